import type { Random } from './random.ts';
import { offers, type OpenQuestion } from './speech.ts';
import type { Realm } from './realm.ts';
import type { Verb } from './verb.ts';
import { isGranted, printValue, proposalsAt, type Proposal } from './proposals.ts';
import { begin, follow, type PhrasePosition } from './walk.ts';
import { STOP, type Sentence, type Word } from './word.ts';

/** How often each word has been used. Random play prefers rare words, so that rare rules come up. */
export type WordCounts = Map<Word, number>;

/**
 * A random sentence, word by word. It draws one of all proposals and only then judges it; a denied one is set aside and another
 * drawn, so few words need judging. The first word decides the verb.
 */
export function randomSentence<R extends Realm>(
  { seen, frame, question }: OpenQuestion<R>,
  random: Random,
  spoken?: WordCounts,
): Sentence {
  let readings: VerbReading<R>[] = [];
  for (const verb of question.verbs) readings.push({ verb, position: begin(verb.nodes, { frame }), end: 0 });
  const said: Word[] = [];
  for (;;) {
    const proposals: Proposal<R>[] = [];
    let whole = false;
    for (const reading of readings) {
      if (proposalsAt(seen, reading.verb.nodes, reading.position, proposals)) whole = true;
      reading.end = proposals.length;
    }
    if (whole && (proposals.length === 0 || random.below(2) === 0)) return said;
    const drawn = spoken === undefined ? draw(proposals, random) : drawSeldom(proposals, readings, random, spoken);
    if (drawn === null) {
      if (whole) return said;
      throw new Error(`a dead end after '${said.join(' ')}'`);
    }
    const reading = readingOf(readings, drawn.proposal);
    said.push(drawn.word);
    follow(seen, reading.verb.nodes, reading.position, drawn.word, 'none');
    readings = [reading];
  }
}

/** The words so far as one verb reads them. `end` is where its proposals end in the list shared by all verbs. */
interface VerbReading<R extends Realm> {
  readonly verb: Verb<R>;
  readonly position: PhrasePosition;
  end: number;
}

interface DrawnWord {
  /** The index of its proposal. */
  readonly proposal: number;
  readonly word: Word;
}

function readingOf<R extends Realm>(readings: readonly VerbReading<R>[], proposal: number): VerbReading<R> {
  for (const reading of readings) if (proposal < reading.end) return reading;
  throw new RangeError(`no verb proposes ${proposal}`);
}

/** Any granted word, all equally likely; null if there is none. */
function draw<R extends Realm>(proposals: readonly Proposal<R>[], random: Random): DrawnWord | null {
  let tickets = 0;
  for (const { values } of proposals) tickets += values.length;
  if (tickets === 0) return null;
  let denied: Set<number> | null = null;
  do {
    const ticket = random.below(tickets);
    if (denied?.has(ticket)) continue;
    const drawn = redeem(proposals, ticket);
    if (drawn !== null) return drawn;
    denied ??= new Set();
    denied.add(ticket);
  } while (denied === null || denied.size < tickets);
  return null;
}

/** The word behind a ticket; null if it is denied. */
function redeem<R extends Realm>(proposals: readonly Proposal<R>[], ticket: number): DrawnWord | null {
  let position = ticket;
  for (let index = 0; index < proposals.length; index++) {
    const proposal = proposals[index];
    const values = proposal?.values ?? [];
    if (proposal !== undefined && position < values.length) {
      const value = values[position];
      return isGranted(proposal, value) ? { proposal: index, word: printValue(proposal, value) } : null;
    }
    position -= values.length;
  }
  throw new RangeError(`no ticket ${ticket}`);
}

/** The least used granted word, by its own count and then its verb's. Counts the use. */
function drawSeldom<R extends Realm>(
  proposals: readonly Proposal<R>[],
  readings: readonly VerbReading<R>[],
  random: Random,
  spoken: WordCounts,
): DrawnWord | null {
  const uses = (word: Word | undefined): number => spoken.get(word ?? '') ?? 0;
  const tickets = proposals.flatMap((proposal, index) => {
    const verbUses = uses(readingOf(readings, index).verb.keyword?.word);
    return proposal.values.map((value) => {
      const word = printValue(proposal, value);
      return { proposal: index, value, word, uses: uses(word), verbUses };
    });
  });
  random.shuffle(tickets);
  for (const equal of bySeldom(tickets)) {
    const drawn = equal.find(({ proposal, value }) => {
      const asked = proposals[proposal];
      return asked !== undefined && isGranted(asked, value);
    });
    if (drawn === undefined) continue;
    spoken.set(drawn.word, drawn.uses + 1);
    return drawn;
  }
  return null;
}

/** Above any verb's count, so that a word's own count always comes first. */
const MOST_USES = 2 ** 24;

/** Least used first, in groups of equals: cheaper than sorting hundreds of tickets when only a few are looked at. */
function bySeldom<T extends { readonly uses: number; readonly verbUses: number }>(
  tickets: readonly T[],
): readonly T[][] {
  const heaps = new Map<number, T[]>();
  for (const ticket of tickets) {
    const rank = ticket.uses * MOST_USES + ticket.verbUses;
    const heap = heaps.get(rank);
    if (heap === undefined) heaps.set(rank, [ticket]);
    else heap.push(ticket);
  }
  return [...heaps].sort(([one], [other]) => one - other).map(([, heap]) => heap);
}

/** Every whole sentence with this beginning. Only for small positions: a group of four can have millions. */
export function* everySentence<R extends Realm>(asked: OpenQuestion<R>, said: Sentence = []): Generator<Sentence> {
  for (const { word } of offers(asked, said)) {
    if (word === STOP) yield said;
    else yield* everySentence(asked, [...said, word]);
  }
}
