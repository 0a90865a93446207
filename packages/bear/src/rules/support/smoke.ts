import { terrainAt } from '../../board/ground.ts';
import { HEAVY_SMOKE } from '../../model/battle.ts';
import type { BearEvent } from '../../model/event.ts';
import { makeMarker } from '../../model/marker.ts';
import type { BearIo, Held, Seen } from '../../model/state.ts';
import type { HexId } from '../../model/ids.ts';

type SmokeRule = Extract<BearEvent, { readonly key: 'smokeLaid' }>['rule'];

/** B13.1: smoke lies nowhere on water. */
export function takesSmoke({ map }: Seen, hex: HexId): boolean {
  return terrainAt(map.ground, hex) !== 'water';
}

/** B13.0, B13.1: a heavy counter in each of these hexes that takes one. */
export function laySmoke(held: Held, hexes: readonly HexId[], rule: SmokeRule, io: BearIo): void {
  const { view } = held;
  const covered = hexes.filter((hex) => takesSmoke(held, hex));
  if (covered.length === 0) return;
  view.markers = [...view.markers, ...covered.map((at) => makeMarker({ kind: 'smoke', at, dm: HEAVY_SMOKE }))];
  io.emit({ rule, key: 'smokeLaid', hexes: covered });
}
