import type { Summary } from './summary.ts';

/** As summaries were kept while there was one game: none names its seats. */
type NamelessSummary = Omit<Summary, 'names'>;

/** The oldest of them, whose figures have become words. */
export interface OldSummary extends Omit<NamelessSummary, 'system' | 'standing' | 'rules'> {
  readonly round: number;
  readonly rounds: number;
  readonly vp: { readonly german: number; readonly soviet: number };
  /** The oldest have none noted down. */
  readonly rules?: readonly string[];
}

const FIRST_GAME = 'bear';

/** What is kept in the browser, of whatever age. */
export function readSummary(kept: Summary | NamelessSummary | OldSummary): Summary {
  if ('names' in kept) return kept;
  if (!('round' in kept)) return { ...kept, names: {} };
  const { round, rounds, vp, rules = [], ...rest } = kept;
  const standing = `Round ${round} of ${rounds} · VP German ${vp.german} : ${vp.soviet} Soviet`;
  return { ...rest, system: FIRST_GAME, standing, rules, names: {} };
}
