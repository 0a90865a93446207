import { expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { Visitor } from '../testing/client.ts';
import { PLACES } from '../testing/places.ts';
import { serve, settingsAt } from '../testing/served.ts';

const ORIGIN = 'https://play.example.org';
const NAME = 'play.example.org';
const HERE = { origin: ORIGIN, name: NAME };

interface World {
  readonly anna: Visitor;
  visitor(): Visitor;
  move(ms: number): void;
}

/** A server behind https, and Anna. */
async function world(place = PLACES[0]?.[1]): Promise<World> {
  if (place === undefined) throw new Error('no place');
  let now = 1_000_000;
  const settings = settingsAt(await place(), { PUBLIC_URL: ORIGIN });
  const { address } = await serve({ settings, now: () => now });
  const visitor = () => new Visitor(address);
  const anna = visitor();
  await ask(anna, '/api/me', { name: 'Anna' });
  return { anna, visitor, move: (ms) => void (now += ms) };
}

function ask(visitor: Visitor, path: string, body?: object) {
  return visitor.ask('POST', path, body, { Origin: ORIGIN });
}

async function challengeFor(visitor: Visitor, path: '/api/me/passkeys/begin' | '/api/passkeys/begin'): Promise<string> {
  return (await ask(visitor, path)).body.publicKey.challenge;
}

async function register(visitor: Visitor, key: Authenticator): Promise<number> {
  const challenge = await challengeFor(visitor, '/api/me/passkeys/begin');
  return (await ask(visitor, '/api/me/passkeys', { name: 'Phone', credential: key.make(challenge, HERE) })).status;
}

test.each(PLACES)('%s: a passkey signs in on another device, can be listed and removed', async (_name, place) => {
  const { anna, visitor } = await world(place);
  const key = new Authenticator();
  expect((await ask(anna, '/api/me/passkeys/begin')).body.publicKey).toMatchObject({
    rp: { id: NAME, name: 'Sandtable' },
    user: { name: 'Anna' },
    authenticatorSelection: { residentKey: 'required' },
  });
  expect(await register(anna, key)).toBe(200);
  expect((await anna.ask('GET', '/api/me/passkeys')).body.passkeys).toMatchObject([{ id: key.id, name: 'Phone' }]);
  // The same again is no second one.
  expect(await register(anna, key)).toBe(403);
  const phone = visitor();
  const challenge = await challengeFor(phone, '/api/passkeys/begin');
  const signedIn = await ask(phone, '/api/passkeys/sign-in', { credential: key.sign(challenge, HERE) });
  expect(signedIn.body.person).toEqual((await anna.ask('GET', '/api/me')).body.person);
  expect(signedIn.headers.getSetCookie()[0]).toMatch(/^sandtable=[\w-]{32}; .*HttpOnly.*; Secure$/);
  expect(phone.cookie).not.toBe(anna.cookie);
  expect((await phone.ask('GET', '/api/me/export')).body.passkeys).toMatchObject([{ id: key.id }]);
  // Nobody else can take it away.
  const boris = visitor();
  await ask(boris, '/api/me', { name: 'Boris' });
  await boris.ask('DELETE', `/api/me/passkeys/${key.id}`, undefined, { Origin: ORIGIN });
  expect((await anna.ask('GET', '/api/me/passkeys')).body.passkeys).toHaveLength(1);
  await anna.ask('DELETE', `/api/me/passkeys/${key.id}`, undefined, { Origin: ORIGIN });
  const again = await challengeFor(phone, '/api/passkeys/begin');
  expect((await ask(visitor(), '/api/passkeys/sign-in', { credential: key.sign(again, HERE) })).status).toBe(403);
});

type Forgery = (key: Authenticator, it: World, challenge: string) => object | Promise<object>;

test.each<[string, Forgery]>([
  ['of another page', (key, _it, challenge) => key.sign(challenge, { origin: 'https://evil.example', name: NAME })],
  ['of another name', (key, _it, challenge) => key.sign(challenge, { origin: ORIGIN, name: 'evil.example' })],
  ['with a challenge of its own', (key) => key.sign('bWFkZSB1cA', HERE)],
  [
    'with a challenge that was made to add a passkey',
    async (key, { anna }) => key.sign(await challengeFor(anna, '/api/me/passkeys/begin'), HERE),
  ],
  [
    'with a challenge that was used',
    async (key, { visitor }, challenge) => {
      await ask(visitor(), '/api/passkeys/sign-in', { credential: key.sign(challenge, HERE) });
      return key.sign(challenge, HERE);
    },
  ],
  [
    'too late',
    (key, { move }, challenge) => {
      move(6 * 60_000);
      return key.sign(challenge, HERE);
    },
  ],
  [
    'of a copy, which has counted less',
    async (key, { visitor }, challenge) => {
      const other = await challengeFor(visitor(), '/api/passkeys/begin');
      await ask(visitor(), '/api/passkeys/sign-in', { credential: key.sign(other, HERE) });
      key.counter = 0;
      return key.sign(challenge, HERE);
    },
  ],
  [
    'of another key under the same id',
    (key, _it, challenge) => ({ ...new Authenticator().sign(challenge, HERE), id: key.id, rawId: key.id }),
  ],
  ['of a key that nobody has', (_key, _it, challenge) => new Authenticator().sign(challenge, HERE)],
])('an answer %s is refused', async (_what, forge) => {
  const it = await world();
  const key = new Authenticator();
  expect(await register(it.anna, key)).toBe(200);
  const challenge = await challengeFor(it.visitor(), '/api/passkeys/begin');
  const thief = it.visitor();
  const refused = await ask(thief, '/api/passkeys/sign-in', { credential: await forge(key, it, challenge) });
  expect([refused.status, refused.body.error]).toEqual([403, 'This passkey is not known here.']);
  expect(thief.cookie).toBe('');
});

test('a passkey is added by whoever asked for it, and by no other', async () => {
  const { anna, visitor } = await world();
  const boris = visitor();
  await ask(boris, '/api/me', { name: 'Boris' });
  const challenge = await challengeFor(anna, '/api/me/passkeys/begin');
  const made = { name: 'Phone', credential: new Authenticator().make(challenge, HERE) };
  expect((await ask(boris, '/api/me/passkeys', made)).status).toBe(403);
  expect((await ask(visitor(), '/api/me/passkeys', made)).status).toBe(401);
  expect((await ask(anna, '/api/me/passkeys', { name: 'x', credential: { id: 'x' } })).status).toBe(400);
  expect((await anna.ask('GET', '/api/me/passkeys')).body.passkeys).toEqual([]);
});

test('a page that is not secure is told why there are none', async () => {
  const { address } = await serve();
  const refused = await new Visitor(address).ask('POST', '/api/passkeys/begin');
  expect(refused.body.error).toBe('Passkeys need https, or a page of this computer itself (localhost).');
});
