import { limanowa, ownPack } from '@sandtable/limanowa';
import { must } from '@sandtable/kernel';
import { createMatch, exportForKeeper } from '@sandtable/session';
import { expect, test } from 'vitest';
import { askAs, startOnline, visit } from '../../../../scripts/harness/online.ts';

test('a match against the AI is taken to the server from its menu, and the copy in this browser leads there', async () => {
  const seats = { p1: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };
  const plan = { options: { mission: 'bridge-at-neu-sandez' }, seed: 'sfc32:brought', seats };
  const text = must(exportForKeeper(must(createMatch(limanowa(ownPack()), plan))));
  const online = await startOnline();
  const page = await visit(online, { route: '/' });
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Match file', { exact: true }).setInputFiles(file);
  await page.waitForURL(/#\/play\//);
  const here = page.url();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Continue on another device' }).click();
  await page.getByLabel('Your name on the server').fill('Anna');
  // Without its server nothing is taken, and nothing is lost.
  await online.stop();
  await page.getByRole('button', { name: 'Take it to the server' }).click();
  await page.getByText('The match stays in this browser as it is.').waitFor();
  await online.start();
  await page.getByRole('button', { name: 'Take it to the server' }).click();
  await page.waitForURL(/#\/online\/match\//);
  const id = page.url().split('/').at(-1);
  const { matches } = await askAs(page, online.address, 'GET', '/api/matches/mine');
  expect(matches).toMatchObject([{ id, status: 'running', isBrought: true }]);
  expect(matches[0].seats[0]).toMatchObject({ seat: 'p1', name: 'Anna', isMine: true });
  // The copy is kept, cannot be played, and leads to the match.
  await page.goto(here);
  await page.getByRole('heading', { name: 'This match has moved' }).waitFor();
  expect(await page.getByRole('link', { name: 'Open it there' }).getAttribute('href')).toBe(`#/online/match/${id}`);
  await page.getByRole('link', { name: 'Home' }).last().click();
  await page.getByText('Taken to the server').waitFor();
  expect(await page.getByRole('link', { name: 'Open on the server' }).getAttribute('href')).toBe(
    `#/online/match/${id}`,
  );
  expect(await page.getByRole('link', { name: 'Continue on another device' }).count()).toBe(0);
});
