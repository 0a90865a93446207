import { explainReason, namesIn, type PlayerId, playerOf, type Seen, spokenName, unitId } from '@sandtable/bear';
import type { Reason } from '@sandtable/kernel';
import type { Line } from '../../face/field.ts';
import { capital } from '../../ui/words.ts';

/** Reasons in words, without duplicates. */
export function linesOf(seen: Seen, reasons: readonly Reason[]): Line[] {
  const names = { ...namesIn(seen), unit: (unit: number): string => spokenName(seen, unitId(unit)) };
  const told = new Map<string, Line>();
  for (const reason of reasons) {
    const whole = explainReason(reason, names);
    const ending = ` (${reason.rule})`;
    // The position of an unexpected word only matters to players who type.
    const bare = whole.endsWith(ending) ? whole.slice(0, -ending.length) : whole;
    const text = reason.key === 'unexpected' ? 'That does not fit here' : capital(bare);
    told.set(`${whole} ${reason.amount}`, { rule: reason.rule, text, amount: reason.amount ?? null });
  }
  return [...told.values()];
}

/** Reasons against a payment, not against the action paid for. */
const OF_PAYMENT: ReadonlySet<string> = new Set([
  'spentUnit',
  'notFresh',
  'alreadyActive',
  'alreadySeized',
  'noActiveUnit',
  'tooFewCaps',
  'tooManyCaps',
  'tooFewAp',
  'apAreRolled',
  'cardWantsAp',
  'otherEconomy',
]);

/** Whether the price is the only obstacle. */
export function isUnaffordable(reasons: readonly Reason[]): boolean {
  return reasons.length > 0 && reasons.every(({ key }) => OF_PAYMENT.has(key)) && reasons.some(isCaps);
}

function isCaps({ key }: Reason): boolean {
  return key === 'tooFewCaps';
}

/** How many more CAPs the cheapest payment needs; null if CAPs are not the problem. */
export function missingCaps(seen: Seen, player: PlayerId, reasons: readonly Reason[]): number | null {
  const wanted = reasons.filter(isCaps).map(({ amount }) => amount ?? 0);
  return wanted.length === 0 ? null : Math.max(1, Math.min(...wanted) - playerOf(seen, player).caps);
}
