import type { Point } from '@sandtable/hex';

/** What the Shift key asks for while the mouse is over the board, in pixels of the element. */
export interface ShiftWishes {
  show(at: Point): void;
  hide(): void;
}

/** Whoever types a capital or a question mark holds the key for a shorter time. */
const HELD = 160;

/** Gives back what takes it off again. */
export function listenToShift(element: HTMLElement, wishes: ShiftWishes): () => void {
  let place: Point | null = null;
  let isShown = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    if (isShown) wishes.hide();
    isShown = false;
  };
  const wait = (): void => {
    if (isShown || waiting !== undefined || place === null) return;
    waiting = setTimeout(() => {
      waiting = undefined;
      if (place === null) return;
      isShown = true;
      wishes.show(place);
    }, HELD);
  };
  const down = (event: KeyboardEvent): void => {
    if (event.key !== 'Shift' || event.ctrlKey || event.metaKey || event.altKey) hide();
    else if (!event.repeat) wait();
  };
  const up = (event: KeyboardEvent): void => {
    if (event.key === 'Shift') hide();
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || !event.shiftKey) hide();
    const { left, top } = element.getBoundingClientRect();
    place = event.pointerType === 'mouse' ? { x: event.clientX - left, y: event.clientY - top } : null;
    if (place === null || !event.shiftKey || event.buttons !== 0) return;
    if (isShown) wishes.show(place);
    else wait();
  };
  const leave = (): void => {
    place = null;
    hide();
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('keydown', down, { signal });
  document.addEventListener('keyup', up, { signal });
  window.addEventListener('blur', hide, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  return () => {
    hide();
    listening.abort();
  };
}
