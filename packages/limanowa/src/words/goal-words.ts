import type { Goal } from '../model/mission.ts';
import { SIDE_NAMES } from './names.ts';

/** What ends a match well, in one line, with the rule. */
export function explainGoal(goal: Goal): { readonly text: string; readonly rule: string } {
  if (goal.kind === 'war') {
    const { strategic, points, tie } = goal;
    return {
      text: `Hold ${counted(strategic, 'Strategic')} at the end of your side’s last round, or knock out an enemy corps; else ${points.strategic} points a Strategic, ${points.tactical} a Tactical Objective, and a tie is ${SIDE_NAMES[tie]}’s.`,
      rule: 'L11d',
    };
  }
  const parts = [
    ...(goal.strategic > 0 ? [counted(goal.strategic, 'Strategic')] : []),
    ...(goal.tactical > 0 ? [counted(goal.tactical, 'Tactical')] : []),
  ];
  return { text: `Hold ${parts.join(' and ')} at the end of a round of yours.`, rule: 'L13a' };
}

function counted(count: number, grade: string): string {
  return `${count} ${grade} ${count === 1 ? 'Objective' : 'Objectives'}`;
}
