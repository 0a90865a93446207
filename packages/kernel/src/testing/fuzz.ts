import {
  type EventNotice,
  type GameSystem,
  type Outcome,
  parseSentence,
  printSentence,
  type Random,
  randomOf,
  type Realm,
  Recorder,
  type Seat,
  type Sentence,
  type StateOf,
  streamsOf,
  type WordCounts,
} from '../index.ts';
import { brokenRevival, copyPlayed } from './secrecy.ts';
import { SentViews } from './sent-views.ts';

/** What is about to be said, for further checks, which must not change it. */
export interface FuzzMoment<R extends Realm> {
  readonly state: StateOf<R>;
  readonly seat: Seat;
  readonly view: R['view'];
  readonly sentence: Sentence;
  readonly random: Random;
}

/** Gets all events of a match and the state after them: after setup and after every entry. */
export type Witness<R extends Realm> = (
  state: StateOf<R>,
  told: readonly EventNotice<R['event']>[],
) => readonly string[];

export interface FuzzPlan<R extends Realm> {
  readonly options: unknown;
  readonly seed: string;
  /** Sentences to begin with, as a reproduction line gives them. */
  readonly said?: readonly string[];
  /** A match not over after this many entries is broken. */
  readonly most?: number;
  /** Extra checks before every entry; a line for each broken law. */
  readonly check?: (moment: FuzzMoment<R>) => readonly string[];
  /** Made for each match from its options; a line for each broken law. */
  readonly witness?: (options: R['options']) => Witness<R>;
  /** Shared by several matches, so that unused words come first; null takes any word, which is faster. */
  readonly spoken?: WordCounts | null;
  /** Every audience is sent its view after every entry; otherwise one of them, in turn. */
  readonly sendsAll?: boolean;
}

export interface FuzzReport {
  readonly said: readonly string[];
  readonly outcome: Outcome;
}

/**
 * Every so many entries, the first included, are also played from a revived state, and every so many on a copy. Odd numbers,
 * because players take turns by twos and fours.
 */
const REVIVED_EVERY = 5;
const COPIED_EVERY = 15;

/**
 * Plays a random match to its end and checks every entry: legal by its own judgement, sound by audit, seen exactly by patches
 * of a view, and at times the same from its text and on a copy. A failure is thrown with the one line that reproduces it: `fuzz(system, <line>)`.
 */
export function fuzz<R extends Realm>(system: GameSystem<R>, plan: FuzzPlan<R>): FuzzReport {
  const said: string[] = [];
  const state = playThrough(system, plan, said, () => false);
  const outcome = system.outcome(system.view(state, 'spectator'));
  if (outcome === undefined) throw new Error('over without an outcome');
  return { said, outcome };
}

/** The same, but stops when `isEnough` says that what is looked for cannot come any more. */
export function fuzzUntil<R extends Realm>(
  system: GameSystem<R>,
  plan: FuzzPlan<R>,
  isEnough: (state: StateOf<R>) => boolean,
): readonly string[] {
  const said: string[] = [];
  playThrough(system, plan, said, isEnough);
  return said;
}

function playThrough<R extends Realm>(
  system: GameSystem<R>,
  plan: FuzzPlan<R>,
  said: string[],
  isEnough: (state: StateOf<R>) => boolean,
): StateOf<R> {
  try {
    return playOut(system, plan, said, isEnough);
  } catch (error) {
    const { options, seed, most } = plan;
    const line = JSON.stringify({ options, seed, most, said });
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${system.id} breaks at entry ${said.length}: ${message}\nreproduce with ${line}`, {
      cause: error,
    });
  }
}

/** Throws at the first failure; `said` then ends with the sentence that caused it. */
function playOut<R extends Realm>(
  system: GameSystem<R>,
  {
    options: raw,
    seed,
    said: given = [],
    most = 5000,
    check,
    witness: summon,
    spoken = new Map(),
    sendsAll = false,
  }: FuzzPlan<R>,
  said: string[],
  isEnough: (state: StateOf<R>) => boolean,
): StateOf<R> {
  const random = randomOf(seed, 'fuzz');
  const options = system.options(raw);
  if (!options.ok) throw new Error(`bad options: ${JSON.stringify(options.problems)}`);
  const witness = summon?.(options.value);
  const opening = new Recorder<R['event'], R['note']>(streamsOf(seed, system.streams));
  const state = system.setup(options.value, opening);
  mustHold(system.audit(state));
  mustHold(witness?.(state, opening.told) ?? []);
  const sent = new SentViews(system, options.value);
  mustHold(sent.brokenForAll(state));

  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    if (isEnough(state)) return state;
    if (said.length >= most) throw new Error(`not over after ${most} entries`);
    const { seat } = pending;
    const view = system.view(state, seat);
    const sentence = wordsOf(given[said.length]) ?? system.anySentence(view, random, spoken ?? undefined);
    said.push(printSentence(sentence));
    const verdict = system.judge(view, sentence);
    if (!verdict.granted || !verdict.value.whole) throw new Error(`refused: ${JSON.stringify(verdict)}`);
    if (!system.allows(view, sentence)) throw new Error('judged to be granted, but not allowed');
    // Separate chance for every entry: a reproduced match must be checked in the same way.
    mustHold(check?.({ state, seat, view, sentence, random: randomOf(seed, `check/${said.length}`) }) ?? []);

    const frozen = said.length % REVIVED_EVERY === 1 ? system.freeze(state) : null;
    const brokenCopy = said.length % COPIED_EVERY === 2 ? copyPlayed(system, state, sentence) : null;
    const io = new Recorder<R['event'], R['note']>(state.random);
    system.apply(state, sentence, io);
    mustHold(brokenCopy?.(state) ?? []);
    mustHold(system.audit(state));
    mustHold(witness?.(state, io.told) ?? []);
    mustHold(sendsAll ? sent.brokenForAll(state) : sent.brokenByTurns(state));
    if (frozen !== null) mustHold(brokenRevival(system, { frozen, sentence, state, told: io.told }));
  }
  return state;
}

function mustHold(broken: readonly string[]): void {
  if (broken.length > 0) throw new Error(broken.join('; '));
}

function wordsOf(text: string | undefined): Sentence | undefined {
  if (text === undefined) return undefined;
  const parsed = parseSentence(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

interface Sample {
  readonly options: unknown;
  readonly seed: string;
}

interface Watched<R extends Realm> {
  readonly spoken?: WordCounts | undefined;
  /** Its complaints are thrown. */
  readonly witness?: (options: R['options']) => Witness<R>;
}

/** A whole random match without further checks, several times faster than `fuzz`. Returns the number of entries. */
export function playAtRandom<R extends Realm>(
  system: GameSystem<R>,
  { options, seed }: Sample,
  { spoken, witness: summon }: Watched<R> = {},
): number {
  const read = system.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const random = randomOf(seed, 'play');
  const witness = summon?.(read.value);
  const opening = new Recorder<R['event'], R['note']>(streamsOf(seed, system.streams));
  const state = system.setup(read.value, opening);
  let entries = 0;
  must(witness?.(state, opening.told));
  for (let pending = system.pending(state); pending !== undefined; pending = system.pending(state)) {
    const sentence = system.anySentence(system.view(state, pending.seat), random, spoken);
    const io = new Recorder<R['event'], R['note']>(state.random);
    system.apply(state, sentence, io);
    entries += 1;
    must(witness?.(state, io.told), () => `after '${sentence.join(' ')}' of ${pending.seat}`);
  }
  return entries;

  function must(broken: readonly string[] = [], when: () => string = () => 'after the set-up'): void {
    if (broken.length > 0) throw new Error(`${broken.join('; ')} ${when()}: ${JSON.stringify({ options, seed })}`);
  }
}
