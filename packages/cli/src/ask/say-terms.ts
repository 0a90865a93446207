import { explainReason, ledgerOf, type Names } from '@sandtable/bear';
import type { Reason } from '@sandtable/kernel';

/** A list of terms for each of several sums, told apart where the first terms of a sum begin again. */
export function blocksOf(terms: readonly Reason[], isFirst: (term: Reason) => boolean): Reason[][] {
  const blocks: Reason[][] = [];
  let before = false;
  for (const term of terms) {
    const first = isFirst(term);
    if (first && !before) blocks.push([]);
    blocks.at(-1)?.push(term);
    before = first;
  }
  return blocks;
}

/** Is it a term of FP, with which the odds of an attack begin? */
export function isFirepower(term: Reason): boolean {
  return ledgerOf(term) === 'firepower';
}

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
