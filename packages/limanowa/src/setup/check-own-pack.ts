import { isRecord, ok, type Result } from '@sandtable/kernel';
import {
  changesOf,
  mergedFields,
  mergeList,
  NO_CHANGES,
  type PackChanges,
  type PackHead,
  packJsonSchema,
  readPackFile,
} from '@sandtable/kernel/packs';
import type { Pack } from '../model/pack.ts';
import { checkPack } from './check-pack.ts';
import { packSchema } from './pack-schema.ts';

/** A pack from a file, with its head. */
export interface OwnPack {
  readonly head: PackHead;
  /** What it adds to ours, and what of ours it replaces. */
  readonly changes: PackChanges;
  readonly pack: Pack;
}

/** Checks the file of a foreign pack: one that stands alone, or builds on ours. */
export function checkOwnPack(raw: unknown, ours: () => Pack): Result<OwnPack> {
  const file = readPackFile(raw, { game: 'limanowa', own: OUR_PACK });
  if (!file.ok) return file;
  const { head, content } = file.value;
  const made = head.extends === null ? alone(content) : extend(content, ours());
  return made.ok ? ok({ head, ...made.value }) : made;
}

const OUR_PACK = 'limanowa-1914';

/** For editors: the schema of our game's pack files. */
export function limanowaPackSchema(): object {
  return packJsonSchema({ title: 'A pack of Limanowa, 1914', game: 'limanowa', own: OUR_PACK, whole: packSchema });
}

/** The key of the entries in each list. */
const LISTS = [
  ['unitTypes', 'id'],
  ['cards', 'effect'],
  ['maps', 'id'],
] as const;

type Made = Result<Pick<OwnPack, 'pack' | 'changes'>>;

function alone(raw: unknown): Made {
  const pack = checkPack(raw);
  return pack.ok ? ok({ pack: pack.value, changes: NO_CHANGES }) : pack;
}

/**
 * Our pack with the entries of a file: one with the same id (or effect) replaces ours, others are added, and figures of the ruleset
 * change one by one. If the file has no missions, ours are played with its changes.
 */
function extend(content: Readonly<Record<string, unknown>>, ours: Pack): Made {
  const { hash: _hash, ...base } = ours;
  const { ruleset, missions, ...rest } = content;
  const merged = LISTS.flatMap(([list, key]) => {
    const own = content[list];
    if (!Array.isArray(own)) return [];
    const keyOf = (entry: unknown): string => (isRecord(entry) ? String(entry[key]) : '');
    return [[list, mergeList<unknown>(ours[list], own, keyOf)] as const];
  });
  const lists = Object.fromEntries(merged);
  const made = checkPack({
    ...base,
    ...rest,
    ...Object.fromEntries(merged.map(([list, { list: entries }]) => [list, entries])),
    ruleset: overlaid(base.ruleset, ruleset),
    missions: missions === undefined || isEmpty(missions) ? base.missions : missions,
  });
  if (!made.ok) return { ok: false, problems: mergedFields(made.problems, OUR_PACK, lists) };
  const { added, replaced } = changesOf(lists);
  const own = isEmpty(missions ?? []) ? {} : { missions: made.value.missions.map(({ id }) => id) };
  const figures = isRecord(ruleset) && Object.keys(ruleset).length > 0 ? { ruleset: Object.keys(ruleset) } : {};
  const changes = { added: { ...added, ...own }, replaced: { ...replaced, ...figures } };
  return ok({ pack: made.value, changes });
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

/** Field by field; anything but a record replaces ours, and the schema reports what is wrong with it. */
function overlaid(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isRecord(base) || !isRecord(own)) return own;
  const fields = Object.entries(own).map(([field, value]) => [
    field,
    overlaid(Object.hasOwn(base, field) ? base[field] : undefined, value),
  ]);
  return { ...base, ...Object.fromEntries(fields) };
}
