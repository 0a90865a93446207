import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePlayStore } from '../match/play-context.tsx';

/** Keeps in mind how high the sheet of a phone is at its lowest: what stands over the map keeps clear of it. */
export function usePeek(isPhone: boolean): RefObject<HTMLElement | null> {
  const store = usePlayStore();
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!isPhone || element === null) return undefined;
    const measure = (): void => {
      const { stop, peek } = store.getState();
      const height = Math.ceil(element.offsetHeight);
      if (stop !== 'peek') return;
      element.parentElement?.style.setProperty('--sheet', `${height}px`);
      if (height !== peek) store.setState({ peek: height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [store, isPhone]);
  return sheet;
}
