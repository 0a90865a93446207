import { setImmediate as breathe } from 'node:timers/promises';
import { type EventNotice, type Realm } from '@sandtable/kernel';
import { createMatch, type Match, parseEntry, prepareAgain } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import type { Store } from '../store/store.ts';
import type { EntryRow, MatchRow } from '../store/tables.ts';

/** The match cannot be played on by these rules from this entry on. */
export class ChangedRules extends Error {
  readonly seq: number;

  constructor(seq: number, cause: unknown) {
    super(`entry ${seq} does not come out as it did: ${String(cause)}`);
    this.seq = seq;
  }
}

/** A match as it is in memory: with what every entry told, from the set-up on. */
export interface WarmMatch {
  readonly match: Match<Realm>;
  readonly told: (readonly EventNotice<unknown>[])[];
}

/** So many entries are replayed before others get their turn. */
const AT_ONCE = 20;

/** Replays a match from what is stored. */
export async function warm(game: HostedGame, row: MatchRow, store: Store): Promise<WarmMatch> {
  const plan = { options: JSON.parse(row.options), seed: row.seed, seats: JSON.parse(row.seating ?? '{}') };
  const made = createMatch(game.system, plan, game.bots);
  if (!made.ok) throw new ChangedRules(0, JSON.stringify(made.problems));
  const warmed = { match: made.value, told: [made.value.told] };
  await replay(warmed, await store.entries.after(row.id, 0));
  return warmed;
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
  if (!entry.ok) throw new ChangedRules(number, text);
  const answer = prepareAgain(match, entry.value);
  if (!answer.granted) throw new ChangedRules(number, answer.reasons.map(({ rule, key }) => `${rule} ${key}`).join());
  if (answer.value.digest !== digest) {
    answer.value.drop();
    throw new ChangedRules(number, 'another digest');
  }
  answer.value.commit();
  told.push(answer.value.told);
}
