import { setImmediate as breathe } from 'node:timers/promises';
import { createMatch, parseEntry, prepareAgain } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import type { Store } from '../store/store.ts';
import type { EntryRow, MatchRow } from '../store/tables.ts';
import { readSeed } from './seed-parts.ts';
import { readSnapshot, type WarmMatch } from './snapshots.ts';

/** The match cannot be played on by these rules from this entry on. */
export class ChangedRules extends Error {
  readonly seq: number;

  constructor(seq: number, cause: unknown) {
    super(`entry ${seq} does not come out as it did: ${String(cause)}`);
    this.seq = seq;
  }
}

/** So many entries are replayed before others get their turn. */
const AT_ONCE = 20;

/** A match from what is stored: from its snapshot, if that is sound, and what was said after it; else all is said again. */
export async function warm(game: HostedGame, row: MatchRow, store: Store): Promise<WarmMatch> {
  const warmed = (await readSnapshot(game, row, store)) ?? fromStart(game, row);
  await replay(warmed, await store.entries.after(row.id, warmed.match.seq));
  return warmed;
}

function fromStart({ system, bots }: HostedGame, row: MatchRow): WarmMatch {
  const seating = row.seating ?? '{}';
  const made = createMatch(
    system,
    { options: JSON.parse(row.options), seed: readSeed(row.seed), seats: JSON.parse(seating) },
    bots,
  );
  if (!made.ok) throw new ChangedRules(0, JSON.stringify(made.problems));
  return { match: made.value, told: [made.value.told], seating, keptAt: 0 };
}

/** Says stored entries again; throws at the first that is refused or tells something else. */
export async function replay(warmed: WarmMatch, rows: readonly EntryRow[]): Promise<void> {
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await breathe();
    replayOne(warmed, row);
  }
}

function replayOne({ match, told }: WarmMatch, { number, text, digest }: EntryRow): void {
  if (number !== match.seq + 1) throw new Error(`entry ${match.seq + 1} is missing`);
  const entry = parseEntry(text, 'entry');
  if (!entry.ok) throw new ChangedRules(number, 'it cannot be read');
  const answer = prepareAgain(match, entry.value);
  if (!answer.granted) throw new ChangedRules(number, answer.reasons.map(({ rule, key }) => `${rule} ${key}`).join());
  if (answer.value.digest !== digest) {
    answer.value.drop();
    throw new ChangedRules(number, 'another digest');
  }
  answer.value.commit();
  told.push(answer.value.told);
}
