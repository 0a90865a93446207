import {
  type Audience,
  type EventNotice,
  type GameSystem,
  heardBy,
  parseSentence,
  printSentence,
  type Realm,
  Recorder,
  type ScriptedChance,
  type Sentence,
  type StateOf,
  streamsOf,
  type Verdict,
  type Word,
} from '../index.ts';
import type { Judgement } from '../speech.ts';

interface Stage<R extends Realm> {
  readonly seed?: string;
  readonly script?: Script | undefined;
  /** Note how the rules come to their choices. */
  readonly tracing?: boolean;
  /** Start from this state instead of setting up. */
  readonly state?: StateOf<R>;
}

/** A game under test: sentences as text, scripted dice, every event at hand. */
export class Rehearsal<R extends Realm> {
  readonly system: GameSystem<R>;
  readonly state: StateOf<R>;
  /** The events of the last sentence, or of the setup. */
  told: readonly EventNotice<R['event']>[];
  /** Whether the last sentence brought news, which blocks undo. */
  news: boolean;
  /** The notes of the last sentence. */
  notes: readonly R['note'][];
  readonly #script: Script | undefined;
  readonly #tracing: boolean;

  constructor(
    system: GameSystem<R>,
    rawOptions: unknown,
    { seed = 'sfc32:rehearsal', script, tracing = false, state }: Stage<R> = {},
  ) {
    const options = system.options(rawOptions);
    if (!options.ok) throw new Error(`bad options: ${JSON.stringify(options.problems)}`);
    const io = new Recorder<R['event'], R['note']>(streamsOf(seed, system.streams), { script, tracing });
    this.system = system;
    this.#script = script;
    this.#tracing = tracing;
    this.state = state ?? system.setup(options.value, io);
    this.told = io.told;
    this.news = io.news;
    this.notes = io.notes;
  }

  /** The view of the pending seat. */
  get view(): R['view'] {
    return this.system.view(this.state, this.system.pending(this.state)?.seat ?? 'spectator');
  }

  offers(text = ''): Word[] {
    return this.system.offers(this.view, words(text)).map(({ word }) => word);
  }

  judge(text: string): Verdict<Judgement<R>> {
    return this.system.judge(this.view, words(text));
  }

  /** Says a sentence for the pending seat; throws if it is refused or incomplete. */
  say(text: string): this {
    const sentence = words(text);
    const verdict = this.system.judge(this.view, sentence);
    if (!verdict.granted || !verdict.value.whole) {
      throw new Error(`refused: ${printSentence(sentence)}: ${JSON.stringify(verdict)}`);
    }
    const io = new Recorder<R['event'], R['note']>(this.state.random, { script: this.#script, tracing: this.#tracing });
    this.system.apply(this.state, sentence, io);
    this.told = io.told;
    this.news = io.news;
    this.notes = io.notes;
    return this;
  }

  events(audience: Audience = 'referee'): readonly R['event'][] {
    return heardBy(audience, this.told);
  }
}

function words(text: string): Sentence {
  if (text === '') return [];
  const parsed = parseSentence(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

/** Since the last call of `takeUnused`. */
const made: Script[] = [];

/** Unused numbers of all scripts since the last call. The test runner calls it after every test, so that none can forget. */
export function takeUnused(): string[] {
  return made.splice(0).flatMap((script) => script.unused());
}

/**
 * Results of dice and piles in a test, by stream and in order: `new Script({ combat: [4, 3], deck: [31] })`. Other streams
 * are left to chance; a named one must have a number for every roll.
 */
export class Script implements ScriptedChance {
  readonly #left: Map<string, number[]>;

  constructor(numbers: { readonly [stream: string]: readonly number[] }) {
    made.push(this);
    this.#left = new Map(Object.entries(numbers).map(([stream, list]) => [stream, [...list]]));
  }

  names(stream: string): boolean {
    return this.#left.has(stream);
  }

  next(stream: string): number {
    const number = this.#left.get(stream)?.shift();
    if (number === undefined) throw new RangeError(`the script of '${stream}' has run out`);
    return number;
  }

  /** What is left, as `combat 4 3`: a test with unused numbers did not meet what it was written for. */
  unused(): string[] {
    return [...this.#left].filter(([, list]) => list.length > 0).map(([stream, list]) => `${stream} ${list.join(' ')}`);
  }
}
