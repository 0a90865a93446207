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

export type Item = Roll | LimanowaEvent;

/** Takes down the dice of an entry among what is told of it, in order. */
export class Logbook extends Recorder<LimanowaEvent, Limanowa['note']> {
  readonly items: Item[] = [];

  override roll(stream: string, sides: number): number {
    const value = super.roll(stream, sides);
    this.items.push({ key: 'roll', stream, sides, value });
    return value;
  }

  override emit(event: LimanowaEvent, hearing: Recipients = {}): void {
    super.emit(event, hearing);
    // What is told again to those who may not know all of it does not count.
    if (hearing.except === undefined) this.items.push(event);
  }
}

export class Disagreement extends Error {}

/** What the game did, read from the beginning by somebody who knows what must come next. */
export class Tape {
  readonly #items: readonly Item[];
  #place = 0;

  constructor(items: readonly Item[]) {
    this.#items = items;
  }

  get next(): Item | undefined {
    return this.#items[this.#place];
  }

  skip(): void {
    this.#place += 1;
  }

  /** The next of the AI's dice, which must have so many sides. */
  roll(sides: number, why: string): number {
    const { next } = this;
    if (next?.key !== 'roll' || next.stream !== 'ai') return disagree(`a die for ${why}`, next);
    if (next.sides !== sides) return disagree(`a die of ${sides} for ${why}`, next);
    this.skip();
    return next.value;
  }

  /** One of those who are equally good: in ascending order, the die names one. */
  tie(equals: readonly number[], why: string): number {
    const ordered = equals.toSorted((a, b) => a - b);
    const named = ordered.length > 1 ? this.roll(ordered.length, why) : 1;
    return ordered[named - 1] ?? disagree(`somebody for ${why}`, this.next);
  }

  /** The next event, with these of its fields as expected. */
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

function isOf<Key extends LimanowaEvent['key']>(item: Item, key: Key): item is EventOf<Key> {
  return item.key === key;
}

function fieldOf(item: Item, name: string): unknown {
  return new Map<string, unknown>(Object.entries(item)).get(name);
}

export function disagree(expected: string, found: unknown): never {
  throw new Disagreement(`by the book ${expected}, by the game ${JSON.stringify(found) ?? 'nothing'}`);
}
