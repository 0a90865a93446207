import { type RefObject, useLayoutEffect } from 'react';

/** What must still be heard while it is covered. */
const SPOKEN = '[aria-live], [role="status"], [role="alert"], [role="log"]';

/**
 * While the page is up, what lies behind it in the same frame takes no focus and is not read: `inert` says both. What
 * speaks stays, and so does what opens over the page.
 */
export function useAlone(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const frame = page.current?.closest('.play');
    if (frame === null || frame === undefined) return undefined;
    const hidden = new Set<HTMLElement>();
    const hide = (): void => {
      for (const child of frame.children) {
        const isBehind = child instanceof HTMLElement && !child.contains(page.current) && !child.inert;
        if (!isBehind || child.matches(SPOKEN)) continue;
        hidden.add(child);
        child.inert = true;
      }
    };
    hide();
    const watch = new MutationObserver(hide);
    watch.observe(frame, { childList: true });
    return () => {
      watch.disconnect();
      for (const child of hidden) child.inert = false;
    };
  }, [page]);
}
