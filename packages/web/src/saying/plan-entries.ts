import type { Sentence, Word } from '@sandtable/kernel';
import type { Choice, Entry } from '../face/choice.ts';
import { ordersIn, orderWords, type OrderPlan, withdraw, type PlanRemainder, withOrder, withOrders } from './plan.ts';
import { chosenIn, type Saying } from './saying.ts';

/**
 * What can be clicked between two orders of a plan besides the next words: orders that belong earlier in it, and whole
 * orders for the selected unit.
 */
export function planEntries(saying: Saying): Entry[] {
  const orders = orderWords(saying);
  const open = openOrders(saying, orders);
  return open.flatMap(({ order }) => [
    ...begun(saying, order, orders),
    ...(order.kind === 'order' && order.card === -1 ? ordersOfChosen(saying, order) : []),
  ]);
}

interface OpenOrder {
  readonly order: Choice;
  /** The words before it, at the last place it can take in the plan. */
  readonly before: Sentence;
}

function openOrders({ position }: Saying, orders: readonly Sentence[]): OpenOrder[] {
  const open = new Map<Word, OpenOrder>();
  for (let place = 0; place <= orders.length; place++) {
    const before = orders.slice(0, place).flat();
    for (const order of position.offers(before)) if (order.kind === 'order') open.set(order.word, { order, before });
  }
  return [...open.values()];
}

/** The order's first word, with the rest of the plan waiting behind it; empty if it is the next word anyway. */
function begun({ position, words }: Saying, order: Choice, orders: readonly Sentence[]): Entry[] {
  const plan = withOrder(position, orders, [order.word]);
  if (plan === null || (plan.words.length === words.length + 1 && plan.words.at(-1) === order.word)) return [];
  return [{ ...plan, label: order.label, choice: order }];
}

/** Orders for the selected unit by a click on a hex or another unit; each replaces its present order of that kind. */
function ordersOfChosen(saying: Saying, order: Choice): Entry[] {
  const { position } = saying;
  const chosen = chosenIn(saying);
  const unit = chosen === -1 ? undefined : position.unitWord(chosen);
  if (unit === undefined) return [];
  const room = withdraw(saying, order.word, unit);
  const before = openOrders(saying, room.orders).find((open) => open.order.word === order.word)?.before;
  const firsts = before === undefined ? [] : position.offers([...before, order.word]);
  const isActor = firsts.some(({ word }) => word === unit);
  const places = isActor && before !== undefined ? position.offers([...before, order.word, unit]) : firsts;
  const isGroup = (place: Choice): boolean =>
    room.orders.some((each) => each[0] === order.word && each[1] === place.word);
  const told: Entry[] = [];
  for (const place of places) {
    if (!isPlace(place) || isGroup(place)) continue;
    const words = isActor ? [order.word, unit, place.word] : [order.word, place.word, unit];
    const plan = withOrder(position, room.orders, words, room.least);
    if (plan === null) continue;
    // Only the plain meaning may displace other orders.
    if (!isPlainOrder(order) && countIn(saying, plan) <= room.orders.length) break;
    told.push({ ...plan, ...meaning(order, place) });
  }
  return [...told, ...joined(saying, room, order, unit)];
}

function isPlainOrder(order: Choice): boolean {
  return order.kind === 'order' && order.isPlain;
}

function countIn(saying: Saying, { words, later }: OrderPlan): number {
  return ordersIn({ ...saying, words }).length + later.length;
}

function isPlace({ kind }: Choice): boolean {
  return kind === 'hex' || kind === 'unit';
}

/** Orders of other units that the selected one can join. */
function joined({ position }: Saying, { orders }: PlanRemainder, order: Choice, unit: Word): Entry[] {
  return orders.flatMap((told, place) => {
    const before = orders.slice(0, place).flat();
    if (told[0] !== order.word || !position.allows([...before, ...told, unit])) return [];
    const goal = position.offers([...before, order.word]).find((choice) => choice.word === told[1] && isPlace(choice));
    if (goal === undefined) return [];
    const words = withOrders(position, [...before, ...told, unit], orders.slice(place + 1));
    return [{ words, ...meaning(order, goal) }];
  });
}

function meaning(order: Choice, place: Choice): Omit<Entry, 'words'> {
  return { label: `${order.label}: ${place.label}`, choice: place, isPlain: isPlainOrder(order) };
}
