// Loaded when the first shortcut is kept or opened: a short match needs none of it.
import type { Realm, Seat } from '@sandtable/kernel';
import { openSnapshot, snapshotOf } from '@sandtable/session';
import { botNamesOf } from '../face/link.ts';
import type { LoggedEntry } from '../face/moment.ts';
import { readSlowly, readTable, type SavedTable } from './open-table.ts';
import type { Surroundings } from './surroundings.ts';
import type { Summary } from './summary.ts';
import { fetchRest, hasRest, type Table, withRest } from './table.ts';

const RESTED = 'with the rest';

/** Four lines: whether it needs the rest of its game, the seal of the logs, the match, and what every reader was told. */
export function shortcutOf<R extends Realm>({ game }: Surroundings<R>, { match, logs }: Table<R>): string {
  const snapshot = snapshotOf(match);
  if (!snapshot.ok) throw new Error('a match at a table is never a branch');
  const told = JSON.stringify([...logs]);
  return [hasRest(game) ? RESTED : '', match.digests.seal([told]), snapshot.value, told].join('\n');
}

/**
 * Reads a save whose beginning the shortcut is: only what follows it is said again. Null if the shortcut is not to be trusted; if it
 * is of another match, everything is said again, and it comes from entry 0.
 */
export async function openShortcut<R extends Realm>(
  around: Surroundings<R>,
  text: string,
  saved: string,
  seen: Summary['seen'],
): Promise<{ readonly read: SavedTable<R>; readonly at: number } | null> {
  const { game } = around;
  const [rest, seal, snapshot = '', told = ''] = text.split('\n');
  if (rest === RESTED) await fetchRest(game);
  const opened = openSnapshot(game.system, snapshot, { bots: botNamesOf(game) });
  if (!opened.ok || opened.value.digests.seal([told]) !== seal) return null;
  const match = opened.value;
  const at = match.seq;
  const logs: readonly [Seat, LoggedEntry<R>[]][] = JSON.parse(told);
  const steps = readTable(game, saved, undefined, seen, { match, told: new Map(logs) });
  const read = await readSlowly(steps, around, (progress) => around.tell({ kind: 'reading', ...progress }));
  return read.kind === 'table' ? { read, at: read.table.match === match ? at : 0 } : null;
}

/** Replays a save behind the screen, one entry at a time; returns what does not come out as this table has it, or null. */
export function firstUnlike<R extends Realm>(
  { game, breathe }: Surroundings<R>,
  saved: string,
  { logs }: Table<R>,
): Promise<string | null> {
  return withRest(game, async () => {
    const steps = readTable(game, saved);
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
  });
}
