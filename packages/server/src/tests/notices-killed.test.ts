import { expect, inject, test } from 'vitest';
import { Visitor } from '../testing/client.ts';
import { hook } from '../testing/doubles.ts';
import { eventually } from '../testing/eventually.ts';
import { kill, startVictim } from '../testing/killed.ts';
import { PLACES } from '../testing/places.ts';

const { small: bundle } = inject('bundled');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.each(PLACES)('%s: a server that is killed tells of every turn once', async (_name, place) => {
  const at = await place();
  let victim = await startVictim(bundle, at);
  const [anna, boris] = [new Visitor(victim.address), new Visitor(victim.address)];
  await anna.named('Anna');
  await boris.named('Boris');
  const double = await hook();
  await boris.ask('POST', '/api/me/notices/webhook', { url: double.url, form: 'discord' });
  const seats = { first: { kind: 'me' }, second: { kind: 'free' } };
  const plan = { game: 'pig', seats, pace: { kind: 'none' }, access: 'open', observers: false };
  const { match } = (await anna.ask('POST', '/api/matches', plan)).body;
  await boris.ask('POST', `/api/matches/${match}/join`, {});
  const hold = async (visitor: Visitor, seat: string, seq: number): Promise<void> => {
    const page = await visitor.connect({ address: victim.address });
    expect((await page.send({ kind: 'say', match, seat, seq, words: 'hold' })).kind).toBe('accepted');
    await page.close();
  };
  const told = (count: number) => eventually(() => expect(double.came).toHaveLength(count));
  // Before anything of it was kept, when it is to be done later, and when it was done.
  const moments = [() => pause(0), () => pause(150), told];
  for (const [turn, moment] of moments.entries()) {
    await hold(anna, 'first', 2 * turn);
    await moment(turn + 1);
    await kill(victim);
    victim = await startVictim(bundle, at);
    await told(turn + 1);
    await hold(boris, 'second', 2 * turn + 1);
  }
  await pause(1000);
  expect(double.came).toHaveLength(3);
  await kill(victim, 'SIGTERM');
  expect(victim.process.exitCode).toBe(0);
});

test('a bundle has all that passkeys and pushes need', async () => {
  const victim = await startVictim(bundle, await (PLACES[0]?.[1]() ?? Promise.reject(new Error('no place'))));
  const anna = await new Visitor(victim.address.replace('127.0.0.1', 'localhost')).named('Anna');
  expect((await anna.ask('POST', '/api/me/passkeys/begin')).body.publicKey.rp.id).toBe('localhost');
  expect((await anna.ask('GET', '/api/me/notices')).body.key).toMatch(/^[\w-]{87}$/);
  await kill(victim, 'SIGTERM');
});
