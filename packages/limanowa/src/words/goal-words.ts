import { counted } from '@sandtable/kernel';
import type { Goal } from '../model/mission.ts';
import { SIDE_NAMES } from './names.ts';

/** What wins a match, in one line, with the rule. */
export function explainGoal(goal: Goal): { readonly text: string; readonly rule: string } {
  if (goal.kind === 'war') {
    const { strategic, points, tie } = goal;
    return {
      text: `Hold ${counted(strategic, 'Strategic Objective')} at the end of your second corps’ round, or knock out an enemy corps. Otherwise count ${points.strategic} points per Strategic and ${points.tactical} per Tactical Objective at the end; a tie goes to ${SIDE_NAMES[tie]}.`,
      rule: 'L11d',
    };
  }
  const parts = [
    ...(goal.strategic > 0 ? [counted(goal.strategic, 'Strategic Objective')] : []),
    ...(goal.tactical > 0 ? [counted(goal.tactical, 'Tactical Objective')] : []),
  ];
  return { text: `Hold ${parts.join(' and ')} at the end of your round.`, rule: 'L13a' };
}
