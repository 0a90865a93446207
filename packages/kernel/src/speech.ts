import type { SaidValues } from './phrase.ts';
import { meaningAt, offersAt } from './proposals.ts';
import type { Meaning, Offer, Realm } from './realm.ts';
import { type Figures, infoOf, mayBeOf, nothing, type Question, type Verb, type VerbInfo, verbsOf } from './verb.ts';
import { deny, gatherReasons, grant, type Reason, type Verdict } from './verdict.ts';
import { begin, complete, follow, type Judging, type PhrasePosition, saidAt } from './walk.ts';
import { printSentence, type Sentence, STOP, type Word } from './word.ts';

/** What `judge` says of a granted beginning. */
export interface Judgement<R extends Realm> {
  /** It may be sent as it stands. */
  readonly whole: boolean;
  readonly figures: Figures<R>;
  /** The verb that it is the beginning of; null while there are several. */
  readonly verb: VerbInfo<R> | null;
}

const END: Meaning<'stop', null> = { word: STOP, kind: 'stop', value: null };

/** Every word that may follow; `.` where the sentence may be sent as it stands; none after what would be denied. */
export function offers<R extends Realm>(asked: OpenQuestion<R>, said: Sentence): Offer<R>[] {
  const words = new Map<Word, Offer<R>>();
  for (const { verb, position, denied } of read(asked, said, true)) {
    // What one of several verbs has offered already, the others need not judge.
    if (denied === null && offersAt(asked.seen, verb.nodes, position, words)) words.set(STOP, END);
  }
  return [...words.values()];
}

/** Every word of a beginning with what it means, as the first verb takes it that allows it; none where no verb does. */
export function heard<R extends Realm>(asked: OpenQuestion<R>, said: Sentence): Offer<R>[] {
  const meant = read(asked, said, true).find(({ denied }) => denied === null)?.verb;
  const words: Offer<R>[] = [];
  if (meant === undefined) return words;
  const position = begin(meant.nodes, { frame: asked.frame });
  for (const word of said) {
    const meaning = meaningAt(asked.seen, meant.nodes, position, word);
    if (meaning !== null) words.push(meaning);
    follow(asked.seen, meant.nodes, position, word, 'none');
  }
  return words;
}

/** Any beginning: granted with its figures, or denied with every reason. */
export function judge<R extends Realm>(asked: OpenQuestion<R>, said: Sentence): Verdict<Judgement<R>> {
  const readings = read(asked, said, true);
  // Two verbs may begin alike, but never end alike: resolution could not tell which of them was meant.
  const ways = readings.filter(isWhole).length;
  if (ways > 1) throw unreadable(asked, said, ways);
  const allowed = readings.filter(({ denied }) => denied === null);
  const [only, another] = allowed;
  if (only === undefined) return refusal(asked, said, readings);
  const whole = allowed.some(isWhole);
  if (another !== undefined) return grant({ whole, figures: nothing(), verb: null });
  const { nodes, figures } = only.verb;
  const { value, reasons } = figures(asked.seen, complete(nodes, only.position) ?? saidAt(nodes, only.position));
  return grant({ whole, figures: value, verb: infoOf(only.verb) }, [...only.granted, ...reasons]);
}

/** Is it granted as a whole sentence? Without figures and reasons: the quick way, for those who say thousands. */
export function allows<R extends Realm>(asked: OpenQuestion<R>, said: Sentence): boolean {
  return verbsOf(asked.question.verbs, said).some((verb) => sayAll(asked, verb, said, true) !== null);
}

/** The sentence as one verb takes it, from the first word to the last; null where it cannot, or, judging, denies it. */
function sayAll<R extends Realm>(
  { seen, frame }: OpenQuestion<R>,
  { nodes }: Verb<R>,
  said: Sentence,
  judging: boolean,
): SaidValues | null {
  const position = begin(nodes, { frame });
  for (let at = 0; at < said.length; at++) {
    const verdict = follow(seen, nodes, position, said[at] ?? '', judging ? judgingAt(at, said) : 'none');
    if (!verdict?.granted) return null;
  }
  return complete(nodes, position);
}

function isWhole<R extends Realm>({ verb, position }: Reading<R>): boolean {
  return complete(verb.nodes, position) !== null;
}

/** The action that a granted sentence stands for. It is only read: the seat's view has judged it before. */
export function actionOf<R extends Realm>(asked: OpenQuestion<R>, sentence: Sentence): [Verb<R>, SaidValues] {
  const ways: [Verb<R>, SaidValues][] = [];
  for (const verb of verbsOf(asked.question.verbs, sentence)) {
    const said = sayAll(asked, verb, sentence, false);
    if (said) ways.push([verb, said]);
  }
  const [action] = ways;
  if (!action || ways.length > 1) throw unreadable(asked, sentence, ways.length);
  return action;
}

function unreadable<R extends Realm>({ question }: OpenQuestion<R>, sentence: Sentence, ways: number): Error {
  return new Error(`'${printSentence(sentence)}' can be read in ${ways} ways at '${question.key}'`);
}

/** The reasons of the verbs that could read it to the end; if none could, the place of the word that nobody expected. */
function refusal<R extends Realm>(
  asked: OpenQuestion<R>,
  said: Sentence,
  readings: readonly Reading<R>[],
): Verdict<Judgement<R>> {
  if (readings.length > 0)
    return { granted: false, reasons: gatherReasons(readings.map(({ denied }) => denied ?? [])) };
  const index = said.findIndex((_word, at) => read(asked, said.slice(0, at + 1), false).length === 0);
  return deny('sentence', 'unexpected', { amount: index });
}

/** A question with the frame that asks it, and what is seen by whoever is asked. */
export interface OpenQuestion<R extends Realm> {
  readonly seen: R['seen'];
  readonly question: Question<R>;
  readonly frame: object;
}

/** The words so far, as one of the verbs takes them. */
interface Reading<R extends Realm> {
  readonly verb: Verb<R>;
  readonly position: PhrasePosition;
  /** Why the verb does not allow what was said, though it can be read; null if it does. */
  readonly denied: readonly Reason[] | null;
  /** What the last word was granted with. */
  readonly granted: readonly Reason[];
}

/** Several verbs may begin alike (`g03 move`, `g03 fire`), so a beginning is read by all that can, side by side. */
function read<R extends Realm>(
  { seen, frame, question }: OpenQuestion<R>,
  said: Sentence,
  judging: boolean,
): readonly Reading<R>[] {
  let readings: Reading<R>[] = [];
  for (const verb of question.verbs) {
    if (!mayBeOf(verb, said)) continue;
    readings.push({ verb, position: begin(verb.nodes, { frame }), denied: null, granted: NOTHING });
  }
  for (const [position, word] of said.entries()) {
    const further: Reading<R>[] = [];
    for (const reading of readings) {
      const next = advance(seen, reading, word, judging ? judgingAt(position, said) : 'none');
      if (next !== null) further.push(next);
    }
    readings = further;
  }
  return readings;
}

/** How the word at a place of a sentence is judged. One word after it may be a fixed one, which judges nothing. */
function judgingAt(position: number, said: Sentence): Judging {
  return position < said.length - 2 ? 'followed' : 'last';
}

const NOTHING: readonly Reason[] = [];

/**
 * One word further; null where the verb cannot take it by its form. After a denied word it is only read on, so that the verb
 * the speaker meant can be told from those he did not.
 */
function advance<R extends Realm>(
  seen: R['seen'],
  { verb, position, denied }: Reading<R>,
  word: Word,
  judging: Judging,
): Reading<R> | null {
  const verdict = follow(seen, verb.nodes, position, word, denied === null ? judging : 'none');
  if (verdict === null) return null;
  return verdict.granted
    ? { verb, position, denied, granted: verdict.reasons }
    : { verb, position, denied: verdict.reasons, granted: NOTHING };
}
