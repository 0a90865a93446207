import { orderCardFace, type Seen } from '@sandtable/bear';
import { counted } from '@sandtable/kernel';
import type { FilmFold } from '../../face/table.ts';
import { later, lazyPart } from '../../ui/loading.tsx';
import type { Action } from './actions.ts';
import { stepsOf } from './steps.ts';

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
