import { printSentence, randomAt, type Bot, type Realm, type Sentence } from '@sandtable/kernel';
import type { Answer } from './moment.ts';
import type { Match } from './match.ts';

/** The available bots, by name. */
export type Bots<View> = { readonly [name: string]: Bot<View> };

/**
 * Plays one entry for a seat that no person holds: a bot's sentence, or the procedure's only one. Null if a person is asked
 * or the match is over. A bot's sentence is judged like anyone's, so the answer may be a refusal.
 */
export function playOne<R extends Realm>(match: Match<R>, bots: Bots<R['view']> = {}): Answer | null {
  const seat = match.asks;
  const holder = seat === null ? undefined : match.seating[seat];
  if (seat === null || holder === undefined || holder.kind === 'person') return null;
  const { view } = match.now(seat);
  if (holder.kind === 'procedure') return match.say(seat, match.seq, onlySentence(match.system.everySentence(view)));
  const bot = bots[holder.bot];
  if (bot === undefined) throw new Error(`no bot '${holder.bot}' for the seat '${seat}'`);
  // From the match's seed, but a stream of its own that changes with every entry.
  const random = randomAt(match.secretSeed, `bot/${seat}`, match.seq);
  return match.say(seat, match.seq, bot(view, random));
}

/** Plays until a person is asked, the match is over, or a sentence is refused. */
export function playOn<R extends Realm>(match: Match<R>, bots: Bots<R['view']> = {}): Answer | null {
  for (;;) {
    const answer = playOne(match, bots);
    if (answer === null || !answer.granted) return answer;
  }
}

/** A procedure makes no choices: the rules do. */
function onlySentence(sentences: Iterable<Sentence>): Sentence {
  const [only, another] = sentences;
  if (only === undefined || another !== undefined) {
    throw new Error(`a procedure has a choice: ${printSentence(only ?? [])} or ${printSentence(another ?? [])}`);
  }
  return only;
}
