import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp, textOf } from '../../../../scripts/harness/browser.ts';
import { appAddress } from '../../../../scripts/harness/served.ts';
import { GAMES } from '../games/games.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { bots } from '../limanowa/link/bots.ts';
import { newTable } from '../link/open-table.ts';
import type { TablePlan } from '../link/protocol.ts';
import { randomAt } from '@sandtable/kernel';
import { seriousFindings } from '../testing/axe.ts';
import { IS_WHOLE } from '../testing/whole.ts';

const ALONE: TablePlan = {
  options: { mission: 'bridge-at-neu-sandez', level: 'tried' },
  seats: { p1: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } },
  seed: 'sfc32:two-games',
};

async function openAt(route = '/'): Promise<{ page: Page; problems: string[] }> {
  const problems: string[] = [];
  const page = await openApp({
    route,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    onProblem: (problem) => problems.push(problem),
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, problems };
}

function chooseFile(page: Page, text: string): Promise<void> {
  return page
    .getByLabel('Match file', { exact: true })
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** A finished match as a file, played by bots on both sides. */
function playedOut(): string {
  const made = newTable(limanowaLink, ALONE);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = made.value;
  const bot = bots.corps;
  while (table.now().outcome === null) {
    if (table.step()) continue;
    const { seq, view } = table.now();
    expect(table.act(seq, bot(view, randomAt(ALONE.seed, 'person', seq)))).toMatchObject({ granted: true });
  }
  return table.save();
}

test('the first page has a tile for every game, with its picture and the quickest way into it', async () => {
  const { page, problems } = await openAt();
  for (const { name, front } of GAMES) {
    const tile = page.getByRole('article', { name });
    await tile.getByText(front.pitch).waitFor();
    await expect.poll(() => tile.getByRole('link', { name: 'Rules' }).count()).toBe(1);
    await tile.locator('img').waitFor();
    await page.waitForFunction(
      (index) => document.querySelectorAll<HTMLImageElement>('.game-map img')[index]?.naturalWidth !== 0,
      GAMES.findIndex((game) => game.name === name),
    );
  }
  await page.getByRole('link', { name: 'Quick battle' }).click();
  await page.getByRole('radio', { name: /^Tried/ }).click();
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.locator('.play').waitFor();
  await page.getByText('Tried').first().waitFor();
  await page.goto(`${appAddress()}/#/`);
  const last = page.getByRole('region', { name: 'Your last match' });
  await last.getByText('Limanowa, 1914').waitFor();
  await last.getByText('Your turn').waitFor();
  expect(problems).toEqual([]);
});

test('missions are those of one game at a time, and what both know of a filter is taken along', async () => {
  const { page } = await openAt('/missions');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await page.getByRole('combobox', { name: 'Board' }).selectOption({ index: 1 });
  const games = page.getByRole('navigation', { name: 'Missions of' });
  await games.getByRole('link', { name: 'Limanowa, 1914' }).click();
  await page.getByRole('link', { name: 'The Bridge at Neu Sandez' }).waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('name');
  expect(await page.getByRole('combobox', { name: 'Board' }).count()).toBe(0);
  await page.getByRole('combobox', { name: 'Players' }).selectOption('coop');
  await page.getByRole('link', { name: 'Steamroller' }).click();
  await page.getByRole('heading', { level: 1, name: 'Steamroller' }).waitFor();
  expect(page.url()).toContain('#/limanowa/missions/steamroller');
  await expect.poll(() => page.title()).toContain('Steamroller');
  // The navigation stays with the game, even on a screen of no game.
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('heading', { level: 2, name: 'Limanowa in brief' }).waitFor();
  expect(page.url()).toMatch(/#\/limanowa\/rules$/);
});

test('every game has a rulebook of its own: searched, opened at a rule, and over any screen', async () => {
  const { page } = await openAt('/limanowa/rules/L7b');
  await page.locator('.rule[data-opened]').getByText('ends the move').waitFor();
  await page.getByRole('searchbox').fill('ls7a1');
  await page.getByText(/^\d results?$/).waitFor();
  await page.getByRole('searchbox').fill('observer');
  await page.getByRole('button', { name: 'Rule L3p' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Rule L3p/ });
  await dialog.getByText('allows artillery support').waitFor();
  await dialog.getByRole('link', { name: 'Open in the rulebook' }).click();
  await expect.poll(() => page.url()).toMatch(/#\/limanowa\/rules\/L3p$/);
  await page.getByRole('navigation', { name: 'Rules of' }).getByRole('link', { name: 'Eastern Front, 1941' }).click();
  await page.getByText('Acting tires units.').first().waitFor();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
});

test('a file is opened as a match of its game, and of no other; the end of a mission tells one score with its parts, in both themes and sizes', async () => {
  const { page, problems } = await openAt();
  const text = playedOut();
  await chooseFile(page, text.replace('"system":"limanowa"', '"system":"chess"'));
  await page.getByRole('alert').getByText('This is a match of "chess", a game this version').waitFor();
  await chooseFile(page, text);
  const result = page.getByTestId('result');
  await result.waitFor();
  await expect.poll(() => page.getByTestId('score').textContent()).toMatch(/^\d+ of 12 VP$/);
  expect(await result.getByRole('button', { name: 'Swap sides' }).count()).toBe(0);
  await result.getByRole('button', { name: 'Full report' }).click();
  for (const part of ['Level Tried', 'Speed Won in round'])
    await page.getByRole('rowheader', { name: new RegExp(part) }).waitFor();
  await page.getByTestId('aftermath').getByText('of 12 VP').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('aftermath').waitFor({ state: 'detached' });

  // The story: three pictures with a sentence each, which can be watched on the map.
  await page.setViewportSize({ width: 1440, height: 900 });
  const cards = result.getByRole('article');
  await expect.poll(() => cards.count()).toBe(3);
  await expect.poll(() => page.locator('.point-map[data-drawn="true"] [data-piece]').count()).toBeGreaterThan(3);
  await page.locator('.story-map[data-drawn="true"] [data-objective]').first().waitFor();
  expect((await page.getByTestId('story').textContent())?.length).toBeGreaterThan(20);
  const sizes = await page.evaluate<number[]>(
    `(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [scrollHeight - clientHeight, scrollWidth - clientWidth])(document.querySelector('.result'))`,
  );
  expect(sizes).toEqual([0, 0]);
  // What lies behind it takes no focus, until the board is looked at again.
  const reachable = `[...document.querySelectorAll('.play :is(button, a[href], select, [tabindex="0"])')].filter((it) => it.closest('.result, [inert]') === null).length`;
  expect(await page.evaluate(reachable)).toBe(0);
  const watch = cards.nth(1).getByRole('button', { name: /^Watch move \d+$/ });
  const seq = /\d+$/.exec((await watch.getAttribute('aria-label')) ?? '')?.[0];
  await watch.click();
  await page.getByText(`Move ${seq} of`).first().waitFor();
  expect(await result.count()).toBe(0);
  expect(await page.evaluate(reachable)).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await result.waitFor();

  for (const [colorScheme, width] of LOOKS.slice(IS_WHOLE ? 0 : 1)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await page.locator(`html[data-theme="${colorScheme === 'dark' ? 'field' : 'paper'}"]`).waitFor();
    expect([width, await seriousFindings(page)]).toEqual([width, []]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
  await result.getByRole('button', { name: /again/i }).click();
  await page.locator('.play:not(:has([data-testid="result"]))').waitFor();

  await page.goto(`${appAddress()}/#/`);
  const kept = page
    .getByRole('region', { name: 'Matches in this browser' })
    .getByRole('listitem')
    .filter({ hasText: 'Finished' });
  await kept.getByText('Limanowa, 1914').waitFor();
  const downloading = page.waitForEvent('download');
  await kept.getByRole('button', { name: 'Export' }).click();
  expect(await textOf(await downloading)).toContain('"system":"limanowa"');
  expect(problems).toEqual([]);
});

const LOOKS = [
  ['light', 1280],
  ['dark', 390],
] as const;
