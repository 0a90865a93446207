import type { AiNote, Bear, BearEvent, State, View } from '@sandtable/bear';
import { type Bot, randomAt, Recorder, streamsOf } from '@sandtable/kernel';
import type { Match } from '@sandtable/session';
import type { Handicap } from '../../face/link.ts';

/** A longer battle is a bug. */
const MOST_ENTRIES = 20_000;

/** The side that wins when captain bots fight a generated battle from its set-up, with dice from `seed`; null for a draw. */
export function trialOf(
  match: Match<Bear>,
  captain: Bot<View>,
  seed: string,
  handicap: Handicap | null,
): string | null {
  const { system } = match;
  const state = match.stateAt(setUpEntry(match));
  Object.assign(state.random, streamsOf(seed, system.streams));
  if (handicap !== null) giveCaps(state, handicap);
  for (let entries = 0; entries < MOST_ENTRIES; entries++) {
    const pending = system.pending(state);
    if (pending === undefined) return winnerOf(match, state);
    const view = system.view(state, pending.seat);
    const [only, another] = system.everySentence(view);
    // The AI's procedure, or a question with only one answer.
    const sentence =
      only !== undefined && another === undefined ? only : captain(view, randomAt(seed, pending.seat, entries));
    system.apply(state, sentence, new Recorder<BearEvent, AiNote>(state.random));
  }
  throw new Error(`a battle did not end in ${MOST_ENTRIES} entries`);
}

const setUps = new WeakMap<Match<Bear>, number>();

function setUpEntry(match: Match<Bear>): number {
  const known = setUps.get(match);
  if (known !== undefined) return known;
  let [before, after] = [-1, match.seq];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (match.stateAt(middle).draft?.phase === 'done') after = middle;
    else before = middle;
  }
  setUps.set(match, after);
  return after;
}

function giveCaps(state: State, { side, amount: caps }: Handicap): void {
  for (const player of state.players) {
    if (player.side !== side) continue;
    player.start += caps;
    player.caps += caps;
  }
}

function winnerOf({ system }: Match<Bear>, state: State): string | null {
  const winners = system.outcome(system.view(state, 'spectator'))?.winners ?? [];
  return state.players.find(({ seat }) => winners.includes(seat))?.side ?? null;
}
