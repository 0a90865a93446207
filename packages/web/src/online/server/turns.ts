import { create } from 'zustand';

/** A seat of one's own that is asked. */
export interface Turn {
  readonly match: string;
  readonly seat: string;
}

/** All matches in which this person is asked, the soonest end first; none where nobody plays others. */
export const useTurns = create<{ readonly turns: readonly Turn[] }>(() => ({ turns: [] }));

/** The next match to go to from this one. */
export function nextTurn(turns: readonly Turn[], from: string): Turn | undefined {
  return turns.find(({ match }) => match !== from);
}
