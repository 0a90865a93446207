import {
  aiNames,
  type AiTurn,
  type BearEvent,
  cardsOf,
  type CardTurn,
  explainChoice,
  explainEvent,
  explainFireTerms,
  orderCardName,
  type OrderTrace,
  printAdvance,
  printDeed,
  printOrder,
  printSource,
  type Seen,
  unitTitle,
} from '@sandtable/bear';
import {
  candidateLines,
  candidateTags,
  choiceTags,
  deedWays,
  distanceLines,
  distanceTags,
  ringsOf,
} from './film-overlays.ts';
import { type FilmFrame, type FilmOdds, frame, linesOf, type Picture, titled } from './film-frame.ts';
import { passWhy, shownOrder, skippedOrders } from '../reasons/card-orders.ts';

/** An AI turn in at most six pictures a card: card, candidates, distances, ladder, deed, outcome. */
export function filmOf(before: Seen, turn: AiTurn): FilmFrame[] {
  return cardsOf(turn).flatMap((card) => framesOfCard(before, card));
}

function framesOfCard(before: Seen, card: CardTurn): FilmFrame[] {
  const order = shownOrder(card);
  const actor = order?.deed?.unit ?? -1;
  return [
    cardPicture(before, card),
    ...(order === undefined ? skippedPictures(before, card) : orderPictures(before, order)),
    outcomePicture(before, card),
  ].map((picture) => frame({ ...picture, actor, card }));
}

const DECIDED: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['aiOrdered', 'aiPassed']);

/** Splits off what the Mission Track brought before any order was tried. */
function splitEvents({ events }: CardTurn): {
  readonly first: readonly BearEvent[];
  readonly after: readonly BearEvent[];
} {
  const end = events.findIndex(({ key }) => DECIDED.has(key));
  return end === -1 ? { first: [], after: events.slice(1) } : { first: events.slice(1, end), after: events.slice(end) };
}

function cardPicture(before: Seen, card: CardTurn): Picture {
  const names = aiNames(before, unitTitle);
  const { first } = splitEvents(card);
  const advances = card.notes.flatMap((note) =>
    note.note === 'advance'
      ? [`${printAdvance(note.advance)}: ${note.met ? 'the marker advances' : 'the marker stays'} (S2.3.1a)`]
      : [],
  );
  return {
    step: 'card',
    title: orderCardName(before.pack.orderCards[card.card]?.number ?? '?'),
    lines: linesOf([...advances, ...first.map((event) => `${explainEvent(event, names)} (${event.rule})`)]),
    overlays: ringsOf(before, first),
  };
}

/** From all candidates to the one that acts. Pictures that decided nothing are left out. */
function orderPictures(before: Seen, order: OrderTrace): Picture[] {
  const names = aiNames(before, unitTitle);
  // With one able candidate, distance decides nothing.
  const able = order.candidates.filter(({ distance }) => distance !== null);
  const choice = explainChoice(able.length < 2 ? { ...order, relation: null } : order, names);
  const pictures: (Picture & { readonly isNeeded: boolean })[] = [
    {
      step: 'candidates',
      title: candidatesTitle(order),
      lines: candidateLines(before, order),
      overlays: candidateTags(before, order),
      isNeeded: order.candidates.length > 0,
    },
    {
      step: 'distances',
      title: 'Distance',
      lines: distanceLines(before, order),
      overlays: distanceTags(before, order),
      isNeeded: able.length > 1,
    },
    {
      step: 'ladder',
      title: 'What decided',
      lines: linesOf(choice),
      overlays: choiceTags(before, order),
      isNeeded: choice.length > 0,
    },
    {
      step: 'deed',
      title: order.deed === null ? '' : printDeed(order.deed, names),
      lines: linesOf(order.odds === null ? [] : explainFireTerms(order.odds, names)),
      overlays: deedWays(before, order),
      odds: oddsOf(order),
      isNeeded: true,
    },
  ];
  return pictures.filter(({ isNeeded }) => isNeeded);
}

/** An order on the card is marked there; orders of the mission and its events are spelled out. */
function candidatesTitle({ source, order }: OrderTrace): string {
  const name = printSource(source);
  return ON_CARD.has(source.part) ? name : `${name}: ${printOrder(order)}`;
}

const ON_CARD: ReadonlySet<OrderTrace['source']['part']> = new Set(['closeCombat', 'shortRange', 'tactical']);

function oddsOf({ odds, order: { caps } }: OrderTrace): FilmOdds | null {
  if (odds === null || !odds.granted) return null;
  const { needed, kill, hitChances } = odds.value;
  return { needed, kill, caps, ways: hitChances[caps] ?? hitChances[0] };
}

function skippedPictures(before: Seen, card: CardTurn): Picture[] {
  const skipped = skippedOrders(before, card);
  const last = skipped.at(-1);
  if (last === undefined) return [];
  return [
    {
      step: 'candidates',
      title: 'Orders no AI could execute',
      lines: linesOf(skipped.map(({ source, why }) => `${source}: ${why}`)),
      overlays: candidateTags(before, last.trace),
    },
  ];
}

function outcomePicture(before: Seen, card: CardTurn): Picture {
  const deed = shownOrder(card)?.deed ?? null;
  const told = splitEvents(card).after.filter((event) => !isTold(event, deed));
  const passed = passWhy(before, card);
  const names = aiNames(before, unitTitle);
  const came = titled(told, names, deed === null ? 'Result' : printDeed(deed, names));
  return passed === null
    ? { step: 'outcome', ...came, isAfter: true }
    : { step: 'outcome', title: 'The AI passes', lines: linesOf([passed.why]), events: told, isAfter: true };
}

/** Whether earlier pictures have shown this event: the order itself, and what the actor does by it. */
function isTold(event: BearEvent, deed: OrderTrace['deed']): boolean {
  if (event.key === 'moved' || event.key === 'turned' || event.key === 'attacked') return event.unit === deed?.unit;
  return event.key === 'paid' ? deed !== null : DECIDED.has(event.key);
}
