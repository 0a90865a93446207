import type { Seen } from '../../model/battle/state.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { type Goal, goalsOf } from './goals.ts';

/** The number of characters in the line under a mission's name. */
const MOST = 52;

/**
 * `Hold G09 at the end: 3 VP. Each kill: 1 VP`: what a side can still win or lose, the largest first, as far as it fits
 * in a line; '' if nothing scores.
 */
export function goalLine(seen: Seen, side: Side): string {
  const goals = goalsOf(seen, side);
  const full = sentenceOf(goals.map((goal) => goal.full));
  if (full.length <= MOST) return full;
  const short = goals.map((goal) => goal.short);
  for (let shown = goals.length; shown > 1; shown--) {
    const line = withRest(short.slice(0, shown), goals.length - shown);
    if (line.length <= MOST) return line;
  }
  const [first] = goals;
  return first === undefined ? '' : alone(first, goals.length - 1);
}

function alone({ full, short }: Goal, more: number): string {
  const line = withRest([full], more);
  return line.length <= MOST ? line : withRest([short], more);
}

function withRest(forms: readonly string[], more: number): string {
  return more === 0 ? sentenceOf(forms) : `${sentenceOf(forms)} +${more} more`;
}

function sentenceOf(forms: readonly string[]): string {
  return forms.join('. ');
}

/** Every goal in full, for who asks for more than the line. */
export function goalTexts(seen: Seen, side: Side): string[] {
  return goalsOf(seen, side).map(({ full, isEven }) => (isEven ? `${full} (either side)` : full));
}
