import { explainReason, namesIn, type Seen, spokenName } from '@sandtable/bear';
import type { Reason } from '@sandtable/kernel';
import type { Line } from '../../face/line.ts';
import { capital } from '../../ui/words.ts';

/** Reasons in words, each told once. */
export function linesOf(seen: Seen, reasons: readonly Reason[]): Line[] {
  const names = { ...namesIn(seen), unit: (unit: number): string => spokenName(seen, unit) };
  const told = new Map<string, Line>();
  for (const reason of reasons) {
    const whole = explainReason(reason, names);
    const ending = ` (${reason.rule})`;
    // Of a word that fits nowhere, its number helps only those who type.
    const bare = whole.endsWith(ending) ? whole.slice(0, -ending.length) : whole;
    const text = reason.key === 'unexpected' ? 'That does not fit here' : capital(bare);
    told.set(`${whole} ${reason.amount}`, { rule: reason.rule, text, amount: reason.amount ?? null });
  }
  return [...told.values()];
}
