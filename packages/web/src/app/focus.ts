import { useEffect, useLayoutEffect, useRef } from 'react';

/** Anything open over the screen manages the focus itself. */
const OVER = '[role="dialog"], [role="menu"]';

/**
 * Moves the focus to the map or heading when the screen changes or the focused element disappears: on the body, a screen reader would start
 * from the top and keys would apply to nothing.
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

/** An element that was removed and inserted elsewhere, as a screen is once it has loaded, loses the focus by that. */
function wasMoved(element: Element, changed: readonly MutationRecord[]): boolean {
  return changed.some(({ removedNodes }) => [...removedNodes].some((removed) => removed.contains(element)));
}

/** A click on empty space also leaves the focus on the body, but then the element that had it is still there. */
function isGone(element: Element): boolean {
  return !element.isConnected || !element.checkVisibility() || element.matches(':disabled');
}

/** Moves the focus; false if there is no place for it yet. A table has none until its map is there. */
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
  // The screen before is still in the document, hidden, until this one has loaded.
  return [...places].find((place) => place.checkVisibility()) ?? null;
}
