import type { GameSystem, Realm, Seat } from '@sandtable/kernel';
import { act, type DoneTurn } from '@sandtable/session';

/** Carries out the AI's one sentence in this state; the match enters the result by `prepareDone`. */
export function carryOut(system: GameSystem<Realm>, seat: Seat, frozen: string): DoneTurn<Realm> {
  const state = system.revive(frozen);
  const [say, another] = system.everySentence(system.view(state, seat));
  if (say === undefined || another !== undefined) throw new Error('a procedure says one thing');
  const { told, news, asks } = act(system, state, { seat, say }, false);
  return { say, state: system.freeze(state), told, news, asks };
}
