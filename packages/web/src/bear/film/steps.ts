import {
  aiNames,
  explainChoice,
  explainFireTerms,
  type OrderTrace,
  printAdvance,
  type Seen,
  unitName,
  unitTitle,
} from '@sandtable/bear';
import { skippedOrders } from '../reasons/card-orders.ts';
import type { Action } from './actions.ts';
import { candidateLines, type FilmLine } from './film-overlays.ts';

/** How the AI came to an action, step by step: the track, the orders that no unit could execute, the candidates, and what decided. */
export function stepsOf(before: Seen, { card, order }: Action): FilmLine[] {
  const advances = card.notes.flatMap((note) =>
    note.note === 'advance'
      ? [`${printAdvance(note.advance)}: ${note.met ? 'the marker advances' : 'the marker stays'} (S2.3.1a)`]
      : [],
  );
  const skipped = skippedOrders(before, card).map(({ source, why }) => `${source}: ${why}`);
  return [...linesOf([...advances, ...skipped]), ...(order === null ? [] : orderSteps(before, order))];
}

function orderSteps(before: Seen, order: OrderTrace): FilmLine[] {
  const names = aiNames(before, unitTitle);
  // With only one able candidate, distance decides nothing.
  const able = order.candidates.filter(({ distance }) => distance !== null);
  const choice = explainChoice(able.length < 2 ? { ...order, relation: null } : order, names);
  const terms = order.odds === null ? [] : explainFireTerms(order.odds, aiNames(before, unitName));
  return [...candidateLines(before, order), ...linesOf([...choice, ...terms])];
}

function linesOf(texts: readonly string[]): FilmLine[] {
  return texts.map((text) => ({ text, mark: null }));
}
