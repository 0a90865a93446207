import {
  aiNames,
  explainChoice,
  explainFireTerms,
  orderCardFace,
  type OrderTrace,
  printAdvance,
  type Seen,
  unitName,
  unitTitle,
} from '@sandtable/bear';
import { counted } from '@sandtable/kernel';
import type { FilmFold } from '../../face/table.ts';
import { later, lazyPart } from '../../ui/loading.tsx';
import { skippedOrders } from '../reasons/card-orders.ts';
import type { Action } from './actions.ts';
import { candidateLines, type FilmLine } from './film-overlays.ts';

// Loaded on demand: most players do not open them.
const HowItChose = lazyPart(async () => (await import('./fold-views.tsx')).HowItChose);
const WholeCard = lazyPart(async () => (await import('./fold-views.tsx')).WholeCard);

/** The folded proof of an action: how the AI came to it, and the card with all its orders. */
export function foldsOf(before: Seen, action: Action): FilmFold[] {
  const steps = stepsOf(before, action);
  const printed = before.pack.orderCards[action.card.card];
  const rows = printed === undefined ? 0 : orderCardFace(printed).groups.flatMap((group) => group.rows).length;
  return [
    ...(steps.length === 0
      ? []
      : [
          {
            label: 'How it chose',
            aside: counted(steps.length, 'step'),
            show: () => later(<HowItChose steps={steps} />),
          },
        ]),
    {
      label: 'The whole card',
      aside: counted(rows, 'order'),
      show: () => later(<WholeCard pack={before.pack} card={action.card} />),
    },
  ];
}

/** How the AI came to an action, step by step: the track, the orders that no unit could execute, the candidates, and what decided. */
function stepsOf(before: Seen, { card, order }: Action): FilmLine[] {
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
