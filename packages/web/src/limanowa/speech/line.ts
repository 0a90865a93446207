import type { Seen } from '@sandtable/limanowa';
import { explainReason } from '../engine/words.ts';
import type { Reason } from '@sandtable/kernel';
import type { Line } from '../../face/line.ts';

/** Reasons in words, each told once. */
export function linesOf(seen: Seen, reasons: readonly Reason[]): Line[] {
  const told = new Map<string, Line>();
  for (const reason of reasons) {
    const whole = explainReason(seen, reason);
    const ending = ` (${reason.rule})`;
    const text = whole.endsWith(ending) ? whole.slice(0, -ending.length) : whole;
    told.set(`${whole} ${reason.amount}`, { rule: reason.rule, text, amount: null });
  }
  return [...told.values()];
}

/** The terms of a sum: each with what it adds. */
export function termsOf(seen: Seen, terms: readonly Reason[]): Line[] {
  return terms.map((term) => {
    const [line] = linesOf(seen, [term]);
    return { rule: term.rule, text: line?.text ?? term.key, amount: term.amount ?? null };
  });
}
