import type { AnswerTo } from '@sandtable/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { askServer, ServerError } from '../server/ask.ts';
import { useLobby } from './lobby-store.ts';

type Feed = AnswerTo<'GET /api/lobby'>;

export type PersonHere = Feed['here'][number];

const EMPTY: Feed = { here: [], queues: [], watch: [], house: { people: 0, matches: 0, since: null } };

/** Who is here, who waits, what can be watched. Null until the server has said. */
export const useHall = create<{ readonly feed: Feed | null }>(() => ({ feed: null }));

export function useFeed(): Feed {
  return useHall(({ feed }) => feed) ?? EMPTY;
}

export async function refreshHall(): Promise<void> {
  try {
    useHall.setState({ feed: await askServer('GET /api/lobby') });
  } catch (error) {
    // The lobby's own requests say what is wrong; what was known stays.
    if (!(error instanceof ServerError)) throw error;
  }
}

/** What the server tells of it while a screen shows it. */
export function hearHall(feed: Feed): void {
  useHall.setState({ feed });
}

/** For a screen that shows it: asked once, and heard over the page's socket from then on. */
export function useHallFed(): void {
  const person = useLobby((lobby) => lobby.person?.id);
  useEffect(() => void refreshHall(), [person]);
}
