import type { Verdict } from '@sandtable/kernel';
import type { Sight, SightKey } from '../board/sight.ts';
import type { HexId } from '../model/ids.ts';
import { count } from './count.ts';

/** What each reason of a line of sight says, with the name of the hex where it lies, or how far one sees. */
export const sightWords: Readonly<Record<SightKey, (hex: string, amount: number) => string>> = {
  sameHex: () => 'both ends are in the same hex',
  adjacent: () => 'the hexes are adjacent',
  bothSides: () => 'the line runs along hexsides, blocked on the left in one step and on the right in another',
  higherGround: (hex) => `the ground in ${hex} is higher than both ends`,
  plateau: (hex) => `the ground in ${hex} is level with the higher end and blocks the view of the low ground beyond`,
  standing: (hex) => `the woods or building in ${hex} reach the level of the higher end`,
  heavySmoke: (hex) => `heavy smoke in ${hex} blocks the line`,
  behindStanding: (hex) => `the woods or building in ${hex} hide the low ground directly behind`,
  behindHill: (hex) => `the rise in ${hex} hides the low ground directly behind it`,
  veil: (hex) => `light smoke in ${hex} veils the target: +1 DM`,
  twoVeils: (hex) => `light smoke in ${hex} is one of two veils: two block the line`,
  beyondSight: (_hex, amount) => `by a special rule nobody sees farther than ${count(amount, 'hex', 'hexes')} here`,
};

/** One line a reason, with its rule: `B6.0.5 the woods or building in E10 reach the level of the higher end`. */
export function explainSight(verdict: Verdict<Sight, SightKey>, nameOf: (hex: HexId) => string): string[] {
  return verdict.reasons.map(
    ({ rule, key, at, amount = 0 }) => `${rule} ${sightWords[key](at === undefined ? '' : nameOf(at), amount)}`,
  );
}
