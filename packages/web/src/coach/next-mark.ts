import type { Happening } from '../face/happening.ts';
import type { Habits } from '../face/table.ts';

/** Of what has just happened, the first rule that has a line and has not been met before; null for none. */
export function nextMark(
  events: readonly Pick<Happening, 'mark'>[],
  marks: Habits['marks'],
  hasMet: (mark: string) => boolean,
): string | null {
  for (const { mark } of events) if (mark !== undefined && marks[mark] !== undefined && !hasMet(mark)) return mark;
  return null;
}
