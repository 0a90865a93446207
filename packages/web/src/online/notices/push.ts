import { askServer, ServerError } from '../server/ask.ts';

/** Why this browser cannot receive pushes; null if it can. */
export function pushBar(): string | null {
  if (!window.isSecureContext) return 'Notices on this device need a page over https.';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return null;
  // Safari on iPhone and iPad only has them in an installed app.
  return 'standalone' in navigator && navigator.standalone !== true
    ? 'On iPhone and iPad, install Sandtable first: Share, then Add to Home Screen.'
    : 'This browser cannot show notices.';
}

const WORKER = './offline.js';

/** The id by which the server knows this browser; null if pushes are off here. */
export async function pushedHere(): Promise<string | null> {
  if (pushBar() !== null) return null;
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  return subscription ? idOf(subscription.endpoint) : null;
}

/** Asks the browser, and so the person, whether the server may push here. */
export async function startPush(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new ServerError(
      'refused',
      0,
      'Notices from this site are blocked: allow them in the browser’s own settings.',
    );
  const { pushManager } = await workerHere();
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = (await subscribe(pushManager, key)).toJSON();
  await askServer('POST /api/me/notices/push', { body: { endpoint, p256dh, auth } });
}

export async function stopPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await askServer('DELETE /api/me/notices/push/:id', { id: await idOf(subscription.endpoint) });
  await subscription.unsubscribe();
}

/** The service worker that keeps the app available offline; it may not be registered yet. */
async function workerHere(): Promise<ServiceWorkerRegistration> {
  try {
    await navigator.serviceWorker.register(WORKER);
  } catch {
    throw new ServerError('refused', 0, 'This browser could not get ready for notices. Reload the page and try again.');
  }
  return navigator.serviceWorker.ready;
}

async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    // The old subscription belongs to another server at this address.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError' || old === null)
      throw new ServerError('refused', 0, 'The browser’s push service did not answer. Try again in a moment.');
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

/** A hash of the address, the same as the server makes. */
async function idOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  const base64 = btoa(Array.from(hash, (byte) => String.fromCodePoint(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, 32);
}
