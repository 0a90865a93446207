import { bear, ownPack } from '@sandtable/bear';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askAs, commonServer, screenOf, seatAt, visit } from '../../../../../scripts/harness/online.ts';
import { findingsInAllLooks } from '../../testing/axe.ts';

/** The requests that a page makes of the server from now on, and the sockets that it opens. */
function asked(page: Page): { readonly requests: string[]; readonly sockets: string[] } {
  const [requests, sockets]: [string[], string[]] = [[], []];
  page.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()));
  page.on('websocket', (socket) => sockets.push(socket.url()));
  return { requests, sockets };
}

test('a quiet page asks nothing; what another does appears on it, also what he answers after a match', async () => {
  const online = commonServer();
  const [anna, boris] = [await visit(online, { name: 'Anna' }), await visit(online, { name: 'Boris' })];
  const match = await seatAt(online, [anna, boris], {
    ...{ options: { mission: 'first-shots' }, seats: ['german', 'soviet'] },
  });
  const news = asked(anna);
  await anna.clock.install();
  const listening = anna
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"kind":"listening"')),
    );
  await anna.goto(`${online.address}/#/online`);
  await listening;
  await anna.getByRole('heading', { name: 'Open tables' }).waitFor();
  // Whatever the first page still loads has come when the lists are told a second time.
  await anna.evaluate(() => dispatchEvent(new Event('focus')));
  news.requests.length = 0;
  await anna.clock.fastForward('00:50');
  await askAs(boris, online.address, 'POST', '/api/matches', {
    ...{ game: 'bear', options: { mission: 'dust-ahead' }, pace: { kind: 'none' }, access: 'open', observers: true },
    seats: { german: { kind: 'me' }, soviet: { kind: 'free' } },
  });
  await anna.getByRole('link', { name: 'Sit down at Dust Ahead' }).first().waitFor();
  expect(news.requests.filter((url) => !url.includes('/glance'))).toEqual([]);
  expect(news.sockets).toHaveLength(1);

  // At a match it has one socket too: that of the match.
  await anna.goto(`${online.address}/#/online/match/${match}/german`);
  await boris.goto(`${online.address}/#/online/match/${match}/soviet`);
  await anna.getByText('Boris is here').waitFor();
  expect(news.sockets).toHaveLength(2);
  expect(news.sockets[1]).toContain(match);
  const screen = await screenOf(online, boris, bear(ownPack()));
  await screen.open(match, 'soviet');
  const { seq } = await screen.at(match, 'soviet', 0);
  expect((await screen.send({ kind: 'resign', match, seat: 'soviet', seq })).kind).toBe('accepted');
  await screen.close();
  await Promise.all([anna, boris].map((page) => page.getByTestId('result').waitFor()));
  await anna.getByRole('button', { name: 'Rematch, sides changed' }).click();
  await anna.getByText('You asked for a rematch. It begins when Boris accepts.').waitFor();
  await boris.getByText('Anna asks for a rematch: you would play German.').waitFor();
  expect(await findingsInAllLooks(boris)).toEqual([]);
  await boris.getByRole('button', { name: 'Play', exact: true }).click();
  for (const page of [anna, boris]) {
    await page.waitForURL((url) => url.hash.startsWith('#/online/match/') && !url.hash.includes(match));
    await page.getByTestId('prompt').waitFor();
  }
});
