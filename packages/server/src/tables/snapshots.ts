import { createHash } from 'node:crypto';
import { canonicalJson, must, type Realm } from '@sandtable/kernel';
import { type Match, openSnapshot, snapshotOf } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import type { Store } from '../store/store.ts';
import type { EntryRow, MatchRow } from '../store/tables.ts';

/** A match in memory, with what every entry told, from the set-up on. */
export interface WarmMatch {
  readonly match: Match<Realm>;
  /** JSON: there are many, and they are rarely read. */
  readonly told: string[];
  /** JSON, as stored: who sat where at the start. */
  readonly seating: string;
  /** The entry of the newest snapshot. */
  keptAt: number;
}

/** Entries between snapshots, so that a killed server has little to replay. */
export const SNAPSHOT_EVERY = 128;

/** A match as one text: a hash of the rest, what every entry told, and the session's own snapshot. */
export function printSnapshot({ match, told }: WarmMatch): string {
  const body = [...told, must(snapshotOf(match))].join('\n');
  return `${hashOfText(body)}\n${body}`;
}

export function splitSnapshot(printed: string): { readonly told: string[]; readonly text: string } {
  const told = printed.slice(printed.indexOf('\n') + 1).split('\n');
  return { text: told.pop() ?? '', told };
}

interface KeptWarm {
  readonly warmed: WarmMatch;
  readonly rows: readonly EntryRow[];
}

/** The match of the newest snapshot; undefined if there is none, or it does not provably match the stored entries under these rules. */
export async function readSnapshot(game: HostedGame, row: MatchRow, store: Store): Promise<KeptWarm | undefined> {
  const kept = await store.snapshots.newest(row.id);
  if (kept === undefined) return undefined;
  const end = kept.text.indexOf('\n');
  const body = kept.text.slice(end + 1);
  if (kept.text.slice(0, end) !== hashOfText(body)) return undefined;
  const { told, text } = splitSnapshot(kept.text);
  const opened = openSnapshot(game.system, text, { bots: game.bots, isIntact: true });
  if (!opened.ok || told.length !== opened.value.seq + 1) return undefined;
  const { value: match } = opened;
  // A digest covers everything before it: if this one is right, so is every earlier entry.
  const [last, ...rows] = await store.entries.after(row.id, match.seq - 1);
  if (last?.number !== match.seq || last.digest !== match.log.mark(match.seq).digest) return undefined;
  const seating = row.seating ?? '{}';
  if (canonicalJson(match.terms.seats) !== canonicalJson(JSON.parse(seating))) return undefined;
  return { warmed: { match, told, seating, keptAt: match.seq }, rows };
}

function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
