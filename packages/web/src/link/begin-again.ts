import { bad, type GameSystem, ok, type Realm, type Result } from '@sandtable/kernel';
import {
  createMatch,
  exportForKeeper,
  type Match,
  parseEntry,
  printEntry,
  PROCEDURE_SEAT,
  type Seating,
} from '@sandtable/session';
import type { PrintedMatch } from '../face/print.ts';
import { YOU } from './seating.ts';

/** The match that is printed, up to where its battle begins, with one person in every seat that the rules do not play. */
export function beginAgain<R extends Realm>(system: GameSystem<R>, printed: PrintedMatch): Result<Match<R>> {
  const { options, seed, entries } = printed;
  const read = system.options(options);
  if (!read.ok) return read;
  const seats = system.seats(read.value).map((seat) => [seat, holderOf(seat)] as const);
  const created = createMatch(system, { options, seats: Object.fromEntries(seats), seed });
  if (!created.ok) return created;
  for (const text of entries) {
    const said = sayAgain(created.value, text);
    if (!said.ok) return said;
  }
  return created;
}

function holderOf(seat: string): Seating[string] {
  return seat === PROCEDURE_SEAT ? { kind: 'procedure' } : { kind: 'person', name: YOU };
}

function sayAgain<R extends Realm>(match: Match<R>, text: string): Result<null> {
  const entry = parseEntry(text, 'entries');
  if (!entry.ok) return entry;
  if (!('say' in entry.value)) return bad('entries', 'a sentence', text);
  const { granted } = match.say(entry.value.seat, match.seq, entry.value.say);
  return granted ? ok(null) : bad('entries', 'a sentence that may be said then', text);
}

/** The sentences that led to an entry of a match; what was taken back is left out. */
export function saidUntil<R extends Realm>(match: Match<R>, seq: number): string[] {
  return match.entries
    .slice(0, seq)
    .flatMap((entry, place) => ('say' in entry && stands(match, place + 1) ? [printEntry(entry)] : []));
}

/** Whether an entry is one of those that led to where the match is. */
export function stands<R extends Realm>({ log }: Match<R>, seq: number): boolean {
  return seq === log.standing(log.seq) || log.isStanding(seq);
}

/** The same as the text of a file. */
export function saveAgain<R extends Realm>(system: GameSystem<R>, printed: PrintedMatch): Result<string> {
  const match = beginAgain(system, printed);
  return match.ok ? exportForKeeper(match.value) : match;
}
