import { createHash } from 'node:crypto';
import { type NoticeState, type NoticeWish, REQUESTS } from '@sandtable/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isZone } from '../notices/daily.ts';
import { judgePlace, judgeUrl } from '../notices/outside.ts';
import { vapidKeys } from '../notices/push.ts';
import type { Person } from '../store/people.ts';
import { Buckets, type Rate } from '../budget/bucket.ts';
import { bodyOf, personOf, Refused, type Rooms, say } from './rooms.ts';

const MOST_BROWSERS = 10;
/** Letters to confirm an address. Limited by sender and by address, so that no one can pester others through us. */
const LETTER_RATE: Rate = { burst: 3, perSecond: 1 / 900 };
const TEST_RATE: Rate = { burst: 5, perSecond: 1 / 60 };

const USUAL: Omit<NoticeWish, 'zone'> = { turns: 'each', hour: 8, reminders: true, others: true };

export function addNoticeRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { store, notices, settings, now } = rooms;
  const letters = new Buckets(LETTER_RATE, now);
  const tests = new Buckets(TEST_RATE, now);
  const byPerson = (request: FastifyRequest): Promise<Person> => personOf(rooms, request);

  /** Adding a way to be told also turns notices on. */
  const wishAs = async ({ id }: Person, request: FastifyRequest, wanted?: NoticeWish): Promise<void> => {
    const kept = await store.notices.wish(id);
    const home = settings.publicUrl?.origin ?? request.headers.origin ?? '';
    const { reminders, others, ...rest } = wanted ?? { ...USUAL, zone: 'UTC' };
    const fresh = { ...rest, person: id, reminders: reminders ? 1 : 0, others: others ? 1 : 0 };
    await notices.setWish({ ...fresh, ...(wanted === undefined ? kept : {}), home });
  };

  const state = async ({ id }: Person): Promise<NoticeState> => {
    const wish = await store.notices.wish(id);
    const { pushes, mail, webhook } = await store.notices.waysOf(id);
    const { turns, hour, zone, reminders, others } = wish ?? { ...USUAL, zone: 'UTC' };
    return {
      ...{ turns, hour, zone, reminders: Boolean(reminders), others: Boolean(others) },
      key: (await vapidKeys(store.notices)).publicKey,
      browsers: pushes.map((push) => ({ id: push.id, createdAt: push.created_at })),
      canMail: notices.canMail,
      mail: mail && { address: mail.address, isConfirmed: mail.confirmed_at !== null, trouble: mail.trouble },
      // Show only the host: anyone who knows the whole address can post there.
      webhook: webhook && { host: new URL(webhook.url).host, form: webhook.form, trouble: webhook.trouble },
    };
  };

  app.get('/api/me/notices', async (request, reply) => say(reply, await state(await byPerson(request))));

  app.post('/api/me/notices', async (request, reply) => {
    const person = await byPerson(request);
    const wish = bodyOf(REQUESTS.notices, request);
    if (!isZone(wish.zone)) throw new Refused(400, 'zone: expected a time zone such as Europe/Warsaw');
    await wishAs(person, request, wish);
    return say(reply, await state(person));
  });

  app.post('/api/me/notices/test', async (request, reply) => {
    const person = await byPerson(request);
    if (!tests.take(person.id)) throw new Refused(429, 'That was tried a few times just now: wait a minute.');
    await notices.test(person.id);
    return say(reply, await state(person));
  });

  app.post('/api/me/notices/push', async (request, reply) => {
    const person = await byPerson(request);
    const { endpoint, p256dh, auth } = bodyOf(REQUESTS.push, request);
    refuse('endpoint', judgeUrl(endpoint, notices.mayLoop));
    await wishAs(person, request);
    const id = createHash('sha256').update(endpoint).digest('base64url').slice(0, 32);
    await store.notices.addPush({ id, person: person.id, endpoint, p256dh, auth, created_at: now() }, MOST_BROWSERS);
    return say(reply, await state(person));
  });

  app.delete<{ Params: { id: string } }>('/api/me/notices/push/:id', async (request, reply) => {
    const person = await byPerson(request);
    await store.notices.removePush(request.params.id, person.id);
    return say(reply, await state(person));
  });

  app.post('/api/me/notices/mail', async (request, reply) => {
    const person = await byPerson(request);
    const { address } = bodyOf(REQUESTS.mail, request);
    if (!notices.canMail) throw new Refused(409, 'This server sends no mail.');
    if (!letters.take(request.ip) || !letters.take(address.toLowerCase()))
      throw new Refused(429, 'A few letters were sent just now: look for them, or try again in a quarter of an hour.');
    await wishAs(person, request);
    const { home } = (await store.notices.wish(person.id)) ?? { home: '' };
    await notices.addresses.set(person.id, address, home);
    return say(reply, await state(person));
  });

  app.delete('/api/me/notices/mail', async (request, reply) => {
    const person = await byPerson(request);
    await store.notices.removeMail(person.id);
    return say(reply, await state(person));
  });

  app.post('/api/me/notices/webhook', async (request, reply) => {
    const person = await byPerson(request);
    const { url, form } = bodyOf(REQUESTS.webhook, request);
    refuse('url', await judgePlace(url, notices.mayLoop));
    await wishAs(person, request);
    await store.notices.setWebhook({ person: person.id, url, form, trouble: null });
    return say(reply, await state(person));
  });

  app.delete('/api/me/notices/webhook', async (request, reply) => {
    const person = await byPerson(request);
    await store.notices.removeWebhook(person.id);
    return say(reply, await state(person));
  });

  function refuse(field: string, why: string | undefined): void {
    if (why !== undefined) throw new Refused(400, `${field}: ${why}`);
  }
}
