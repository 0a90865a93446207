import { bad, checkShape, ok, readJson, type Realm, type Result } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { FORMAT_VERSION, formatOf, PARTED_VERSION } from './digests.ts';
import { partedCommitment } from './seed.ts';
import { seatingSchema, type Terms } from './terms.ts';
import { LIMITS, printEntry } from './log.ts';
import type { Match } from './match.ts';
import type { Prepared } from './moment.ts';

const FORMAT = 'sandtable-match';

/** Common to all formats. List lengths are checked before their contents. */
const headSchema = z.looseObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal([1, 2, 3, FORMAT_VERSION, PARTED_VERSION]),
  entries: z.optional(z.array(z.unknown()).check(z.maxLength(LIMITS.entries))),
  record: z.optional(z.array(z.unknown()).check(z.maxLength(LIMITS.entries + 1))),
  seats: z.unknown().check(z.refine(isFew, { error: `at most ${LIMITS.seats} seats` })),
});

const MOST_FIGURES = 60;

/** A name, a hash or a seed. */
export const word = z.string().check(z.maxLength(LIMITS.word));

const fields = {
  format: z.literal(FORMAT),
  system: word,
  version: z.int(),
  options: z.unknown(),
  seats: seatingSchema,
  commitment: hexadecimal(64),
  /** Null in a sealed file; for a seed made of parts, the server's part. */
  seed: z.nullable(word),
  entries: z.array(z.string().check(z.maxLength(LIMITS.entry))),
  /** The hash of the final state. */
  hash: hexadecimal(64),
};

const fieldsSinceTwo = {
  ...fields,
  /** The hash of the content the match uses. */
  content: word,
  /** The running digests, beginning with the setup's. */
  record: z.array(hexadecimal(12)),
};

const fieldsSinceThree = {
  ...fieldsSinceTwo,
  /** The digest of the end, which covers the number of entries. */
  end: hexadecimal(12),
  /** Public figures of the last state, by name: a reader with other rules is told which of them differ. */
  figures: z.optional(
    z.record(word, z.number()).check(z.refine(isFewFigures, { error: `at most ${MOST_FIGURES} figures` })),
  ),
};

/** Format 3 differs in what its digests cover, and has no entries by the table. */
const saveSchema = z.strictObject({ ...fieldsSinceThree, formatVersion: z.literal([3, FORMAT_VERSION]) });

/** Format 5 is format 4 with a seed in parts. */
const partedSchema = z.strictObject({
  ...fieldsSinceThree,
  formatVersion: z.literal(PARTED_VERSION),
  commitment: partedCommitment,
});

/** Format 2 could be cut off after any entry that left the state unchanged. */
const endlessSchema = z.strictObject({ ...fieldsSinceTwo, formatVersion: z.literal(2) });

/** Format 1 was bound to the whole pack. */
const oldSchema = z.strictObject({
  ...fields,
  formatVersion: z.literal(1),
  pack: word,
  record: z.array(hexadecimal(6)),
});

export type Figures = Readonly<Record<string, number>>;

/** A match as one file: everything needed to replay it, and what must come out. */
export interface Save extends Terms {
  readonly format: number;
  readonly seed: string | null;
  readonly entries: readonly string[];
  readonly record: readonly string[];
  readonly hash: string;
  /** Null in the formats before 3. */
  readonly end: string | null;
  readonly figures?: Figures | undefined;
}

interface ExportOptions<R extends Realm> {
  /** Replaces the seed by its hash, necessary while the match is played. */
  readonly sealed?: boolean;
  readonly figures?: Figures;
  /** Includes this entry, not yet committed: it is stored before anyone is told. */
  readonly prepared?: Prepared<R> | undefined;
}

/** A finished match as the text of a file, which anyone may have. */
export function exportMatch<R extends Realm>(match: Match<R>, options: ExportOptions<R> = {}): Result<string> {
  return match.asks === null
    ? exportForKeeper(match, options)
    : bad('match', 'a match that is over', 'one that is played');
}

/** The match as the text of a file, with every sentence, secret ones too: for storage only, never for a player. */
export function exportForKeeper<R extends Realm>(
  match: Match<R>,
  { sealed = false, figures, prepared }: ExportOptions<R> = {},
): Result<string> {
  if (match.isBranch) return bad('match', 'a match played from its start', 'a what-if branch');
  const { system, version, content, options, seats, commitment } = match.terms;
  const next = prepared === undefined ? [] : [prepared];
  const entries = [...match.entries, ...next.map(({ entry }) => entry)].map(printEntry);
  const record = [...match.log.digests(), ...next.map(({ digest }) => digest)];
  const hash = (prepared ?? match).hash();
  const save = {
    format: FORMAT,
    formatVersion: formatOf(commitment),
    system,
    version,
    content,
    options,
    seats,
    commitment,
    seed: sealed ? null : match.secret,
    entries,
    record,
    hash,
    end: match.digests.last(record, entries.length, hash),
    figures,
  };
  return ok(JSON.stringify(save));
}

/** Parses the text of a file; replays nothing yet. */
export function parseSave(text: string): Result<Save> {
  const raw = readJson(text);
  if (!raw.ok) return raw;
  const head = checkShape(headSchema, raw.value);
  if (!head.ok) return head;
  const { formatVersion: format } = head.value;
  if (format === 1) {
    const old = checkShape(oldSchema, raw.value);
    return old.ok ? ok({ ...old.value, format, content: old.value.pack, end: null }) : old;
  }
  if (format === 2) {
    const old = checkShape(endlessSchema, raw.value);
    return old.ok ? ok({ ...old.value, format, end: null }) : old;
  }
  const save = format === PARTED_VERSION ? checkShape(partedSchema, raw.value) : checkShape(saveSchema, raw.value);
  return save.ok ? ok({ ...save.value, format }) : save;
}

function isFewFigures(figures: object): boolean {
  return Object.keys(figures).length <= MOST_FIGURES;
}

function isFew(seats: unknown): boolean {
  return Object.keys(Object(seats)).length <= LIMITS.seats;
}

export function hexadecimal(length: number): z.ZodMiniString<string> {
  return z.string().check(z.regex(new RegExp(`^[0-9a-f]{${length}}$`), { error: `${length} hexadecimal digits` }));
}
