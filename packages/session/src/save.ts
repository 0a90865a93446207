import { bad, checkShape, ok, type Realm, type Result } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { printEntry } from './entry.ts';
import { seatingSchema } from './holder.ts';
import type { Match } from './match.ts';

const FORMAT = 'sandtable-match';
const FORMAT_VERSION = 1;

const digest = z.string().check(z.regex(/^[0-9a-f]+$/, { error: 'hexadecimal digits' }));

const saveSchema = z.strictObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  system: z.string(),
  version: z.number(),
  pack: z.string(),
  options: z.unknown(),
  seats: seatingSchema,
  commitment: digest,
  /** Null while the seed is kept from those who play. */
  seed: z.nullable(z.string()),
  entries: z.array(z.string()),
  /** What each entry told, as running digests, the set-up's first. */
  record: z.array(digest),
  /** The hash of the last state. */
  hash: digest,
});

/** A match as one file: all that is needed to play it again, and what must come of it. */
export type Save = z.infer<typeof saveSchema>;

/**
 * The match as the text of a file. It holds every sentence, the secret ones too; `sealed` leaves the seed out and keeps its
 * hash alone, as a match must be kept while others play.
 */
export function exportMatch<R extends Realm>(match: Match<R>, { sealed = false } = {}): Result<string> {
  if (match.isBranch) return bad('match', 'a match played from its start', 'a what-if branch');
  const { id, version, pack } = match.system;
  const save: Save = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    system: id,
    version,
    pack,
    options: match.options,
    seats: { ...match.seating },
    commitment: match.commitment,
    seed: sealed ? null : match.secretSeed,
    entries: match.entries.map(printEntry),
    record: [...match.log.digests()],
    hash: match.hash(),
  };
  return ok(JSON.stringify(save));
}

/** Reads the text of a file; what it says is not yet played. */
export function parseSave(text: string): Result<Save> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return bad('file', `a JSON text (${String(error)})`, text);
  }
  return checkShape(saveSchema, raw);
}
