import { isHeard } from '../match/heard.ts';
import { filmIn, isCovered } from '../match/modes.ts';
import type { PlayState } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { nextFrame } from '../match/turn-actions.ts';
import { doMain, mainActionOf } from '../orders/main-button.tsx';

/** Controls that Enter and Space press by themselves. */
export const CONTROLS = 'button, a, summary, input, [role="radio"]';

/**
 * Enter does what the main button promises, wherever the focus is, and nothing else. False if the button promises nothing by this key.
 */
export function pressEnter(store: PlayStore, key: 'Enter' | 'Ctrl Enter'): boolean {
  const state = store.getState();
  if (isCovered(state)) return false;
  if (filmIn(state) !== null) {
    nextFrame(store);
    return true;
  }
  const action = mainActionOf(state);
  if (action.key !== key) return false;
  if (action.kind !== 'confirm' || isHeard(store)) doMain(store, action);
  return true;
}

/** Which controls have done what a press of them does, so that Enter and Space are free for what the main button promises. */
interface PressWatch {
  leaves(control: Element, key: 'act' | 'next'): boolean;
  stop(): void;
}

/**
 * The mouse leaves the focus on what it has pressed, where the person is not aware of it. By keyboard, only a control that said the words is
 * free; Space presses it again.
 */
export function watchPresses(store: PlayStore): PressWatch {
  // Held weakly, and the stage only during a click: either leads to the view of a person who has handed the screen over since.
  let idle: { readonly control: WeakRef<Element>; readonly byMouse: boolean } | null = null;
  let stage: PlayState['stage'] | null = null;
  const leaves: PressWatch['leaves'] = (control, key) => {
    if (key === 'act' && control.matches('input, [role="radio"][aria-checked="true"]')) return true;
    return idle?.control.deref() === control && (key === 'act' || idle.byMouse);
  };
  /** Where another control has the key, the main button must not promise it. */
  const tell = (): void => {
    const control = document.activeElement?.closest(CONTROLS) ?? null;
    const isElsewhere = control !== null && !control.matches('.confirm') && !leaves(control, 'act');
    document.documentElement.toggleAttribute('data-enter-elsewhere', isElsewhere);
  };
  const listening = new AbortController();
  const { signal } = listening;
  const before = (): void => void ({ stage } = store.getState());
  const clicked = ({ target, detail }: MouseEvent): void => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    const isSaid = store.getState().stage !== stage;
    stage = null;
    if (control !== null && (detail > 0 || isSaid)) idle = { control: new WeakRef(control), byMouse: detail > 0 };
    tell();
  };
  const focused = ({ target }: FocusEvent): void => {
    if (target !== idle?.control.deref()) idle = null;
    tell();
  };
  document.addEventListener('click', before, { signal, capture: true });
  document.addEventListener('click', clicked, { signal });
  document.addEventListener('focusin', focused, { signal });
  document.addEventListener('focusout', () => queueMicrotask(tell), { signal });
  return {
    leaves,
    stop: () => {
      listening.abort();
      document.documentElement.removeAttribute('data-enter-elsewhere');
    },
  };
}
