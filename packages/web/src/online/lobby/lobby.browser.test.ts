import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp, PHONE } from '../../../../../scripts/harness/browser.ts';
import { askAs, commonServer, seatAt, startOnline, visit } from '../../../../../scripts/harness/online.ts';
import { findingsInAllLooks } from '../../testing/axe.ts';
import { IS_WHOLE } from '../../testing/whole.ts';

const FIREFIGHT = { options: { mission: 'one-bridge' }, seats: ['german', 'soviet'] };

async function isAtTable(page: Page): Promise<void> {
  await page.waitForURL(/#\/online\/match\//);
  await page.getByRole('main').waitFor();
}

async function createByLink(desk: Page): Promise<string> {
  await desk.getByRole('radio', { name: 'Live' }).click();
  await desk.getByText('25 minutes each').waitFor();
  await desk.getByRole('radio', { name: 'None' }).click();
  await desk.getByRole('button', { name: 'Set it, and copy the link' }).click();
  await desk.getByRole('heading', { name: 'Send this link' }).waitFor();
  return desk.getByLabel('Link for your friend').inputValue();
}

const FRIENDS = [
  ['a phone', {}, PHONE],
  ['a desk', PHONE, {}],
] as const;

test.each(FRIENDS.slice(0, IS_WHOLE ? 2 : 1))(
  'a friend on %s joins by the link, and both are at the table; everybody can read and use what leads there',
  async (_where, one, other) => {
    const online = commonServer();
    const [desk, friend] = [await visit(online, { ...one, name: 'Anna' }), await visit(online, other)];
    await desk.goto(`${online.address}/#/online/new/bear/one-bridge`);
    await desk.getByRole('button', { name: 'Set it, and copy the link' }).waitFor();
    expect(await findingsInAllLooks(desk)).toEqual([]);
    const link = await createByLink(desk);
    expect(await findingsInAllLooks(desk)).toEqual([]);
    await friend.goto(link);
    await friend.getByText('Anna invites you to').waitFor();
    await friend.getByRole('heading', { name: 'One Bridge' }).waitFor();
    expect(await friend.getByRole('link', { name: 'Only look' }).count()).toBe(0);
    const size = friend.viewportSize();
    await friend.setViewportSize({ width: 1440, height: 900 });
    expect(await findingsInAllLooks(friend)).toEqual([]);
    if (size !== null) await friend.setViewportSize(size);
    // Nothing is asked: who has no name gets one.
    await friend.getByRole('button', { name: 'Sit down as Soviet' }).click();
    await isAtTable(friend);
    await isAtTable(desk);
    await friend.goto(link);
    await friend.getByText('You sit here: Soviet.').waitFor();
  },
);

test('turns are counted in title, icon and navigation; a server that is away takes nothing from the page', async () => {
  const online = await startOnline();
  const [anna, boris] = [await visit(online, { name: 'Anna' }), await visit(online, { name: 'Boris' })];
  await seatAt(online, [anna, boris], FIREFIGHT);
  const open = { game: 'bear', options: { mission: 'dust-ahead' }, pace: { kind: 'none' }, access: 'open' };
  const seats = { german: { kind: 'me' }, soviet: { kind: 'free' } };
  await askAs(boris, online.address, 'POST', '/api/matches', { ...open, seats, observers: true });
  await askAs(anna, online.address, 'POST', '/api/matches', { ...open, seats, observers: false });
  const { matches } = await askAs(anna, online.address, 'GET', '/api/matches/mine');
  const isAnnas = matches.some(({ isMyTurn }: { isMyTurn: boolean }) => isMyTurn);
  const [asked, waiting] = isAnnas ? [anna, boris] : [boris, anna];
  await asked.goto(`${online.address}/#/online`);
  const card = asked.getByRole('article', { name: 'One Bridge' });
  await card.getByText('It has begun, and you are asked first.').waitFor();
  await card.locator('[data-part="round"]').getByText('Round').first().waitFor();
  await card.locator('.turn-drawing svg').waitFor();
  expect(await asked.title()).toBe('(1) Play others – Sandtable');
  expect(await asked.locator('link[rel=icon]').getAttribute('href')).toMatch(/^data:image\/svg\+xml/);
  await asked.getByRole('navigation').getByText('1', { exact: true }).waitFor();
  expect(await findingsInAllLooks(asked)).toEqual([]);
  await asked.getByRole('link', { name: 'Sit down at Dust Ahead' }).waitFor();
  // From any other page the next match is one press away.
  await asked.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
  await asked.waitForFunction(() => document.title === '(1) Settings – Sandtable');
  const next = await asked.getByRole('link', { name: 'Your turn: play' }).getAttribute('href');
  expect(next).toMatch(/^#\/online\/match\/[\w-]+\/(?:german|soviet)$/);
  await asked.goBack();
  await card.waitFor();

  await online.stop();
  await waiting.goto('about:blank');
  await asked.evaluate(() => dispatchEvent(new Event('focus')));
  await asked.getByText('The server does not answer. Nothing is lost').waitFor();
  expect(await card.isVisible()).toBe(true);
  await online.start();
  await asked.getByRole('button', { name: 'Try again' }).click();
  await asked.getByText('The server does not answer').waitFor({ state: 'detached' });

  await waiting.goto(`${online.address}/#/online`);
  await waiting.getByText(/’s turn/).waitFor();
  expect(await waiting.title()).toBe('Play others – Sandtable');
  await waiting.getByRole('button', { name: 'Close Dust Ahead' }).click();
  await waiting.getByRole('button', { name: 'Close it' }).click();
  await waiting.getByRole('button', { name: 'Close Dust Ahead' }).waitFor({ state: 'detached' });
});

test('a one-time link makes another browser the same person, once', async () => {
  const online = commonServer();
  const desk = await visit(online, { name: 'Anna', route: '/online/you' });
  await desk.getByRole('button', { name: 'Make a link' }).click();
  const link = await desk.getByLabel('Link for your other device').inputValue();
  await desk.getByRole('img', { name: /code for a phone/ }).waitFor();
  expect(await findingsInAllLooks(desk)).toEqual([]);
  const phone = await visit(online, PHONE);
  await phone.goto(link);
  await phone.getByRole('heading', { name: 'Is this device yours?' }).waitFor();
  expect(await findingsInAllLooks(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Yes, it is mine' }).click();
  await phone.getByRole('heading', { name: 'You are Anna here too' }).waitFor();
  const thief = await visit(online);
  await thief.goto(link);
  await thief.getByRole('button', { name: 'Yes, it is mine' }).click();
  await thief.getByText('This link was used before, or is too old.').waitFor();
});

test('without a server the page says so kindly, and where to play', async () => {
  const page = await openApp({ isFresh: true });
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>no</p>' }));
  await page.getByRole('link', { name: 'Play others' }).click();
  await page.getByText('Playing others needs a Sandtable server').waitFor();
  expect(await findingsInAllLooks(page)).toEqual([]);
  await page.getByRole('link', { name: 'Play alone against the AI' }).click();
  await page.getByRole('button', { name: 'Start the mission' }).waitFor();
});
