import type { So } from './phrase.ts';
import { addOffers, judgingAt, read, type Asked, type Reading } from './reading.ts';
import { deny, gatherReasons, grant, type Verdict } from './verdict.ts';
import { type Figures, type Realm, type Verb, verbsOf } from './verb.ts';
import { begin, complete, follow, saidAt } from './walk.ts';
import { printSentence, type Sentence, type Word } from './word.ts';

/** What `judge` says of a granted beginning. */
export interface Judgement {
  /** It may be sent as it stands. */
  readonly whole: boolean;
  readonly figures: Figures;
}

/** Every word that may follow; `.` where the sentence may be sent as it stands; none after what would be denied. */
export function offers<R extends Realm>(asked: Asked<R>, said: Sentence): Word[] {
  const words = new Set<Word>();
  for (const reading of read(asked, said, true)) if (reading.denied === null) addOffers(asked.seen, reading, words);
  return [...words];
}

/** Any beginning: granted with its figures, or denied with every reason. */
export function judge<R extends Realm>(asked: Asked<R>, said: Sentence): Verdict<Judgement> {
  const readings = read(asked, said, true);
  // Two verbs may begin alike, but never end alike: resolution could not tell which of them was meant.
  const ways = readings.filter(isWhole).length;
  if (ways > 1) throw unreadable(asked, said, ways);
  const allowed = readings.filter(({ denied }) => denied === null);
  const [only, another] = allowed;
  if (only === undefined) return refusal(asked, said, readings);
  const whole = allowed.some(isWhole);
  if (another !== undefined) return grant({ whole, figures: {} });
  const { nodes, figures } = only.verb;
  const { value, reasons } = figures(asked.seen, complete(nodes, only.place) ?? saidAt(nodes, only.place));
  return grant({ whole, figures: value }, [...only.granted, ...reasons]);
}

/** Is it granted as a whole sentence? Without figures and reasons: the quick way, for those who say thousands. */
export function allows<R extends Realm>(asked: Asked<R>, said: Sentence): boolean {
  return verbsOf(asked.question.verbs, said).some((verb) => sayAll(asked, verb, said, true) !== null);
}

/** The sentence as one verb takes it, from the first word to the last; null where it cannot, or, judging, denies it. */
function sayAll<R extends Realm>(
  { seen, frame }: Asked<R>,
  { nodes }: Verb<R>,
  said: Sentence,
  judging: boolean,
): So | null {
  const place = begin(nodes, { frame });
  for (let at = 0; at < said.length; at++) {
    const verdict = follow(seen, nodes, place, said[at] ?? '', judging ? judgingAt(at, said) : 'none');
    if (!verdict?.granted) return null;
  }
  return complete(nodes, place);
}

function isWhole<R extends Realm>({ verb, place }: Reading<R>): boolean {
  return complete(verb.nodes, place) !== null;
}

/** The action that a granted sentence stands for. It is only read: the seat's view has judged it before. */
export function actionOf<R extends Realm>(asked: Asked<R>, sentence: Sentence): [Verb<R>, So] {
  const ways: [Verb<R>, So][] = [];
  for (const verb of verbsOf(asked.question.verbs, sentence)) {
    const said = sayAll(asked, verb, sentence, false);
    if (said) ways.push([verb, said]);
  }
  const [action] = ways;
  if (!action || ways.length > 1) throw unreadable(asked, sentence, ways.length);
  return action;
}

function unreadable<R extends Realm>({ question }: Asked<R>, sentence: Sentence, ways: number): Error {
  return new Error(`'${printSentence(sentence)}' can be read in ${ways} ways at '${question.key}'`);
}

/** The reasons of the verbs that could read it to the end; if none could, the place of the word that nobody expected. */
function refusal<R extends Realm>(
  asked: Asked<R>,
  said: Sentence,
  readings: readonly Reading<R>[],
): Verdict<Judgement> {
  if (readings.length > 0)
    return { granted: false, reasons: gatherReasons(readings.map(({ denied }) => denied ?? [])) };
  const index = said.findIndex((_word, at) => read(asked, said.slice(0, at + 1), false).length === 0);
  return deny('sentence', 'unexpected', { amount: index });
}
