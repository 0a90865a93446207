// Matches with others that are no duel of two from the first entry on: partners against the AI, and a match that is drafted first.
import { bear, botsFor, ownPack } from '@sandtable/bear';
import { blind, randomAt } from '@sandtable/kernel';
import { limanowa, ownPack as limanowaPack } from '@sandtable/limanowa';
import { expect, test } from 'vitest';
import { PHONE } from '../../../../../scripts/harness/browser.ts';
import { playUntil, shows } from '../../../../../scripts/harness/online-play.ts';
import { commonServer, seatAt, visit } from '../../../../../scripts/harness/online.ts';
import { findingsAgain, seriousFindings } from '../../testing/axe.ts';
import { IS_WHOLE } from '../../testing/whole.ts';

test('two people lead a corps each against the AI, each at a screen of their own', async () => {
  const system = limanowa(limanowaPack());
  const online = commonServer();
  const [ann, ben] = [await visit(online, { name: 'Ann' }), await visit(online, { name: 'Ben', ...PHONE })];
  const wish = { game: 'limanowa', options: { mission: 'steamroller' }, seats: ['p1', 'p2'] };
  const match = await seatAt(online, [ann, ben], wish);
  const route = `${online.address}/#/online/match/${match}`;
  await Promise.all([ann.goto(route), ben.goto(route)]);
  // Both corps are listed, the own one first.
  await ann.getByText('Ben is here').waitFor();
  expect(await ann.locator('.units h2').allTextContents()).toEqual([
    expect.stringContaining('VIII Corps'),
    expect.stringContaining('15th Division'),
  ]);
  const playing = { system, match, people: { p1: ann, p2: ben } };
  // First the one is asked, then the other.
  const first = await playUntil(online, playing, (asks, key) => asks === 'p1' && key !== '');
  await shows(ann, first);
  const asked = new Set<string>();
  const second = await playUntil(online, playing, (asks) => {
    if (asks !== null) asked.add(asks);
    return asked.has('p1') && asked.has('p2') && asks === 'p2';
  });
  await Promise.all([ann, ben].map((page) => shows(page, second)));
  await ann.getByTestId('prompt').getByText('Waiting for Ben').waitFor();
  expect(await seriousFindings(ben)).toEqual([]);
  expect(await findingsAgain(ann)).toEqual([]);
  const last = await playUntil(online, playing, (asks, _key, seq) =>
    IS_WHOLE ? asks === null : asks === null || (seq > second + 20 && asks === 'p1'),
  );
  await Promise.all([ann, ben].map((page) => shows(page, last)));
  if (IS_WHOLE) await Promise.all([ann, ben].map((page) => page.getByTestId('result').waitFor()));
  else await ben.getByTestId('prompt').getByText('Waiting for Ann').waitFor();
});

test('two people draft a battle over the server, begin it, and agree to a draw', async () => {
  const pack = ownPack();
  const system = bear(pack);
  const { captain } = botsFor(system, pack);
  const online = commonServer();
  const [ann, ben] = [await visit(online, { name: 'Ann' }), await visit(online, { name: 'Ben', ...PHONE })];
  const [guideline] = pack.guidelines.flatMap(({ number }) => {
    const options = system.options({ draft: { guideline: number, variant: false } });
    return options.ok && system.seats(options.value).length === 2 ? [number] : [];
  });
  const wish = { options: { draft: { guideline, variant: false } }, seats: ['p1', 'p2'] };
  const match = await seatAt(online, [ann, ben], wish);
  const route = `${online.address}/#/online/match/${match}`;
  await Promise.all([ann.goto(route), ben.goto(route)]);
  await Promise.all([ann, ben].map((page) => page.locator('.play[data-draft]').waitFor()));
  expect(await findingsAgain(ann)).toEqual([]);
  const playing = {
    ...{ system, match, people: { p1: ann, p2: ben } },
    says: (view: Parameters<typeof captain>[0], seat: string, seq: number) =>
      captain(blind(view), randomAt('draft', seat, seq)),
  };
  const middle = await playUntil(online, playing, (asks, _key, seq) => asks === 'p1' && seq > 3);
  await Promise.all([ann, ben].map((page) => shows(page, middle)));
  // Everybody has a hand of their own on the table.
  expect(await ann.locator('.split-card').count()).toBeGreaterThan(0);
  const start = await playUntil(online, playing, (asks, key) => asks === null || key === 'turn');
  await Promise.all([ann, ben].map((page) => page.locator(`.play[data-seq="${start}"]:not([data-draft])`).waitFor()));
  // How it was set up is read first.
  await Promise.all([ann, ben].map((page) => page.getByRole('button', { name: 'To battle' }).click()));

  await ann.getByRole('tab', { name: 'Mission' }).click();
  await ann.getByRole('button', { name: 'Offer a draw' }).click();
  await ann.getByText('You agree to a draw').waitFor();
  const dialog = ben.getByRole('dialog', { name: 'Ann offers a draw' });
  await dialog.getByText('If you agree, the match ends, and nobody wins.').waitFor();
  expect(await seriousFindings(ben)).toEqual([]);
  await dialog.getByRole('button', { name: 'Agree to a draw' }).click();
  await Promise.all([ann, ben].map((page) => page.getByTestId('result').waitFor()));
  expect(await ann.locator('#result-title').textContent()).toBe('Draw');
});
