import { type RefObject, useLayoutEffect, useRef } from 'react';
import { askedOf } from '../match/asked.ts';
import { usePlayStore } from '../match/play-context.tsx';

/** The sheet may hide this much of a screen even where what it says is long. */
const MOST = 0.4;

/**
 * Measures how high the sheet of a phone is at its lowest while the person is asked, so that the map ends where it begins. It
 * only ever grows: a map that changed its size with every prompt could not be looked at.
 */
export function usePeek(isPhone: boolean): RefObject<HTMLElement | null> {
  const store = usePlayStore();
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!isPhone || element === null) return undefined;
    const measure = (): void => {
      const state = store.getState();
      const isLow = state.stop === 'peek' && askedOf(state) !== null;
      const height = isLow ? Math.min(Math.ceil(element.offsetHeight), MOST * window.innerHeight) : 0;
      const peek = Math.max(state.peek, height);
      element.parentElement?.style.setProperty('--peek', `${peek}px`);
      if (peek > state.peek) store.setState({ peek });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [store, isPhone]);
  return sheet;
}
