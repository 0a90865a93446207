import { printUnit, type Seen, type TargetFigures } from '@sandtable/limanowa';
import type { Reason } from '@sandtable/kernel';
import { namedReasons } from '../../desk/named.ts';
import { type Names, reasonLine } from './named.ts';

const DEEDS = { attack: 'attacks', counterAttack: 'counter-attacks', artillery: 'shells' } as const;

/** `a03 attacks r05: TV 4, 4 of 10 hit`, and every term of it below. */
export function targetLines(seen: Seen, figures: TargetFigures): string[] {
  const { attacker, target, as, tv, ways, of, rolls, terms } = figures;
  const times = rolls === 1 ? '' : `, ${rolls} rolls`;
  return [
    `${printUnit(seen, attacker)} ${DEEDS[as]} ${printUnit(seen, target)}: TV ${tv}, ${ways} of ${of} hit${times}`,
    ...terms.map((term) => `  ${termLine(seen, term)}`),
  ];
}

/** `+7 AV of a03 (L8.2a)` */
function termLine(seen: Seen, term: Reason): string {
  const words = reasonLine(seen, term);
  const { amount } = term;
  return amount === undefined ? words : `${amount < 0 ? '' : '+'}${amount} ${words}`;
}

/** The same for those who read JSON. */
export function namedTarget({ attacker, target, terms, ...figures }: TargetFigures, names: Names): object {
  return {
    attacker: names.unit(attacker),
    target: names.unit(target),
    ...figures,
    terms: namedReasons(terms, names),
  };
}

/** How likely a target is to lose so many RP, from none on, by all rolls against it together. */
export function lossChances(targets: readonly TargetFigures[]): number[] {
  let chances = [1];
  for (const { ways, of, rolls } of targets)
    for (let roll = 0; roll < rolls; roll++) {
      const hit = ways / of;
      chances = [...chances, 0].map((chance, lost) => chance * (1 - hit) + (chances[lost - 1] ?? 0) * hit);
    }
  return chances;
}

/** `r05 (3 RP) loses 0: 36.0%, 1: 48.0%, 2: 16.0%` */
export function lossLine(name: string, rp: number, chances: readonly number[]): string {
  const told = [...chances.slice(0, rp), ...(chances.length > rp ? [sumOf(chances.slice(rp))] : [])];
  const parts = told.map((chance, lost) => `${lost === rp ? `${lost} (destroyed)` : lost}: ${percent(chance)}`);
  return `${name} (${rp} RP) loses ${parts.join(', ')}`;
}

function sumOf(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance, 0);
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}
