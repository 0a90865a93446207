import { ladderTeller, type NameOf } from '@sandtable/kernel';
import { RUNG_WORDS } from './ai-rungs.ts';

/** S5.0.1: a choice rung by rung, and what decided it. */
export const { explain: explainLadder, deciding: decidingRung } = ladderTeller(RUNG_WORDS, 'S5.0.1');

export function list(candidates: readonly number[], nameOf: NameOf): string {
  return candidates.map(nameOf).join(', ');
}
