import type { Reason, Verdict } from '@sandtable/kernel';
import type { RallyKey } from '../rules/hits/rally.ts';
import type { RallyOdds } from '../model/battle/figures.ts';
import { type Names, printChances, printSigned } from './fire.ts';

/** What each reason of a rally says, with the name of the hex or the unit it speaks of. */
export const rallyWords: Readonly<Record<RallyKey, (told: { readonly hex: string; readonly unit: string }) => string>> =
  {
    markerNumber: ({ unit }) => `on the hit marker of ${unit}`,
    cover: ({ hex }) => `in cover in ${hex}`,
    friend: ({ unit }) => `stacked with unhit ${unit}`,
    specialRally: () => 'by a special rule',
    inCoverTerrain: ({ hex }) => `the terrain in ${hex} is cover`,
    inFortification: () => 'a fortification is cover',
    inHeavySmoke: ({ hex }) => `the heavy smoke in ${hex} is cover`,
    notOnMap: ({ unit }) => `${unit} is not on the map`,
    notHit: ({ unit }) => `${unit} is not hit`,
    unknownMarker: ({ unit }) => `the hit marker of ${unit} is face down`,
    neverRallied: ({ unit }) => `the hit marker of ${unit} is permanent`,
    enemyInHex: ({ hex }) => `there is an enemy in its hex ${hex}`,
    enemyAdjacent: ({ hex }) => `there is an adjacent enemy in ${hex}`,
  };

/** The roll, then one line a reason: `7 on the hit marker of g03 (B7.6)`, `+1 in cover in E09 (B7.6.1)`. */
export function explainRally(verdict: Verdict<RallyOdds, RallyKey>, names: Names): string[] {
  const lines = verdict.reasons.map((reason) => `${figureOf(reason)}${wordsOf(reason, names)} (${reason.rule})`);
  if (!verdict.granted) return lines;
  const { needed, chances } = verdict.value;
  return [`needs ${needed}: ${printChances(chances)}`, ...lines];
}

function wordsOf({ key, at, unit }: Reason<RallyKey>, names: Names): string {
  return rallyWords[key]({
    hex: at === undefined ? '' : names.hex(at),
    unit: unit === undefined ? '' : names.unit(unit),
  });
}

function figureOf({ key, amount }: Reason<RallyKey>): string {
  if (amount === undefined) return '';
  return key === 'markerNumber' ? `${amount} ` : `${printSigned(amount)} `;
}
