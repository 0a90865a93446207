import type { Figures, Granted } from '@sandtable/kernel';
import type { Chance, PriceFigures } from '../../model/battle/figures.ts';
import { type Bear, playerOf, type Seen } from '../../model/battle/state.ts';
import { paymentKind, TOLLS } from '../payment/payment.ts';
import type { Payment } from '../../model/battle/word.ts';
import type { Purchase } from '../payment/purchase.ts';
import { AP_OF_ACTIVATION } from '../payment/seven-ap.ts';
import { CHECK_DIE, type CheckNumber, spentChance } from '../payment/spent-check.ts';
import { NONE } from '../../model/ids.ts';

const NOTHING: PriceFigures = { word: null, ap: 0, caps: 0, spent: null, left: null };

/** The exact figures of a payment, as far as the viewer can know them; null for an action made free by a card. */
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

/** B2.2g: card 07 takes a die off the AP checked, so each face is combined with each number. */
function checkChance(seen: Seen, ap: number, isEased: boolean): Chance | null {
  if (ap <= 0) return null;
  const numbers = checkNumbers(seen);
  if (!isEased) return spentChance(ap, numbers);
  const ways = DIE.reduce((sum, die) => sum + spentChance(ap - die, numbers).ways, 0);
  return { ways, of: DIE.length * numbers.length };
}

/**
 * B2.2h: every number that may come: the cards not face up (after the last, all of them again), or the faces of
 * the die.
 */
function checkNumbers({ view, pack }: Seen): readonly CheckNumber[] {
  if (view.options.checkDevice === 'd10') return CHECK_DIE;
  const { inside, discards, removed } = view.orderDeck;
  const open = new Set(inside.length === 0 ? removed : [...discards, ...removed]);
  const deck = view.terms.solo?.deck ?? pack.orderCards.map((_card, place) => place);
  return deck.flatMap((place) => (open.has(place) ? [] : (pack.orderCards[place] ?? [])));
}

/** An action made free by a card. */
export const FREE: Purchase = { player: NONE, units: [], price: 0, card: 'c02' };

/**
 * Adds the price to the figures. `payments` are the payments still open, each with its chance, or only the one
 * chosen; null for a free action.
 */
export function withPrice(
  seen: Seen,
  { granted, value, reasons }: Granted<Figures<Bear>>,
  purchase: Purchase,
  payments: readonly (Payment | null)[],
): Granted<Figures<Bear>> {
  const figures = payments.map((payment) => priceFigures(seen, purchase, payment));
  return { granted, value: { ...value, price: purchase.price, payments: figures }, reasons };
}
