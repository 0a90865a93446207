import { useEffect, useLayoutEffect, useRef } from 'react';

/** Anything open over the screen keeps the focus itself. */
const OVER = '[role="dialog"], [role="menu"]';

/**
 * Every change of screen takes the focus to its map or its heading, and so does the loss of what had it. It never stays with
 * the page as a whole, where a screen reader would begin from the top and a key would be about nothing.
 */
export function Focus({ screen }: { readonly screen: string }): null {
  const seeks = useRef(false);
  const first = useRef(screen);
  useLayoutEffect(() => {
    if (first.current === screen) return;
    first.current = '';
    seeks.current = !land();
  }, [screen]);
  useEffect(() => {
    let last: Element | null = null;
    const keep = (changed: readonly MutationRecord[]): void => {
      if (document.activeElement === document.body && last !== null && (isGone(last) || wasMoved(last, changed)))
        seeks.current = true;
      if (!seeks.current || !land()) return;
      seeks.current = false;
      last = document.activeElement;
    };
    const listening = new AbortController();
    document.addEventListener(
      'focusin',
      ({ target }) => {
        seeks.current = false;
        last = target instanceof Element ? target : null;
      },
      { signal: listening.signal },
    );
    const changes = new MutationObserver(keep);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
    return () => {
      changes.disconnect();
      listening.abort();
    };
  }, []);
  return null;
}

/** What is taken out and put in again elsewhere, as a screen is once it has loaded, has lost the focus by that. */
function wasMoved(element: Element, changed: readonly MutationRecord[]): boolean {
  return changed.some(({ removedNodes }) => [...removedNodes].some((removed) => removed.contains(element)));
}

/** A press beside everything leaves it to the page: what had the focus is still there. */
function isGone(element: Element): boolean {
  return !element.isConnected || !element.checkVisibility() || element.matches(':disabled');
}

/** Whether there is a place for the focus by now; a table has none until its map is there. */
function land(): boolean {
  if (document.querySelector(OVER) !== null) return true;
  const place = landing();
  if (place === null) return false;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return true;
}

function landing(): HTMLElement | null {
  const table = document.querySelector('.play:not([data-mapless])');
  const places = document.querySelectorAll<HTMLElement>(
    `.curtain button, #result-title, ${table === null ? 'h1' : '.map [role="application"]'}`,
  );
  // The screen before is still there, hidden, until this one has loaded.
  return [...places].find((place) => place.checkVisibility()) ?? null;
}
