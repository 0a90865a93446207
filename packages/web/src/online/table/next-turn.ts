import { useEffect, useState } from 'react';
import { askServer, ServerError } from '../server/ask.ts';

/** How often it is asked again, in milliseconds. */
const EVERY = 30_000;

/** Another match in which this person is asked; null if there is none, or while nobody wants to know. */
export function useNextTurn(id: string, isWanted: boolean): string | null {
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      try {
        const { matches } = await askServer('GET /api/matches/mine');
        const found = matches.find((match) => match.id !== id && match.isMyTurn);
        if (!isLeft) setNext(found?.id ?? null);
      } catch (error) {
        // The way there is only an offer: whoever has no connection is told elsewhere.
        if (!(error instanceof ServerError)) throw error;
      }
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [id, isWanted]);
  return isWanted ? next : null;
}
