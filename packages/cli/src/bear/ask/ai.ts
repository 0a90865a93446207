import {
  eventNames,
  explainAiTurn,
  explainChanges,
  explainEvent,
  explainPrompt,
  fieldsOf,
  foretellAiTurn,
  summarizeAiTurn,
} from '@sandtable/bear';
import { type AiAnswer, type AiTable, cardNumbered, drawCard, openAiPosition } from './ai-position.ts';
import type { Answer } from '../../desk/answer.ts';
import type { Asked } from '../../desk/asked.ts';

/** `ask ai`: what the AI does by a card, and why; with `any`, what it would do by each card of the deck. */
export function askAi(asked: Asked): Answer {
  const named = asked.must('card', 'the number of an Order Card, or any');
  const table = openAiPosition(asked.position, asked.text('seed') ?? '1');
  if (named === 'any') return anyCard(table);
  const card = cardNumbered(table.pack, named);
  const answer = drawCard(table, card);
  // Units, hexes and cards are places, as in a save; `null` stands for figures that have no end.
  return {
    yes: true,
    lines: [linesOf(table, answer, asked.has('full')).join('\n')],
    json: { ...summaryOf(table, card, answer), ...answer.turn },
  };
}

function linesOf({ game, pack, events }: AiTable, { before, after, turn }: AiAnswer, full: boolean): string[] {
  const on = fieldsOf(pack);
  const names = eventNames(on(before));
  const changes = explainChanges(on(before), on(after));
  const pending = game.pending(after);
  const isInterrupted = after.frames.some(({ kind }) => kind === 'aiTurn');
  return [
    ...events.map((event) => `${explainEvent(event, names)} (${event.rule})`),
    ...(full ? explainAiTurn : summarizeAiTurn)(on(before), turn),
    'Afterwards',
    ...(changes.length === 0 ? ['nothing changed'] : changes).map((line) => `  ${line}`),
    ...(isInterrupted && pending !== undefined ? [`First: ${explainPrompt(on(after), pending.key)}`] : []),
  ];
}

/** A line a card, without dice: they might fall otherwise. */
function anyCard(table: AiTable): Answer {
  const { game, pack, start } = table;
  const { inside, discards } = game.revive(start).orderDeck;
  const cards = [...inside, ...discards].sort((a, b) => a - b);
  const told = cards.map((card) => ({ card, answer: drawCard(table, card) }));
  const lines = told.map(({ card, answer: { before, turn } }) => {
    const number = String(pack.orderCards[card]?.number ?? '?').padStart(2, '0');
    return `${number} ${foretellAiTurn(fieldsOf(pack)(before), turn)}`;
  });
  return { yes: true, lines: [lines.join('\n')], json: told.map(({ card, answer }) => summaryOf(table, card, answer)) };
}

function summaryOf({ pack }: AiTable, card: number, { turn: { notes } }: AiAnswer): object {
  const deeds = notes.flatMap((note) => (note.note === 'order' && note.deed !== null ? [note.deed] : []));
  return { card: pack.orderCards[card]?.number, deed: deeds[0] ?? null };
}
