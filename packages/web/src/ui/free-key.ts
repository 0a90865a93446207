const FIELDS = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether the table may use a letter key: no browser shortcut, and no text field has the focus. */
export function isFree(event: Key, target: Element | null): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return (target?.closest(FIELDS) ?? null) === null;
}
