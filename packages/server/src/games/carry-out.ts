import type { GameSystem, Realm, Seat } from '@sandtable/kernel';
import { act, type DoneTurn } from '@sandtable/session';

/** What the AI, a procedure of the rules, says in this state, and what comes of it; the match takes it over by `prepareDone`. */
export function carryOut(system: GameSystem<Realm>, seat: Seat, frozen: string): DoneTurn<Realm> {
  const state = system.revive(frozen);
  const [say, another] = system.everySentence(system.view(state, seat));
  if (say === undefined || another !== undefined) throw new Error('a procedure says one thing');
  const { told, news, asks } = act(system, state, { seat, say }, false);
  return { say, state: system.freeze(state), told, news, asks };
}
