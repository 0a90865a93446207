import type { Burst } from '../model/battle/means.ts';
import { hasEnemyIn } from '../model/battle/battle.ts';
import { type BearIo, type Held, playerOf } from '../model/battle/state.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { pushBurst } from '../rules/attack/attack.ts';
import type { HexId, PlayerId } from '../model/ids.ts';

const AIRCRAFT: Readonly<Record<Side, Burst>> = { german: 'air-strike-german', soviet: 'air-strike-soviet' };

/** B17.5d: the AI has no aircraft of its own; where an event of its track brings some, bombs fall on units in these hexes. */
export function strikeFromTheAir(held: Held, player: PlayerId, hexes: readonly HexId[], io: BearIo): void {
  const { side } = playerOf(held, player);
  for (const at of hexes) if (hasEnemyIn(held, side, at)) pushBurst(held, { player, at, burst: AIRCRAFT[side] }, io);
}
