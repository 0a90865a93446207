import { type GameSystem, parseSentence, printSentence, type Realm, type Sentence, STOP, type Word } from '../index.ts';

interface Reach {
  /** Words of no game, or of another moment of this one, tried after every beginning. */
  readonly foreign?: readonly Word[];
  /** How many beginnings to try, shortest first. A small position has fewer. */
  readonly most?: number;
}

const MOST_OFFERS = 1000;
const NONSENSE: readonly Word[] = ['', '.', '+', 'nonsense', 'x:1', 'undefined', '__proto__'];

/**
 * Tries the laws of sentences on one view; a line for each broken one. An offered beginning is granted and leads to a whole
 * sentence; after it `judge` grants exactly the words that `offers` lists; no word is offered twice, and never more than a
 * screen could show.
 */
export function brokenLaws<R extends Realm>(
  system: GameSystem<R>,
  view: R['view'],
  { foreign = [], most = 2000 }: Reach = {},
): string[] {
  if (system.pending(view) === undefined) return [];
  const beginnings = beginningsOf(system, view, most);
  const vocabulary = new Set([...NONSENSE, ...foreign, ...beginnings.flatMap(({ offered }) => offered)]);
  vocabulary.delete(STOP);
  return beginnings.flatMap(({ said, offered }) => [
    ...shapeOf(said, offered),
    ...brokenGrants(system, view, said, offered, vocabulary),
  ]);
}

interface Beginning {
  readonly said: Sentence;
  readonly offered: readonly Word[];
}

function beginningsOf<R extends Realm>(system: GameSystem<R>, view: R['view'], most: number): readonly Beginning[] {
  const found: Beginning[] = [{ said: [], offered: wordsAfter(system, view, []) }];
  for (const { said, offered } of found) {
    for (const word of offered) {
      if (found.length >= most) return found;
      if (word !== STOP) found.push({ said: [...said, word], offered: wordsAfter(system, view, [...said, word]) });
    }
  }
  return found;
}

function wordsAfter<R extends Realm>(system: GameSystem<R>, view: R['view'], said: Sentence): Word[] {
  return system.offers(view, said).map(({ word }) => word);
}

function shapeOf(said: Sentence, offered: readonly Word[]): string[] {
  const broken: string[] = [];
  const where = `after '${printSentence(said)}'`;
  if (offered.length === 0) broken.push(`a dead end ${where}`);
  if (offered.length > MOST_OFFERS) broken.push(`${offered.length} words are offered ${where}`);
  if (new Set(offered).size < offered.length) broken.push(`a word is offered twice ${where}: ${offered.join(' ')}`);
  return broken;
}

function brokenGrants<R extends Realm>(
  system: GameSystem<R>,
  view: R['view'],
  said: Sentence,
  offered: readonly Word[],
  vocabulary: ReadonlySet<Word>,
): string[] {
  const broken: string[] = [];
  const verdict = system.judge(view, said);
  const whole = verdict.granted && verdict.value.whole;
  if (!verdict.granted) broken.push(`'${printSentence(said)}' is offered but denied`);
  if (whole !== offered.includes(STOP))
    broken.push(`judge and offers disagree whether '${printSentence(said)}' is whole`);
  for (const word of vocabulary) {
    const granted = system.judge(view, [...said, word]).granted;
    if (granted === offered.includes(word)) continue;
    broken.push(`'${printSentence([...said, word])}' is ${granted ? 'granted but not offered' : 'offered but denied'}`);
  }
  return broken;
}

/** The game as if these words had been said, to try laws on one verb in depth. */
export function after<R extends Realm>(system: GameSystem<R>, beginning: string): GameSystem<R> {
  const before = wordsOf(beginning);
  return {
    ...system,
    offers: (view, said) => system.offers(view, [...before, ...said]),
    judge: (view, said) => system.judge(view, [...before, ...said]),
  };
}

function wordsOf(text: string): Sentence {
  if (text === '') return [];
  const parsed = parseSentence(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}
