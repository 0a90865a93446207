import { explainReason, namesIn, type Seen } from '@sandtable/bear';
import type { Reason } from '@sandtable/kernel';
import type { Line } from '../../face/line.ts';

/** Reasons in words, each told once. */
export function linesOf(seen: Seen, reasons: readonly Reason[]): Line[] {
  const names = namesIn(seen);
  const told = new Map<string, Line>();
  for (const reason of reasons) {
    const whole = explainReason(reason, names);
    const ending = ` (${reason.rule})`;
    const text = whole.endsWith(ending) ? whole.slice(0, -ending.length) : whole;
    told.set(`${whole} ${reason.amount}`, { rule: reason.rule, text, amount: reason.amount ?? null });
  }
  return [...told.values()];
}
