import { type GameSystem, randomOf, type Realm, type Seat } from '@sandtable/kernel';
import { act, type DoneTurn } from '@sandtable/session';
import { workerData } from 'piscina';
import type { HostedGame } from './hosted-game.ts';
import type { Errand, Question, Thoughts } from './thinkers.ts';

const found: { readonly hostedGames?: () => readonly HostedGame[] } = await import(moduleOf(workerData));
const games = new Map((found.hostedGames?.() ?? []).map((game) => [game.system.id, game]));

export function answer(asked: Question | Errand): Thoughts {
  const hosted = games.get(asked.game);
  if (hosted === undefined) throw new Error(`no game '${asked.game}' in this thread`);
  return 'state' in asked
    ? carryOut(hosted.system, asked.seat, asked.state)
    : hosted.think(asked.bot, asked.view, randomOf(asked.chance));
}

/** What the AI, a procedure of the rules, says in this state, and what comes of it; the match takes it over by `prepareDone`. */
function carryOut(system: GameSystem<Realm>, seat: Seat, frozen: string): DoneTurn<Realm> {
  const state = system.revive(frozen);
  const [say, another] = system.everySentence(system.view(state, seat));
  if (say === undefined || another !== undefined) throw new Error('a procedure says one thing');
  const { told, news, asks } = act(system, state, { seat, say }, false);
  return { say, state: system.freeze(state), told, news, asks };
}

function moduleOf(given: unknown): string {
  if (typeof given !== 'string') throw new TypeError('a thread is given the address of a module');
  return given;
}
