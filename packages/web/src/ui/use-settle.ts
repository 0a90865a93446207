import { type RefObject, useLayoutEffect } from 'react';

const CONTROLS = 'button, a, input, select, summary';
/** Parts of the slot that scroll by themselves: scrolling them is no change. */
const SCROLLED = '[data-scrolls]';
/** What a control does, for controls that stay in place while their action changes. */
const DOES = 'data-does';

/** Ignores clicks for a moment (--settle) after controls have changed, so that a double click cannot hit what has just moved. */
export function useSettle(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const watch = watcher(element);
    const observer = new MutationObserver(watch.look);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: [DOES] });
    return () => {
      observer.disconnect();
      watch.end();
    };
  }, [place]);
}

/** Whether the controls at a place have just changed. */
export function isSettling(selector: string): boolean {
  return document.querySelector(`${selector}[data-settling]`) !== null;
}

interface Watcher {
  readonly look: () => void;
  readonly end: () => void;
}

function watcher(element: HTMLElement): Watcher {
  let before = layoutOf(element);
  let frame = 0;
  let timer = 0;
  let time: number | undefined;
  const settle = (): void => {
    // Read once: each read would force a style recalculation in the middle of a click.
    time ??= Number.parseFloat(getComputedStyle(element).getPropertyValue('--settle'));
    if (!(time > 0)) return;
    element.dataset['settling'] = '';
    clearTimeout(timer);
    timer = window.setTimeout(() => delete element.dataset['settling'], time);
  };
  return {
    look: () => {
      // A control with a new action is blocked at once; one that has moved, as soon as its position is measured.
      const now = deedsOf(element);
      if (now !== before.deeds) settle();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const after = layoutOf(element);
        if (after.deeds !== before.deeds || isMoved(before.places, after.places)) settle();
        before = after;
      });
    },
    end: () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      delete element.dataset['settling'];
    },
  };
}

type Places = ReadonlyMap<Element, string>;

interface Layout {
  readonly deeds: string;
  readonly places: Places;
}

function deedsOf(element: HTMLElement): string {
  return [...element.querySelectorAll(`[${DOES}]`)].map((each) => each.getAttribute(DOES)).join('|');
}

function layoutOf(element: HTMLElement): Layout {
  const controls = [...element.querySelectorAll(CONTROLS)];
  const places = controls.map((each): [Element, string] => {
    const from = (each.closest(SCROLLED)?.firstElementChild ?? element).getBoundingClientRect();
    const { left, top, width, height } = each.getBoundingClientRect();
    return [each, [left - from.left, top - from.top, width, height].map(Math.round).join(' ')];
  });
  return { deeds: deedsOf(element), places: new Map(places.filter(([, box]) => !box.endsWith(' 0 0'))) };
}

/** A control is new or has moved. One that is gone cannot be hit by mistake. */
function isMoved(before: Places, after: Places): boolean {
  return [...after].some(([control, box]) => before.get(control) !== box);
}
