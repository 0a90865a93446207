import {
  bad,
  canonicalJson,
  checkShape,
  type EventNotice,
  ok,
  type Result,
  type Seat,
  sha256Hex,
} from '@sandtable/kernel';
import * as z from 'zod/mini';

/**
 * Who speaks for a seat: a person (two seats of one name are one person), a bot by name, or the rules themselves, only in
 * the seat `ai`.
 */
export type Holder =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'procedure' };

export type Seating = { readonly [seat: Seat]: Holder };

export const PROCEDURE_SEAT: Seat = 'ai';

const name = z.string().check(z.minLength(1), z.maxLength(60));

export const seatingSchema = z.record(
  z.string(),
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('person'), name }),
    z.strictObject({ kind: z.literal('bot'), bot: name }),
    z.strictObject({ kind: z.literal('procedure') }),
  ]),
);

/** Every seat is held, there are no others, and all bots exist. */
export function checkSeating(raw: unknown, seats: readonly Seat[], bots: readonly string[]): Result<Seating> {
  const shape = checkShape(seatingSchema, raw, 'seats');
  if (!shape.ok) return shape;
  const seating = shape.value;
  const stranger = Object.keys(seating).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return bad(`seats.${stranger}`, `no seat but ${seats.join(', ')}`, seating[stranger]);
  for (const seat of seats) {
    const holder = seating[seat];
    const field = `seats.${seat}`;
    if (holder === undefined) return bad(field, 'a person, a bot or a procedure', holder);
    if ((holder.kind === 'procedure') !== (seat === PROCEDURE_SEAT)) {
      return bad(`${field}.kind`, seat === PROCEDURE_SEAT ? '"procedure"' : '"person" or "bot"', holder.kind);
    }
    if (holder.kind === 'bot' && !bots.includes(holder.bot)) {
      return bad(`${field}.bot`, bots.length > 0 ? `one of ${bots.join(', ')}` : 'no bot: none is known', holder.bot);
    }
  }
  return ok(seating);
}

export function isSamePerson(seating: Seating, a: Seat, b: Seat): boolean {
  const [one, other] = [seating[a], seating[b]];
  return one?.kind === 'person' && other?.kind === 'person' && one.name === other.name;
}

export function isPerson(seating: Seating, seat: Seat): boolean {
  return seating[seat]?.kind === 'person';
}

/** The public terms of a match: everything but the seed, of which only the hash. */
export interface Terms {
  readonly system: string;
  /** The rules version. */
  readonly version: number;
  /** The hash of the content the match uses. */
  readonly content: string;
  readonly options: unknown;
  readonly seats: Seating;
  readonly commitment: string;
}

const LENGTH = 12;

/** The digest of the start: the terms and the setup's events. */
export function firstDigest<Event>(terms: Terms, told: readonly EventNotice<Event>[]): string {
  const { system, version, content, options, seats, commitment } = terms;
  return digestOf([system, version, content, options, seats, commitment, told]);
}

/** The digest of an entry: everything before it, its words and speaker, and its events. */
export function nextDigest<Event>(before: string, words: string, told: readonly EventNotice<Event>[]): string {
  return digestOf([before, words, told]);
}

function digestOf(parts: readonly unknown[]): string {
  return sha256Hex(canonicalJson(parts)).slice(0, LENGTH);
}
