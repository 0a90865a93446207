// Two people play each other in two browsers over the real server, and a third looks on.
import { bear, ownPack } from '@sandtable/bear';
import { expect, test } from 'vitest';
import { PHONE } from '../../../../../scripts/harness/browser.ts';
import { passOn, playUntil, shows } from '../../../../../scripts/harness/online-play.ts';
import { commonServer, seatAt, startOnline, visit } from '../../../../../scripts/harness/online.ts';
import { findingsAgain, seriousFindings } from '../../testing/axe.ts';

const system = bear(ownPack());
test('two browsers play a firefight with hidden units to its end, watched by a third; one is cut off and comes back', async () => {
  const online = await startOnline();
  const [ann, ben, carl] = [
    await visit(online, { name: 'Ann', settings: { suggestions: 'on' } }),
    await visit(online, { name: 'Ben', ...PHONE }),
    await visit(online, { name: 'Carl' }),
  ];
  const problems: string[] = [];
  for (const page of [ann, ben, carl]) page.on('pageerror', ({ message }) => problems.push(message));
  const options = { mission: 'guests-in-the-village' };
  const match = await seatAt(online, [ann, ben], { options, seats: ['german', 'soviet'], help: false });
  const playing = { system, match, people: { german: ann, soviet: ben } };
  const route = `${online.address}/#/online/match/${match}`;
  await Promise.all([ann.goto(route), ben.goto(route), carl.goto(`${route}/observer`)]);

  // The screen waits for the other, whose presence it shows, and goes on by itself.
  await ann.getByTestId('prompt').getByText('Waiting for Ben, the Soviet player').waitFor();
  await ann.getByText('Ben is here · 1 observer · no suggestions').waitFor();
  expect(await ann.title()).toBe('Guests in the Village with Ben – Sandtable');
  const start = await playUntil(online, playing, (asks, key) => asks === 'soviet' && key === 'turn');
  await Promise.all([ann, ben, carl].map((page) => shows(page, start)));
  await passOn(ben);
  await Promise.all([ann, ben, carl].map((page) => shows(page, start + 1)));
  // Whoever looks on has the units of both, the log, and nothing to press that does nothing.
  expect(await carl.locator('.slot-act .button').count()).toBe(0);
  await carl.getByText('Ann and Ben are here · you look on').waitFor();
  expect(await carl.locator('.units h2').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^German Units/), expect.stringMatching(/^Soviet Units/)]),
  );
  expect(await carl.getByRole('tab', { name: 'Log' }).getAttribute('aria-selected')).toBe('true');
  expect([...(await seriousFindings(ann)), ...(await seriousFindings(carl))]).toEqual([]);

  // The server is gone: an order waits on the page, and arrives when it is back, once.
  await online.stop();
  await ann.getByText('Connection lost, your orders wait here').waitFor();
  // It is her turn, and she wants suggestions; at this table nobody has any.
  expect(await ann.locator('.ideas').count()).toBe(0);
  await passOn(ann);
  await online.start();
  await Promise.all([ann, ben, carl].map((page) => shows(page, start + 2)));
  await ann.getByText('Ben is here').waitFor();

  // Whoever comes back finds what has happened since, and may look at it.
  await ben.goto('about:blank');
  const later = await playUntil(online, playing, (_asks, _key, seq) => seq === start + 5);
  await ben.goto(route);
  await shows(ben, later);
  // On a phone it is a film under the map, in the place of the main button.
  await ben.getByRole('button', { name: 'Watch' }).click();
  await ben
    .getByTestId('since-now')
    .getByText(/^1 of \d/)
    .waitFor();
  await ben.getByRole('button', { name: 'Next' }).click();
  await ben
    .getByTestId('since-now')
    .getByText(/^2 of \d/)
    .waitFor();
  expect(await seriousFindings(ben)).toEqual([]);
  await ben.getByRole('button', { name: 'Skip to now' }).click();
  await ben.getByTestId('since-now').waitFor({ state: 'detached' });

  await playUntil(online, playing, (asks) => asks === null);
  await Promise.all([ann, ben, carl].map((page) => page.getByTestId('result').waitFor()));
  await ann.locator('[data-testid="proof"][data-proved="replays"]').waitFor();
  // The match was made without the page, so no part was kept in this browser.
  await ann.getByText('Dice replay as told; your part could not be checked here').click();
  await ann.getByText(/played all \d+ entries again/).waitFor();
  expect(problems).toEqual([]);
});

test('a take-back names what would go and survives a further move; a pass goes on by itself until it is stopped', async () => {
  const online = commonServer();
  const [ann, ben] = [
    await visit(online, { name: 'Ann', toldHow: false }),
    await visit(online, { name: 'Ben', ...PHONE }),
  ];
  const options = { mission: 'guests-in-the-village' };
  const match = await seatAt(online, [ann, ben], { options, seats: ['german', 'soviet'] });
  const playing = { system, match, people: { german: ann, soviet: ben } };
  const start = await playUntil(online, playing, (asks, key) => asks === 'german' && key === 'turn');
  const route = `${online.address}/#/online/match/${match}`;
  await Promise.all([ann.goto(route), ben.goto(route)]);
  await shows(ann, start);
  await passOn(ann);
  await Promise.all([ann, ben].map((page) => shows(page, start + 1)));
  // Her first match by days: once, she is asked how to be told of her next turn.
  const asked = ann.getByRole('dialog', { name: 'Tell you when it is your turn?' });
  await asked.getByText('On this device').waitFor();
  expect(await seriousFindings(ann)).toEqual([]);
  await asked.getByRole('button', { name: 'Done' }).click();

  // Tried out on a board of one's own: nobody else hears of it.
  await ann.getByRole('tab', { name: 'Mission' }).click();
  await ann.getByRole('button', { name: 'Try it out' }).click();
  await ann.getByText('Nothing here is sent').waitFor();
  await shows(ann, 0);
  await passOn(ann);
  await shows(ann, 1);
  await ann.getByRole('button', { name: 'Back to the match' }).click();
  await Promise.all([ann, ben].map((page) => shows(page, start + 1)));

  await ann.getByRole('tab', { name: 'Mission' }).click();
  await ann.getByRole('button', { name: 'Ask to take back…' }).click();
  await ann
    .getByRole('dialog')
    .getByRole('button', { name: `Ask, back to ${start}` })
    .click();
  await ann.getByText(`You agree to go back to move ${start}`).waitFor();
  const dialog = ben.getByRole('dialog', { name: 'Ann asks to take back' });
  await dialog.locator('.taken-back li').first().waitFor();
  expect(await dialog.locator('.taken-back li b:first-child').allTextContents()).toEqual([String(start + 1)]);
  expect(await seriousFindings(ben)).toEqual([]);
  await dialog.getByRole('button', { name: 'Answer later' }).click();
  await passOn(ben);
  await Promise.all([ann, ben].map((page) => shows(page, start + 2)));
  await ben.getByRole('button', { name: 'Ann asks to take back…' }).click();
  await dialog.locator('.taken-back li').nth(1).waitFor();
  await dialog.getByRole('button', { name: `Agree, back to ${start}` }).click();
  await Promise.all([ann, ben].map((page) => shows(page, start + 3)));
  await ann.locator('.turn-buttons [data-say="pass"]').waitFor();

  await ann.getByRole('button', { name: 'Pass until…' }).click();
  expect(await findingsAgain(ann)).toEqual([]);
  await ann.getByRole('checkbox', { name: 'one of mine is hit' }).uncheck();
  await ann.getByRole('button', { name: 'Pass until then' }).click();
  await ann.getByTestId('passing').getByText('Passing until one of mine is seen or a hex of mine is entered').waitFor();
});
