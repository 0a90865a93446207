import type { Random } from './random.ts';
import type { Asked } from './reading.ts';
import { offers } from './speech.ts';
import type { Realm, Verb } from './verb.ts';
import { begin, follow, offersAt, type Place } from './walk.ts';
import { STOP, type Sentence, type Word } from './word.ts';

/** How often each word was spoken. Random play takes the seldom ones first, so that rare rules are met. */
export type Spoken = Map<Word, number>;

/** A sentence at random, word by word: the quickest way through the slots, since it asks for candidates alone. */
export function randomSentence<R extends Realm>(
  { seen, frame, question }: Asked<R>,
  random: Random,
  spoken?: Spoken,
): Sentence {
  let ways: Way<R>[] = [];
  for (const verb of question.verbs) ways.push({ verb, place: begin(verb.nodes, { frame }), end: 0 });
  const said: Word[] = [];
  for (;;) {
    const words: Word[] = [];
    let whole = false;
    for (const way of ways) {
      if (offersAt(seen, way.verb.nodes, way.place, words)) whole = true;
      way.end = words.length;
    }
    if (whole && (words.length === 0 || random.below(2) === 0)) return said;
    if (words.length === 0) throw new Error(`a dead end after '${said.join(' ')}'`);
    const word = spoken === undefined ? random.pick(words) : pickSeldom(words, random, spoken);
    said.push(word);
    ways = listen(seen, ways, word, words);
  }
}

/** The words so far as one verb takes them, and where the words it offers next end. */
interface Way<R extends Realm> {
  readonly verb: Verb<R>;
  readonly place: Place;
  end: number;
}

/** The ways that offered the word, one word further. */
function listen<R extends Realm>(
  seen: R['seen'],
  ways: readonly Way<R>[],
  word: Word,
  words: readonly Word[],
): Way<R>[] {
  const further: Way<R>[] = [];
  let from = 0;
  for (const { verb, place, end } of ways) {
    const at = words.indexOf(word, from);
    const isOffered = at >= 0 && at < end;
    if (isOffered && follow(seen, verb.nodes, place, word, 'none') !== null) further.push({ verb, place, end: 0 });
    from = end;
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
export function* everySentence<R extends Realm>(asked: Asked<R>, said: Sentence = []): Generator<Sentence> {
  for (const word of offers(asked, said)) {
    if (word === STOP) yield said;
    else yield* everySentence(asked, [...said, word]);
  }
}
