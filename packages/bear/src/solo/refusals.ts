import type { HexTrace, Why } from './trace.ts';

/** Why it cannot go where it would, each reason with its hex. That it goes nowhere farther off goes without saying. */
export function pushRefusals(why: Why, hexes: readonly HexTrace[]): void {
  for (const { hex, why: refused } of hexes) {
    const told = refused.filter(({ key }) => key !== 'farther');
    why?.push(...told.map((reason) => ({ ...reason, into: hex })));
  }
}
