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

const PHONE = '(max-width: 820px)';

/** Whether the screen has room for the map only, with everything else on a sheet over it. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(PHONE);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    isPhone,
    isPhone,
  );
}

export function isPhone(): boolean {
  return matchMedia(PHONE).matches;
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
