import type { Verdict } from '../index.ts';

/** Why not, a line for every reason: `B7.6 notHit`. Throws where it is granted after all. */
export function denied(verdict: Verdict<unknown>): string[] {
  if (verdict.granted) throw new Error('granted');
  return verdict.reasons.map(({ rule, key }) => `${rule} ${key}`);
}
