import { bad, checkShape, hashOf, KEYED, ok, parseSeed, type Result, type Seat, sha256Hex } from '@sandtable/kernel';
import * as z from 'zod/mini';

/** What each seat held by a person has added to the seed. */
type SeedParts = { readonly [seat: Seat]: string };

/**
 * Published before the first die: the hash of the seed; or, for a seed made of parts, the hash of the server's part (fixed before
 * any seat gave one) and the parts the seats gave.
 */
export type Commitment = string | PartedCommitment;

interface PartedCommitment {
  readonly algorithm: typeof KEYED;
  readonly server: string;
  readonly parts: SeedParts;
}

/** The seed of a match, with its public and its secret part. */
export interface Seed {
  /** The prefix of every stream and of the key of the digests: `sfc32:1941`. */
  readonly text: string;
  readonly commitment: Commitment;
  /** Kept secret until the end: the seed, or the server's part of it. */
  readonly secret: string;
}

/** At least 128 bits. */
const part = z
  .string()
  .check(z.regex(/^[0-9a-f]{32,128}$/, { error: '32 to 128 hexadecimal digits, of which nobody else can know' }));

const partedSeed = z.strictObject({ algorithm: z.literal(KEYED), server: part, parts: z.record(z.string(), part) });

/** With only the hash of the server's part. */
export const partedCommitment = z.strictObject({
  ...partedSeed.shape,
  server: z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: '64 hexadecimal digits' })),
});

/** Checks a seed from outside: a text, or the parts of the server and of every seat in `givers`. */
export function readSeed(raw: unknown, givers: readonly Seat[]): Result<Seed> {
  return typeof raw === 'object' && raw !== null ? joinParts(raw, givers) : plainSeed(raw);
}

function plainSeed(raw: unknown): Result<Seed> {
  const seed = parseSeed(raw);
  return seed.ok ? ok({ text: seed.value, commitment: sha256Hex(seed.value), secret: seed.value }) : seed;
}

function joinParts(raw: object, givers: readonly Seat[]): Result<Seed> {
  const shape = checkShape(partedSeed, raw, 'seed');
  if (!shape.ok) return shape;
  const { algorithm, server, parts } = shape.value;
  const stranger = Object.keys(parts).find((seat) => !givers.includes(seat));
  if (stranger !== undefined)
    return bad(`seed.parts.${stranger}`, `no part but of ${givers.join(', ') || 'the server'}`, parts[stranger]);
  const silent = givers.find((seat) => !Object.hasOwn(parts, seat));
  if (silent !== undefined) return bad(`seed.parts.${silent}`, 'a part from every seat that a person holds', undefined);
  // No one who gives a part knows all the others, so no one can choose the seed.
  const text = `${KEYED}:${hashOf([server, parts])}`;
  return ok({ text, commitment: { algorithm, server: sha256Hex(server), parts }, secret: server });
}

/** The input from which `readSeed` rebuilds the seed. */
export function planOf(commitment: Commitment, secret: string): unknown {
  return typeof commitment === 'string' ? secret : { ...commitment, server: secret };
}
