import type { BearEvent } from '../model/event.ts';
import type { AiNote, OrderTrace } from '../solo/thought/trace.ts';

/** What there is to be told of an AI turn: how it was decided, and what came of it. */
export interface AiTurn {
  readonly notes: readonly AiNote[];
  readonly events: readonly BearEvent[];
}

/** G5.3.4d: an AI turn is one Order Card, or with an event several; each with its notes and its events. */
export interface CardTurn extends AiTurn {
  /** By place among those of the pack. */
  readonly card: number;
}

export function cardsOf({ notes, events }: AiTurn): CardTurn[] {
  const turns: { card: number; notes: AiNote[]; events: BearEvent[] }[] = [];
  for (const event of events) {
    if (event.key === 'aiDrew') turns.push({ card: event.card, notes: [], events: [] });
    turns.at(-1)?.events.push(event);
  }
  let turn = -1;
  for (const note of notes) {
    if (note.note === 'card') turn += 1;
    turns[turn]?.notes.push(note);
  }
  return turns;
}

/** The order of a card that was executed; undefined if the AI passed, or an event was its action. */
export function executedOrder({ notes }: AiTurn): OrderTrace | undefined {
  return notes.find(
    (note): note is OrderTrace => note.note === 'order' && note.deed !== null && note.source.part !== 'event',
  );
}
