import { ok, type Realm, type Result } from '@sandtable/kernel';
import { createMatch, type Seating } from '@sandtable/session';
import type { LinkFace } from '../face/link.ts';
import { Table } from './table.ts';

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
