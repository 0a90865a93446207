import {
  AI_SEAT,
  type AiNote,
  type AiTurn,
  type BearEvent,
  type BearSystem,
  type CardId,
  cardId,
  eventNames,
  explainAiTurn,
  explainChanges,
  explainEvent,
  explainPrompt,
  fieldsOf,
  foretellAiTurn,
  type Pack,
  putNextCard,
  type State,
  summarizeAiTurn,
} from '@sandtable/bear';
import { bad, heardBy, parseSeed, Recorder, type Seat, streamsOf } from '@sandtable/kernel';
import { type QuestionInput, optionValue, type PositionSource } from '../../desk/options.ts';
import type { Answer } from '../../desk/question.ts';
import { BadInput } from '../../io/input.ts';
import { openTable } from '../table.ts';
import { matchOptions } from './open-position.ts';

/** `ask ai`: what the AI does with a card, and why; with `any`, what it would do with each card of the deck. */
export function askAi(asked: QuestionInput): Answer {
  const named = asked.must('card', 'the number of an Order Card, or any');
  const table = openAiPosition(asked.position, asked.text('seed') ?? '1');
  if (named === 'any') return anyCard(table);
  const card = cardNumbered(table.pack, named);
  const answer = drawCard(table, card);
  // Units, hexes and cards are indices, as in a save; `null` stands for an infinite figure.
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

/** One line per card, without the outcome, which depends on dice. */
function anyCard(table: AiTable): Answer {
  const { game, pack, start } = table;
  const { inside, discards } = game.revive(start).orderDeck;
  const cards = [...inside, ...discards].map(cardId).sort((a, b) => a - b);
  const told = cards.map((card) => ({ card, answer: drawCard(table, card) }));
  const lines = told.map(({ card, answer: { before, turn } }) => {
    const number = String(pack.orderCards[card]?.number ?? '?').padStart(2, '0');
    return `${number} ${foretellAiTurn(fieldsOf(pack)(before), turn)}`;
  });
  return { yes: true, lines: [lines.join('\n')], json: told.map(({ card, answer }) => summaryOf(table, card, answer)) };
}

function summaryOf({ pack }: AiTable, card: CardId, { turn: { notes } }: AiAnswer): object {
  const deeds = notes.flatMap((note) => (note.note === 'order' && note.deed !== null ? [note.deed] : []));
  return { card: pack.orderCards[card]?.number, deed: deeds[0] ?? null };
}

export interface AiTable {
  readonly game: BearSystem;
  readonly pack: Pack;
  /** The match before the card is drawn, frozen. */
  readonly start: string;
  /** The AI's opponent. */
  readonly player: Seat;
  /** What was revealed before the draw: Rumored Enemies in sight. */
  readonly events: readonly BearEvent[];
}

/** Opens a position with an AI, and gives it the turn, whatever the file says. */
function openAiPosition(source: PositionSource, rawSeed: string): AiTable {
  const { pack, game } = openTable();
  const options = matchOptions(game, source);
  const { position } = options;
  if (position === null || position.solo === null)
    throw new BadInput('solo: expected a solo part (docs/position.md), got nothing');
  const seed = optionValue(parseSeed(rawSeed));
  const io = new Recorder<BearEvent>(streamsOf(seed, game.streams));
  const state = game.setup({ ...options, position: { ...position, turn: position.solo.ai } }, io);
  const pending = game.pending(state);
  if (pending?.seat !== AI_SEAT) {
    const asked = pending === undefined ? 'the mission is over' : explainPrompt(fieldsOf(pack)(state), pending.key);
    throw new BadInput(`the whole: expected a position where it is the AI’s turn, but first: ${asked}`);
  }
  const player = game.seats(options).find((seat) => seat !== pending.seat) ?? 'spectator';
  return { game, pack, player, start: game.freeze(state), events: heardBy(player, io.told) };
}

export interface AiAnswer {
  readonly before: State;
  readonly after: State;
  readonly turn: AiTurn;
}

function drawCard({ game, start, player }: AiTable, card: CardId): AiAnswer {
  const after = game.revive(start);
  putNextCard(after, card);
  const io = new Recorder<BearEvent, AiNote>(after.random, { tracing: true });
  game.apply(after, ['proceed'], io);
  return { before: game.revive(start), after, turn: { notes: io.notes, events: heardBy(player, io.told) } };
}

function cardNumbered({ orderCards }: Pack, text: string): CardId {
  const place = cardId(orderCards.findIndex(({ number }) => String(number) === text.replace(/^0/, '')));
  if (place !== -1) return place;
  const numbers = orderCards.map(({ number }) => number);
  const expected = `the number of an Order Card, ${Math.min(...numbers)} to ${Math.max(...numbers)}, or any`;
  return optionValue(bad('card', expected, text));
}
