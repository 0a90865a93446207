import { bad, checkShape, ok, type Result, type Seat } from '@sandtable/kernel';
import * as z from 'zod/mini';
import type { Commitment } from './seed.ts';

/** Who speaks for a seat: a person, a bot by name, or the rules themselves, only in the seat `ai`. */
export type Holder = Person | ({ readonly kind: 'bot'; readonly bot: string } & Deputised) | Procedure;

/** `chance: 'table'`: played beside a physical table, whose dice and cards count. */
export interface Procedure {
  readonly kind: 'procedure';
  readonly chance?: 'table' | undefined;
}

export type Person = {
  readonly kind: 'person';
  /** Identifies the person; left out among people who know each other, where the name does. */
  readonly id?: string | undefined;
  readonly name: string;
} & Deputised;

interface Deputised {
  /** Bots that speak in the holder's place for parts of the match, such as a hand being drafted. The game names the parts. */
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

export const holderSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), id: z.optional(name), name, deputies }),
  z.strictObject({ kind: z.literal('bot'), bot: name, deputies }),
  z.strictObject({ kind: z.literal('procedure'), chance: z.optional(z.literal('table')) }),
]);

export const seatingSchema = z.record(z.string(), holderSchema);

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

/** All bots that hold a seat or speak for a holder exist. */
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

/** The public terms of a match: everything but the seed, which appears only as its hash. */
export interface Terms {
  readonly system: string;
  readonly version: number;
  /** The hash of the content the match uses. */
  readonly content: string;
  readonly options: unknown;
  readonly seats: Seating;
  readonly commitment: Commitment;
}
