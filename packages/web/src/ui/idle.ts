import { useEffect, useState } from 'react';

/** Whether the reader asks for little data (Save-Data); not every browser says so. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

/**
 * Does work nobody waits for once the browser is idle, no earlier than after `wait` milliseconds and no later than after twice
 * that. Returns how to call it off.
 */
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

/** The longest that a press waits to be seen, in milliseconds: a hidden page paints nothing. */
const UNSEEN = 60;

/** Once what a press has changed is on the screen: slow work waits for it, so that the press is seen to be heard. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, UNSEEN);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** What a slow part of the page is to show: a new value comes once the rest of the page has been painted with it. */
export function useAfterPaint<T>(value: T, first: T): T {
  const [shown, show] = useState(() => first);
  useEffect(() => show(() => value), [value]);
  return shown;
}
