// Strangers: an empty lobby, an opponent found by Play now, and the page of a person.
import { bear, ownPack } from '@sandtable/bear';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../../../../../scripts/harness/browser.ts';
import { playUntil } from '../../../../../scripts/harness/online-play.ts';
import { askAs, commonServer, startOnline, visit } from '../../../../../scripts/harness/online.ts';
import { findingsInAllLooks } from '../../testing/axe.ts';

/** The match that a page has open, and its seat. */
async function tableOf(page: Page): Promise<{ readonly match: string; readonly seat: string }> {
  await page.waitForURL(/#\/online\/match\//);
  const [, match = '', seat = ''] = /match\/([\w-]+)\/(\w+)/.exec(page.url()) ?? [];
  return { match, seat };
}

test('two who look for an opponent are found for each other, play, and see the result', async () => {
  const online = commonServer();
  const [desk, phone] = [
    await visit(online, { route: '/online' }),
    await visit(online, { ...PHONE, route: '/online' }),
  ];
  await desk.getByRole('button', { name: 'Find me an opponent' }).click();
  await desk.getByText('Looking: a short fight, live').first().waitFor();
  expect(await findingsInAllLooks(desk)).toEqual([]);
  // The search goes on over other screens of the page.
  await desk.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
  await desk.getByRole('complementary', { name: 'Play now' }).getByRole('button', { name: 'Stop' }).waitFor();
  await phone.getByRole('button', { name: 'Find me an opponent' }).click();
  await phone.getByText(/starts in \d s/).waitFor();
  const [one, other] = [await tableOf(desk), await tableOf(phone)];
  expect(other.match).toBe(one.match);
  expect([one.seat, other.seat].sort()).toEqual(['german', 'soviet']);
  const people = { [one.seat]: desk, [other.seat]: phone };
  const last = await playUntil(online, { system: bear(ownPack()), match: one.match, people }, (asks) => asks === null);
  expect(last).toBeGreaterThan(8);
  await Promise.all([desk, phone].map((page) => page.getByTestId('result').waitFor()));
});

test('with nobody there the lobby is no empty list: on a phone everybody can use it, and one green button sets a table', async () => {
  const online = await startOnline();
  const phone = await visit(online, { ...PHONE, route: '/online' });
  await phone.getByRole('heading', { name: 'The other chair is free' }).waitFor();
  await phone.getByText('Nobody has played here yet').waitFor();
  expect(await findingsInAllLooks(phone)).toEqual([]);
  const green = phone.locator('.button[data-tone="main"]:visible');
  expect(await green.allTextContents()).toEqual(['Set a table']);
  // A link for a friend is one press away, and makes a guest of the visitor.
  await phone.getByRole('button', { name: 'Make the link' }).click();
  await phone.getByLabel('Link for your friend').waitFor();
  await phone.getByText('One Bridge, you are German, 12 days').waitFor();
  const { person } = await askAs(phone, online.address, 'GET', '/api/me');
  expect(person).toMatchObject({ isGuest: true });
  await green.click();
  await phone.getByRole('heading', { name: 'A match with others' }).waitFor();
});

test('a person has a page: what they show, and whom one plays again, blocks and reports', async () => {
  const online = await startOnline();
  const [anna, boris] = [await visit(online, { name: 'Anna' }), await visit(online, { name: 'Boris' })];
  await boris.goto(`${online.address}/#/online/you`);
  await boris.getByLabel('A line about you').fill('Evenings, slow matches.');
  await boris.getByRole('button', { name: 'Keep' }).click();
  await boris.getByRole('switch', { name: 'How your matches end' }).click();
  await boris.goto(`${online.address}/#/online`);
  await boris.getByRole('heading', { name: 'Play others' }).waitFor();
  await anna.goto(`${online.address}/#/online`);
  await anna.getByRole('region', { name: 'Here now' }).getByRole('link', { name: 'Boris' }).click();
  await anna.getByRole('heading', { name: 'Boris' }).waitFor();
  await anna.getByText('Evenings, slow matches.').waitFor();
  await anna.getByText('This player does not show this.').waitFor();
  expect(await findingsInAllLooks(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Block' }).click();
  await anna.getByText(/^Blocked: cannot sit down/).waitFor();
  await anna.getByRole('button', { name: 'Unblock' }).click();
  await anna.getByRole('button', { name: 'Report…' }).click();
  await anna.getByRole('radio', { name: 'Something else' }).click();
  await anna.getByRole('button', { name: 'Send the report' }).click();
  await anna.getByText('Reported. The host will look at it.').waitFor();
  await anna.getByRole('link', { name: 'Challenge' }).click();
  await anna.getByRole('button', { name: 'Send the challenge' }).click();
  await anna.getByText('Boris is asked').waitFor();
  await boris.evaluate(() => dispatchEvent(new Event('focus')));
  await boris.getByText('Anna challenges you').waitFor();
  await boris.getByRole('button', { name: 'Play', exact: true }).click();
  await tableOf(boris);
});
