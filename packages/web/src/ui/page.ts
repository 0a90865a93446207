import { createContext, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const NAME = 'Sandtable';

/** Sets the tab's title; '' for the app's name alone. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? NAME : `${title} – ${NAME}`;
  }, [title]);
}

/** Id of the game that this part of the page is about; '' for the first game. */
export const GameId = createContext('');

/** How a screen is laid out, by its width and height: the first whose query matches, or `wide`. */
export type Layout = 'low' | 'narrow' | 'upright' | 'wide';

/** Text size factor: with letters twice as large, a screen has the room of one half as large. */
let letters = 1;

function queries(): readonly (readonly [Layout, string])[] {
  return [
    ['low', `(height < ${500 * letters}px) and (orientation: landscape)`],
    ['narrow', `(width < ${600 * letters}px)`],
    ['upright', `(width < ${1100 * letters}px) and (orientation: portrait)`],
  ];
}

/** A wide screen without room for the names of units. */
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

const watchers = new Set<() => void>();

function watchLayout(changed: () => void): () => void {
  letterWatch ??= watchLetters();
  watchers.add(changed);
  addEventListener('resize', changed);
  return () => {
    watchers.delete(changed);
    removeEventListener('resize', changed);
  };
}

let letterWatch: ResizeObserver | undefined;

function watchLetters(): ResizeObserver {
  const probe = document.createElement('i');
  probe.style.cssText = 'position: fixed; width: 1rem; visibility: hidden';
  document.body.append(probe);
  const observer = new ResizeObserver(() => {
    letters = probe.offsetWidth / 16;
    for (const changed of watchers) changed();
  });
  observer.observe(probe);
  return observer;
}

export function layoutNow(): Layout {
  return queries().find(([, query]) => matchMedia(query).matches)?.[0] ?? 'wide';
}

/** Whether the screen has room only for the map and one panel: a phone, upright or on its side. */
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
