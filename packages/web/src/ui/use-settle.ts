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
  let deeds = deedsOf(element);
  /** Whether an action has changed since the last frame. */
  let isNew = false;
  /** Null until the first frame: nobody can have aimed at what was not painted yet. */
  let before: Places | null = null;
  const measure = (): boolean => {
    const [last, now] = [before, placesOf(element)];
    before = now;
    return last !== null && isMoved(last, now);
  };
  // Measured in frames only: in the middle of a click it would lay out the whole page once more.
  let frame = requestAnimationFrame(measure);
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
      if (now !== deeds) settle();
      isNew ||= now !== deeds;
      deeds = now;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (measure() || isNew) settle();
        isNew = false;
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

function deedsOf(element: HTMLElement): string {
  return [...element.querySelectorAll(`[${DOES}]`)].map((each) => each.getAttribute(DOES)).join('|');
}

function placesOf(element: HTMLElement): Places {
  const controls = [...element.querySelectorAll(CONTROLS)];
  const places = controls.map((each): [Element, string] => {
    const from = (each.closest(SCROLLED)?.firstElementChild ?? element).getBoundingClientRect();
    const { left, top, width, height } = each.getBoundingClientRect();
    return [each, [left - from.left, top - from.top, width, height].map(Math.round).join(' ')];
  });
  return new Map(places.filter(([, box]) => !box.endsWith(' 0 0')));
}

/** A control is new or has moved. One that is gone cannot be hit by mistake. */
function isMoved(before: Places, after: Places): boolean {
  return [...after].some(([control, box]) => before.get(control) !== box);
}
