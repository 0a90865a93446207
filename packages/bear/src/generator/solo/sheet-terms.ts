import type { AiOrder } from '../../model/solo/order.ts';
import type { AiTile, MissionSheet, Posture } from '../../model/pack/solo-mission.ts';
import type { ControlView } from '../../model/battle/marker.ts';
import type { DraftPlay } from '../../model/draft/draft.ts';
import type { HexId, PlayerId, UnitId } from '../../model/ids.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { GeneratedSolo, SoloTerms, TrackEvent, TrackTile } from '../../model/solo/solo.ts';
import { enemyOf } from '../../model/battle/state.ts';
import type { Terms } from '../../model/battle/terms.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { type LaidTiles, type OrderSpaces, tileOf } from './tiles.ts';

/** R-141, G6.1: the units a tile is about: those its card's top chose, otherwise those it gave. */
export function unitsOfTile(pack: Pack, plays: readonly DraftPlay[], ai: PlayerId, tile: AiTile): readonly UnitId[] {
  const play = plays.find(
    ({ player, deck, card, half }) =>
      player === ai && deck === 'card' && half === 'top' && pack.generatorCards[card]?.number === tile.number,
  );
  if (play === undefined) return [];
  return play.chosen.length > 0 ? play.chosen : play.units;
}

/** The sheet and its tiles, compiled for the battle. */
type SheetTerms = Pick<SoloTerms, 'length' | 'track' | 'counteractions' | 'missionOrders'> &
  Pick<GeneratedSolo, 'tiles' | 'counteractionTiles' | 'missionOrderTiles'>;

/** G5.3.1b, G5.5; `meant` gives the units a tile is about. */
export function sheetTerms(
  pack: Pack,
  { track }: MissionSheet,
  { counteractions, missionOrders, track: leaping }: LaidTiles,
  { length, meant }: { readonly length: number; readonly meant: (tile: AiTile) => readonly UnitId[] },
): SheetTerms {
  const ordersOf = ({ orders, tiles }: OrderSpaces): AiOrder[] =>
    orders.map((order, place) => {
      const tile = tiles[place] ?? -1;
      return tile === -1 ? order : forTile(tileOf(pack, tile), order, meant);
    });
  return {
    length,
    track: track.filter(({ space }) => space <= length),
    counteractions: ordersOf(counteractions),
    missionOrders: ordersOf(missionOrders),
    tiles: leaping.flatMap(({ tile, path }) => trackTile(tileOf(pack, tile), tile, path, meant)),
    counteractionTiles: counteractions.tiles,
    missionOrderTiles: missionOrders.tiles,
  };
}

function trackTile(
  tile: AiTile,
  place: number,
  path: readonly number[],
  meant: (tile: AiTile) => readonly UnitId[],
): TrackTile[] {
  if (tile.kind !== 'track') return [];
  const { name, yellow } = tile;
  const events = tile.events.map((event): TrackEvent =>
    event.kind === 'order' ? { ...event, order: forTile(tile, event.order, meant) } : event,
  );
  return [{ tile: place, name, yellow, events, path }];
}

/** Some tiles order only the units of their card. */
function forTile(tile: AiTile, order: AiOrder, meant: (tile: AiTile) => readonly UnitId[]): AiOrder {
  return tile.among === 'card' ? { ...order, among: meant(tile) } : order;
}

interface Aims {
  readonly terms: Terms;
  readonly controls: readonly ControlView[];
  readonly posture: Posture;
  readonly ai: PlayerId;
  /** the player's entry edge, as chosen. */
  readonly edge: readonly HexId[];
  /** G6.2f: excluded, since it follows its own road; -1 for none. */
  readonly truck: UnitId;
}

/**
 * S4.1.4: objectives of a generated mission besides Control Markers: ground and exits that score for the AI; on Defense
 * also those that score for the player, to deny them. Offense without any heads for the player's entry edge.
 */
export function objectivesOf({ terms, controls, posture, ai, edge, truck }: Aims): (readonly HexId[])[] {
  const side = terms.players[ai]?.side ?? 'german';
  const scoring = [
    ...groundOf(terms, side, truck),
    ...(posture === 'defense' ? groundOf(terms, enemyOf(side), truck) : []),
  ];
  const hasMarker = controls.some((control) => control.side !== side);
  if (scoring.length > 0 || hasMarker || posture === 'defense') return scoring;
  return edge.length === 0 ? [] : [edge];
}

/** Hexes where a side scores for ending there or for leaving. */
function groundOf({ victory, exits }: Terms, side: Side, truck: UnitId): (readonly HexId[])[] {
  const reached = victory.flatMap((rule) =>
    rule.kind === 'reached' && rule.side === side && rule.hexes.length > 0 ? [rule.hexes] : [],
  );
  const edges = new Set(
    victory.flatMap((rule) => (rule.kind === 'left' && rule.side === side && rule.vp > 0 ? [rule.edge] : [])),
  );
  const left = exits.filter(
    ({ side: whose, edge, hexes, units }) =>
      whose === side &&
      edges.has(edge) &&
      hexes.length > 0 &&
      !(units !== null && units.every((unit) => unit === truck)),
  );
  return [...reached, ...left.map(({ hexes }) => hexes)];
}
