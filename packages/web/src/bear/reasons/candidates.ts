import { failedTag, type OrderTrace } from '@sandtable/bear';
import { CONDITION_LABELS, conditionOf } from './conditions.ts';

type Candidate = OrderTrace['candidates'][number];

export function verdictOn({ deed }: OrderTrace, { unit, distance }: Candidate): 'chosen' | 'open' | 'out' {
  if (deed?.unit === unit) return 'chosen';
  return distance === null ? 'out' : 'open';
}

/** The reason in at most three words; empty if the candidate can act. */
export function shortWhy({ failed, aims, distance }: Candidate): string {
  if (failed !== null) return failedTag(failed);
  if (distance !== null) return '';
  const [reason] = aims[0]?.why ?? [];
  if (reason === undefined) return aims.length === 0 ? 'no target' : CONDITION_LABELS.other.fails;
  return CONDITION_LABELS[conditionOf(reason)].fails;
}
