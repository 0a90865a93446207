import type { Recipients, EventNotice } from './audience.ts';
import type { Pile } from './pile.ts';
import { below, type Cursor, shuffle, type Streams } from './random.ts';
import type { Given, Need, ScriptedChance } from './table-chance.ts';

/** What the rules use for dice, draws, reveals and events. Anything marked "news" tells a player something and blocks undo. */
export interface Io<Event, Note = unknown> {
  /** The random streams; `setup` puts them into the state. */
  readonly streams: Streams;
  /** One die. News. */
  roll(stream: string, sides: number): number;
  /** The top card. An empty deck is refilled from its discards; undefined if those are empty too. News. */
  draw(deck: Pile): number | undefined;
  /** A random counter from a cup; undefined if it is empty. News. */
  pull(cup: Pile): number | undefined;
  /** Shuffles, including the discards on request. Not news. */
  shuffle(pile: Pile, discards?: 'withDiscards'): void;
  /** Something hidden becomes known to a seat. News. */
  reveal(): void;
  emit(event: Event, hearing?: Recipients): void;
  /** Set only when reasons were asked for: the rules then note how they came to a choice. */
  readonly trace: ((note: Note) => void) | null;
}

const EVERYBODY: Recipients = {};

interface Recording {
  readonly tracing?: boolean;
  readonly script?: ScriptedChance | undefined;
}

/** The `Io` of one entry. It also records the events, the notes, and whether there was news. */
export class Recorder<Event, Note = unknown> implements Io<Event, Note> {
  readonly streams: Streams;
  readonly told: EventNotice<Event>[] = [];
  readonly notes: Note[] = [];
  readonly trace: ((note: Note) => void) | null;
  news = false;
  readonly #script: ScriptedChance | null;

  constructor(streams: Streams, { tracing = false, script }: Recording = {}) {
    this.streams = streams;
    this.trace = tracing ? (note) => this.notes.push(note) : null;
    this.#script = script ?? null;
  }

  roll(stream: string, sides: number): number {
    this.news = true;
    const scripted = this.#script && this.#scripted(stream, 'die', () => faces(sides));
    if (scripted === null) return below(this.#cursor(stream), sides) + 1;
    if (scripted < 1 || scripted > sides)
      throw new RangeError(`the script of '${stream}' says ${scripted} of ${sides}`);
    return scripted;
  }

  draw(deck: Pile): number | undefined {
    this.news = true;
    if (deck.inside.length === 0) this.shuffle(deck, 'withDiscards');
    if (deck.inside.length === 0) return undefined;
    const scripted = this.#script && this.#scripted(deck.stream, 'card', () => deck.inside);
    return scripted === null ? deck.inside.pop() : take(deck, scripted);
  }

  pull(cup: Pile): number | undefined {
    this.news = true;
    if (cup.inside.length === 0) return undefined;
    const scripted = this.#script && this.#scripted(cup.stream, 'counter', () => cup.inside);
    if (scripted !== null) return take(cup, scripted);
    const [pulled] = cup.inside.splice(below(this.#cursor(cup.stream), cup.inside.length), 1);
    return pulled;
  }

  shuffle(pile: Pile, discards?: 'withDiscards'): void {
    if (discards) pile.inside.push(...pile.discards.splice(0));
    shuffle(this.#cursor(pile.stream), pile.inside);
  }

  reveal(): void {
    this.news = true;
  }

  emit(event: Event, hearing: Recipients = EVERYBODY): void {
    this.told.push({ event, hearing });
  }

  #scripted(stream: string, kind: Need['kind'], of: () => readonly number[]): Given {
    const script = this.#script;
    return script?.names(stream) ? script.next(stream, kind, of) : null;
  }

  #cursor(stream: string): Cursor {
    return this.streams[stream] ?? unknownStream(this.streams, stream);
  }
}

function unknownStream(streams: Streams, stream: string): never {
  throw new Error(`no stream '${stream}' among ${Object.keys(streams).join(', ')}`);
}

function faces(sides: number): number[] {
  return Array.from({ length: sides }, (_, side) => side + 1);
}

function take(pile: Pile, scripted: number): number {
  const index = pile.inside.indexOf(scripted);
  if (index < 0) throw new RangeError(`the script of '${pile.stream}' names ${scripted}, which is not in the pile`);
  pile.inside.splice(index, 1);
  return scripted;
}
