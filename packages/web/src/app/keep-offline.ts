/** Later than anything a person waits for: it loads the whole app. */
const BREATH = 4000;

/** Once the page has been loaded it needs no network any more. Where a browser keeps nothing, it goes on needing it. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = (): void => {
    setTimeout(() => void navigator.serviceWorker.register('./offline.js').catch(() => undefined), BREATH);
  };
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
