import type { View } from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';

/** G5.1: in solo one person has the cards of both sides: then it is the side whose turn it is, or whose units are placed. */
export function handOf({ draft, frames, players }: View, seat: Seat): string | null {
  if (draft === null || draft.phase === 'done') return null;
  if (!draft.isSolo) return seat;
  const frame = frames.findLast(({ kind }) => kind === 'draft');
  const player = frame?.kind === 'draft' ? frame.order[frame.place] : undefined;
  return players[player ?? draft.initiative]?.side ?? players[0]?.side ?? null;
}
