// A match by correspondence: nobody need be there at the same time, and the server's clock is the test's.
import { bear, ownPack } from '@sandtable/bear';
import { randomOf } from '@sandtable/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../../../../../scripts/harness/browser.ts';
import { passOn, playUntil, shows } from '../../../../../scripts/harness/online-play.ts';
import { mailServer, type Online, seatAt, startOnline, visit } from '../../../../../scripts/harness/online.ts';

const system = bear(ownPack());
const random = randomOf('sfc32:slow');

type View = Parameters<typeof system.offers>[0];

function canStall(view: View): boolean {
  return system.offers(view, []).some(({ word }) => word === 'stall');
}

const HOUR = 3_600_000;

type Post = Awaited<ReturnType<typeof mailServer>>;

/** Waits for a letter to this address about this; gives the link in it. */
async function linkIn(post: Post, to: string, about: string): Promise<string> {
  const found = () => post.letters.find((letter) => letter.to === to && letter.text.includes(about));
  await expect.poll(found, { timeout: 30_000 }).toBeDefined();
  return /(?<link>http\S+)/.exec(found()?.text.split('\n\n').slice(1).join('\n') ?? '')?.groups?.['link'] ?? '';
}

/** Asks for notices by mail on the page, and says yes to the letter that comes. */
async function askForMail(online: Online, page: Page, post: Post, address: string): Promise<void> {
  await page.goto(`${online.address}/#/online/you`);
  await page.getByLabel('E-mail').fill(address);
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  await page.getByText('Open the link that was sent there').waitFor();
  await expect.poll(() => post.letters.some(({ to }) => to === address), { timeout: 30_000 }).toBe(true);
  const letter = post.letters.find(({ to }) => to === address)?.text ?? '';
  await page.goto(/(?<link>http\S+confirm\?token=\S+)/.exec(letter)?.groups?.['link'] ?? '');
  await page.getByRole('button', { name: 'Send them here' }).click();
  await page.getByText('You will be told when it is your turn').waitFor();
}

test('over two days: a mail for each turn and a reminder, a pass that goes on while nobody is there, and what happened meanwhile', async () => {
  let ahead = 0;
  const post = await mailServer();
  const online = await startOnline({
    ...{ now: () => Date.now() + ahead, env: { SMTP_URL: post.url, MAIL_FROM: 'sand@example.org' } },
    notices: { gather: 5, late: 5, lookAgain: 50 },
  });
  const [ann, ben] = [await visit(online, { name: 'Ann' }), await visit(online, { name: 'Ben', ...PHONE })];
  await askForMail(online, ann, post, 'ann@example.org');
  await askForMail(online, ben, post, 'ben@example.org');
  const options = { mission: 'guests-in-the-village' };
  const pace = { kind: 'bank', days: 3, more: 0 };
  const match = await seatAt(online, [ann, ben], { options, seats: ['german', 'soviet'], pace });
  const playing = { system, match, people: { german: ann, soviet: ben } };
  // Two passes in a row would end the round.
  const stalls = { ...playing, says: (view: View) => (canStall(view) ? ['stall'] : system.anySentence(view, random)) };
  const start = await playUntil(online, stalls, (asks, key) => asks === 'german' && key === 'turn');

  // Saturday: Ann passes until something happens, and leaves.
  await ann.goto(await linkIn(post, 'ann@example.org', 'Your turn: Guests in the Village'));
  await shows(ann, start);
  await ann.getByRole('button', { name: 'Pass until…' }).click();
  await ann.getByRole('button', { name: 'Pass until then' }).click();
  await shows(ann, start + 1);
  await ann.getByTestId('passing').getByText('or a hex of mine is entered').waitFor();
  await ann.goto('about:blank');

  // Sunday: Ben has not come, and is reminded half a day before his time is over.
  ahead = 61 * HOUR;
  const link = await linkIn(post, 'ben@example.org', 'Your time runs out: Guests in the Village');
  await ben.goto(link);
  await shows(ben, start + 1);
  await ben
    .locator('.clock', { hasText: 'You' })
    .getByText(/1[01] h/)
    .waitFor();
  expect(await ben.locator('.clock', { hasText: 'You' }).getAttribute('data-low')).toBeNull();
  // He stalls, and her pass is there before anybody has come.
  await ben.locator('.turn-buttons [data-say="stall"]').click();
  await ben.getByTestId('confirm').click();
  await shows(ben, start + 3);
  await ben.locator('.turn-buttons [data-say="pass"]').waitFor();
  // Both have passed in a row: the round is over, and with it her pass.
  await passOn(ben);
  const last = await playUntil(online, playing, (asks, key) => asks === 'german' && key === 'turn');
  expect(last).toBeGreaterThan(start + 3);

  // She is told so, and finds what was said for her among what happened.
  const letters = () => post.letters.filter(({ to, text }) => to === 'ann@example.org' && text.includes('Your turn'));
  await expect.poll(() => letters().length, { timeout: 30_000 }).toBeGreaterThan(1);
  await ann.goto(`${online.address}/#/online/match/${match}/german`);
  await shows(ann, last);
  await ann.getByTestId('since').getByText('Your standing answer: You pass').first().waitFor();
  await ann.locator('.clock', { hasText: /^You 2 d 23 h$/ }).waitFor();
  await ann.locator('.clock', { hasText: /^Ben 10 h \d\d min$/ }).waitFor();
  expect(await ann.getByTestId('passing').count()).toBe(0);
});
