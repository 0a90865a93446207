import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { isPhone } from '../ui/page.ts';

/** What the top bar can do without, in this order; most of it is in its menu. The way home, the score and the menu stay. */
const GOES = [
  ...['roomy', 'zone', 'forecast', 'sound', 'help', 'extra', 'words', 'title'],
  ...['track', 'sight', 'caps', 'own', 'round', 'room'],
] as const;
/** A phone begins without all before. */
const ON_PHONE = GOES.indexOf('track');

/**
 * Takes one thing after another out of the bar until the rest fits, whatever a game puts there and however large its text is. The bar's
 * `data-lost` names what is gone.
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
