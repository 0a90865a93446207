import { explainReason, ledgerOf, type Names } from '@sandtable/bear';
import type { Reason } from '@sandtable/kernel';

/** `+2 printed FP of g04 (B7.1)`; without an amount, the words alone. */
export function termLine(term: Reason, names: Names): string {
  const words = explainReason(term, names);
  if (term.amount === undefined) return words;
  return term.amount < 0 ? `${term.amount} ${words}` : `+${term.amount} ${words}`;
}

/** The terms of one sum of an attack, below its total; nothing where there are none. */
export function sumLines(
  title: string,
  terms: readonly Reason[],
  ledger: ReturnType<typeof ledgerOf>,
  names: Names,
): string[] {
  const own = terms.filter((term) => ledgerOf(term) === ledger);
  return own.length === 0 ? [] : [title, ...own.map((term) => `  ${termLine(term, names)}`)];
}
