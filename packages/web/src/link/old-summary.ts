import type { Summary } from './summary.ts';

/** As summaries were kept while there was one game; its figures have become words. */
export interface OldSummary extends Omit<Summary, 'system' | 'standing' | 'rules'> {
  readonly round: number;
  readonly rounds: number;
  readonly vp: { readonly german: number; readonly soviet: number };
  /** The oldest have none noted down. */
  readonly rules?: readonly string[];
}

const FIRST_GAME = 'bear';

/** What is kept in the browser, of whatever age. */
export function readSummary(kept: Summary | OldSummary): Summary {
  if (!('round' in kept)) return kept;
  const { round, rounds, vp, rules = [], ...rest } = kept;
  const standing = `Round ${round} of ${rounds} · VP German ${vp.german} : ${vp.soviet} Soviet`;
  return { ...rest, system: FIRST_GAME, standing, rules };
}
