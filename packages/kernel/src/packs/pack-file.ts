import * as z from 'zod/mini';
import { hashOf, isRecord } from '../json.ts';
import type { PackName } from '../pack-library.ts';
import { bad, describe, ok, type Problem, printKey, type Result } from '../result.ts';
import { checkShape } from '../shape.ts';

/** What a pack file says about itself. */
export interface PackHead extends PackName {
  readonly author: string | null;
  readonly licence: string | null;
  /** The id of the pack it builds on; null if it stands alone. */
  readonly extends: string | null;
}

export interface PackFile {
  readonly head: PackHead;
  /** The rest, for the game's own schema. */
  readonly content: Readonly<Record<string, unknown>>;
}

const text = z.string().check(z.minLength(1), z.maxLength(60));

/** The fields of every pack. */
export const headShape = {
  id: text,
  name: text,
  game: z.optional(text),
  /** For the author's editor: where the schema of packs is. */
  $schema: z.optional(z.string().check(z.maxLength(300))),
  author: z._default(z.nullable(text), null),
  licence: z._default(z.nullable(text), null),
  extends: z._default(z.nullable(text), null),
};

const headSchema = z.looseObject(headShape);

/** The key of a comment for authors, allowed anywhere in the file; ignored. */
export const NOTE = '//';
/** Only shown to players, so they do not count for the hash. */
const WORDS: ReadonlySet<string> = new Set(['name', 'names', 'briefing', 'author', 'licence']);

/** A game's id in pack files, and the id of its own pack. */
interface PackHome {
  readonly game: string;
  readonly own: string;
}

/**
 * Reads what every pack has in common, whatever the game. A pack can only build on the game's own pack, so it never builds on
 * itself.
 */
export function readPackFile(raw: unknown, { game, own }: PackHome): Result<PackFile> {
  if (!isRecord(raw)) return bad('', 'a pack, an object', raw);
  const unseen = unseenIn(raw, []);
  if (unseen.length > 0) return { ok: false, problems: unseen };
  const noted = without(raw, (key) => key === NOTE);
  const shape = checkShape(headSchema, noted);
  if (!shape.ok) return shape;
  const { author, licence, extends: base, game: named = game, $schema: _editor, ...content } = shape.value;
  const { id, name } = content;
  if (named !== game) return bad('game', game, named);
  if (base !== null && base !== own) return bad('extends', `${own}, or nothing`, base);
  const hash = hashOf(without({ ...content, extends: base }, (key) => WORDS.has(key)));
  return ok({ head: { id, name, hash, author, licence, extends: base }, content });
}

function without(value: Readonly<Record<string, unknown>>, isOut: (key: string) => boolean): Record<string, unknown> {
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).flatMap(([key, inner]) => (isOut(key) ? [] : [[key, copy(inner)]])));
  };
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (isOut(key) ? [] : [[key, copy(inner)]])));
}

/** The beginning of a tag: text must be plain. */
const TAG = /<[a-z/!?]/i;
/** Characters that hide or reverse the text around them; a line feed is allowed. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

function unseenIn(value: unknown, path: readonly string[]): Problem[] {
  if (typeof value === 'string') {
    const expected = UNSEEN.test(value) ? 'no invisible characters' : TAG.test(value) ? 'plain text, no tags' : null;
    return expected === null ? [] : [{ field: path.join('.'), expected, got: describe(value) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unseenIn(inner, [...path, printKey(key)]));
}
