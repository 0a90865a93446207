import { createContext, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const NAME = 'Sandtable';

/** What the tab is called; the first page has the name of the app alone. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? NAME : `${title} – ${NAME}`;
  }, [title]);
}

/** The game that this part of the page is of, by its id; '' for the first there is. */
export const GameId = createContext('');

const PHONE = '(max-width: 820px)';

/** Whether there is room for the map alone, and everything else lies on a sheet over it. */
export function usePhone(): boolean {
  return useSyncExternalStore((changed) => {
    const media = matchMedia(PHONE);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, isPhone);
}

export function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}

/** Whether an element has come into sight. */
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
