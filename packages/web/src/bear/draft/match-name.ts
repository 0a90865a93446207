import type { Pack, View } from '@sandtable/bear';
import { draftTitle } from './plan-words.ts';

/** What is being played: a mission, what was generated, or a position. */
export function matchName(pack: Pack, { terms, draft }: Pick<View, 'terms' | 'draft'>): string {
  if (draft !== null) return draftTitle(draft);
  return pack.missions.find(({ id }) => id === terms.mission)?.name ?? 'A position';
}

/** Whether it is still being made. */
export function isDraft({ draft }: Pick<View, 'draft'>): boolean {
  return draft !== null && draft.phase !== 'done';
}
