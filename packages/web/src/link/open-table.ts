import { botsFor } from '@sandtable/bear';
import { ok, type Result } from '@sandtable/kernel';
import { createMatch, importMatch, type Seating } from '@sandtable/session';
import type { Engine } from '../engine/engine.ts';
import { peopleOf } from './seating.ts';
import { type BearMatch, entryFor, Table } from './table.ts';

/** What a new match is made from. */
export interface TablePlan {
  readonly mission: string;
  /** Switches of the rules; what is left out has its default. */
  readonly options: Readonly<Record<string, string>>;
  readonly seats: Seating;
  readonly seed: string;
}

/** A table with a new match on it, or which part of the plan is wrong. */
export function newTable({ system, pack }: Engine, { mission, options, seats, seed }: TablePlan): Result<Table> {
  const bots = botsFor(system, pack);
  const match = createMatch(system, { options: { ...options, mission }, seats, seed }, Object.keys(bots));
  return match.ok ? ok(new Table(match.value, bots)) : match;
}

/** A table with the match of a file on it, or precisely what is wrong with the file. */
export function savedTable({ system, pack }: Engine, text: string): Result<Table> {
  const bots = botsFor(system, pack);
  const match = importMatch(system, text, { bots: Object.keys(bots) });
  if (!match.ok) return match;
  const { options, secretSeed: seed, seating: seats, entries } = match.value;
  // Played once more from the start, which is quicker than going back to each entry to ask what it told.
  const again = createMatch(system, { options, seed, seats }, Object.keys(bots));
  if (!again.ok) return again;
  const told = new Map(peopleOf(seats).map((seat) => [seat, [entryFor(again.value, seat)]]));
  for (const entry of entries) {
    repeat(again.value, entry);
    for (const [seat, log] of told) log.push(entryFor(again.value, seat));
  }
  return ok(new Table(again.value, bots, told));
}

function repeat(match: BearMatch, entry: BearMatch['entries'][number]): void {
  const verdict =
    'say' in entry ? match.say(entry.seat, match.seq, entry.say) : match.undo(entry.seat, match.seq, entry.undo);
  if (!verdict.granted) throw new Error(`entry ${match.seq + 1} was granted once and is not now`);
}
