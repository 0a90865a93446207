import type { SheetList } from '../../model/solo/events.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { BearIo } from '../../model/battle/state.ts';
import { type LaidTiles, type OrderSpaces, tileOf } from './tiles.ts';

/** G5.3.1b: each tile with its space, and where the sheet's own orders stand. */
export function tellTiles(pack: Pack, tiles: readonly number[], laid: LaidTiles, io: BearIo): void {
  const place = (tile: number, list: SheetList, space: number): void =>
    io.emit({ rule: 'G5.3.1b', key: 'tilePlaced', tile, list, space });
  const tellOrders = ({ tiles: placed }: OrderSpaces, list: 'counteraction' | 'missionOrder'): void =>
    placed.forEach((tile, index) => {
      if (tile !== -1) return place(tile, list, index + 1);
      io.emit({ rule: list === 'counteraction' ? 'G5.3.2' : 'G5.3.3', key: 'defaultStands', list });
    });
  tellOrders(laid.counteractions, 'counteraction');
  tellOrders(laid.missionOrders, 'missionOrder');
  for (const tile of tiles) {
    if (tileOf(pack, tile).kind !== 'track') continue;
    place(tile, 'track', laid.track.find((each) => each.tile === tile)?.path[0] ?? -1);
  }
}
