import { type AiReason, eventNames, explainAiReason, explainReason, type Seen, sidedName } from '@sandtable/limanowa';
import type { Reason } from '@sandtable/kernel';
import type { Line } from '../../face/field.ts';
import { capital } from '../../ui/words.ts';

/** Reasons in words, each told once. */
export function linesOf(seen: Seen, reasons: readonly Reason[]): Line[] {
  const told = new Map<string, Line>();
  for (const reason of reasons) {
    // Of a word that fits nowhere, its number helps only those who type.
    const text =
      reason.key === 'unexpected'
        ? 'That does not fit here'
        : capital(bare(explainReason(seen, reason, sidedName), reason.rule));
    told.set(`${text} ${reason.rule}`, { rule: reason.rule, text, amount: null });
  }
  return [...told.values()];
}

/** Why the AI did not choose somebody. */
export function aiLinesOf(seen: Seen, reasons: readonly AiReason[]): Line[] {
  const names = eventNames(seen, sidedName);
  return reasons.map((reason) => ({
    rule: reason.rule,
    text: bare(explainAiReason(reason, names), reason.rule),
    amount: null,
  }));
}

function bare(text: string, rule: string): string {
  const ending = ` (${rule})`;
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}

/** The terms of a sum: each with what it adds. */
export function termsOf(seen: Seen, terms: readonly Reason[]): Line[] {
  return terms.map((term) => {
    const [line] = linesOf(seen, [term]);
    return { rule: term.rule, text: line?.text ?? term.key, amount: term.amount ?? null };
  });
}
