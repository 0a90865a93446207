import type { AiOrder } from '../../model/solo/order.ts';
import type { AiTile, MissionSheet } from '../../model/pack/solo-mission.ts';
import type { DraftPlay } from '../../model/draft/draft.ts';
import type { PlayerId, UnitId } from '../../model/ids.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { GeneratedSolo, SoloTerms, TrackEvent, TrackTile } from '../../model/solo/solo.ts';
import { type LaidTiles, type OrderSpaces, tileOf } from './tiles.ts';

/** R-141, G6.1: the units that a tile means: those which the top of its card has chosen, else those it has given. */
export function unitsOfTile(pack: Pack, plays: readonly DraftPlay[], ai: PlayerId, tile: AiTile): readonly UnitId[] {
  const play = plays.find(
    ({ player, deck, card, half }) =>
      player === ai && deck === 'card' && half === 'top' && pack.generatorCards[card]?.number === tile.number,
  );
  if (play === undefined) return [];
  return play.chosen.length > 0 ? play.chosen : play.units;
}

/** What the sheet and its tiles say, as the battle reads it. */
type SheetTerms = Pick<SoloTerms, 'length' | 'track' | 'counteractions' | 'missionOrders'> &
  Pick<GeneratedSolo, 'tiles' | 'counteractionTiles' | 'missionOrderTiles'>;

/** G5.3.1b, G5.5: `meant` are the units that a tile is about. */
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

/** The orders of some tiles are for the units of their card alone. */
function forTile(tile: AiTile, order: AiOrder, meant: (tile: AiTile) => readonly UnitId[]): AiOrder {
  return tile.among === 'card' ? { ...order, among: meant(tile) } : order;
}
