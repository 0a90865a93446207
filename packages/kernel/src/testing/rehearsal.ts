import {
  type Audience,
  type EventNotice,
  type GameSystem,
  heardBy,
  type Judgement,
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

interface Stage<R extends Realm> {
  readonly seed?: string;
  readonly script?: Script | undefined;
  /** Notes how the rules come to their choices. */
  readonly tracing?: boolean;
  /** Goes on from this state instead of setting up. */
  readonly state?: StateOf<R>;
}

/** A game on the test bench: sentences as text, dice by script, every event at hand. */
export class Rehearsal<R extends Realm> {
  readonly system: GameSystem<R>;
  readonly state: StateOf<R>;
  /** What was told at the last sentence, or at the set-up. */
  told: readonly EventNotice<R['event']>[];
  /** Whether the last sentence brought news, behind which no undo goes. */
  news: boolean;
  /** What was noted at the last sentence. */
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

  /** The view of the seat that is asked. */
  get view(): R['view'] {
    return this.system.view(this.state, this.system.pending(this.state)?.seat ?? 'spectator');
  }

  /** The words that may follow. */
  offers(text = ''): Word[] {
    return this.system.offers(this.view, words(text)).map(({ word }) => word);
  }

  judge(text: string): Verdict<Judgement<R>> {
    return this.system.judge(this.view, words(text));
  }

  /** Says a sentence for the seat that is asked; throws where it is refused or not whole. */
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

/** Since it was last asked what they left. */
const made: Script[] = [];

/** What no script has used that was made since the last call: the runner asks after every test, so that none can forget to. */
export function takeUnused(): string[] {
  return made.splice(0).flatMap((script) => script.unused());
}

/**
 * What dice show and piles give in a test, stream by stream, in order: `new Script({ combat: [4, 3], deck: [31] })`. A stream
 * that is not named is left to chance; one that is named must have a number for every roll.
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

  /** What is left, as `combat 4 3`: a test that leaves any of it has not met what it was written for. */
  unused(): string[] {
    return [...this.#left].filter(([, list]) => list.length > 0).map(([stream, list]) => `${stream} ${list.join(' ')}`);
  }
}
