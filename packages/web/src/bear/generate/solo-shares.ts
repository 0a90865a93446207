import type { GeneratorWish } from './wishes.ts';

// G6.3: alone, some guidelines are easy. What is printed stays the default; the page says what fewer CAPs change.

/** The games each share was measured in. */
const MEASURED = 800;

/** By guideline: what a captain won alone with the printed CAPs, with 1 fewer and with 2, in percent (docs/balance.md). */
export const SOLO_SHARES: Readonly<Record<number, readonly number[]>> = {
  3: [62, 62, 58],
  4: [63, 61, 60],
};

/** Of a guideline with nothing else changed; none otherwise. */
export function soloShares({ base, isOwn, isVariant, commandCardsOut }: GeneratorWish): readonly number[] {
  return isOwn || isVariant || commandCardsOut > 0 ? [] : (SOLO_SHARES[base] ?? []);
}

/** What the shares are of. */
export function sharesText(shares: readonly number[]): string {
  return shares.length === 0 ? '' : `. The shares are what a bot won in your place, of ${MEASURED} games`;
}
