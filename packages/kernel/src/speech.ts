import type { SaidValues } from './phrase.ts';
import { meaningAt, offersAt } from './proposals.ts';
import type { Meaning, Offer, Realm } from './realm.ts';
import { type Figures, infoOf, mayBeOf, nothing, type Question, type Verb, type VerbInfo, verbsOf } from './verb.ts';
import { deny, gatherReasons, grant, type Reason, type Verdict } from './verdict.ts';
import { begin, complete, follow, type Judging, type PhrasePosition, saidAt } from './walk.ts';
import { printSentence, type Sentence, STOP, type Word } from './word.ts';

/** The result of `judge` for a granted beginning. */
export interface Judgement<R extends Realm> {
  /** It may be sent as it is. */
  readonly whole: boolean;
  readonly figures: Figures<R>;
  /** Its verb; null while several are possible. */
  readonly verb: VerbInfo<R> | null;
}

const END: Meaning<'stop', null> = { word: STOP, kind: 'stop', value: null };

/** Every word that may follow, and `.` if the sentence may be sent as it is; none after a denied beginning. */
export function offers<R extends Realm>(asked: OpenQuestion<R>, said: Sentence): Offer<R>[] {
  const words = new Map<Word, Offer<R>>();
  for (const { verb, position, denied } of read(asked, said)) {
    // Words already offered by one verb are not judged again by the next.
    if (denied === null && offersAt(asked.seen, verb.nodes, position, words)) words.set(STOP, END);
  }
  return [...words.values()];
}

/** Each word of a beginning with its meaning, per the first verb that allows it; empty if none does. */
export function heard<R extends Realm>(asked: OpenQuestion<R>, said: Sentence): Offer<R>[] {
  const meant = read(asked, said).find(({ denied }) => denied === null)?.verb;
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
  const readings = read(asked, said);
  // Two verbs may begin alike, but a whole sentence must belong to one.
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

/** Whether a whole sentence is granted. Faster than `judge`: no figures, no reasons. */
export function allows<R extends Realm>(asked: OpenQuestion<R>, said: Sentence): boolean {
  return verbsOf(asked.question.verbs, said).some((verb) => sayAll(asked, verb, said, true) !== null);
}

/** The values of a whole sentence as one verb reads it; null if the verb cannot read it or, judging, denies it. */
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

/** The action of a granted sentence. It is only parsed here: the seat's view has judged it before. */
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

/** The reasons of the verbs that can read every word; if none can, the index of the first unexpected word. */
function refusal<R extends Realm>(
  asked: OpenQuestion<R>,
  said: Sentence,
  readings: readonly Reading<R>[],
): Verdict<Judgement<R>> {
  if (readings.length > 0)
    return { granted: false, reasons: gatherReasons(readings.map(({ denied }) => denied ?? [])) };
  const index = Math.max(0, ...asked.question.verbs.map((verb) => wordsRead(asked, verb, said)));
  return deny('sentence', 'unexpected', { amount: index });
}

function wordsRead<R extends Realm>({ seen, frame }: OpenQuestion<R>, { nodes }: Verb<R>, said: Sentence): number {
  const position = begin(nodes, { frame });
  const index = said.findIndex((word) => follow(seen, nodes, position, word, 'none') === null);
  return index === -1 ? said.length : index;
}

export interface OpenQuestion<R extends Realm> {
  readonly seen: R['seen'];
  readonly question: Question<R>;
  readonly frame: object;
}

interface Reading<R extends Realm> {
  readonly verb: Verb<R>;
  readonly position: PhrasePosition;
  /** Why the verb denies what it can read; null if it allows it. */
  readonly denied: readonly Reason[] | null;
  /** The reasons granted with the last word. */
  readonly granted: readonly Reason[];
}

/** Verbs may begin alike (`g03 move`, `g03 fire`), so all verbs that can read the beginning do so side by side. */
function read<R extends Realm>({ seen, frame, question }: OpenQuestion<R>, said: Sentence): readonly Reading<R>[] {
  let readings: Reading<R>[] = [];
  for (const verb of question.verbs) {
    if (!mayBeOf(verb, said)) continue;
    readings.push({ verb, position: begin(verb.nodes, { frame }), denied: null, granted: NOTHING });
  }
  for (let position = 0; position < said.length; position++) {
    const further: Reading<R>[] = [];
    for (const reading of readings) {
      const next = advance(seen, reading, said[position] ?? '', judgingAt(position, said));
      if (next !== null) further.push(next);
    }
    readings = further;
  }
  return readings;
}

/** The second-to-last word is judged as a last word too: a fixed word after it judges nothing. */
function judgingAt(position: number, said: Sentence): Judging {
  return position < said.length - 2 ? 'followed' : 'last';
}

const NOTHING: readonly Reason[] = [];

/**
 * One word further; null if the verb cannot read it. After a denied word it only parses on, to find out which verb the speaker
 * meant.
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
