import type { Mission } from '@sandtable/limanowa';

/** What a person takes for the plans of one round, and to see what comes of them; guessed, not measured. */
const PLAN_SECONDS = 110;
/** What the AI's own round takes to be shown. */
const AI_SECONDS = 20;

/** About how long a mission takes, if it goes to its last round but one. To five minutes. */
export function minutesOf({ limit, corps }: Pick<Mission, 'limit' | 'corps'>): number {
  const people = corps.filter(({ isAi }) => !isAi).length;
  const seconds = (limit - 1) * (people * PLAN_SECONDS + (people === corps.length ? 0 : AI_SECONDS));
  return Math.max(5, 5 * Math.round(seconds / 300));
}
