import type { Bear, Names } from '@sandtable/bear';
import type { Figures } from '@sandtable/kernel';

/** The figures of a beginning in lines: the odds against each target, and what each way to pay comes to. */
export function printFigures({ targets, payments, cost }: Figures<Bear>, names: Names): string[] {
  return [
    ...listOf(targets).flatMap((target) => oddsLine(target, names)),
    ...(typeof cost === 'number' ? [`costs ${cost}`] : []),
    ...listOf(payments).map(paymentLine),
  ];
}

type Record = { readonly [field: string]: unknown };

function listOf(value: unknown): Record[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
}

function oddsLine({ target, needed, kill, hitChances, killChances }: Record, names: Names): string[] {
  if (typeof target !== 'number') return [];
  return [
    `${names.unit(target)}: needs ${String(needed)} (${String(hitChances)} of 36), kills on ${String(kill)} (${String(killChances)} of 36) with 0, 1, 2 CAPs`,
  ];
}

function paymentLine({ word, ap, caps, spent }: Record): string {
  const [chance] = listOf([spent]);
  const risk = chance === undefined ? '' : `, spent in ${String(chance['ways'])} of ${String(chance['of'])}`;
  return `${String(word)}: ${figure(ap)} AP, ${figure(caps)} CAPs${risk}`;
}

/** What a die has yet to decide has no figure. */
function figure(value: unknown): string {
  return typeof value === 'number' ? String(value) : '?';
}
