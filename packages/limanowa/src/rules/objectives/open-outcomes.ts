import type { Ending, Seen } from '../../model/state.ts';
import type { Goal, Grade } from '../../model/mission.ts';
import { scoreAt } from './victory.ts';

/** What can still be won: for a mission in each round that is left, for a war by objectives or points. */
export type OpenOutcome =
  | { readonly kind: 'mission'; readonly round: number; readonly score: Ending['score'] }
  | { readonly kind: 'war'; readonly strategic: number; readonly points: Readonly<Record<Grade, number>> };

/** L13a, L11d, LS5a; empty once the match has ended. */
export function openOutcomes(seen: Seen): OpenOutcome[] {
  const { goal, limit } = seen.view.terms;
  if (seen.view.ended !== null) return [];
  return goal.kind === 'war'
    ? [{ kind: 'war', strategic: goal.strategic, points: goal.points }]
    : inRounds(seen, goal, limit);
}

function inRounds(seen: Seen, goal: Extract<Goal, { readonly kind: 'mission' }>, limit: number): OpenOutcome[] {
  const left = Array.from({ length: limit - seen.view.round + 1 }, (_, later) => seen.view.round + later);
  return left.map((round) => ({ kind: 'mission', round, score: scoreAt(seen, goal, round) }));
}
