import { createContext, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const NAME = 'Sandtable';

/** Sets the tab's title; '' for the app's name alone. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? NAME : `${title} – ${NAME}`;
  }, [title]);
}

/** Id of the game this part of the page is about; '' for the first game. */
export const GameId = createContext('');

/** How a screen is laid out, by its width and height. The first whose query matches; `wide` if none does. */
export type Layout = 'low' | 'narrow' | 'upright' | 'wide';

const QUERIES: readonly (readonly [Layout, string])[] = [
  ['low', '(height < 500px) and (orientation: landscape)'],
  ['narrow', '(width < 600px)'],
  ['upright', '(width < 1100px) and (orientation: portrait)'],
];

/** A wide screen that has no room for the names of units. */
const SLIM = '(width < 1280px)';

export function useLayout(): Layout {
  return useSyncExternalStore(watchLayout, layoutNow, layoutNow);
}

/** Whether the list of units has room for their counters only. */
export function useSlim(): boolean {
  return useSyncExternalStore(watchLayout, isSlim, isSlim);
}

function isSlim(): boolean {
  return layoutNow() === 'wide' && matchMedia(SLIM).matches;
}

function watchLayout(changed: () => void): () => void {
  const all = [...QUERIES.map(([, query]) => query), SLIM].map((query) => matchMedia(query));
  for (const media of all) media.addEventListener('change', changed);
  return () => {
    for (const media of all) media.removeEventListener('change', changed);
  };
}

export function layoutNow(): Layout {
  return QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'wide';
}

/** Whether the screen has room for the map and one panel only: a phone, upright or on its side. */
export function isSmall(layout: Layout): boolean {
  return layout === 'low' || layout === 'narrow';
}

export function usePhone(): boolean {
  return isSmall(useLayout());
}

export function isPhone(): boolean {
  return isSmall(layoutNow());
}

/** Whether an element has ever been scrolled into view. */
export function useInSight<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const box = useRef<E>(null);
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const watched = box.current;
    if (watched === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setInSight(true);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [box, isInSight];
}
