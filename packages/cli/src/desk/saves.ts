import { type GameSystem, type Outcome, printSentence, type Problem, type Realm, type Seat } from '@sandtable/kernel';
import { type Divergence, type Match, PROCEDURE_SEAT, reading, type RulesStamp } from '@sandtable/session';

/** The saved matches of a game. */
export interface Saves {
  /** Of the rules that are here. */
  readonly version: number;
  /** Plays the match of a file again, and pauses after each entry. */
  read(text: string, seed: string | undefined): Generator<Progress, SavedReading, void>;
}

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** What came of a file: see `Reading` of the session. */
export type SavedReading =
  | { readonly kind: 'same'; readonly match: SavedMatch }
  | { readonly kind: 'renewed'; readonly match: SavedMatch; readonly from: RulesStamp }
  | {
      readonly kind: 'changed';
      readonly from: RulesStamp;
      readonly divergence: Divergence;
      /** The words of the entry that comes out otherwise; null of the set-up. */
      readonly entry: string | null;
      readonly total: number;
      /** Before that entry. */
      readonly match: SavedMatch | null;
    }
  | { readonly kind: 'wrong'; readonly divergence: Divergence; readonly problems: readonly Problem[] };

/** A saved match, played again and told in words. */
export interface SavedMatch {
  /** The number of its last entry. */
  readonly seq: number;
  /** Of the state it leads to. */
  hash(): string;
  outcome(): Outcome | undefined;
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
    version: system.version,
    *read(text, seed) {
      // Nobody plays on here: the bots need not be at hand.
      const read = yield* reading(system, text, { seed });
      if (read.kind === 'wrong') return read;
      if (read.kind !== 'changed') return { ...read, match: savedMatch(read.match, teller) };
      return { ...read, match: read.match === null ? null : savedMatch(read.match, teller) };
    },
  };
}

function savedMatch<R extends Realm>(match: Match<R>, teller: Teller<R>): SavedMatch {
  return {
    seq: match.seq,
    hash: () => match.hash(),
    outcome: () => match.now('spectator').outcome,
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
