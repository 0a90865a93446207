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

/** Keys that a focused control uses itself. */
const OF_CONTROLS: ReadonlySet<KeyWish> = new Set<KeyWish>(['next', 'act']);
const CONTROLS = 'button, a, summary, [role="radio"]';
/** A disabled control may still have the focus, but does not need Space. */
const OFF = '[aria-disabled="true"]';
const FIELDS = 'input, select, textarea';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether the table may use a letter key: no browser shortcut, and no text field has the focus. */
export function isFree(event: Key, target: Element | null): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return (target?.closest(FIELDS) ?? null) === null;
}

/** Undefined for keys that are not the table's, or that the focused control uses. */
export function readWish(event: Key, target: Element | null): KeyWish | undefined {
  if (isDisclosing(event)) return 'disclose';
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const wish = WISHES[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (wish === undefined || target === null) return wish;
  if (!isFree(event, target) && wish !== 'back') return undefined;
  const control = OF_CONTROLS.has(wish) ? target.closest(CONTROLS) : null;
  return control === null || (wish === 'next' && control.matches(OFF)) ? wish : undefined;
}

/** Ends a plan wherever the focus is. Enter alone belongs to the map, where it could end the plan by mistake. */
function isDisclosing({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey;
}
