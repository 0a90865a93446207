const KEY = 'sandtable/asked-to-stay';

/**
 * Asks the browser, once for all, not to throw the matches away when it runs out of room. It may ask the person, so it is not
 * asked before there is a match; and it may refuse, which changes nothing.
 */
export function askToStay(): void {
  try {
    if (localStorage.getItem(KEY) !== null) return;
    localStorage.setItem(KEY, 'true');
    navigator.storage.persist().catch(() => undefined);
  } catch {
    // Without a memory it would be asked again and again; and some browsers cannot be asked.
  }
}
