import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { isPhone } from '../ui/page.ts';

/**
 * What the top bar drops, in this order, when it is too narrow; most of it is also in its menu. The way home, the score
 * and the menu stay.
 */
const GOES = [
  ...['roomy', 'zone', 'forecast', 'sound', 'help', 'extra', 'words', 'title'],
  ...['track', 'sight', 'caps', 'own', 'round', 'room'],
] as const;
/** On a phone everything before this one is dropped from the start. */
const ON_PHONE = GOES.indexOf('track');

/**
 * Drops one thing after another from the bar until the rest fits, whatever a game puts there and however large the text
 * is. The bar's `data-lost` lists what was dropped.
 */
export function useFit(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => fit(bar.current));
  useEffect(() => {
    // Its height follows the size of the text.
    const watch = new ResizeObserver(() => fit(bar.current));
    if (bar.current !== null) watch.observe(bar.current);
    return () => watch.disconnect();
  }, [bar]);
}

function fit(bar: HTMLElement | null): void {
  if (bar === null) return;
  let lost = isPhone() ? ON_PHONE : 0;
  for (; lost <= GOES.length; lost++) {
    bar.dataset['lost'] = GOES.slice(0, lost).join(' ');
    if (bar.scrollWidth <= bar.clientWidth) return;
  }
}
