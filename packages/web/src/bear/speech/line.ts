import { explainReason, namesIn, type Seen } from '@sandtable/bear';
import type { Reason } from '@sandtable/kernel';

/** One line of a judgement, with the rule behind it apart, so that it can be opened. */
export interface Line {
  readonly rule: string;
  readonly text: string;
  /** What it adds to a sum; null where it is no term of one. */
  readonly amount: number | null;
}

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
