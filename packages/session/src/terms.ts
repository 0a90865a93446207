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
  | ({ readonly kind: 'person'; readonly name: string } & Deputised)
  | ({ readonly kind: 'bot'; readonly bot: string } & Deputised)
  | { readonly kind: 'procedure' };

interface Deputised {
  /** Bots that speak in the holder's place for parts of the match: a hand that is drafted. The game names the parts. */
  readonly deputies?: { readonly [part: string]: string } | undefined;
}

export type Seating = { readonly [seat: Seat]: Holder };

export const PROCEDURE_SEAT: Seat = 'ai';

const name = z.string().check(z.minLength(1), z.maxLength(60));
/** No game has more parts than seats. */
const MOST_DEPUTIES = 20;
const deputies = z.optional(
  z
    .record(name, name)
    .check(
      z.refine((parts) => Object.keys(parts).length <= MOST_DEPUTIES, { error: `at most ${MOST_DEPUTIES} deputies` }),
    ),
);

export const seatingSchema = z.record(
  z.string(),
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('person'), name, deputies }),
    z.strictObject({ kind: z.literal('bot'), bot: name, deputies }),
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
  }
  return checkBots(seating, bots);
}

/** All bots that hold a seat or speak for somebody else exist. */
export function checkBots(seating: Seating, bots: readonly string[]): Result<Seating> {
  for (const [seat, holder] of Object.entries(seating)) {
    const unknown = botsOf(holder).find(([, bot]) => !bots.includes(bot));
    if (unknown === undefined) continue;
    const [field, bot] = unknown;
    return bad(`seats.${seat}.${field}`, bots.length > 0 ? `one of ${bots.join(', ')}` : 'no bot: none is known', bot);
  }
  return ok(seating);
}

/** The bots of a holder, each with its field. */
export function botsOf(holder: Holder): readonly (readonly [field: string, bot: string])[] {
  if (holder.kind === 'procedure') return [];
  const own = holder.kind === 'bot' ? [['bot', holder.bot] as const] : [];
  return [...own, ...Object.entries(holder.deputies ?? {}).map(([part, bot]) => [`deputies.${part}`, bot] as const)];
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

/** The format of saves: what the digests cover, and how. */
export const FORMAT_VERSION = 3;

/**
 * The digest of the start: the format, the terms and the setup's events. It covers the format so that a file cannot pass for
 * one of format 2, in which it did not.
 */
export function firstDigest<Event>(
  terms: Terms,
  told: readonly EventNotice<Event>[],
  format: number = FORMAT_VERSION,
): string {
  const { system, version, content, options, seats, commitment } = terms;
  const parts = [system, version, content, options, seats, commitment, told];
  return digestOf(format === 2 ? parts : [format, ...parts]);
}

/** The digest of an entry: everything before it, its words and speaker, and its events. */
export function nextDigest<Event>(before: string, words: string, told: readonly EventNotice<Event>[]): string {
  return digestOf([before, words, told]);
}

/** The digest of the end: all before it, how many entries there are, and the last state. It finds out what was cut off. */
export function lastDigest(record: readonly string[], entries: number, hash: string): string {
  return digestOf([record.at(-1) ?? '', entries, hash]);
}

function digestOf(parts: readonly unknown[]): string {
  return sha256Hex(canonicalJson(parts)).slice(0, LENGTH);
}
