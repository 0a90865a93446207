import { useEffect, useLayoutEffect } from 'react';

/** How far down each screen was read when it was left, by its address. */
const left = new Map<string, number>();
let isGoingBack = false;

/** A new screen is read from its top; one that somebody goes back to, from where he left it. */
export function useScroll(location: string): void {
  const screen = screenOf(location);
  useEffect(() => {
    // The browser would do it before the screen is there.
    history.scrollRestoration = 'manual';
    const back = (): void => void (isGoingBack = true);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useLayoutEffect(() => {
    const from = isGoingBack ? (left.get(screen) ?? 0) : 0;
    isGoingBack = false;
    // Newer browsers give a promise back, which is no clean-up.
    window.scrollTo(0, from);
    const note = (): void => void left.set(screen, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    // A click that leads away may come before the browser has told of the last scroll.
    addEventListener('click', note, true);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('click', note, true);
    };
  }, [screen]);
}

/** What a list is filtered by stands in its address, but it is still the same list. */
function screenOf(location: string): string {
  return location.replace(/\/show\/.*$/, '');
}
