import { useEffect } from 'react';
import { isFree, type Key } from '../ui/free-key.ts';

/** Begins the match again from the result page. */
export const AGAIN_KEY = 'r';

type Pressed = Key & Pick<KeyboardEvent, 'repeat'>;

/** Not a key that was still held when the match ended, nor one typed into a field. */
export function isAgain(event: Pressed, target: Element | null): boolean {
  return event.key.toLowerCase() === AGAIN_KEY && !event.repeat && isFree(event, target);
}

/** Null: nothing to begin. An open dialog or menu keeps the key. */
export function useAgainKey(again: (() => void) | null): void {
  useEffect(() => {
    if (again === null) return undefined;
    const down = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (isAgain(event, target) && document.querySelector('[role="dialog"], [role="menu"]') === null) again();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  });
}
