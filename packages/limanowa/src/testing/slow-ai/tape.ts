import { type Recipients, Recorder } from '@sandtable/kernel';
import type { LimanowaEvent } from '../../model/event.ts';
import type { Limanowa } from '../../model/state.ts';
import type { EventOf } from '../laws/law.ts';

interface Roll {
  readonly key: 'roll';
  readonly stream: string;
  readonly sides: number;
  readonly value: number;
}

export type TapeItem = Roll | LimanowaEvent;

/** Records the dice and events of an entry in order. */
export class Logbook extends Recorder<LimanowaEvent, Limanowa['note']> {
  readonly items: TapeItem[] = [];

  override roll(stream: string, sides: number): number {
    const value = super.roll(stream, sides);
    this.items.push({ key: 'roll', stream, sides, value });
    return value;
  }

  override emit(event: LimanowaEvent, hearing: Recipients = {}): void {
    super.emit(event, hearing);
    // Repeats for audiences with less knowledge do not count.
    if (hearing.except === undefined) this.items.push(event);
  }
}

export class Disagreement extends Error {}

/** Reads what the game did by what must come next. */
export class Tape {
  readonly #items: readonly TapeItem[];
  #place = 0;

  constructor(items: readonly TapeItem[]) {
    this.#items = items;
  }

  get next(): TapeItem | undefined {
    return this.#items[this.#place];
  }

  skip(): void {
    this.#place += 1;
  }

  /** The AI's next die, which must have this many sides. */
  roll(sides: number, why: string): number {
    const { next } = this;
    if (next?.key !== 'roll' || next.stream !== 'ai') return disagree(`a die for ${why}`, next);
    if (next.sides !== sides) return disagree(`a die of ${sides} for ${why}`, next);
    this.skip();
    return next.value;
  }

  /** A die picks one of equally good candidates in ascending order. */
  tie<Id extends number>(equals: readonly Id[], why: string): Id {
    const ordered = equals.toSorted((a, b) => a - b);
    const named = ordered.length > 1 ? this.roll(ordered.length, why) : 1;
    return ordered[named - 1] ?? disagree(`somebody for ${why}`, this.next);
  }

  /** The next event, with these fields as expected. */
  expect<Key extends LimanowaEvent['key']>(key: Key, fields: Partial<EventOf<Key>>): EventOf<Key> {
    const { next } = this;
    const isSame =
      next !== undefined &&
      isOf(next, key) &&
      Object.entries(fields).every(([name, value]) => fieldOf(next, name) === value);
    if (!isSame || !isOf(next, key)) return disagree(JSON.stringify({ key, ...fields }), next);
    this.skip();
    return next;
  }
}

function isOf<Key extends LimanowaEvent['key']>(item: TapeItem, key: Key): item is EventOf<Key> {
  return item.key === key;
}

function fieldOf(item: TapeItem, name: string): unknown {
  return new Map<string, unknown>(Object.entries(item)).get(name);
}

export function disagree(expected: string, found: unknown): never {
  throw new Disagreement(`by the book ${expected}, by the game ${JSON.stringify(found) ?? 'nothing'}`);
}
