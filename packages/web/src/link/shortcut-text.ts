// Loaded when the first shortcut is written or read: short matches have none.
import type { Realm, Seat } from '@sandtable/kernel';
import { openSnapshot, snapshotOf } from '@sandtable/session';
import { botNamesOf, type LinkFace } from '../face/link.ts';
import type { LoggedEntry, Trouble } from '../face/moment.ts';
import type { OpenBeginning, readTable } from './open-table.ts';
import type { HostedMatch, Surroundings } from './surroundings.ts';
import { fetchPart, partsLoaded } from './late-parts.ts';
import type { Table } from './table.ts';

/** Four lines: the late parts it needs, a seal, the match, and every reader's log. */
function shortcutOf<R extends Realm>(game: LinkFace<R>, { match, logs }: Table<R>): string {
  const snapshot = snapshotOf(match);
  if (!snapshot.ok) throw new Error('a match at a table is never a branch');
  const [parts, told] = [JSON.stringify(partsLoaded(game)), JSON.stringify([...logs])];
  return [parts, match.digests.seal([parts, told]), snapshot.value, told].join('\n');
}

export function keepShortcut<R extends Realm>(
  { game, shelf, hand }: Surroundings<R>,
  { id, table }: HostedMatch<R>,
): Promise<void> {
  return shelf.writeShortcut(id, shortcutOf(game, table), hand);
}

/** Null if it is damaged, or from other rules or content. */
export async function readShortcut<R extends Realm>(game: LinkFace<R>, text: string): Promise<OpenBeginning<R> | null> {
  const [parts = '', seal, snapshot = '', told = ''] = text.split('\n');
  const needed: readonly string[] = JSON.parse(parts);
  for (const part of needed) await fetchPart(game, part);
  const opened = openSnapshot(game.system, snapshot, { bots: botNamesOf(game) });
  if (!opened.ok || opened.value.digests.seal([parts, told]) !== seal) return null;
  const logs: readonly [Seat, LoggedEntry<R>[]][] = JSON.parse(told);
  return { match: opened.value, told: new Map(logs) };
}

/** Replays the save of a match that was opened by a shortcut. If it comes out differently, drops the shortcut. */
export async function prove<R extends Realm>(
  { breathe, shelf, hand }: Surroundings<R>,
  { id, table }: HostedMatch<R>,
  steps: ReturnType<typeof readTable<R>>,
): Promise<Trouble | null> {
  const message = await firstUnlike(steps, table, breathe);
  if (message === null) return null;
  await shelf.writeShortcut(id, '', hand).catch(() => undefined);
  return { kind: 'broken', message, isUnlike: true };
}

/** Compares one entry at a time, so that questions need not wait. Returns what differs from this table; null if nothing does. */
async function firstUnlike<R extends Realm>(
  steps: ReturnType<typeof readTable<R>>,
  { logs }: Table<R>,
  breathe: () => Promise<void>,
): Promise<string | null> {
  for (;;) {
    await breathe();
    const step = steps.next();
    if (step.done !== true) continue;
    const read = step.value;
    if (read.kind === 'changed') return `entry ${read.rules.seq}`;
    if (read.kind === 'wrong')
      return read.problems.map(({ field, expected, got }) => `${field}: ${expected}, not ${got}`).join('; ');
    for (const [seat, told] of read.table.logs) {
      const shown = logs.get(seat)?.slice(0, told.length);
      if (JSON.stringify(shown) !== JSON.stringify(told)) return `what ${seat} was told`;
    }
    return null;
  }
}
