import {
  type Bear,
  explainReason,
  MARKER_NAMES,
  type Names,
  printPayment,
  printSpentChance,
  type PriceFigures,
} from '@sandtable/bear';
import type { Figures, Reason } from '@sandtable/kernel';
import { namedReasons } from './named.ts';
import { blocksOf, isFirepower, sumLines, termLine } from './say-terms.ts';

/** A record of figures by name. */
type Some = { readonly [field: string]: unknown };

interface Judged {
  readonly figures: Figures<Bear>;
  readonly reasons: readonly Reason[];
}

/** The figures of a beginning in lines: every target, fortification and rally with its terms, what it costs, and how it is paid. */
export function figureLines({ figures, reasons }: Judged, names: Names): string[] {
  const { targets, forts, rallies, suspected, price, cost, dice, payments } = figures;
  const attacked = [...listOf(targets), ...listOf(forts)];
  const blocks = blocksOf(reasons, isFirepower);
  const rallyBlocks = blocksOf(reasons, ({ key }) => key === 'markerNumber');
  return [
    ...attacked.flatMap((each, place) => attackLines(each, termsOf(each, blocks[place]), names)),
    ...suspicionLines(suspected),
    ...listOf(rallies).flatMap((each, place) => rallyLines(each, termsOf(each, rallyBlocks[place]), names)),
    ...priceLines(price ?? cost, dice),
    ...(attacked.length > 0 ? sumLines('', blocks[0] ?? [], 'cost', names).slice(1) : []),
    ...(attacked.length + listOf(rallies).length === 0 ? reasons.map((term) => `  ${termLine(term, names)}`) : []),
    ...listOf(payments).map(paymentLine),
  ];
}

/** The same for those who read JSON: counters by name, and each target with its own terms. */
export function namedFigures({ figures, reasons }: Judged, names: Names): object {
  const { targets, forts, rallies } = figures;
  const blocks = blocksOf(reasons, isFirepower);
  const rallyBlocks = blocksOf(reasons, ({ key }) => key === 'markerNumber');
  const count = listOf(targets).length;
  const named = (each: Some, block: readonly Reason[] | undefined): object => ({
    ...each,
    ...('target' in each ? { target: unitName(each['target'], names) } : {}),
    ...('unit' in each ? { unit: unitName(each['unit'], names) } : {}),
    terms: namedReasons(termsOf(each, block), names),
  });
  return {
    ...figures,
    ...(targets === undefined ? {} : { targets: listOf(targets).map((each, place) => named(each, blocks[place])) }),
    ...(forts === undefined ? {} : { forts: listOf(forts).map((each, place) => named(each, blocks[count + place])) }),
    ...(rallies === undefined
      ? {}
      : { rallies: listOf(rallies).map((each, place) => named(each, rallyBlocks[place])) }),
  };
}

function attackLines(odds: Some, terms: readonly Reason[], names: Names): string[] {
  const { target, what, unit, needed, kill, hitChances, killChances, firepower, defense, colour, aspect } = odds;
  const name = typeof target === 'number' ? names.unit(target) : fortName(what, unitName(unit, names));
  const side = colour === undefined ? '' : ` (${figure(colour)}, ${figure(aspect)})`;
  return [
    `${name}: needs ${figure(needed)}: ${chances(hitChances)}`,
    ...(kill === undefined ? ['  any hit removes it'] : [`  kills on ${figure(kill)}: ${chances(killChances)}`]),
    ...sumLines(`FP ${figure(firepower)}`, terms, 'firepower', names).map((line) => `  ${line}`),
    ...sumLines(`DV ${figure(defense)}${side}`, terms, 'defense', names).map((line) => `  ${line}`),
    ...sumLines('', terms, 'none', names).slice(1),
  ];
}

/** `bunker`, `hasty defense of s04` */
function fortName(what: unknown, owner: string | null): string {
  const [, name = figure(what)] = Object.entries(MARKER_NAMES).find(([kind]) => kind === what) ?? [];
  return owner === null ? name : `${name} of ${owner}`;
}

/** B10.0.3: nobody is seen there. */
function suspicionLines(suspected: unknown): string[] {
  if (!isSome(suspected)) return [];
  const { red, blue } = suspected;
  return [`on suspicion: FP ${figure(red)} red, ${figure(blue)} blue, against any unit hidden there (B10.0.3)`];
}

function rallyLines({ unit, needed, chances: odds }: Some, terms: readonly Reason[], names: Names): string[] {
  return [
    `${unitName(unit, names) ?? '?'}: needs ${figure(needed)}: ${chances(odds)}`,
    ...terms.map((term) => `  ${rallyTerm(term, names)}`),
  ];
}

/** The number of the marker is what all else is added to. */
function rallyTerm(term: Reason, names: Names): string {
  return term.key === 'markerNumber' ? `${term.amount} ${explainReason(term, names)}` : termLine(term, names);
}

/** B18.3.1: where a die is rolled for wire or a road block, the price is known after it. */
function priceLines(price: unknown, dice: unknown): string[] {
  if (typeof price !== 'number') return [];
  const count = typeof dice === 'number' ? dice : 0;
  if (count === 0) return [`costs ${price}`];
  return [`costs ${price - count} + ${count}d6, rolled before it is paid: ${price} to ${price + 5 * count} (B18.3.1)`];
}

/** `caps:1: 2 AP and 1 CAP, spent 12 of 55, 22 %` */
function paymentLine(payment: Some): string {
  const figures = priceOf(payment);
  if (figures.word === null) return 'free, by card';
  const left = figures.left === null ? '' : `${figures.left} AP left`;
  const told = [printPayment(figures.word, figures), printSpentChance(figures), left].filter((part) => part !== '');
  return `${figures.word}: ${told.join(', ')}`;
}

function priceOf({ word, ap, caps, spent, left }: Some): PriceFigures {
  const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  const chance = isSome(spent) ? { ways: Number(spent['ways']), of: Number(spent['of']) } : null;
  const said = typeof word === 'string' ? word : null;
  return { word: said, ap: numberOr(ap), caps: numberOr(caps), spent: chance, left: numberOr(left) };
}

function figure(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : 'none';
}

/** How many of the 36 ways two dice can fall will do. */
function chances(value: unknown): string {
  const [none, one, two] = Array.isArray(value) ? value.map(String) : [];
  return `${none} of 36, with 1 CAP ${one}, with 2 CAPs ${two}`;
}

/** Its own, or else those that stand in its place among all. */
function termsOf({ terms }: Some, block: readonly Reason[] | undefined): readonly Reason[] {
  return Array.isArray(terms) ? terms : (block ?? []);
}

function unitName(unit: unknown, names: Names): string | null {
  return typeof unit === 'number' && unit >= 0 ? names.unit(unit) : null;
}

function listOf(value: unknown): Some[] {
  return Array.isArray(value) ? value.filter(isSome) : [];
}

function isSome(value: unknown): value is Some {
  return typeof value === 'object' && value !== null;
}
