import type { Random } from './random.ts';
import type { Asked } from './reading.ts';
import type { Realm } from './realm.ts';
import { offers } from './speech.ts';
import type { Verb } from './verb.ts';
import { begin, follow, isGranted, printValue, proposalsAt, type Place, type Proposal } from './walk.ts';
import { STOP, type Sentence, type Word } from './word.ts';

/** How often each word was spoken. Random play takes the seldom ones first, so that rare rules are met. */
export type Spoken = Map<Word, number>;

/**
 * A sentence at random, word by word. A word is drawn from all that might come next and then judged; one that is denied is
 * put away and another one drawn, so that hardly anything is judged that is not said. The first word decides on the verb.
 */
export function randomSentence<R extends Realm>(
  { seen, frame, question }: Asked<R>,
  random: Random,
  spoken?: Spoken,
): Sentence {
  let ways: Way<R>[] = question.verbs.map((verb) => ({ verb, place: begin(verb.nodes, { frame }) }));
  const said: Word[] = [];
  for (;;) {
    const lots: Lot<R>[] = [];
    let whole = false;
    for (const way of ways) if (addLots(seen, way, lots)) whole = true;
    if (whole && (lots.length === 0 || random.below(2) === 0)) return said;
    const drawn = spoken === undefined ? draw(lots, random) : drawSeldom(lots, random, spoken);
    if (drawn === null) {
      if (whole) return said;
      throw new Error(`a dead end after '${said.join(' ')}'`);
    }
    const { way, word } = drawn;
    said.push(word);
    follow(seen, way.verb.nodes, way.place, word, 'none');
    ways = [way];
  }
}

/** The words so far as one verb takes them. */
interface Way<R extends Realm> {
  readonly verb: Verb<R>;
  readonly place: Place;
}

/** What one way proposes for one place. */
interface Lot<R extends Realm> {
  readonly way: Way<R>;
  readonly proposal: Proposal<R>;
}

interface Drawn<R extends Realm> {
  readonly way: Way<R>;
  readonly word: Word;
}

function addLots<R extends Realm>(seen: R['seen'], way: Way<R>, lots: Lot<R>[]): boolean {
  const proposals: Proposal<R>[] = [];
  const isWhole = proposalsAt(seen, way.verb.nodes, way.place, proposals);
  for (const proposal of proposals) lots.push({ way, proposal });
  return isWhole;
}

/** Any word that is granted, each as likely as the others; null if none is. */
function draw<R extends Realm>(lots: readonly Lot<R>[], random: Random): Drawn<R> | null {
  const tickets = lots.reduce((sum, { proposal }) => sum + proposal.values.length, 0);
  const denied = new Set<number>();
  while (denied.size < tickets) {
    const ticket = random.below(tickets);
    if (denied.has(ticket)) continue;
    const { way, proposal, place } = behind(lots, ticket);
    const value = proposal.values[place];
    if (isGranted(proposal, value)) return { way, word: printValue(proposal, value) };
    denied.add(ticket);
  }
  return null;
}

function behind<R extends Realm>(lots: readonly Lot<R>[], ticket: number): Lot<R> & { readonly place: number } {
  let place = ticket;
  for (const { way, proposal } of lots) {
    if (place < proposal.values.length) return { way, proposal, place };
    place -= proposal.values.length;
  }
  throw new RangeError(`no lot with the ticket ${ticket}`);
}

/** Of the words that are granted one that was used least, with the verb that was; it is noted down. */
function drawSeldom<R extends Realm>(lots: readonly Lot<R>[], random: Random, spoken: Spoken): Drawn<R> | null {
  const uses = (word: Word | undefined): number => spoken.get(word ?? '') ?? 0;
  const tickets = lots.flatMap(({ way, proposal }) =>
    proposal.values.map((value) => {
      const word = printValue(proposal, value);
      return { way, proposal, value, word, uses: uses(word), verbUses: uses(way.verb.keyword?.word) };
    }),
  );
  random.shuffle(tickets);
  tickets.sort((a, b) => a.uses - b.uses || a.verbUses - b.verbUses);
  const drawn = tickets.find(({ proposal, value }) => isGranted(proposal, value));
  if (drawn === undefined) return null;
  spoken.set(drawn.word, drawn.uses + 1);
  return drawn;
}

/** Every whole sentence that begins so. For small positions: one group of four can have millions. */
export function* everySentence<R extends Realm>(asked: Asked<R>, said: Sentence = []): Generator<Sentence> {
  for (const { word } of offers(asked, said)) {
    if (word === STOP) yield said;
    else yield* everySentence(asked, [...said, word]);
  }
}
