import type { Sentence, Word } from '@sandtable/kernel';
import type { Position } from '../face/position.ts';
import type { Saying } from './saying.ts';

export interface PlannedOrder {
  readonly from: number;
  readonly to: number;
  readonly words: Sentence;
}

/** A plan, with the orders that wait until the one before them is complete. */
export interface OrderPlan {
  readonly words: Sentence;
  readonly later: readonly Sentence[];
}

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

/** Whether the last order is complete: another can follow, or the end of the plan. */
export function isBetweenOrders({ position, words }: Saying): boolean {
  return position.offers(words).some(({ kind, word }) => kind === 'order' || word === position.plan?.end);
}

/** Appends those of these orders that are still allowed. */
export function withOrders(position: Position, words: Sentence, orders: readonly Sentence[]): Sentence {
  const said = [...words];
  for (const order of orders)
    said.push(...(isOrderAfter(position, said, order) ? order : ofThoseLeft(position, said, order)));
  return said;
}

/** The order for the members of a group who can still do it; empty if they cannot without the others. */
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

/** The plan without its last or unfinished order; the orders that waited behind it return. */
export function beforeLast(saying: Saying): Sentence {
  const { position, words, later = [] } = saying;
  const from = ordersIn(saying).at(-1)?.from ?? 0;
  return withOrders(position, words.slice(0, from), later);
}

/** The complete orders of a plan while some wait behind an unfinished one; null if none wait. */
export function heldBack(saying: Saying): Sentence | null {
  return (saying.later ?? []).length === 0 ? null : beforeLast(saying);
}

/** The plan without one of its orders and those that depended on it. */
export function withoutOrder(saying: Saying, place: number): Sentence {
  return withOrders(saying.position, [], orderWords(saying).toSpliced(place, 1));
}

/**
 * The plan with another order, placed as late as allowed but not before `least`, followed by all orders that are still
 * allowed; null if it fits nowhere. While it is unfinished, those after it wait.
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

/** After all orders that begin with the same word: if no more of those are allowed, none of them is replaced. */
function afterTheLike(orders: readonly Sentence[], [word]: Sentence): number {
  return 1 + orders.findLastIndex(([first]) => first === word);
}

/** A plan without one unit, so that it can get another order. */
export interface PlanRemainder {
  readonly orders: readonly Sentence[];
  /** Where its order was; after all orders of that kind if it had none. */
  readonly least: number;
}

/** The plan without this unit in any order that begins with this word; the rest of a group stays. */
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

/** The plan with a new, perhaps unfinished, order for a unit, replacing its old one. */
export function planWith(saying: Saying, order: Sentence): OrderPlan | null {
  const [word = '', unit = ''] = order;
  const { orders, least } = withdraw(saying, word, unit);
  return withOrder(saying.position, orders, order, least);
}
