/** Later than anything a person waits for: it loads the whole app. */
const BREATH = 4000;

/** Once the page has been loaded it needs no network any more. Where a browser keeps nothing, it goes on needing it. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Whoever is sparing with data gets no copy of what may never be asked for; one that is there already stays in use.
  if (isSaving(navigator)) return;
  const keep = (): void => {
    setTimeout(() => whenIdle(() => navigator.serviceWorker.register('./offline.js').catch(() => undefined)), BREATH);
  };
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}

/** Save-Data, where the browser knows of it. */
function isSaving(browser: object): boolean {
  const connection: unknown = 'connection' in browser ? browser.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

/** Not every browser tells when it is idle. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: BREATH });
  else work();
}
