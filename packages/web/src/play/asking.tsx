import { useEffect } from 'react';
import type { Line } from '../face/field.ts';
import { usePlayStore } from '../match/play-context.tsx';
import { placeAbove } from '../ui/tooltip.tsx';

const CONTROLS = 'button, a, input, select, summary';
/** Milliseconds that a finger must rest on a control to ask about it. */
const LONG = 500;
/** Movements up to this many pixels do not count: fingers tremble. */
const TREMBLE = 8;

/**
 * A disabled control shows its reason when pressed. On a touch screen tooltips show on a long press; on a tap for anything but controls.
 */
export function Asking() {
  const store = usePlayStore();
  useEffect(() => {
    let by = '';
    let timer = 0;
    let from = { x: 0, y: 0 };
    /** A long press has shown the tooltip, so lifting the finger must not press the control. */
    let hasAsked = false;
    let told: readonly Line[] = [];
    const stay = (): void => clearTimeout(timer);

    const down = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
      stay();
      [by, from, hasAsked] = [pointerType, { x, y }, false];
      const about = tipped(target);
      if (by !== 'touch' || about === null || !isControl(target)) return;
      timer = window.setTimeout(() => {
        hasAsked = true;
        tellTip(about, tipOf(about));
      }, LONG);
    };
    const move = ({ clientX, clientY }: PointerEvent): void =>
      void (Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE && stay());
    const click = (event: MouseEvent): void => {
      const { target } = event;
      if (hasAsked) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const pale = closest(target, '[aria-disabled="true"]');
      // The reason stays until the next press.
      if (pale === null && store.getState().refusal === told) store.setState({ refusal: [] });
      if (pale !== null) {
        told = [{ rule: '', text: pale.dataset['why'] ?? '', amount: null }];
        store.setState({ refusal: told });
      }
      const about = tipped(target);
      if (by === 'touch' && about !== null && !isControl(target)) tellTip(about, tipOf(about));
    };

    const listening = new AbortController();
    const how = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', down, how);
    document.addEventListener('pointermove', move, how);
    document.addEventListener('pointerup', stay, how);
    document.addEventListener('pointercancel', stay, how);
    document.addEventListener('click', click, how);
    return () => {
      stay();
      listening.abort();
    };
  }, [store]);
  return null;
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function isControl(target: EventTarget | null): boolean {
  return closest(target, CONTROLS) !== null;
}

function tipped(target: EventTarget | null): HTMLElement | null {
  return closest(target, '[title], [data-tip]');
}

function tipOf({ title, dataset }: HTMLElement): string {
  return title === '' ? (dataset['tip'] ?? '') : title;
}

/** Shows a tooltip until the next press. */
function tellTip(anchor: HTMLElement, text: string): void {
  const bubble = document.body.appendChild(document.createElement('div'));
  bubble.className = 'tooltip';
  bubble.setAttribute('role', 'tooltip');
  bubble.textContent = text;
  placeAbove(bubble, anchor.getBoundingClientRect());
  const listening = new AbortController();
  const close = (): void => {
    listening.abort();
    bubble.remove();
  };
  for (const event of ['pointerdown', 'keydown', 'scroll'])
    document.addEventListener(event, close, { capture: true, signal: listening.signal });
}
