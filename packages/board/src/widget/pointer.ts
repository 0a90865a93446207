import type { Point } from '@sandtable/hex';

/** Gestures; positions in pixels of the element. */
export interface PointerWishes {
  pan(by: Point): void;
  zoom(at: Point, factor: number): void;
  /** The gesture is over: sharpen the picture. */
  rest(): void;
  /** Null when the pointer has left. */
  hover(at: Point | null): void;
  press(at: Point, by: 'mouse' | 'touch', button: 'main' | 'other'): void;
  /** The longest time between the two taps of a double tap, in milliseconds. */
  doubleTime(): number;
  /** The second tap; the first was reported as a press. */
  doubleTap(at: Point): void;
  /** Called where a drag may begin; null pans the map. */
  grab(at: Point, by: 'mouse' | 'touch'): ActiveDrag | null;
}

export interface ActiveDrag {
  move(at: Point): void;
  drop(at: Point): void;
  cancel(): void;
}

/** In pixels. Fingers tremble: up to this distance it is a press, beyond it a drag. */
const DRAG = 6;
const LONG_PRESS = 500;
/** Two taps further apart are not a double tap. */
const NEAR = 30;
/** Some browsers report the wheel in lines. */
const LINE_PIXELS = 16;

/** One handler for mouse, pen and touch. Returns the function that removes the listeners. */
export function listenToPointer(element: HTMLElement, wishes: PointerWishes): () => void {
  const held = new Map<number, Point>();
  let travelled = 0;
  let pressed: Point | undefined;
  let grabbed: ActiveDrag | null = null;
  /** The drag was cancelled: until the pointer is lifted it does nothing, nor does it pan. */
  let isOver = false;
  let longPress: ReturnType<typeof setTimeout> | undefined;
  let tapped: { readonly at: Point; readonly time: number } | null = null;

  const placeOf = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const kindOf = (event: PointerEvent): 'mouse' | 'touch' => (event.pointerType === 'mouse' ? 'mouse' : 'touch');

  const down = (event: PointerEvent): void => {
    const at = placeOf(event);
    element.setPointerCapture(event.pointerId);
    held.set(event.pointerId, at);
    if (held.size > 1) return;
    [travelled, isOver] = [0, false];
    // A touch that is not primary has another finger elsewhere on the page.
    const isAlone = kindOf(event) === 'mouse' || event.isPrimary;
    pressed = event.button === 1 || !isAlone ? undefined : at;
    grabbed = event.button === 0 && isAlone ? wishes.grab(at, kindOf(event)) : null;
    if (kindOf(event) === 'touch') {
      longPress = setTimeout(() => {
        if (pressed === undefined) return;
        [pressed, grabbed] = [undefined, null];
        wishes.press(at, 'touch', 'other');
      }, LONG_PRESS);
    }
  };

  /** A second finger anywhere on the page cancels what the first one began. */
  const second = (event: PointerEvent): void => {
    if (held.size === 0 || held.has(event.pointerId)) return;
    clearTimeout(longPress);
    pressed = undefined;
    grabbed?.cancel();
    grabbed = null;
  };

  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || grabbed === null || travelled <= DRAG) return;
    grabbed.cancel();
    [grabbed, isOver] = [null, true];
    event.preventDefault();
    event.stopPropagation();
  };

  const isDouble = (at: Point, time: number): boolean => {
    const first = tapped;
    tapped = { at, time };
    if (first === null || time - first.time > wishes.doubleTime()) return false;
    return Math.hypot(at.x - first.at.x, at.y - first.at.y) <= NEAR;
  };

  const move = (event: PointerEvent): void => {
    const at = placeOf(event);
    const before = held.get(event.pointerId);
    if (before === undefined) {
      if (kindOf(event) === 'mouse') wishes.hover(at);
      return;
    }
    const others = [...held].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    held.set(event.pointerId, at);
    const by = { x: at.x - before.x, y: at.y - before.y };
    travelled += Math.hypot(by.x, by.y);
    const [other] = others;
    if (other !== undefined) pinch(other, before, at);
    else if (isOver) return;
    else if (travelled > DRAG && grabbed !== null) {
      pressed = undefined;
      clearTimeout(longPress);
      grabbed.move(at);
    } else if (travelled > DRAG) {
      // Catch up on the movement held back while it might have been a press.
      wishes.pan(pressed === undefined ? by : { x: at.x - pressed.x, y: at.y - pressed.y });
      pressed = undefined;
      clearTimeout(longPress);
    }
  };

  const pinch = (still: Point, before: Point, at: Point): void => {
    const [was, is] = [Math.hypot(before.x - still.x, before.y - still.y), Math.hypot(at.x - still.x, at.y - still.y)];
    wishes.pan({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
    if (was > 0) wishes.zoom({ x: (at.x + still.x) / 2, y: (at.y + still.y) / 2 }, is / was);
  };

  const up = (event: PointerEvent): void => {
    clearTimeout(longPress);
    if (!held.delete(event.pointerId) || held.size > 0) return;
    const at = pressed;
    const taken = at === undefined ? grabbed : null;
    [pressed, grabbed] = [undefined, null];
    if (taken !== null && event.type === 'pointerup') return taken.drop(placeOf(event));
    taken?.cancel();
    if (at === undefined || event.type !== 'pointerup') return wishes.rest();
    if (kindOf(event) === 'touch' && isDouble(at, event.timeStamp)) {
      tapped = null;
      return wishes.doubleTap(at);
    }
    // With one button, the control key makes it the other one.
    return wishes.press(at, kindOf(event), event.button === 2 || event.ctrlKey ? 'other' : 'main');
  };

  const leave = (event: PointerEvent): void => {
    if (held.size === 0 && kindOf(event) === 'mouse') wishes.hover(null);
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PIXELS : 1);
    // A trackpad pinch arrives as a wheel event with the control key, in small steps.
    wishes.zoom(placeOf(event), Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)));
  };

  const noMenu = (event: Event): void => event.preventDefault();

  document.addEventListener('pointerdown', second, true);
  // Before the keys of the page, for which Escape means something else.
  window.addEventListener('keydown', escape, true);
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('contextmenu', noMenu);
  return () => {
    clearTimeout(longPress);
    document.removeEventListener('pointerdown', second, true);
    window.removeEventListener('keydown', escape, true);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('contextmenu', noMenu);
  };
}
