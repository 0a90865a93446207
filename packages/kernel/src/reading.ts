import type { Reason } from './verdict.ts';
import type { Realm } from './realm.ts';
import { mayBeOf, type Question, type Verb } from './verb.ts';
import { begin, follow, type Judging, type Place } from './walk.ts';
import type { Sentence, Word } from './word.ts';

/** A question with the frame that asks it, and what is seen by whoever is asked. */
export interface OpenQuestion<R extends Realm> {
  readonly seen: R['seen'];
  readonly question: Question<R>;
  readonly frame: object;
}

/** The words so far, as one of the verbs takes them. */
export interface Reading<R extends Realm> {
  readonly verb: Verb<R>;
  readonly place: Place;
  /** Why the verb does not allow what was said, though it can be read; null if it does. */
  readonly denied: readonly Reason[] | null;
  /** What the last word was granted with. */
  readonly granted: readonly Reason[];
}

/** Several verbs may begin alike (`g03 move`, `g03 fire`), so a beginning is read by all that can, side by side. */
export function read<R extends Realm>(
  { seen, frame, question }: OpenQuestion<R>,
  said: Sentence,
  judging: boolean,
): readonly Reading<R>[] {
  let readings: Reading<R>[] = [];
  for (const verb of question.verbs) {
    if (!mayBeOf(verb, said)) continue;
    readings.push({ verb, place: begin(verb.nodes, { frame }), denied: null, granted: NOTHING });
  }
  for (const [place, word] of said.entries()) {
    const further: Reading<R>[] = [];
    for (const reading of readings) {
      const next = advance(seen, reading, word, judging ? judgingAt(place, said) : 'none');
      if (next !== null) further.push(next);
    }
    readings = further;
  }
  return readings;
}

/** How the word at a place of a sentence is judged. One word after it may be a fixed one, which judges nothing. */
export function judgingAt(place: number, said: Sentence): Judging {
  return place < said.length - 2 ? 'followed' : 'last';
}

const NOTHING: readonly Reason[] = [];

/**
 * One word further; null where the verb cannot take it by its form. After a denied word it is only read on, so that the verb
 * the speaker meant can be told from those he did not.
 */
function advance<R extends Realm>(
  seen: R['seen'],
  { verb, place, denied }: Reading<R>,
  word: Word,
  judging: Judging,
): Reading<R> | null {
  const verdict = follow(seen, verb.nodes, place, word, denied === null ? judging : 'none');
  if (verdict === null) return null;
  return verdict.granted
    ? { verb, place, denied, granted: verdict.reasons }
    : { verb, place, denied: verdict.reasons, granted: NOTHING };
}
