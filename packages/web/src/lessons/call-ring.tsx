import { useLayoutEffect, useRef } from 'react';
import { isSaid } from '../face/lessons.ts';

interface CallRingProps {
  /** The `data-say` words of the control; null for none. */
  readonly says: string | null;
  /** Id of the tab that the control may be on. */
  readonly tab: string | null;
}

/**
 * A ring that follows the control to press. If the control is out of sight, as on a phone, it rings the way there: its tab, or the grip of
 * the sheet.
 */
export function CallRing({ says, tab }: CallRingProps) {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ring.current;
    const table = document.querySelector('.play');
    if (box === null || table === null || says === null) return undefined;
    let frame = 0;
    let last: HTMLElement | undefined;
    const follow = (): void => {
      const called = calledIn(table, says.split(' '), tab);
      if (called !== last) called?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      last = called;
      place(box, called);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [says, tab]);
  return says === null ? null : <div ref={ring} className="call-ring" data-testid="call" aria-hidden="true" hidden />;
}

function calledIn(table: Element, says: readonly string[], tab: string | null): HTMLElement | undefined {
  const saying = [...table.querySelectorAll<HTMLElement>('[data-say]:not([aria-disabled="true"], :disabled)')].filter(
    (each) => isSaid(each.dataset['say']?.split(' ') ?? [], says),
  );
  const [first] = saying.filter(isShown).toSorted((a, b) => rankOf(a) - rankOf(b));
  if (first !== undefined) return first;
  // Controls that the top bar has no room for are in its menu.
  const menu = saying.some((each) => each.matches('.top-bar *')) ? table.querySelector('.top-more') : null;
  return menu instanceof HTMLElement ? menu : tab === null ? undefined : wayTo(table, tab);
}

function isShown(control: Element): boolean {
  return control.getClientRects().length > 0;
}

/** The main button comes first, and controls in the popover at a hex last. */
function rankOf(control: HTMLElement): number {
  if (control.matches('.confirm')) return 0;
  return control.closest('.popover') === null ? 1 : 2;
}

function wayTo(table: Element, tab: string): HTMLElement | undefined {
  const ways = table.querySelectorAll<HTMLElement>(
    `[id$="-tab-${tab}"]:is([aria-selected="false"], [aria-expanded="false"]), .sheet-grip`,
  );
  // The grip comes before the tabs in the document.
  return [...ways].findLast(isShown);
}

/** Pixels between the control and the ring's outer edge; the rest is in the style sheet. */
const OUTSIDE = 6;

function place(ring: HTMLElement, control: HTMLElement | undefined): void {
  const at = control?.getBoundingClientRect();
  const scroller = control?.parentElement?.closest('[data-scrolls]')?.getBoundingClientRect();
  const isIn = at !== undefined && (scroller === undefined || isInside(at, scroller));
  ring.hidden = !isIn;
  if (!isIn) return;
  ring.style.left = `${at.left - OUTSIDE}px`;
  ring.style.top = `${at.top - OUTSIDE}px`;
  ring.style.width = `${at.width + 2 * OUTSIDE}px`;
  ring.style.height = `${at.height + 2 * OUTSIDE}px`;
}

/** Whether its middle is inside. */
function isInside(it: DOMRect, around: DOMRect): boolean {
  const [x, y] = [it.left + it.width / 2, it.top + it.height / 2];
  return x >= around.left && x <= around.right && y >= around.top && y <= around.bottom;
}
