import type { Saying } from './saying.ts';

/** The first unit that was said: who acts; -1 for nobody. */
export function leaderOf({ position, words }: Saying): number {
  for (const said of position.heard(words)) if (said.kind === 'unit') return said.unit;
  return -1;
}
