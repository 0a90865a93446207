import type { Seen } from '@sandtable/limanowa';
import type { PlanArrow } from '@sandtable/board';
import { hexId } from './places.ts';

interface ArrowText {
  readonly text: string;
  readonly isDraft: boolean;
}

/** An arrow from hex to hex; none where one end is not on the map, or both are the same. */
export function planArrow(
  seen: Seen,
  plan: PlanArrow['plan'],
  from: number,
  to: number,
  { text, isDraft }: ArrowText,
): PlanArrow[] {
  if (from === -1 || to === -1 || from === to) return [];
  return [{ kind: 'plan', through: [hexId(seen, from), hexId(seen, to)], plan, text, isDraft }];
}
