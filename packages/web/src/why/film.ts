import {
  aiNames,
  type AiTurn,
  type CardTurn,
  cardsOf,
  executedOrder,
  explainChoice,
  explainEvent,
  explainFire,
  type OrderTrace,
  printAdvance,
  printDeed,
  printOrder,
  printOrderCard,
  printSource,
  type Seen,
} from '@sandtable/bear';
import type { Overlays } from '../scene/overlays.ts';
import { candidateLines, candidateTags, choiceTags, deedWays, distanceTags } from './film-overlays.ts';
import { passWhy, skippedOrders } from './skipped.ts';

/** One picture of the AI's turn: what it says, what it shows on the map, and whether the deed is done by then. */
export interface FilmFrame {
  readonly step: 'card' | 'candidates' | 'distances' | 'ladder' | 'deed' | 'outcome';
  readonly title: string;
  readonly lines: readonly string[];
  readonly overlays: Overlays;
  /** Shown on the position after the entry, not before it. */
  readonly isAfter: boolean;
  /** The one that acts, for the camera; -1 for nobody. */
  readonly actor: number;
}

/** An AI turn as a strip of at most six pictures a card: card, candidates, distances, ladder, deed, outcome. */
export function filmOf(before: Seen, turn: AiTurn): FilmFrame[] {
  return cardsOf(turn).flatMap((card) => framesOfCard(before, card));
}

function framesOfCard(before: Seen, card: CardTurn): FilmFrame[] {
  const order = executedOrder(card);
  const actor = order?.deed?.unit ?? -1;
  return [
    cardFrame(before, card),
    ...(order === undefined ? skippedFrames(before, card) : orderFrames(before, order)),
    outcomeFrame(before, card),
  ].map((frame) => ({ ...frame, actor }));
}

type Picture = Omit<FilmFrame, 'actor'>;

function cardFrame({ pack }: Seen, { card, notes }: CardTurn): Picture {
  const printed = pack.orderCards[card];
  const [title = 'An Order Card', ...lines] = printed === undefined ? [] : printOrderCard(printed);
  const told = notes.flatMap((note) => {
    if (note.note === 'advance')
      return [`${printAdvance(note.advance)}: ${note.met ? 'the marker goes on' : 'the marker stays'} (S2.3.1a)`];
    return [];
  });
  return { step: 'card', title, lines: [...lines, ...told], overlays: [], isAfter: false };
}

/** From all who were asked to the one who acts. Pictures in which nothing was decided are left out. */
function orderFrames(before: Seen, order: OrderTrace): Picture[] {
  const names = aiNames(before);
  const title = `${printSource(order.source)}: ${printOrder(order.order)}`;
  // Where only one can, its distance decides nothing.
  const isAlone = order.candidates.filter(({ distance }) => distance !== null).length < 2;
  const choice = explainChoice(isAlone ? { ...order, relation: null } : order, names);
  const deed = order.deed === null ? [] : [printDeed(order.deed, names)];
  const odds = order.odds === null ? [] : explainFire(order.odds, names);
  const frames: Picture[] = [
    {
      step: 'candidates',
      title,
      lines: candidateLines(before, order),
      overlays: candidateTags(before, order),
      isAfter: false,
    },
    {
      step: 'distances',
      title: 'How far',
      lines: distanceLines(order, names),
      overlays: distanceTags(before, order),
      isAfter: false,
    },
    { step: 'ladder', title: 'What decides', lines: choice, overlays: choiceTags(before, order), isAfter: false },
    { step: 'deed', title: deed[0] ?? '', lines: odds, overlays: deedWays(before, order), isAfter: false },
  ];
  return frames.filter(({ step, lines }) => step === 'deed' || lines.length > 0);
}

function distanceLines({ candidates }: OrderTrace, names: ReturnType<typeof aiNames>): string[] {
  const able = candidates.filter(({ distance }) => distance !== null);
  return able.length < 2
    ? []
    : able.map(({ unit, distance }) => `${names.unit(unit)}: ${distance} ${distance === 1 ? 'hex' : 'hexes'}`);
}

function skippedFrames(before: Seen, card: CardTurn): Picture[] {
  const skipped = skippedOrders(before, card);
  const last = skipped.at(-1);
  if (last === undefined) return [];
  const lines = skipped.map(({ source, order, why }) => `${source}, ${order}: ${why}`);
  return [
    {
      step: 'candidates',
      title: 'Orders that nobody could execute',
      lines,
      overlays: candidateTags(before, last.trace),
      isAfter: false,
    },
  ];
}

/** What has gone before: the card in the first picture, the deed in the one before. */
const SHOWN: ReadonlySet<string> = new Set(['aiDrew', 'aiOrdered']);

function outcomeFrame(before: Seen, card: CardTurn): Picture {
  const names = aiNames(before);
  const events = card.events.filter(({ key }) => !SHOWN.has(key));
  const passed = passWhy(before, card);
  return {
    step: 'outcome',
    title: passed === null ? 'What comes of it' : 'The AI passes',
    lines: [
      ...(passed === null ? [] : [passed.why]),
      ...events.map((event) => `${explainEvent(event, names)} (${event.rule})`),
    ],
    overlays: [],
    isAfter: true,
  };
}
