import {
  type Bear,
  type Chance,
  type Chances,
  type DestroyedChances,
  explainReason,
  type FortFigures,
  ledgerOf,
  MARKER_NAMES,
  type Names,
  type PriceFigures,
  printDeadlyMarker,
  printPayment,
  printSpentChance,
  type RallyFigures,
  type SuspectedFigures,
  type TargetFigures,
} from '@sandtable/bear';
import type { Figures, Reason } from '@sandtable/kernel';
import { namedReasons } from '../../desk/question.ts';

interface JudgedFigures {
  readonly figures: Figures<Bear>;
  readonly reasons: readonly Reason[];
}

/** The figures of an unfinished sentence: every target, fortification and rally with its terms, the cost, and how to pay. */
export function figureLines({ figures, reasons }: JudgedFigures, names: Names): string[] {
  const { targets = [], forts = [], rallies = [], suspected = null, price, cost, dice = 0, payments = [] } = figures;
  const [attacked] = [...targets, ...forts];
  const isTold = attacked !== undefined || rallies.length > 0;
  return [
    ...targets.flatMap((target) => targetLines(target, names)),
    ...forts.flatMap((fort) => fortLines(fort, names)),
    ...(suspected === null ? [] : [suspicionLine(suspected)]),
    ...rallies.flatMap((rally) => rallyLines(rally, names)),
    ...priceLines(price ?? cost, dice),
    ...(attacked === undefined ? [] : sumLines('', attacked.terms, 'cost', names).slice(1)),
    ...(isTold ? [] : reasons.map((term) => `  ${termLine(term, names)}`)),
    ...payments.map(paymentLine),
  ];
}

/** The same for JSON: counters by name, and each target with its own terms. */
export function namedFigures({ targets, forts, rallies, ...others }: Figures<Bear>, names: Names): object {
  return {
    ...others,
    ...(targets && {
      targets: targets.map(({ target, terms, ...odds }) => ({
        target: names.unit(target),
        ...odds,
        terms: namedReasons(terms, names),
      })),
    }),
    ...(forts && { forts: forts.map((fort) => withName(fort, names)) }),
    ...(rallies && { rallies: rallies.map((rally) => withName(rally, names)) }),
  };
}

function withName({ unit, terms, ...odds }: FortFigures | RallyFigures, names: Names): object {
  return { ...odds, unit: unit < 0 ? null : names.unit(unit), terms: namedReasons(terms, names) };
}

function targetLines(odds: TargetFigures, names: Names): string[] {
  const { target, own, needed, kill, hitChances, killChances, deadlyMarker, destroyedChances, colour, aspect } = odds;
  return [
    `${names.unit(target)}: needs ${needed}: ${printChances(hitChances)}`,
    ...(destroyedChances === null ? [] : [`  kills on ${kill}: ${printChances(killChances)}`]),
    ...(deadlyMarker === null || destroyedChances === null ? [] : [markerLine(deadlyMarker, destroyedChances)]),
    ...(own ? ['  of your own side: CAPs lower this roll (B3.2.3)'] : []),
    ...oddsLines(odds, ` (${colour}, ${aspect})`, names),
  ];
}

/** `  a first hit draws a marker, and 1 of 20 destroys: 5% in all, with 1 CAP 8%, with 2 CAPs 12% (B7.5)` */
function markerLine(marker: Chance, chances: DestroyedChances): string {
  const [none, one, two] = chances.map(({ ways, of }) => `${Math.round((100 * ways) / of)}%`);
  return `  ${printDeadlyMarker(marker)}: ${none} in all, with 1 CAP ${one}, with 2 CAPs ${two} (B7.5)`;
}

function fortLines(odds: FortFigures, names: Names): string[] {
  const { what, unit, needed, hitChances } = odds;
  const owner = unit < 0 ? '' : ` of ${names.unit(unit)}`;
  return [
    `${MARKER_NAMES[what]}${owner}: needs ${needed}: ${printChances(hitChances)}`,
    '  any hit removes it',
    ...oddsLines(odds, '', names),
  ];
}

function oddsLines(
  { firepower, defense, terms }: Pick<TargetFigures, 'firepower' | 'defense' | 'terms'>,
  against: string,
  names: Names,
): string[] {
  return [
    ...sumLines(`FP ${firepower}`, terms, 'firepower', names).map((line) => `  ${line}`),
    ...sumLines(`DV ${defense}${against}`, terms, 'defense', names).map((line) => `  ${line}`),
    ...sumLines('', terms, 'none', names).slice(1),
  ];
}

/** B10.0.3: a suspected hex has no visible target. */
function suspicionLine({ red, blue }: SuspectedFigures): string {
  return `on suspicion: FP ${red ?? 'none'} red, ${blue ?? 'none'} blue, against any unit hidden there (B10.0.3)`;
}

function rallyLines({ unit, needed, chances, terms }: RallyFigures, names: Names): string[] {
  return [
    `${names.unit(unit)}: needs ${needed}: ${printChances(chances)}`,
    ...terms.map((term) => `  ${rallyTerm(term, names)}`),
  ];
}

/** The marker's number is the base, without a sign. */
function rallyTerm(term: Reason, names: Names): string {
  return term.key === 'markerNumber' ? `${term.amount} ${explainReason(term, names)}` : termLine(term, names);
}

/** B18.3.1: with a die for wire or a road block, the price is known only after the roll. */
function priceLines(price: number | undefined, dice: number): string[] {
  if (price === undefined) return [];
  if (dice === 0) return [`costs ${price}`];
  return [`costs ${price - dice} + ${dice}d6, rolled before it is paid: ${price} to ${price + 5 * dice} (B18.3.1)`];
}

/** `caps:1: 2 AP and 1 CAP, spent 12 of 55, 22%` */
function paymentLine(figures: PriceFigures): string {
  if (figures.word === null) return 'free, by card';
  const left = figures.left === null ? '' : `${figures.left} AP left`;
  const told = [printPayment(figures.word, figures), printSpentChance(figures), left].filter((part) => part !== '');
  return `${figures.word}: ${told.join(', ')}`;
}

/** How many of the 36 results of two dice suffice. */
function printChances([none, one, two]: Chances): string {
  return `${none} of 36, with 1 CAP ${one}, with 2 CAPs ${two}`;
}

/** `+2 printed FP of g04 (B7.1)`; only the words if there is no amount. */
function termLine(term: Reason, names: Names): string {
  const words = explainReason(term, names);
  if (term.amount === undefined) return words;
  return term.amount < 0 ? `${term.amount} ${words}` : `+${term.amount} ${words}`;
}

/** The terms of one sum of an attack, below its total; empty if there are none. */
function sumLines(
  title: string,
  terms: readonly Reason[],
  ledger: ReturnType<typeof ledgerOf>,
  names: Names,
): string[] {
  const own = terms.filter((term) => ledgerOf(term) === ledger);
  return own.length === 0 ? [] : [title, ...own.map((term) => `  ${termLine(term, names)}`)];
}
