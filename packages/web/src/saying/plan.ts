import type { Sentence, Word } from '@sandtable/kernel';
import type { Position } from '../face/position.ts';
import type { Saying } from './saying.ts';

/** One order of a plan: its words, and where they stand in the sentence. */
export interface PlannedOrder {
  readonly from: number;
  readonly to: number;
  readonly words: Sentence;
}

/** A plan, and the orders that wait until the one in front of them has been said to its end. */
export interface OrderPlan {
  readonly words: Sentence;
  readonly later: readonly Sentence[];
}

/** The orders of a plan, in the order in which they are said. */
export function ordersIn({ position, words }: Saying): PlannedOrder[] {
  const starts = position.heard(words).flatMap(({ kind }, place) => (kind === 'order' ? [place] : []));
  const end = words.at(-1) === position.plan?.end ? words.length - 1 : words.length;
  return starts.map((from, place) => {
    const to = starts[place + 1] ?? end;
    return { from, to, words: words.slice(from, to) };
  });
}

export function orderWords(saying: Saying): Sentence[] {
  return ordersIn(saying).map(({ words }) => words);
}

/** Whether the last order is said to its end: another may follow, or the end of all. */
export function isBetweenOrders({ position, words }: Saying): boolean {
  return position.offers(words).some(({ kind, word }) => kind === 'order' || word === position.plan?.end);
}

/** Puts as many of these orders behind what has been said as may still stand there. */
export function withOrders(position: Position, words: Sentence, orders: readonly Sentence[]): Sentence {
  const said = [...words];
  for (const order of orders)
    said.push(...(isOrderAfter(position, said, order) ? order : ofThoseLeft(position, said, order)));
  return said;
}

/** Of those who were told something together, the ones who still may do it; nobody, where they cannot without the others. */
function ofThoseLeft(position: Position, said: Sentence, order: Sentence): Sentence {
  const members = position
    .heard([...said, ...order])
    .slice(said.length)
    .map((each) => each.kind === 'unit' && each.part === 'joins');
  const first = members.indexOf(true);
  if (first === -1) return [];
  const left = order.slice(0, first);
  for (const member of order.slice(first)) if (position.allows([...said, ...left, member])) left.push(member);
  return left.length > first && isOrderAfter(position, said, left) ? left : [];
}

function isOrderAfter(position: Position, said: Sentence, order: Sentence): boolean {
  const words = [...said, ...order];
  return position.allows(words) && isBetweenOrders({ position, words });
}

/** The plan without its last order, or without the one that is half said; those that waited for that are in it again. */
export function beforeLast(saying: Saying): Sentence {
  const { position, words, later = [] } = saying;
  const from = ordersIn(saying).at(-1)?.from ?? 0;
  return withOrders(position, words.slice(0, from), later);
}

/** The plan without one of its orders, and without those that rested on it. */
export function withoutOrder(saying: Saying, place: number): Sentence {
  return withOrders(saying.position, [], orderWords(saying).toSpliced(place, 1));
}

/**
 * The plan with one order more, as late as it may stand but not before `least`, and of those behind it all that still may;
 * null where it may stand nowhere. Until it is said to its end, those behind it wait.
 */
export function withOrder(
  position: Position,
  orders: readonly Sentence[],
  order: Sentence,
  least = afterTheLike(orders, order),
): OrderPlan | null {
  for (let place = orders.length; place >= least; place--) {
    const said = [...orders.slice(0, place).flat(), ...order];
    if (!position.allows(said)) continue;
    const after = orders.slice(place);
    if (!isBetweenOrders({ position, words: said })) return { words: said, later: after };
    return { words: withOrders(position, said, after), later: [] };
  }
  return null;
}

/** Behind all that begin with the same word: of those as many as may be given have been, and none gives way. */
function afterTheLike(orders: readonly Sentence[], [word]: Sentence): number {
  return 1 + orders.findLastIndex(([first]) => first === word);
}

/** A plan from which a unit was withdrawn, so that it can be told anew. */
export interface PlanRemainder {
  readonly orders: readonly Sentence[];
  /** Where it was told before; behind all orders of that kind if it was not. */
  readonly least: number;
}

/** The plan as it is without this unit in any order that begins with this word: the others in a group stay. */
export function withdraw(saying: Saying, word: Word, unit: Word): PlanRemainder {
  const { position } = saying;
  const all = orderWords(saying);
  const old = all.findIndex(([first, ...rest]) => first === word && rest.includes(unit));
  const told = all[old];
  if (told === undefined) return { orders: all, least: afterTheLike(all, [word]) };
  const others = told.filter((each) => each !== unit);
  const isLeft = isOrderAfter(position, all.slice(0, old).flat(), others);
  return { orders: all.toSpliced(old, 1, ...(isLeft ? [others] : [])), least: old };
}

/** The plan with what a unit is told, as far as that is said; what it was told before is forgotten. */
export function planWith(saying: Saying, order: Sentence): OrderPlan | null {
  const [word = '', unit = ''] = order;
  const { orders, least } = withdraw(saying, word, unit);
  return withOrder(saying.position, orders, order, least);
}
