import { type Match, speakerOf } from '@sandtable/session';
import { AI_SEAT, type AiNote, type Bear, type BearEvent, type CardId, putNextCard, type State } from '@sandtable/bear';
import { canonicalJson, heardBy, randomOf, Recorder, type Seat, streamsOf } from '@sandtable/kernel';
import type { WhatIf } from '../../face/moment.ts';

const PROCEED = ['proceed'];
/** For dice and draws that nobody may know yet: unrelated to those of the match. */
const OTHER_SEED = 'sfc32:what-if';

/**
 * Decides an AI turn again by the same card, with one of its counters spent. The match does not change, and dice after
 * the decision are not told. Draws repeat those of the turn as far as the seat knows them; if the question leads to other
 * draws, everything the seat does not know is imagined anew.
 */
export function askWhatIf(match: Match<Bear>, seat: Seat, seq: number, unit: number): WhatIf<Bear> {
  if (speakerOf(match.log.entry(seq)) !== AI_SEAT) throw new RangeError(`entry ${seq} is not an AI turn`);
  const real = decisionOf(match, match.stateAt(seq - 1), seat);
  const asked = match.stateAt(seq - 1);
  spend(asked, unit);
  const first = decisionOf(match, asked, seat);
  const isKnown = isSameWay(real, first) && tiesIn(first.notes) <= tiesIn(real.notes);
  const { notes } = isKnown ? first : decisionOf(match, imagined(match, seat, seq, unit, cardOf(real)), seat);
  return { seq, unit, notes, isDrawnAnew: !isKnown };
}

interface Decision {
  readonly notes: readonly AiNote[];
  /** Events before a unit was chosen. */
  readonly before: readonly BearEvent[];
}

/** The first card of a turn, up to the order it executes. */
function decisionOf({ system }: Match<Bear>, state: State, seat: Seat): Decision {
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

/** How many ties were broken by lot. */
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

function imagined(match: Match<Bear>, seat: Seat, seq: number, unit: number, card: CardId): State {
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
