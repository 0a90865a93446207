import { storedFlag, storedValue } from '../ui/stored.ts';

const asked = storedValue('sandtable/asked-to-stay', storedFlag);

/**
 * Asks the browser, once ever, not to evict the matches when storage runs low. The browser may show a prompt, so this
 * waits for the first match; a refusal changes nothing.
 */
export function askToStay(): void {
  // A browser that cannot remember the request would repeat it every time.
  if (asked.read() || !asked.write(true)) return;
  try {
    navigator.storage.persist().catch(() => undefined);
  } catch {
    // Some browsers have no `navigator.storage`.
  }
}
