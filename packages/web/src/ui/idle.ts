import { useEffect, useState } from 'react';

/** Whether the browser asks for little data (Save-Data); not every browser reports it. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

/** Runs work once the browser is idle, between `wait` and twice `wait` milliseconds from now. Returns a function that cancels it. */
export function whenIdle(work: () => void, wait: number): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(work, { timeout: wait });
    else work();
  }, wait);
  return () => {
    clearTimeout(timer);
    if (idle !== 0) cancelIdleCallback(idle);
  };
}

/** Milliseconds after which we stop waiting for a paint: a hidden page paints nothing. */
const UNSEEN = 60;

/** Resolves once the effect of a press is on the screen: slow work waits for it, so that the press visibly registers. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, UNSEEN);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** For a slow part of the page: it gets a new value only after the rest of the page has been painted with it. */
export function useAfterPaint<T>(value: T, first: T): T {
  const [shown, show] = useState(() => first);
  useEffect(() => show(() => value), [value]);
  return shown;
}
