import { canonicalJson, type EventNotice, sha256Hex } from '@sandtable/kernel';
import { idOf } from './persons.ts';
import type { Commitment } from './seed.ts';
import { type Holder, type Seating, type Terms } from './terms.ts';

/** The format of saves; it determines what the digests cover. */
export const FORMAT_VERSION = 4;
/** As format 4, with a seed made of parts. */
export const PARTED_VERSION = 5;

export function formatOf(commitment: Commitment): number {
  return typeof commitment === 'string' ? FORMAT_VERSION : PARTED_VERSION;
}

const LENGTH = 12;

/**
 * The running digests of one format. Since format 4 they are keyed with a secret from the seed: otherwise a player with the record
 * of a running match could test guesses about hidden hexes against it.
 */
export class Digests {
  readonly #format: number;
  readonly #key: string;

  constructor(seed: string, format = FORMAT_VERSION) {
    this.#format = format;
    this.#key = format < 4 ? '' : sha256Hex(`digests/${seed}`);
  }

  /**
   * The digest of the start: the format, the terms and the setup's events. It covers the format so that a file cannot pass for
   * format 2, whose digests did not.
   */
  first<Event>(terms: Terms, told: readonly EventNotice<Event>[]): string {
    const { system, version, content, options, commitment } = terms;
    const seats = this.#format < 4 ? terms.seats : seatsById(terms.seats);
    const parts = [system, version, content, options, seats, commitment, told];
    return this.#digest(this.#format === 2 ? parts : [this.#format, ...parts]);
  }

  /** The digest of an entry: everything before it, its words and speaker, and its events. */
  next<Event>(before: string, words: string, told: readonly EventNotice<Event>[]): string {
    return this.#digest([before, words, told]);
  }

  /** The digest of the end: everything before it, the number of entries, and the last state. It detects truncation. */
  last(record: readonly string[], entries: number, hash: string): string {
    return this.#digest([record.at(-1) ?? '', entries, hash]);
  }

  /** The digest of a snapshot, without its state, which has its own hash. */
  seal(parts: readonly unknown[]): string {
    return this.#digest(['snapshot', ...parts]);
  }

  #digest(parts: readonly unknown[]): string {
    return sha256Hex(this.#key + canonicalJson(parts)).slice(0, LENGTH);
  }
}

function seatsById(seating: Seating): object {
  return Object.fromEntries(Object.entries(seating).map(([seat, holder]) => [seat, holderById(holder)]));
}

/** Without a person's name, which may change. */
export function holderById(holder: Holder): object {
  if (holder.kind !== 'person') return holder;
  const { name: _name, ...rest } = holder;
  return { ...rest, id: idOf(holder) };
}
