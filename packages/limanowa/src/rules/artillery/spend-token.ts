import { heldCorps, unitOf } from '../../model/battle.ts';
import type { Held, LimanowaIo } from '../../model/state.ts';
import type { Shot } from '../../model/turn.ts';

/** L9a: takes the token. A shell waits in `turn` for the artillery step, a support counts from now on. */
export function spendToken(held: Held, io: LimanowaIo, use: 'shell' | 'support', { battery, target }: Shot): void {
  const { turn } = held.view;
  const { corps } = unitOf(held, battery);
  heldCorps(held, corps).tokens -= 1;
  turn.spent = [...turn.spent, battery];
  if (use === 'shell') turn.shells = [...turn.shells, { battery, target }];
  else turn.supports = [...turn.supports, { battery, target }];
  io.emit({ rule: 'L9a', key: 'tokenSpent', corps, battery, target, use });
}
