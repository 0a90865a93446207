import { counted, type Verdict } from '@sandtable/kernel';
import type { Sight, SightKey } from '../../board/sight.ts';

interface SightReasonNames {
  readonly hex: string;
  readonly amount: number;
  /** What blocks the view in the hex. */
  readonly ground: string;
}

export const sightWords: Readonly<Record<SightKey, (told: SightReasonNames) => string>> = {
  sameHex: () => 'both ends are in the same hex',
  adjacent: () => 'the hexes are adjacent',
  bothSides: () => 'the line runs between hexes, and both sides of it are blocked somewhere',
  higherGround: ({ hex }) => `the high ground in ${hex} blocks the view`,
  plateau: ({ hex }) => `the crest in ${hex} hides the low ground beyond it`,
  standing: ({ hex, ground }) => `the ${ground} in ${hex} ${ground === 'woods' ? 'block' : 'blocks'} the view`,
  heavySmoke: ({ hex }) => `the heavy smoke in ${hex} blocks the view`,
  behindStanding: ({ hex, ground }) =>
    `the ${ground} in ${hex} ${ground === 'woods' ? 'hide' : 'hides'} the low ground right behind`,
  behindHill: ({ hex }) => `the rise in ${hex} hides the low ground right behind it`,
  veil: ({ hex }) => `light smoke in ${hex} veils the target: +1 DM`,
  twoVeils: ({ hex }) => `light smoke in ${hex} is one of two veils: two block the view`,
  beyondSight: ({ amount }) => `by a special rule nobody sees farther than ${counted(amount, 'hex', 'hexes')} here`,
};

interface SightNames {
  readonly hex: (hex: number) => string;
  readonly ground?: (hex: number) => string;
}

/** One line per reason, with its rule: `B6.0.5 the woods in E10 block the view`. */
export function explainSight(verdict: Verdict<Sight, SightKey>, names: SightNames): string[] {
  return verdict.reasons.map(({ rule, key, at, amount = 0 }) => {
    const hex = at === undefined ? '' : names.hex(at);
    return `${rule} ${sightWords[key]({ hex, amount, ground: groundAt(names, at) })}`;
  });
}

export function groundAt({ ground }: Pick<SightNames, 'ground'>, at: number | undefined): string {
  return (at === undefined ? undefined : ground?.(at)) ?? 'building or woods';
}
