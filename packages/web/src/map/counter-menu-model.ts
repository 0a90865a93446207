import type { Seat, Sentence } from '@sandtable/kernel';
import type { Position } from '../face/position.ts';
import type { Deed } from '../face/speech.ts';
import { type OpenSentence, openSentenceOf } from '../match/open-sentence.ts';
import type { PlayStore } from '../match/play-store.ts';
import { tellUnit } from '../match/saying-actions.ts';
import { ordersOf, takesOrders } from '../match/unit-orders.ts';
import { planWith } from '../saying/plan.ts';
import { proposalOf, type Saying } from '../saying/saying.ts';

/** The orders of a counter, opened at it. */
export interface CounterMenu {
  readonly unit: number;
  readonly hex: string;
  readonly name: string;
  readonly orders: readonly MenuOrder[];
  /** The player's other units in the hex that take orders. */
  readonly others: readonly { readonly unit: number; readonly name: string }[];
}

export interface MenuOrder {
  readonly deed: Deed;
  /** `2 AP`; '' if it depends on what is still to be said. */
  readonly price: string;
}

/** A price is looked for among so many goals. */
const MOST_GOALS = 6;

/** Opens the orders of a unit, or of the first in a hex that takes any; does nothing if there is none. */
export function openMenu(store: PlayStore, unit: number, hex: number): void {
  const asked = openSentenceOf(store.getState());
  if (asked === null || !takesOrders(asked)) return;
  const { position } = asked.saying;
  const found = [unit, ...commandedIn(position, hex)].find((each) => isCommanded(position, each));
  if (found !== undefined) store.setState({ menu: { position, unit: found }, unit: found });
}

/** Null if nothing can be ordered, or the unit is not on the map. */
export function menuOf(asked: OpenSentence | null, seat: Seat, unit: number): CounterMenu | null {
  if (asked === null || unit === -1 || !takesOrders(asked)) return null;
  const { position } = asked.saying;
  const at = position.hexOfUnit(unit);
  const hex = position.hexName(at);
  if (hex === undefined) return null;
  const names = new Map(position.unitsOf(seat).flatMap(({ rows }) => rows.map((row) => [row.unit, row.name] as const)));
  const nameOf = (each: number): string => names.get(each) ?? position.piece(each).words;
  return {
    unit,
    hex,
    name: nameOf(unit),
    orders: ordersOf(position, unit).map((deed) => ({ deed, price: priceOf(asked.saying, deed.words) })),
    others: commandedIn(position, at).flatMap((each) => (each === unit ? [] : [{ unit: each, name: nameOf(each) }])),
  };
}

export function closeMenu(store: PlayStore): void {
  store.setState({ menu: null });
}

/** Says an order as its button in the panel does. */
export function takeOrder(store: PlayStore, { words }: Deed): void {
  closeMenu(store);
  tellUnit(store, words);
}

function isCommanded(position: Position, unit: number): boolean {
  return unit !== -1 && position.deeds(unit).length > 0;
}

/** The uppermost first. */
function commandedIn(position: Position, hex: number): number[] {
  const name = position.hexName(hex);
  if (name === undefined) return [];
  const there = position.pieces(-1).flatMap(({ id, at }) => (at === name ? [position.unitNamed(id)] : []));
  return there.reverse().filter((unit) => isCommanded(position, unit));
}

/** Also if what is still to be chosen makes no difference. */
function priceOf(saying: Saying, order: Sentence): string {
  const price = priceIfSaid(saying, order);
  if (price !== '' || saying.position.plan !== null) return price;
  const goals = saying.position.offers(order).slice(0, MOST_GOALS);
  const prices = new Set(goals.map(({ word }) => priceIfSaid(saying, [...order, word])));
  const [only = '', another] = prices;
  return another === undefined ? only : '';
}

function priceIfSaid(saying: Saying, order: Sentence): string {
  const { position, words } = saying;
  const said =
    position.plan === null ? (proposalOf({ position, words: order }) ?? order) : planWith(saying, order)?.words;
  if (said === undefined) return '';
  return position.glance(said, { before: position.plan === null ? [] : words, roll: null })?.price ?? '';
}
