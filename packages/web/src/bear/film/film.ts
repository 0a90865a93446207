import {
  AI_SEAT,
  aiNames,
  type Eyes,
  hexId,
  orderCardName,
  type OrderTrace,
  printDeed,
  printEventHeadline,
  printHeadline,
  printOrder,
  printSource,
  rollSum,
  type Seen,
  tellOrder,
  unitName,
  unitOf,
} from '@sandtable/bear';
import { filmFrame, type FilmFrame, type FilmTitle } from '../../face/table.ts';
import { happenedFold } from '../../log/happening-fold.tsx';
import { hexesIn } from '../../scene/scene.ts';
import { capital } from '../../ui/words.ts';
import { involvedIn, tellEvent } from '../events/tell.ts';
import { passWhy } from '../reasons/card-orders.ts';
import { hexIds } from '../scene/overlays.ts';
import { type Action, isBarePass } from './actions.ts';
import { choiceOf, outcomeOf, sumLines, sumOf } from './beat-words.ts';
import { deedOverlays, mightMarks } from './film-overlays.ts';
import { foldsOf } from './film-folds.tsx';

/** One action of the AI in at most four beats: who might act, who does, on what roll, and the outcome. */
export function framesOf(before: Seen, after: Seen, action: Action, eyes: Eyes): FilmFrame[] {
  const { order } = action;
  if (isBarePass(action)) return [passFrame(before, action)];
  const title = titleOf(before, action, eyes);
  const shared = { title, card: cardOf(before, action), folds: foldsOf(before, action) };
  const [line, ways] = [orderLine(before, action), order === null ? null : rollSum(before, order)];
  const hint = { says: 'The AI’s turn', more: 'Space: next step. Esc: skip to the end.' };
  const first = { step: 'order', line, ...hint, ...shared } as const;
  const { untold, ...outcome } = outcomeOf(before, action, ways);
  const last = filmFrame({
    ...shared,
    ...outcome,
    step: 'outcome',
    sum: sumLines(ways),
    folds: [...happenedFold(untold.map((event) => tellEvent(after, event))), ...shared.folds],
  });
  if (order === null) return [filmFrame(first), last];
  const isChoice = mightMarks(before, order).length > 1;
  return [
    filmFrame({ ...first, overlays: mightMarks(before, order) }),
    ...(isChoice ? [filmFrame({ ...shared, ...choiceOf(before, order), step: 'choice' })] : []),
    filmFrame({
      ...shared,
      ...sumOf(before, order, ways),
      step: 'sum',
      sum: sumLines(ways),
      overlays: deedOverlays(before, order),
    }),
    last,
  ];
}

function titleOf(before: Seen, { order, events }: Action, eyes: Eyes): FilmTitle {
  const side = before.view.players.find(({ seat }) => seat === AI_SEAT)?.side ?? '';
  const deed = order?.deed ?? null;
  if (order === null || deed === null) {
    const hexes = hexesIn(events.map(involvedIn), (unit) => before.view.units[unit]?.at ?? -1);
    const headline = printEventHeadline(before, events);
    return { headline, brief: headline, actor: -1, side, hexes: hexIds(before, hexes.map(hexId)) };
  }
  const hexes = [unitOf(before, deed.unit).at, ...deed.path.slice(-1), deed.at].filter((hex) => hex !== -1);
  const headline = printHeadline(before, order, { events }, eyes);
  const brief = capital(printDeed(deed, aiNames(before, unitName)));
  return { headline, brief, actor: deed.unit, side, hexes: hexIds(before, hexes) };
}

/** Orders of the mission and its events are on no card. */
const ON_CARD: ReadonlySet<OrderTrace['source']['part']> = new Set(['closeCombat', 'shortRange', 'tactical']);

function cardNumber({ pack }: Seen, { card }: Action): string {
  return orderCardName(pack.orderCards[card.card]?.number ?? '?');
}

function orderLine(before: Seen, action: Action): string {
  const { order, events } = action;
  const name = cardNumber(before, action);
  if (order !== null)
    return `${ON_CARD.has(order.source.part) ? name : printSource(order.source)}: ${tellOrder(order.order)}`;
  return events.some(({ key }) => key === 'aiDrew') ? `${name} is drawn` : '';
}

function cardOf(before: Seen, action: Action): FilmFrame['card'] {
  const { order } = action;
  const name = cardNumber(before, action);
  const sign = name.slice(-2);
  if (order === null) return { sign, name, quote: '' };
  return { sign, name: `${name}, ${printSource(order.source).toLowerCase()}`, quote: printOrder(order.order) };
}

const MEANS = { endsRound: 'The round ends.', endsIfYouPass: 'If you pass too, the round ends.', goesOn: '' } as const;

function passFrame(before: Seen, { card }: Action): FilmFrame {
  const passed = passWhy(before, card);
  const says = capital(passed?.why ?? 'the AI passes').replace(/ \([^()]*\)$/, '');
  const more = passed === null ? '' : MEANS[passed.means];
  return filmFrame({ step: 'outcome', title: null, says, more });
}
