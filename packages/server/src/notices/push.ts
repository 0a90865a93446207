import { createHash } from 'node:crypto';
import type { NoticeStore } from '../store/notices.ts';
import type { PushRow } from '../store/notice-rows.ts';
import type { Message } from './messages.ts';
import { type Delivery, post } from './outside.ts';

/** After this time an undelivered push is no longer news. */
const KEPT_S = 3 * 24 * 60 * 60;
const KEYS = 'vapid';
/** The push service's answers for a browser that has unsubscribed. */
const GONE: readonly number[] = [404, 410];

interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const library = async () => (await import('web-push')).default;

/** Made at the first start and never changed: a browser subscribed with one key refuses any other. */
export async function vapidKeys(store: NoticeStore): Promise<VapidKeys> {
  const { generateVAPIDKeys } = await library();
  return JSON.parse(await store.value(KEYS, () => JSON.stringify(generateVAPIDKeys())));
}

interface Pushing {
  readonly store: NoticeStore;
  /** Whom a push service may contact about us: a mail or web address. */
  readonly contact: string;
  readonly mayLoop: boolean;
}

/** Encrypted for this one browser: the push service cannot read it. */
export async function push(
  { endpoint, p256dh, auth }: PushRow,
  message: Message,
  about: string,
  { store, contact, mayLoop }: Pushing,
): Promise<Delivery> {
  const { generateRequestDetails } = await library();
  const { publicKey, privateKey } = await vapidKeys(store);
  // A newer notice of the same match replaces one not yet delivered.
  const topic = createHash('sha256').update(about).digest('base64url').slice(0, 32);
  const details = generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...message, tag: topic }),
    { TTL: KEPT_S, urgency: 'high', topic, vapidDetails: { subject: contact, publicKey, privateKey } },
  );
  const answer = await post({ url: endpoint, headers: details.headers, body: details.body ?? '' }, mayLoop);
  if (answer.kind !== 'answered') return answer;
  if (GONE.includes(answer.status)) return { kind: 'gone', why: 'The browser has let it go.' };
  return answer.status < 300 ? { kind: 'sent' } : { kind: 'again', why: `the push service said ${answer.status}` };
}
