import type { Goal } from '../model/mission.ts';
import { SIDE_NAMES } from './names.ts';

/** What ends a match, and by which rule. */
export function explainGoal(goal: Goal): { readonly text: string; readonly rule: string } {
  if (goal.kind === 'mission') {
    const parts = [count(goal.strategic, 'Strategic'), count(goal.tactical, 'Tactical')].filter((part) => part !== '');
    return { text: `Hold ${parts.join(' and ')} at the end of one of your rounds`, rule: 'L13a' };
  }
  const { strategic, tie } = goal;
  return {
    text: `Hold ${strategic} Strategic Objectives at the end of your side’s second round, or knock out an enemy corps; else points decide, a tie goes to ${SIDE_NAMES[tie]}`,
    rule: 'L11d',
  };
}

function count(wanted: number, grade: string): string {
  if (wanted === 0) return '';
  return wanted === 1 ? `a ${grade} Objective` : `${wanted} ${grade} Objectives`;
}
