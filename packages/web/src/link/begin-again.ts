import { bad, type GameSystem, type Given, ok, type Realm, type Result } from '@sandtable/kernel';
import {
  createMatch,
  exportForKeeper,
  isByHand,
  type Match,
  parseEntry,
  printEntry,
  PROCEDURE_SEAT,
  type Seating,
} from '@sandtable/session';
import type { PlayedAt, PrintedMatch } from '../face/print.ts';
import { YOU } from './seating.ts';

/** The printed match, up to the start of its battle, with the same person in every seat that the AI does not play. */
export function beginAgain<R extends Realm>(
  system: GameSystem<R>,
  printed: PrintedMatch,
  where: PlayedAt = 'screen',
): Result<Match<R>> {
  const { options, seed, entries } = printed;
  const read = system.options(options);
  if (!read.ok) return read;
  const ids = system.seats(read.value);
  if (where === 'table' && !ids.includes(PROCEDURE_SEAT)) return bad('match', 'a match against the AI', ids.join(', '));
  const seats = ids.map((seat) => [seat, holderOf(seat, where)] as const);
  const created = createMatch(system, { options, seats: Object.fromEntries(seats), seed });
  if (!created.ok) return created;
  for (const text of entries) {
    const said = sayAgain(created.value, text);
    if (!said.ok) return said;
  }
  return created;
}

function holderOf(seat: string, where: PlayedAt): Seating[string] {
  if (seat !== PROCEDURE_SEAT) return { kind: 'person', name: YOU };
  return where === 'table' ? { kind: 'procedure', chance: 'table' } : { kind: 'procedure' };
}

function sayAgain<R extends Realm>(match: Match<R>, text: string): Result<null> {
  const entry = parseEntry(text, 'entries');
  if (!entry.ok) return entry;
  if (!('say' in entry.value)) return bad('entries', 'a sentence', text);
  const { seat, say } = entry.value;
  // The draft's draws come from the match's own seed, even beside a real table.
  const given: Given[] | undefined = isByHand(match.seating) ? [] : undefined;
  for (;;) {
    const answer = match.prepare(seat, match.seq, say, given);
    if (answer.granted) {
      answer.value.commit();
      return ok(null);
    }
    if (answer.want === undefined || given === undefined)
      return bad('entries', 'a sentence that may be said then', text);
    given.push(null);
  }
}

/** For callers that have the match's content already: without the name, it is not looked up among this browser's packs. */
export function withoutPackName(printed: PrintedMatch): PrintedMatch {
  const { pack: _named, ...options } = printed.options;
  return { ...printed, options };
}

/** The sentences that led to an entry, without those taken back. */
export function saidUntil<R extends Realm>(match: Match<R>, seq: number): string[] {
  return match.entries
    .slice(0, seq)
    .flatMap((entry, place) => ('say' in entry && stands(match, place + 1) ? [printEntry(entry)] : []));
}

/** Whether the entry has not been taken back. */
export function stands<R extends Realm>({ log }: Match<R>, seq: number): boolean {
  return seq === log.standing(log.seq) || log.isStanding(seq);
}

/** The match of `beginAgain` as the text of a save file. */
export function saveAgain<R extends Realm>(
  system: GameSystem<R>,
  printed: PrintedMatch,
  where?: PlayedAt,
): Result<string> {
  const match = beginAgain(system, printed, where);
  return match.ok ? exportForKeeper(match.value) : match;
}
