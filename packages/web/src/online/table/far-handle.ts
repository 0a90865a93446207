import type { Realm } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FarLink } from '../../link/far-link.ts';

/** A link to a match on the server, for code that does not know its game. */
export type FarHandle = Pick<
  FarLink<Realm>,
  'id' | 'far' | 'local' | 'beforehand' | 'offer' | 'decline' | 'see' | 'send' | 'onMessage' | 'seating'
>;

/** The entries a person has not seen: after one, up to another. */
export interface SinceSpan {
  readonly after: number;
  readonly upTo: number;
  readonly film: StoreApi<SinceFilm>;
}

export interface SinceFilm {
  /** The index of the entry on the map; -1 for none. */
  readonly shown: number;
  readonly isDone: boolean;
}

interface WatchedLink extends FarHandle {
  now(): { readonly seq: number; readonly seat: string; readonly speaker: string | null };
  subscribe(listener: (moment: { readonly seq: number; readonly speaker: string | null }) => void): () => void;
  log(): readonly { readonly seq: number; readonly speaker: string | null }[];
}

/**
 * What happened while the person was away: before they opened the match here, or while its page was hidden. Their own
 * next entry ends it. Tells the server what was on the screen, so that other devices know.
 */
export function useSince(link: WatchedLink): SinceSpan | null {
  const [since, setSince] = useState(() => spanAfter(link, link.far.getState().seen));
  useEffect(() => {
    let left: number | null = null;
    const look = (isLast: boolean): void => {
      if (document.visibilityState === 'visible') link.see(link.now().seq, isLast);
    };
    look(true);
    const turn = (): void => {
      if (document.visibilityState === 'hidden') {
        left = link.now().seq;
        link.see(left, true);
      } else {
        setSince((known) => spanAfter(link, left) ?? known);
        look(false);
      }
    };
    const leave = (): void => look(true);
    const stop = link.subscribe(({ speaker }) => {
      look(false);
      if (speaker === link.now().seat) setSince(null);
    });
    document.addEventListener('visibilitychange', turn);
    addEventListener('pagehide', leave);
    return () => {
      stop();
      leave();
      document.removeEventListener('visibilitychange', turn);
      removeEventListener('pagehide', leave);
    };
  }, [link]);
  return since;
}

/** Null if no other player has done anything since. */
function spanAfter(link: WatchedLink, after: number | null): SinceSpan | null {
  const { seq: upTo, seat } = link.now();
  if (after === null || after >= upTo) return null;
  const isByOthers = link.log().some(({ seq, speaker }) => seq > after && speaker !== seat);
  if (!isByOthers) return null;
  return { after, upTo, film: createStore<SinceFilm>(() => ({ shown: -1, isDone: false })) };
}
