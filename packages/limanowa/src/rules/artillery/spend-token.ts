import { heldCorps, unitOf } from '../../model/battle.ts';
import type { Held, LimanowaIo } from '../../model/state.ts';
import type { Shot } from '../../model/turn.ts';

/** L9a: takes the token and marks the battery (L9f). */
export function spendToken(held: Held, io: LimanowaIo, use: 'shell' | 'support', { battery, target }: Shot): void {
  const { turn } = held.view;
  const { corps } = unitOf(held, battery);
  heldCorps(held, corps).tokens -= 1;
  turn.spent = [...turn.spent, battery];
  io.emit({ rule: 'L9a', key: 'tokenSpent', corps, battery, target, use });
}

/** L9d: the answer to an attack. A shell waits for the artillery step, a support counts from now on. */
export function answer(held: Held, io: LimanowaIo, use: 'shell' | 'support', shot: Shot): void {
  const { turn } = held.view;
  spendToken(held, io, use, shot);
  if (use === 'shell') turn.answers = [...turn.answers, shot];
  else turn.supports = [...turn.supports, shot];
}
