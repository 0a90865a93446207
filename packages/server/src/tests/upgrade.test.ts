import { once } from 'node:events';
import { expect, inject, onTestFinished, test } from 'vitest';
import { pig } from '@sandtable/kernel/testing';
import { openStore } from '../store/store.ts';
import { Visitor } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { kill, startVictim, type Victim } from '../testing/killed.ts';
import { postgresPlace } from '../testing/places.ts';

async function started(...args: Parameters<typeof startVictim>): Promise<Victim> {
  const victim = await startVictim(...args);
  onTestFinished(() => void victim.process.kill('SIGKILL'));
  return victim;
}

test('a newer server on the same PostgreSQL: the older one refuses all from then on, and nothing said to it is lost', async () => {
  const place = await postgresPlace();
  const older = await started(inject('bundled').small, place);
  const anna = await new Visitor(older.address).named('Anna');
  const plan = { game: 'pig', seats: { first: { kind: 'me' }, second: { kind: 'me' } }, pace: { kind: 'none' } };
  const { match } = (await anna.ask('POST', '/api/matches', { ...plan, access: 'link', observers: false })).body;
  const page = await anna.connect({ system: pig });
  await page.open(match, 'first');
  const gone = once(page.socket, 'close');
  let acknowledged = 0;
  // Both pass the dice on, without a pause, until the older server lets go.
  const playing = (async () => {
    for (;;) {
      const seat = acknowledged % 2 === 0 ? 'first' : 'second';
      const said = page.send({ kind: 'say', match, seat, seq: acknowledged, words: 'hold' });
      const answer = await said.catch(() => null);
      if (answer === null) return;
      if (answer.kind === 'accepted') acknowledged += 1;
    }
  })();
  await eventually(() => expect(acknowledged).toBeGreaterThan(3));
  const newer = await started(inject('bundled').small, place, 'error', { LATER: '1' });
  const [code] = await gone;
  await playing;
  // The page comes back by itself after this one, wherever the proxy sends it.
  expect(code).toBe(1012);
  const ready = await anna.ask('GET', '/readyz');
  expect([ready.status, ready.body.error]).toEqual([503, 'The server is stopping.']);
  expect((await anna.ask('POST', '/api/matches', plan)).status).toBe(503);
  await expect(anna.connect({ system: pig })).rejects.toThrow('503');
  expect(older.lines.join('\n')).toContain('a newer Sandtable has changed the tables');

  const back = await anna.connect({ address: newer.address, system: pig });
  await back.open(match, 'first');
  const { seq } = await back.at(match, 'first', acknowledged);
  // At most the one that was on its way.
  expect(seq - acknowledged).toBeOneOf([0, 1]);
  const seat = seq % 2 === 0 ? 'first' : 'second';
  expect((await back.send({ kind: 'say', match, seat, seq, words: 'hold' })).kind).toBe('accepted');
  await back.close();

  await kill(older, 'SIGTERM');
  expect(older.process.exitCode).toBe(0);
  await expect(openStore(place, 0)).rejects.toThrow('it was used by a newer Sandtable');
});

test('of two servers of one version neither lets go when the other starts', async () => {
  const place = await postgresPlace();
  const [one, other] = [
    await started(inject('bundled').small, place, 'error', { LATER: '1' }),
    await started(inject('bundled').small, place, 'error', { LATER: '1' }),
  ];
  for (const { address } of [one, other]) expect((await fetch(`${address}/readyz`)).status).toBe(200);
});
