import type { Figures, Granted } from '@sandtable/kernel';
import { typeOf, unitOf } from '../../model/battle/battle.ts';
import type { Chance, PriceFigures, TargetFigures } from '../../model/battle/figures.ts';
import { type Bear, playerOf, type Seen } from '../../model/battle/state.ts';
import { paymentKind, TOLLS } from '../payment/payment.ts';
import type { Payment } from '../../model/battle/word.ts';
import type { Purchase } from '../payment/purchase.ts';
import { AP_OF_ACTIVATION } from '../payment/seven-ap.ts';
import { CHECK_DIE, type CheckNumber, spentChance } from '../payment/spent-check.ts';
import { NONE } from '../../model/ids.ts';
import { isCombatCounter } from '../../model/pack/unit-type.ts';
import { isAiPlayer } from '../units/ai-side.ts';
import { commandCardsLeft } from '../units/command-cards.ts';

const NOTHING: PriceFigures = { word: null, ap: 0, caps: 0, spent: null, afterKill: null, left: null };

/**
 * The figures of a payment, as far as the viewer can know them; null for an action made free by a card. `afterKill`:
 * the numbers possible if the action costs the AI a Command card before the check.
 */
export function priceFigures(
  seen: Seen,
  purchase: Purchase,
  payment: Payment | null,
  afterKill: readonly CheckNumber[] = [],
): PriceFigures {
  if (payment === null) return NOTHING;
  const { way, caps } = payment;
  const word = paymentKind.print(seen, payment);
  if (TOLLS.has(way)) return { ...NOTHING, word, ap: null, caps: null };
  if (way === 'command') return { ...NOTHING, word, caps: purchase.price };
  if (way === 'opportunity') return { ...NOTHING, word, spent: CERTAIN };
  const ap = purchase.price - caps;
  if (way === 'ap') {
    const isEased = purchase.card === 'c07';
    const spent = checkChance(ap, checkNumbers(seen), isEased);
    return { ...NOTHING, word, ap, caps, spent, afterKill: checkChance(ap, afterKill, isEased) };
  }
  const pool = way === 'pool' ? (playerOf(seen, purchase.player).activation?.ap ?? 0) : AP_OF_ACTIVATION;
  return { ...NOTHING, word, ap, caps, spent: pool === ap ? CERTAIN : null, left: pool - ap };
}

const CERTAIN: Chance = { ways: 1, of: 1 };
const DIE = [1, 2, 3, 4, 5, 6];

/** B2.2g: card 07 takes a die off the AP checked, so each face is combined with each number. */
function checkChance(ap: number, numbers: readonly CheckNumber[], isEased: boolean): Chance | null {
  if (ap <= 0 || numbers.length === 0) return null;
  if (!isEased) return spentChance(ap, numbers);
  const ways = DIE.reduce((sum, die) => sum + spentChance(ap - die, numbers).ways, 0);
  return { ways, of: DIE.length * numbers.length };
}

/**
 * B2.2h: every number that may come: the cards not face up (when none are left, the reshuffled deck), or the faces of
 * the die.
 */
function checkNumbers({ view, pack }: Seen): readonly CheckNumber[] {
  if (view.options.checkDevice === 'd10') return CHECK_DIE;
  const { inside, discards, removed } = view.orderDeck;
  const open = new Set(inside.length === 0 ? removed : [...discards, ...removed]);
  const deck = view.terms.solo?.deck ?? pack.orderCards.map((_card, place) => place);
  return deck.flatMap((place) => (open.has(place) ? [] : (pack.orderCards[place] ?? [])));
}

/**
 * The chance that several coming checks all leave a unit fresh. A card is not drawn twice, whoever draws it, and a
 * number that leaves the more expensive action fresh does so for the cheaper one. So, from the most expensive on, each
 * card drawn is one fewer of those good for all the rest. Ignores a reshuffle in between; a die has no memory.
 */
export function chanceToStayFresh({ view }: Seen, checks: readonly Chance[]): number {
  const isDie = view.options.checkDevice === 'd10';
  const fresh = checks.map(({ ways, of }) => ({ good: of - ways, of })).sort((a, b) => a.good - b.good);
  return fresh.reduce((chance, { good, of }, place) => {
    const gone = isDie ? 0 : Math.min(place, good, of - 1);
    return (chance * (good - gone)) / (of - gone);
  }, 1);
}

/**
 * S7.3.1: every number possible once the AI has lost a unit: the first Command card from the top of the pile has left,
 * and all others are shuffled together. Each card that may have left is combined with each that may then come. Empty if
 * none leaves.
 */
function numbersAfterKill(seen: Seen): readonly CheckNumber[] {
  const { view, pack } = seen;
  if (view.options.checkDevice === 'd10' || commandCardsLeft(seen) < 2) return [];
  const { discards, removed } = view.orderDeck;
  const all = view.terms.solo?.deck.filter((card) => !removed.includes(card)) ?? [];
  const commands = all.filter((card) => pack.orderCards[card]?.isCommand === true);
  const inPile = commands.filter((card) => !discards.includes(card));
  return (inPile.length > 0 ? inPile : commands).flatMap((gone) =>
    all.flatMap((card) => (card === gone ? [] : (pack.orderCards[card] ?? []))),
  );
}

/**
 * Whether an attack on these targets may destroy an AI unit and so cost a Command card. Rumors and hidden units may be
 * anything.
 */
function mayKillAi(seen: Seen, { targets = [], suspected = null }: Figures<Bear>): boolean {
  if (seen.view.terms.solo === null) return false;
  const isAi = ({ target }: TargetFigures): boolean =>
    isAiPlayer(seen, unitOf(seen, target).owner) && isCombatCounter(typeOf(seen, target));
  return suspected !== null || targets.some(isAi);
}

export const FREE: Purchase = { player: NONE, units: [], price: 0, card: 'c02' };

/**
 * Adds the price to the figures. `payments`: all payments still open, each with its chance, or only the chosen one;
 * null for a free action.
 */
export function withPrice(
  seen: Seen,
  { granted, value, reasons }: Granted<Figures<Bear>>,
  purchase: Purchase,
  payments: readonly (Payment | null)[],
): Granted<Figures<Bear>> {
  const afterKill = mayKillAi(seen, value) ? numbersAfterKill(seen) : [];
  const figures = payments.map((payment) => priceFigures(seen, purchase, payment, afterKill));
  return { granted, value: { ...value, price: purchase.price, payments: figures }, reasons };
}
