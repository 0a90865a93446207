import type { Verb } from '@sandtable/kernel';
import { type Bear, playerOf, type Seen } from '../../model/state.ts';
import { isPaymentSlot, paymentKind, type PaymentSlot, type Purchase, TOLLS } from '../payment/payment.ts';
import type { Payment } from '../../model/payment.ts';
import { AP_OF_ACTIVATION } from '../payment/seven-ap.ts';
import { type Chance, CHECK_DIE, type CheckNumber, spentChance } from '../payment/spent-check.ts';
import { facingKind } from './word-kinds.ts';

/** What one way to pay comes to. */
export interface PriceFigures {
  /** As it is said; null where a card makes it free. */
  readonly word: string | null;
  /** null where a die makes the price, and it is not rolled yet (B18.3.1). */
  readonly ap: number | null;
  readonly caps: number | null;
  /** B2.2g, B3.0a, B3.1: how likely those who act are spent by it; null where that cannot be, or is not known yet. */
  readonly spent: Chance | null;
  /** B3.0: what is left of the activation afterwards; null where it is not drawn on. */
  readonly left: number | null;
}

const NOTHING: PriceFigures = { word: null, ap: 0, caps: 0, spent: null, left: null };

/** The exact figures of a payment, as far as the viewer can know them; null for an action that a card makes free. */
export function priceFigures(seen: Seen, purchase: Purchase, payment: Payment | null): PriceFigures {
  if (payment === null) return NOTHING;
  const { way, caps } = payment;
  const word = paymentKind.print(seen, payment);
  if (TOLLS.has(way)) return { word, ap: null, caps: null, spent: null, left: null };
  if (way === 'command') return { ...NOTHING, word, caps: purchase.price };
  if (way === 'opportunity') return { ...NOTHING, word, spent: CERTAIN };
  const ap = purchase.price - caps;
  if (way === 'ap') return { word, ap, caps, spent: checkChance(seen, ap, purchase.card === 'c07'), left: null };
  const pool = way === 'pool' ? (playerOf(seen, purchase.player).activation?.ap ?? 0) : AP_OF_ACTIVATION;
  return { word, ap, caps, spent: pool === ap ? CERTAIN : null, left: pool - ap };
}

const CERTAIN: Chance = { ways: 1, of: 1 };
const DIE = [1, 2, 3, 4, 5, 6];

/** B2.2g: card 07 takes a die off what is checked, so each of its faces is as likely with each number. */
function checkChance(seen: Seen, ap: number, isEased: boolean): Chance | null {
  if (ap <= 0) return null;
  const numbers = checkNumbers(seen);
  if (!isEased) return spentChance(ap, numbers);
  const ways = DIE.reduce((sum, die) => sum + spentChance(ap - die, numbers).ways, 0);
  return { ways, of: DIE.length * numbers.length };
}

/** B2.2h: every number that may come now: the cards that do not lie open, after the last of them all again; or the die. */
function checkNumbers({ view, pack }: Seen): readonly CheckNumber[] {
  if (view.options.checkDevice === 'd10') return CHECK_DIE;
  const { inside, discards, removed } = view.orderDeck;
  const open = new Set(inside.length === 0 ? removed : [...discards, ...removed]);
  const deck = view.terms.solo?.deck ?? pack.orderCards.map((_card, place) => place);
  return deck.flatMap((place) => (open.has(place) ? [] : (pack.orderCards[place] ?? [])));
}

/**
 * The same verb with its price among its figures, as soon as enough is said to know it: `payments` are the ways to pay that
 * are open, each with its chance, and once one is said that one alone.
 */
export function withPrice(order: Verb<Bear>): Verb<Bear> {
  const last = order.nodes.find((node) => node.is === 'slot' && isPaymentSlot(node.slot));
  if (last?.is !== 'slot' || !isPaymentSlot(last.slot)) return order;
  const { slot, when } = last;
  const before = order.nodes.slice(0, order.nodes.indexOf(last));
  return {
    ...order,
    figures(seen, said) {
      const own = order.figures(seen, said);
      const so = upToPrice(before, said);
      if (so === null) return own;
      const purchase = when(so) ? slot.purchaseOf(seen, so) : FREE;
      const payments = when(so) ? paymentsIn(seen, slot, said, so) : [null];
      const figures = payments.map((payment) => priceFigures(seen, purchase, payment));
      return { ...own, value: { ...own.value, price: purchase.price, payments: figures } };
    },
  };
}

const FREE: Purchase = { player: -1, units: [], price: 0, card: 'c02' };

function paymentsIn(seen: Seen, slot: PaymentSlot<object>, said: object, so: object): readonly Payment[] {
  return 'payment' in said && isPayment(said.payment) ? [said.payment] : slot.among(seen, so);
}

function isPayment(value: unknown): value is Payment {
  return typeof value === 'object' && value !== null && 'way' in value;
}

/** What was said, with what may be left out left out; null while something is wanting that the price hangs on. */
function upToPrice(before: Verb<Bear>['nodes'], said: object): object | null {
  const so: { [key: string]: unknown } = { ...said };
  for (const node of before) {
    if (node.is === 'word') continue;
    if (node.is === 'given') {
      so[node.key] = node.value;
      continue;
    }
    const value = so[node.key];
    if (node.is === 'list') {
      if (value === undefined) so[node.key] = node.gives === 'one' ? null : [];
      if (node.least > 0 && (!Array.isArray(value) || value.length < node.least)) return null;
    } else if (value === undefined && node.when(so)) {
      // Which way a unit turns is free.
      if (node.slot.kind.name !== facingKind.name) return null;
      so[node.key] = 0;
    }
  }
  return so;
}
