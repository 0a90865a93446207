import type { GameSystem, Outcome, Problem, Realm, Seat, Sentence } from '@sandtable/kernel';
import {
  type Commitment,
  type Divergence,
  explainByTable,
  explainTableEnd,
  isByTable,
  type Match,
  type MatchOutcome,
  printEntry,
  PROCEDURE_SEAT,
  reading,
  type RulesStamp,
  speakerOf,
} from '@sandtable/session';

export interface Saves {
  /** The version of this program's rules. */
  readonly version: number;
  /** Replays the match in a file, yielding after each entry. */
  read(text: string, seed: string | undefined): Generator<Progress, SavedReading, void>;
}

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The result of reading a file: see `Reading` in session. */
export type SavedReading =
  | { readonly kind: 'same'; readonly match: SavedMatch }
  | { readonly kind: 'renewed'; readonly match: SavedMatch; readonly isSameState: boolean; readonly from: RulesStamp }
  | {
      readonly kind: 'changed';
      readonly from: RulesStamp;
      readonly divergence: Divergence;
      /** The words of the entry that turned out differently; null for the set-up. */
      readonly entry: string | null;
      readonly total: number;
      readonly match: SavedMatch | null;
    }
  | { readonly kind: 'wrong'; readonly divergence: Divergence; readonly problems: readonly Problem[] };

/** A saved match, replayed, that can print itself. */
export interface SavedMatch {
  readonly seq: number;
  /** The published part of its seed. */
  readonly commitment: Commitment;
  hash(): string;
  outcome(): MatchOutcome | undefined;
  ofAi(): readonly number[];
  tell(seq: number): EntryText;
  why(seq: number): TurnText;
}

interface EntryText {
  /** Who said what; the set-up is entry 0. */
  readonly words: string;
  readonly events: readonly unknown[];
  readonly told: readonly string[];
  readonly outcome: MatchOutcome | undefined;
  /** The outcome in words; null while the match goes on. */
  readonly result: string | null;
}

interface TurnText {
  readonly seat: Seat;
  readonly notes: readonly unknown[];
  readonly events: readonly unknown[];
  readonly lines: readonly string[];
}

/** How a game prints its matches. Views are the referee's. */
interface Teller<R extends Realm> {
  /** Set if the AI also chooses within other seats' entries. */
  readonly aiChoosesInAll?: true;
  events(events: readonly R['event'][], view: R['view']): string[];
  outcome(outcome: Outcome, view: R['view']): string;
  roundOf(view: R['view']): number;
  /** Describes what was set by hand, in a match beside a real table. */
  put(words: Sentence, view: R['view']): string;
  /** Explains the AI's choices in an entry, from the view before it. */
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
      // No bots given: no one plays on from here.
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
    commitment: match.commitment,
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
        words: entryWords(match, seq, (put) => teller.put(put, view)),
        events,
        told: teller.events(events, view),
        outcome,
        result: outcome === undefined ? null : resultOf(outcome, view, teller),
      };
    },
    why(seq) {
      const { events } = match.at(seq, 'spectator');
      const notes = notesOf(match, seq);
      const { view } = match.at(seq - 1, 'referee');
      const seat = speakerOf(match.log.entry(seq)) ?? PROCEDURE_SEAT;
      return { seat, notes, events, lines: teller.why(view, { notes, events }) };
    },
  };
}

function resultOf<R extends Realm>(outcome: MatchOutcome, view: R['view'], teller: Teller<R>): string {
  if (!isByTable(outcome)) return teller.outcome(outcome, view);
  const { winners } = outcome;
  const won =
    winners.length === 0 ? 'Nobody wins' : `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`;
  return `${won}: ${explainTableEnd(outcome, (seat) => seat, teller.roundOf(view))}`;
}

/** As the referee sees them: the AI's notes hold no hidden information. */
function notesOf<R extends Realm>(match: Match<R>, seq: number): readonly R['note'][] {
  return match.at(seq, 'referee', { trace: true }).trace;
}

function entryWords<R extends Realm>({ log }: Match<R>, seq: number, printPut: (words: Sentence) => string): string {
  const entry = log.entry(seq);
  if (entry === undefined) return 'set-up';
  return 'table' in entry ? explainByTable(entry, (seat) => seat, printPut) : printEntry(entry);
}
