import type { AiOrder } from '../../model/solo/order.ts';
import type { AiTile, MissionSheet, Posture } from '../../model/pack/solo-mission.ts';
import type { DraftPlay } from '../../model/draft/draft.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { DEFAULT_SPACE } from '../../model/solo/solo.ts';

// G5.3: the AI's tiles, the posture they give, and where they are placed. Tiles are indices into the pack.

/** G5.3c: one tile per card of the AI's side played for its top, lowest number first. */
export function pullTiles(pack: Pack, plays: readonly DraftPlay[], ai: PlayerId): number[] {
  const places = plays.flatMap(({ player, deck, card, half }) => {
    const played = pack.generatorCards[card];
    if (player !== ai || deck !== 'card' || half !== 'top' || played === undefined) return [];
    return pack.aiTiles.flatMap(({ side, number }, place) =>
      side === played.side && number === played.number ? [place] : [],
    );
  });
  return places.sort((a, b) => tileOf(pack, a).number - tileOf(pack, b).number);
}

export function tileOf({ aiTiles }: Pack, place: number): AiTile {
  return aiTiles[place] ?? missing(place);
}

function missing(place: number): never {
  throw new RangeError(`no AI tile ${place} in this pack`);
}

/** G5.3.1: the posture of most tiles; null if tied or without tiles. */
export function majorityOf(pack: Pack, tiles: readonly number[]): Posture | null {
  const defense = tiles.filter((tile) => tileOf(pack, tile).posture === 'defense').length;
  const offense = tiles.length - defense;
  if (defense === offense) return null;
  return defense > offense ? 'defense' : 'offense';
}

const LAST_DEFENSE = 3;

/** 1-3 Defense, 4-6 Offense. */
export function postureByDie(die: number): Posture {
  return die <= LAST_DEFENSE ? 'defense' : 'offense';
}

/** A list of the sheet: its orders in order, and the tile of each; -1 for the sheet's own. */
export interface OrderSpaces {
  readonly orders: readonly AiOrder[];
  readonly tiles: readonly number[];
}

/** G5.5a, R-139: a tile on the track, and the spaces it leaps along. */
export interface LeapingTile {
  readonly tile: number;
  readonly path: readonly number[];
}

export interface LaidTiles {
  readonly counteractions: OrderSpaces;
  readonly missionOrders: OrderSpaces;
  readonly track: readonly LeapingTile[];
}

/** G5.3.1b: each tile goes on the lowest free space of its kind. */
export function placeTiles(pack: Pack, tiles: readonly number[], sheet: MissionSheet): LaidTiles {
  const ofKind = (kind: AiTile['kind']): number[] => tiles.filter((tile) => tileOf(pack, tile).kind === kind);
  return {
    counteractions: orderSpaces(pack, ofKind('counteraction'), sheet.counteraction),
    missionOrders: orderSpaces(pack, ofKind('missionOrder'), sheet.missionOrder),
    track: leapingTiles(ofKind('track'), sheet),
  };
}

/** a third tile covers the default; further ones are tried after it. */
function orderSpaces(pack: Pack, tiles: readonly number[], own: AiOrder): OrderSpaces {
  const orders = tiles.flatMap((tile) => {
    const it = tileOf(pack, tile);
    return it.kind === 'track' ? [] : [it.order];
  });
  return tiles.length < DEFAULT_SPACE
    ? { orders: [...orders, own], tiles: [...tiles, -1] }
    : { orders, tiles: [...tiles] };
}

/** A tile without a free space stays off the track, but its mission-long effects hold. */
function leapingTiles(tiles: readonly number[], sheet: MissionSheet): LeapingTile[] {
  const starts = sheet.tiles.flat().sort((a, b) => a - b);
  return tiles.flatMap((tile, index) => {
    const start = starts[index];
    return start === undefined ? [] : [{ tile, path: pathFrom(sheet, start) }];
  });
}

/** G5.5b: the spaces a tile that starts here goes along. */
function pathFrom({ tiles }: MissionSheet, start: number): number[] {
  const row = tiles.find((spaces) => spaces.includes(start)) ?? [];
  return row.filter((space) => space >= start);
}
