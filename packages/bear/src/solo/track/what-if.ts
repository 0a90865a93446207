import { canonicalJson, heardBy, randomOf, Recorder, type Seat, streamsOf } from '@sandtable/kernel';
import type { BearEvent } from '../../model/battle/event.ts';
import { AI_SEAT } from '../../model/battle/player.ts';
import type { BearSystem, State } from '../../model/battle/state.ts';
import type { CardId } from '../../model/ids.ts';
import type { AiNote } from '../thought/trace.ts';
import { putNextCard } from './turn.ts';

/** The parts of a match that are needed here. */
interface PlayedMatch {
  readonly system: BearSystem;
  readonly log: { entry(seq: number): object | undefined };
  /** A copy. */
  stateAt(seq: number): State;
}

/** How the AI would have decided at this entry with that counter spent. */
interface OtherDecision {
  readonly seq: number;
  readonly unit: number;
  readonly notes: readonly AiNote[];
  readonly isDrawnAnew: boolean;
}

const PROCEED = ['proceed'];
/** For dice and draws not yet known: unrelated to those of the match. */
const OTHER_SEED = 'sfc32:what-if';

/**
 * Decides an AI turn again with the same card and one of its counters spent. The match does not change, and dice after
 * the decision are not disclosed. Draws repeat those of the turn as far as the seat knows them; if the decision needs
 * other draws, everything unknown to the seat is imagined afresh.
 */
export function askWhatIf(match: PlayedMatch, seat: Seat, seq: number, unit: number): OtherDecision {
  if (!isAiTurn(match.log.entry(seq))) throw new RangeError(`entry ${seq} is not an AI turn`);
  const real = decisionOf(match, match.stateAt(seq - 1), seat);
  const asked = match.stateAt(seq - 1);
  spend(asked, unit);
  const first = decisionOf(match, asked, seat);
  const isKnown = isSameWay(real, first) && tiesIn(first.notes) <= tiesIn(real.notes);
  const { notes } = isKnown ? first : decisionOf(match, imagined(match, seat, seq, unit, cardOf(real)), seat);
  return { seq, unit, notes, isDrawnAnew: !isKnown };
}

function isAiTurn(entry: object | undefined): boolean {
  return entry !== undefined && 'say' in entry && 'seat' in entry && entry.seat === AI_SEAT;
}

interface Decision {
  readonly notes: readonly AiNote[];
  /** Events before an AI was chosen. */
  readonly before: readonly BearEvent[];
}

/** The first card of a turn, up to the order it executes. */
function decisionOf({ system }: PlayedMatch, state: State, seat: Seat): Decision {
  const io = new Recorder<BearEvent, AiNote>(state.random, { tracing: true });
  system.apply(state, PROCEED, io);
  const events = heardBy(seat, io.told);
  const end = events.findIndex(({ key }, place) => place > 0 && DECIDED.has(key));
  return { notes: untilDecided(io.notes), before: end === -1 ? events : events.slice(0, end) };
}

/** An order begins, the AI passes, or it draws another card. */
const DECIDED: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['aiOrdered', 'aiPassed', 'aiDrew']);

function untilDecided(notes: readonly AiNote[]): AiNote[] {
  const end = notes.findIndex((note, place) => isDecision(note) || (place > 0 && note.note === 'card'));
  const last = notes[end];
  if (last === undefined) return [...notes];
  return notes.slice(0, last.note === 'card' ? end : end + 1);
}

function isDecision(note: AiNote): boolean {
  if (note.note === 'order') return note.deed !== null && note.source.part !== 'event';
  return note.note === 'none' || (note.note === 'passTest' && note.passes);
}

function isSameWay(real: Decision, asked: Decision): boolean {
  return canonicalJson(real.before) === canonicalJson(asked.before);
}

function tiesIn(notes: readonly AiNote[]): number {
  return notes
    .flatMap((note) => {
      if (note.note === 'eventChoice') return [note.chosen];
      return note.note === 'order'
        ? [
            note.chosenAi,
            note.chosenAim,
            ...note.chosenHexes,
            note.chosenWay?.ladder ?? null,
            note.chosenFacing,
            note.chosenSpot,
          ]
        : [];
    })
    .filter((ladder) => ladder !== null && ladder.roll !== null).length;
}

function cardOf({ notes }: Decision): CardId {
  const [first] = notes;
  if (first?.note !== 'card') throw new Error('an AI turn begins with a card');
  return first.card;
}

function imagined(match: PlayedMatch, seat: Seat, seq: number, unit: number, card: CardId): State {
  const { system } = match;
  const state = system.imagine(system.view(match.stateAt(seq - 1), seat), seat, randomOf(OTHER_SEED, 'imagine'));
  Object.assign(state.random, streamsOf(OTHER_SEED, system.streams));
  putNextCard(state, card);
  spend(state, unit);
  return state;
}

function spend({ units }: State, unit: number): void {
  const counter = units[unit];
  if (counter === undefined) throw new RangeError(`no counter ${unit} in this match`);
  counter.spent = true;
}
