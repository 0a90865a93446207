import { storedFlag, storedValue } from '../ui/stored.ts';

const asked = storedValue('sandtable/asked-to-stay', storedFlag);

/**
 * Asks the browser, once ever, not to evict the matches when it runs out of room. It may show a question, so this waits for the
 * first match; a refusal changes nothing.
 */
export function askToStay(): void {
  // A browser that cannot remember would be asked again and again.
  if (asked.read() || !asked.write(true)) return;
  try {
    navigator.storage.persist().catch(() => undefined);
  } catch {
    // Some browsers have no `navigator.storage`.
  }
}
