import {
  type GameSystem,
  ok,
  type Outcome,
  printSentence,
  type Realm,
  type Result,
  type Seat,
} from '@sandtable/kernel';
import { importMatch, type Match, PROCEDURE_SEAT, type Verification, verify } from '@sandtable/session';

/** The saved matches of a game. */
export interface Saves {
  verify(text: string, seed: string | undefined): Verification;
  open(text: string, seed: string | undefined): Result<SavedMatch>;
}

/** A saved match, played again and told in words. */
export interface SavedMatch {
  /** The number of its last entry. */
  readonly seq: number;
  /** The entries in which the AI chose something. */
  ofAi(): readonly number[];
  tell(seq: number): ToldEntry;
  why(seq: number): ToldTurn;
}

interface ToldEntry {
  /** Who said what; the set-up is entry 0. */
  readonly words: string;
  readonly events: readonly unknown[];
  /** A line for each event. */
  readonly told: readonly string[];
  readonly outcome: Outcome | undefined;
  /** The outcome in words; null while it goes on. */
  readonly result: string | null;
}

/** How the AI came to what it did. */
interface ToldTurn {
  /** Whose entry it is. */
  readonly seat: Seat;
  readonly notes: readonly unknown[];
  readonly events: readonly unknown[];
  readonly lines: readonly string[];
}

/** How a game tells of its matches. Its views are the referee's. */
interface Teller<R extends Realm> {
  /** The bots that may sit in a match. */
  readonly bots: readonly string[];
  /** The AI chooses in entries of others too: in the midst of what they do. */
  readonly aiChoosesInAll?: true;
  events(events: readonly R['event'][], view: R['view']): string[];
  outcome(outcome: Outcome, view: R['view']): string;
  /** Of an entry in which the AI chose something: from the view before it. */
  why(before: R['view'], turn: AiTurn<R>): string[];
}

interface AiTurn<R extends Realm> {
  readonly notes: readonly R['note'][];
  readonly events: readonly R['event'][];
}

export function savesOf<R extends Realm>(system: GameSystem<R>, teller: Teller<R>): Saves {
  return {
    verify: (text, seed) => verify(system, text, { seed }),
    open(text, seed) {
      const match = importMatch(system, text, { seed, bots: teller.bots });
      return match.ok ? ok(savedMatch(match.value, teller)) : match;
    },
  };
}

function savedMatch<R extends Realm>(match: Match<R>, teller: Teller<R>): SavedMatch {
  return {
    seq: match.seq,
    ofAi: () =>
      match.entries.flatMap((entry, index) => {
        if (!('say' in entry)) return [];
        const chose =
          entry.seat === PROCEDURE_SEAT || (teller.aiChoosesInAll === true && notesOf(match, index + 1).length > 0);
        return chose ? [index + 1] : [];
      }),
    tell(seq) {
      const { events, view, outcome } = match.at(seq, 'referee');
      return {
        words: entryWords(match, seq),
        events,
        told: teller.events(events, view),
        outcome,
        result: outcome === undefined ? null : teller.outcome(outcome, view),
      };
    },
    why(seq) {
      const { events } = match.at(seq, 'spectator');
      const notes = notesOf(match, seq);
      const { view } = match.at(seq - 1, 'referee');
      const seat = match.log.entry(seq)?.seat ?? PROCEDURE_SEAT;
      return { seat, notes, events, lines: teller.why(view, { notes, events }) };
    },
  };
}

/** What the AI noted down: it knows nothing that others do not. */
function notesOf<R extends Realm>(match: Match<R>, seq: number): readonly R['note'][] {
  return match.at(seq, 'referee', { trace: true }).trace;
}

function entryWords<R extends Realm>({ log }: Match<R>, seq: number): string {
  const entry = log.entry(seq);
  if (entry === undefined) return 'set-up';
  return `${entry.seat}: ${'say' in entry ? printSentence(entry.say) : `undo ${entry.undo}`}`;
}
