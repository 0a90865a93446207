import { ok, type Realm, type Result } from '@sandtable/kernel';
import { createMatch, type Entry, importMatch, type Match, NOBODY, type Seating } from '@sandtable/session';
import type { LinkFace } from '../face/link.ts';
import type { LoggedEntry } from '../face/moment.ts';
import { peopleOf } from './seating.ts';
import { entryFor, Table } from './table.ts';

/** What a new match is made from. */
export interface TablePlan {
  /** As the game takes them from outside: the mission, and switches of the rules. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: Seating;
  readonly seed: string;
  /** Where the match is made at the table: whose cards a drafter plays, and which one. */
  readonly drafts?: Readonly<Record<string, string>>;
}

/** A table with a new match on it, or which part of the plan is wrong. */
export function newTable<R extends Realm>(game: LinkFace<R>, plan: TablePlan): Result<Table<R>> {
  const match = createMatch(game.system, plan, Object.keys(game.bots));
  if (!match.ok) return match;
  const { drafts = {} } = plan;
  const table = new Table(game, match.value, { drafts });
  if (Object.keys(drafts).length > 0) table.prepare();
  return ok(table);
}

/** A table with the match of a file on it, or precisely what is wrong with the file. */
export function savedTable<R extends Realm>(game: LinkFace<R>, text: string): Result<Table<R>> {
  const { system } = game;
  const bots = Object.keys(game.bots);
  const match = importMatch(system, text, { bots });
  if (!match.ok) return match;
  const { options, secretSeed: seed, seating: seats, entries } = match.value;
  // Played once more from the start, which is quicker than going back to each entry to ask what it told.
  const made = createMatch(system, { options, seed, seats }, bots);
  if (!made.ok) return made;
  const again: Match<R> = made.value;
  const told = new Map(peopleOf(seats).map((seat): [string, LoggedEntry<R>[]] => [seat, [entryFor(again, seat)]]));
  for (const entry of entries) {
    repeat(again, entry);
    for (const [seat, log] of told) log.push(entryFor(again, seat));
  }
  return ok(new Table(game, again, { told }));
}

function repeat<R extends Realm>(match: Match<R>, entry: Entry): void {
  const verdict =
    'say' in entry
      ? match.say(entry.seat, match.seq, entry.say)
      : match.undo(entry.seat, match.seq, entry.undo, NOBODY);
  if (!verdict.granted) throw new Error(`entry ${match.seq + 1} was granted once and is not now`);
}
