import type { Verdict } from '@sandtable/kernel';
import type { Sight, SightKey } from '../board/sight.ts';
import type { HexId } from '../model/ids.ts';

/** What each reason of a line of sight says, with the name of the hex where it lies. */
export const sightWords: Readonly<Record<SightKey, (hex: string) => string>> = {
  sameHex: () => 'it is the same hex',
  adjacent: () => 'the hexes are adjacent',
  bothSides: () => 'the line runs along hexsides and is blocked on the left here and on the right there',
  higherGround: (hex) => `the ground in ${hex} is higher than both ends`,
  plateau: (hex) => `the ground in ${hex} is as high as the higher end and hides what lies below beyond it`,
  standing: (hex) => `what stands in ${hex} is as high as the higher end`,
  heavySmoke: (hex) => `the smoke in ${hex} is too thick to see through`,
  behindStanding: (hex) => `what stands in ${hex} hides the low ground right behind it`,
  behindHill: (hex) => `the rise in ${hex} hides the low ground right behind it`,
  veil: (hex) => `light smoke in ${hex} veils the target: +1 DM`,
  twoVeils: (hex) => `light smoke in ${hex} is one of two veils, and two hide the target`,
};

/** One line a reason, with its rule: `B6.0.5 what stands in E10 is as high as the higher end`. */
export function explainSight(verdict: Verdict<Sight, SightKey>, nameOf: (hex: HexId) => string): string[] {
  return verdict.reasons.map(({ rule, key, at }) => `${rule} ${sightWords[key](at === undefined ? '' : nameOf(at))}`);
}
