import { create } from 'zustand';

export interface Turn {
  readonly match: string;
  readonly seat: string;
}

/** All matches in which it is this person's turn, the earliest deadline first; empty in a browser that does not play others. */
export const useTurns = create<{ readonly turns: readonly Turn[] }>(() => ({ turns: [] }));

export function nextTurn(turns: readonly Turn[], from: string): Turn | undefined {
  return turns.find(({ match }) => match !== from);
}
