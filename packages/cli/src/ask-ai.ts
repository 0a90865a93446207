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
import type { Output } from './output.ts';

export interface AiAsked {
  readonly position: string;
  /** Its printed number, or `any`. */
  readonly card: string;
  readonly seed: string;
  readonly full?: true;
  readonly json?: true;
}

/** `ask ai`: writes what the AI does by a card, and why; with `any`, what it would do by each card of the deck. */
export function askAi(asked: AiAsked, out: Output): void {
  const table = openAiPosition(asked.position, asked.seed);
  if (asked.card === 'any') return askAnyCard(table, asked, out);
  const card = cardNumbered(table.pack, asked.card);
  const answer = drawCard(table, card);
  if (asked.json) out.write(`${JSON.stringify(jsonOf(table, card, answer))}\n`);
  else out.write(`${linesOf(table, answer, asked.full === true).join('\n')}\n`);
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
    ...(changes.length === 0 ? ['nothing has changed'] : changes).map((line) => `  ${line}`),
    ...(isInterrupted && pending !== undefined ? [`First: ${explainPrompt(on(after), pending.key)}`] : []),
  ];
}

/** A line a card, without dice: they might fall otherwise. */
function askAnyCard(table: AiTable, { json }: AiAsked, out: Output): void {
  const { game, pack, start } = table;
  const { inside, discards } = game.revive(start).orderDeck;
  const cards = [...inside, ...discards].sort((a, b) => a - b);
  if (json) {
    out.write(`${JSON.stringify(cards.map((card) => summaryOf(table, card, drawCard(table, card))))}\n`);
    return;
  }
  for (const card of cards) {
    const { before, turn } = drawCard(table, card);
    const number = String(pack.orderCards[card]?.number ?? '?').padStart(2, '0');
    out.write(`${number} ${foretellAiTurn(fieldsOf(pack)(before), turn)}\n`);
  }
}

function summaryOf({ pack }: AiTable, card: number, { turn: { notes } }: AiAnswer): object {
  const deeds = notes.flatMap((note) => (note.note === 'order' && note.deed !== null ? [note.deed] : []));
  return { card: pack.orderCards[card]?.number, deed: deeds[0] ?? null };
}

/** Units, hexes and cards are places, as in a save; `null` stands for figures that have no end. */
function jsonOf(table: AiTable, card: number, answer: AiAnswer): object {
  return { ...summaryOf(table, card, answer), ...answer.turn };
}
