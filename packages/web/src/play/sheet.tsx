import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { Stop } from '../match/play-state.ts';

const STOPS: readonly Stop[] = ['peek', 'half', 'full'];
/** A movement shorter than this, in pixels, is a tap. */
const PULL = 24;

/** Pulls a phone's sheet from stop to stop; a tap takes it one stop higher, and from the highest down again. */
export function Grip() {
  const store = usePlayStore();
  const from = useRef(0);
  const isPulled = useRef(false);
  const stop = usePlay((state) => state.stop);
  const place = STOPS.indexOf(stop);
  const go = (to: number): void => {
    const next = STOPS[to];
    if (next !== undefined) store.setState({ stop: next });
  };
  return (
    <button
      type="button"
      className="sheet-grip"
      aria-label={place === STOPS.length - 1 ? 'Lower' : 'Higher'}
      onPointerDown={({ clientY }) => {
        from.current = clientY;
        isPulled.current = false;
      }}
      onPointerUp={({ clientY }) => {
        const pulled = clientY - from.current;
        isPulled.current = Math.abs(pulled) > PULL;
        if (isPulled.current) go(place + (pulled < 0 ? 1 : -1));
      }}
      onClick={() => {
        if (!isPulled.current) go(place === STOPS.length - 1 ? 0 : place + 1);
        isPulled.current = false;
      }}
    />
  );
}

/** Measures a phone's sheet at its lowest stop, so that things over the map keep clear of it. */
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
      if (height !== peek) store.setState({ peek: height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [store, isPhone]);
  return sheet;
}
