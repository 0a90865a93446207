import type { Random } from './random.ts';
import { advance, read, type Asked, type Reading } from './reading.ts';
import { offers } from './speech.ts';
import type { Realm } from './verb.ts';
import { offersAt } from './walk.ts';
import { STOP, type Sentence, type Word } from './word.ts';

/** How often each word was spoken. Random play takes the seldom ones first, so that rare rules are met. */
export type Spoken = Map<Word, number>;

/** A sentence at random, word by word: the quickest way through the slots, since it asks for candidates alone. */
export function randomSentence<R extends Realm>(
  seen: R['seen'],
  asked: Asked<R>,
  random: Random,
  spoken?: Spoken,
): Sentence {
  let readings = read(seen, asked, [], false);
  const said: Word[] = [];
  for (;;) {
    const { words, ends, whole } = hear(seen, readings);
    if (whole && (words.length === 0 || random.below(2) === 0)) return said;
    if (words.length === 0) throw new Error(`a dead end after '${said.join(' ')}': nothing may follow`);
    const word = spoken === undefined ? random.pick(words) : pickSeldom(words, random, spoken);
    said.push(word);
    readings = listen(seen, readings, word, words, ends);
  }
}

/** What the readings offer, one after another; `ends` tells where each one's words end. */
function hear<R extends Realm>(
  seen: R['seen'],
  readings: readonly Reading<R>[],
): { words: Word[]; ends: number[]; whole: boolean } {
  const words: Word[] = [];
  const ends: number[] = [];
  let whole = false;
  for (const { verb, place } of readings) {
    if (offersAt(seen, verb.nodes, place, words)) whole = true;
    ends.push(words.length);
  }
  return { words, ends, whole };
}

/** The readings that offered the word, one word further. */
function listen<R extends Realm>(
  seen: R['seen'],
  readings: readonly Reading<R>[],
  word: Word,
  words: readonly Word[],
  ends: readonly number[],
): readonly Reading<R>[] {
  const further: Reading<R>[] = [];
  let from = 0;
  for (const [index, reading] of readings.entries()) {
    const to = ends[index] ?? from;
    const at = words.indexOf(word, from);
    const next = at >= 0 && at < to ? advance(seen, reading, word, false) : null;
    if (next !== null) further.push(next);
    from = to;
  }
  return further;
}

function pickSeldom(words: readonly Word[], random: Random, spoken: Spoken): Word {
  const times = words.map((word) => spoken.get(word) ?? 0);
  const least = Math.min(...times);
  const word = random.pick(words.filter((_word, index) => times[index] === least));
  spoken.set(word, least + 1);
  return word;
}

/** Every whole sentence that begins so. For small positions: one group of four can have millions. */
export function* everySentence<R extends Realm>(
  seen: R['seen'],
  asked: Asked<R>,
  said: Sentence = [],
): Generator<Sentence> {
  for (const word of offers(seen, asked, said)) {
    if (word === STOP) yield said;
    else yield* everySentence(seen, asked, [...said, word]);
  }
}
