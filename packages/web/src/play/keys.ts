import { isFree, type Key } from '../ui/free-key.ts';
import { CONTROLS } from './enter.ts';

export type KeyWish =
  | 'help'
  | 'hint'
  | 'sight'
  | 'bare'
  | 'zones'
  | 'cards'
  | 'next'
  | 'undo'
  | 'back'
  | 'act'
  | 'disclose';

const WISHES: Readonly<Record<string, KeyWish>> = {
  '?': 'help',
  h: 'hint',
  l: 'sight',
  g: 'bare',
  f: 'zones',
  c: 'cards',
  ' ': 'next',
  z: 'undo',
  Escape: 'back',
  Enter: 'act',
};

/** A disabled control may still have the focus, but does not need Space. */
const OFF = '[aria-disabled="true"]';

/** Whether a focused control has done what it does, and leaves this key to the table. */
type Leaves = (control: Element, key: 'act' | 'next') => boolean;

/** Undefined for keys that are not the table's, or that the focused control uses. */
export function readWish(event: Key, target: Element | null, leaves: Leaves): KeyWish | undefined {
  if (isDisclosing(event)) return 'disclose';
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const wish = WISHES[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (wish === undefined || target === null) return wish;
  if (!isFree(event, target) && wish !== 'back') return undefined;
  if (wish !== 'act' && wish !== 'next') return wish;
  const control = target.closest(CONTROLS);
  const isLeft = control === null || (wish === 'next' && control.matches(OFF)) || leaves(control, wish);
  return isLeft ? wish : undefined;
}

/** Ends a plan wherever the focus is. Enter alone belongs to the map, where it could end the plan by mistake. */
function isDisclosing({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey;
}
