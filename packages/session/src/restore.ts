import {
  bad,
  ok,
  sha256Hex,
  type Bad,
  type Realm,
  type GameSystem,
  type Problem,
  type Reason,
  type Result,
  type Verdict,
} from '@sandtable/kernel';
import { createMatch } from './create.ts';
import { parseEntry, type Entry } from './entry.ts';
import type { Match } from './match.ts';
import type { Save } from './save.ts';
import { NOBODY } from './undo.ts';

/** The first thing in a file that is not so: at an entry, or (0) at the set-up and everything around it. */
export interface Divergence {
  readonly seq: number;
  readonly problem: Problem;
}

export type Restored<M> =
  | { readonly ok: true; readonly match: M }
  | { readonly ok: false; readonly divergence: Divergence };

/** Plays a saved match again, every sentence judged, everything told compared with what the file says. */
export function restore<R extends Realm>(
  system: GameSystem<R>,
  save: Save,
  seed: string | null,
  bots: readonly string[],
): Restored<Match<R>> {
  const checked = checkMaker(system, save);
  if (!checked.ok) return diverges(0, checked);
  const opened = openSeed(save, seed);
  if (!opened.ok) return diverges(0, opened);
  const created = createMatch(system, { ...save, seed: opened.value }, bots);
  if (!created.ok) return diverges(0, created);
  return replay(created.value, save);
}

export function diverges(seq: number, { problems }: Bad): Restored<never> {
  const [problem = { field: '', expected: 'something else', got: '' }] = problems;
  return { ok: false, divergence: { seq, problem } };
}

/** The same game, the same version of its rules, the same content. */
function checkMaker<R extends Realm>({ id, version, pack }: GameSystem<R>, save: Save): Result<null> {
  if (save.system !== id) return bad('system', JSON.stringify(id), save.system);
  if (save.version !== version)
    return bad('version', `${version}, the version of the rules that is here`, save.version);
  return save.pack === pack ? ok(null) : bad('pack', `${pack}, the content that is here`, save.pack);
}

function openSeed(save: Save, key: string | null): Result<string> {
  const seed = save.seed ?? key;
  if (seed === null) return bad('seed', 'the seed: this file keeps it sealed', null);
  if (sha256Hex(seed) === save.commitment) return ok(seed);
  return bad('commitment', `${sha256Hex(seed)}, the hash of the seed`, save.commitment);
}

function replay<R extends Realm>(match: Match<R>, { entries, record, hash }: Save): Restored<Match<R>> {
  const start = checkTold(match, record);
  if (!start.ok) return diverges(0, start);
  for (const [index, text] of entries.entries()) {
    const field = `entries.${index}`;
    const entry = parseEntry(text, field);
    if (!entry.ok) return diverges(index + 1, entry);
    const verdict = sayAgain(match, entry.value);
    if (!verdict.granted) {
      return diverges(index + 1, bad(field, `what may be said there (${printReasons(verdict.reasons)})`, text));
    }
    const told = checkTold(match, record);
    if (!told.ok) return diverges(index + 1, told);
  }
  if (record.length !== entries.length + 1) {
    return diverges(match.seq, bad('record', `${entries.length + 1} digests`, record));
  }
  return match.hash() === hash ? { ok: true, match } : diverges(match.seq, bad('hash', match.hash(), hash));
}

function sayAgain<R extends Realm>(match: Match<R>, entry: Entry): Verdict<unknown> {
  const { seat } = entry;
  return 'say' in entry ? match.say(seat, match.seq, entry.say) : match.undo(seat, match.seq, entry.undo, NOBODY);
}

function checkTold<R extends Realm>(match: Match<R>, record: Save['record']): Result<null> {
  const [told, saved] = [match.log.mark(match.seq).digest, record[match.seq]];
  return told === saved ? ok(null) : bad(`record.${match.seq}`, `${told}, the digest of what this entry tells`, saved);
}

function printReasons(reasons: readonly Reason[]): string {
  return reasons.map(({ rule, key }) => `${rule}: ${key}`).join(', ');
}
