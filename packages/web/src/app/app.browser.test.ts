import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp, textOf } from '../../../../scripts/harness/browser.ts';
import { appAddress } from '../../../../scripts/harness/served.ts';
import { findingsInAllLooks } from '../testing/axe.ts';
import { foreignTexts } from '../testing/fonts.ts';
import { IS_WHOLE } from '../testing/whole.ts';

/** The app, and the problems it has reported so far. */
async function openAt(route = '/', savesData = true): Promise<{ page: Page; address: string; problems: string[] }> {
  const problems: string[] = [];
  const page = await openApp({ route, savesData, onProblem: (problem) => problems.push(problem) });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, address: appAddress(), problems };
}

/** Starts a solo match: two clicks from the home page. */
async function startSolo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Quick solo' }).click();
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.waitForURL(/#\/play\/[0-9a-f]+$/);
  await page.locator('.play').waitFor();
}

function chooseFile(page: Page, name: string, text: string): Promise<void> {
  return page
    .getByLabel('Match file', { exact: true })
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** An SVG in an <img> cannot load the app's font, so it must contain no text. */
async function expectNoLetters(page: Page, pictures: string): Promise<void> {
  await page.locator(pictures).first().waitFor();
  for (const picture of await page.locator(pictures).all()) {
    const address = await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.src : ''));
    const drawing = await page.request.get(address);
    expect(await drawing.text()).not.toContain('<text');
  }
}

/** A turn of the AI plays on the first page; its reasons are those of a match that is not kept. */
async function expectExample(page: Page): Promise<void> {
  await page.locator('.living [data-piece]').first().waitFor();
  const headline = await page.locator('.living-headline').textContent();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const [, seq] = /move (\d+) of/.exec((await page.locator('.living-label').textContent()) ?? '') ?? [];
  expect([headline === '', seq === undefined]).toEqual([false, false]);
  await page.getByRole('link', { name: 'Why did it?' }).click();
  await page.getByRole('heading', { name: `Why? Move ${seq}` }).waitFor();
  await page.goBack();
  await page.getByRole('region', { name: 'Where to begin' }).waitFor();
}

test('two clicks lead from the first page into a solo match, in letters of the app’s own; a reload, the first page and another tab go on with it', async () => {
  const { page, address, problems } = await openAt('/', false);
  const fonts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())));
  await page.reload();
  await page.evaluate('document.fonts.ready');
  // What plays there would be gone while its letters are looked at.
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((url) => !url.startsWith(`${address}/assets/`))).toEqual([]);
  expect(await foreignTexts(page)).toEqual([]);
  await expectNoLetters(page, 'img[src^="hero-"], img[src^="example-"]');
  await expectExample(page);
  await startSolo(page);
  await page.evaluate('document.fonts.ready');
  await expect.poll(() => page.locator('.map text').count()).toBeGreaterThan(20);
  expect(await foreignTexts(page)).toEqual([]);

  // A reload returns to the same decision.
  const route = page.url();
  const prompt = await page.locator('.prompt').first().textContent();
  await page.reload();
  await page.locator('.play').waitFor();
  expect(page.url()).toBe(route);
  await expect.poll(() => page.locator('.prompt').first().textContent()).toBe(prompt);

  // The home page offers to continue, even with a match stored when there was only one game.
  await page.goto(`${address}/#/`);
  const last = page.getByRole('region', { name: 'Your last match' });
  await last.getByText('Your turn').waitFor();
  await expect.poll(() => last.textContent()).toContain('Round 1 of');
  await page.evaluate(AGE);
  await page.reload();
  await last.getByText('Round 1 of 9 · VP German 2 : 1 Soviet').waitFor();
  await last.getByRole('link', { name: 'Continue' }).click();
  await page.locator('.play').waitFor();
  expect(page.url()).toBe(route);

  // Opened in a second tab, the match continues there, and the first tab is told.
  const opening = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const second = await opening;
  await second.locator('.play').waitFor();
  await page.getByRole('alert').getByText('opened in another tab').waitFor();
  expect(await second.getByRole('alert').count()).toBe(0);
  expect(problems).toEqual([]);
});

/** Rewrites the summary of the only stored match into an older format. */
const AGE = `new Promise((done) => {
  const opening = indexedDB.open('sandtable');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('matches', 'readwrite');
    const reading = writing.objectStore('matches').openCursor();
    reading.onsuccess = () => {
      const { system, standing, rules, names, ...kept } = reading.result.value;
      reading.result.update({ ...kept, round: 1, rounds: 9, vp: { german: 2, soviet: 1 } });
    };
    writing.oncomplete = () => done(opening.result.close());
  };
})`;

test('rules of a match are chosen before it begins, and the lists say which; matches are taken along as a file, deleted, and brought back', async () => {
  const { page, address } = await openAt('/missions/first-shots');
  await page.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radiogroup', { name: 'Hit markers' }).getByRole('radio', { name: 'Open' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Hit markers: Open').waitFor();
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.locator('.play').waitFor();
  await page.goto(`${address}/#/`);
  await page.getByRole('region', { name: 'Your last match' }).getByText('Hit markers: Open').waitFor();

  await startSolo(page);
  await page.goto(`${address}/#/`);
  const downloading = page.waitForEvent('download');
  const kept = page
    .getByRole('region', { name: 'Matches in this browser' })
    .getByRole('listitem')
    .filter({ hasText: 'Hit markers: Open' });
  await kept.getByRole('button', { name: 'Export' }).click();
  const text = await textOf(await downloading);
  expect(text).toContain('"format":"sandtable-match"');
  await kept.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await kept.waitFor({ state: 'detached' });

  // A file that is not a match, or a damaged one, is refused with an explanation.
  await chooseFile(page, 'notes.json', 'half a match {');
  await page.getByRole('alert').getByText('it is damaged beyond reading').waitFor();
  await chooseFile(page, 'other.json', '{"format":"chess"}');
  await page.getByRole('alert').getByText('This is not a Sandtable match file.').waitFor();
  expect(page.url()).toMatch(/#\/$/);
  await chooseFile(page, 'match.json', text);
  await page.waitForURL(/#\/play\//);
  await page.locator('.play').waitFor();
});

test('an engine that does not start, and a match that is not there, are told in words', async () => {
  const { page, address } = await openAt('/play/nothing');
  await page.getByText('This browser has no such match').waitFor();
  await page.route('**/worker-*.js', (route) => route.abort());
  await page.goto(`${address}/#/missions/first-shots`);
  await page.getByRole('button', { name: 'Start the mission' }).click();
  const notice = page.getByRole('alert');
  await notice.getByText('The engine could not be loaded').waitFor();
  await expect.poll(() => notice.getByRole('button', { name: 'Reload' }).count()).toBe(1);
  expect(page.url()).toMatch(/first-shots$/);
});

test('where there is no room to save, that is said at once, the match can be taken along, and all is well when there is room again', async () => {
  const { page, address } = await openAt();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Storage.overrideQuotaForOrigin', { origin: address, quotaSize: 1 });
  const notice = page.getByRole('alert');
  // The browser caches how much room is left for up to half a minute, so store matches until one fails.
  const unsaved = notice.getByText('the match is no longer being saved');
  do {
    await page.goto(`${address}/#/`);
    await startSolo(page);
    await unsaved.waitFor({ timeout: 2000 }).catch(() => undefined);
  } while ((await unsaved.count()) === 0);
  const downloading = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Export' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.sandtable\.json$/);
  // Another match is started; the unsaved one is still there, and the home page links to it.
  const left = page.url();
  await page.goto(`${address}/#/`);
  await startSolo(page);
  await page.goto(`${address}/#/`);
  await page.locator(`.home > [role="alert"] a[href="${new URL(left).hash}"]`).click();
  await page.waitForURL(left);
  await unsaved.waitFor();
  await tools.send('Storage.overrideQuotaForOrigin', { origin: address });
  const again = notice.getByRole('button', { name: 'Try again' });
  const tryAgain = async (): Promise<number> => {
    await again.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    return notice.count();
  };
  await expect.poll(tryAgain, { interval: 500 }).toBe(0);
});

test('going back to the missions finds what was chosen, where it was left', async () => {
  const { page } = await openAt('/missions');
  await page.getByRole('combobox', { name: 'Players' }).selectOption('two');
  await page
    .getByRole('status')
    .getByText(/^\d+ of \d+ missions$/)
    .waitFor();
  await page.getByRole('link', { name: 'The Gun Line' }).click();
  await page.getByRole('heading', { level: 1, name: 'The Gun Line' }).waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Missions' }).waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Players' }).inputValue()).toBe('two');
  await page.waitForFunction('scrollY > 300');
});

test('rules are searched, and any mention of a rule shows it over the page', async () => {
  const { page } = await openAt('/rules/B7.6');
  await page.locator('.rule[data-opened]').getByText('A hit unit may rally').waitFor();
  await page.getByRole('searchbox').fill('b2.2g');
  await page.getByText(/^\d results?$/).waitFor();
  await page.getByRole('searchbox').fill('handicap');
  await page.getByRole('button', { name: /^Rule/ }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open in the rulebook' }).click();
  await expect.poll(() => page.url()).toMatch(/#\/rules\/[BGS]/);
});

test('settings hold at once and after a reload', async () => {
  const { page } = await openAt('/settings');
  await page.getByRole('radio', { name: 'Field' }).click();
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await expect.poll(theme).toBe('field');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await theme()).toBe('field');
});

/** Every screen, by its heading. */
const SCREENS = {
  '/': 'Hexes, dice',
  '/missions/show/difficulty=easy': 'Missions',
  '/missions/first-shots': 'First Shots',
  '/generate': 'Generate',
  '/learn': 'Learn',
  '/settings': 'Settings',
  '/about': 'About',
  '/rules': 'Rules',
  '/limanowa/missions': 'Missions',
  '/limanowa/missions/steamroller': 'Steamroller',
  '/limanowa/rules': 'Rules',
};

/** With most parts of the others on them: the colours of both themes, and the letters, are looked at there. */
const MOTLEY: ReadonlySet<string> = new Set(['/', '/missions/first-shots', '/limanowa/rules']);

/** The same screens as those of the other game. */
const TWINS: ReadonlySet<string> = new Set(['/rules', '/limanowa/missions', '/limanowa/missions/steamroller']);

test('nothing on the screens is a serious hindrance to anybody, in either theme and size, nor in letters of the machine; each takes the focus to its heading', async () => {
  const { page, address } = await openAt('/', false);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const [route, heading] of Object.entries(SCREENS)) {
    await page.goto(`${address}/#${route}`);
    const title = page.getByRole('heading', { level: 1, name: heading });
    await title.waitFor();
    if (route !== '/') await title.and(page.locator(':focus')).waitFor();
    if (heading === 'Rules') {
      // A substring this long finds as much as the whole word.
      await page.getByRole('searchbox').fill('objective');
      await page.getByText(/^\d+ results$/).waitFor();
    }
    const isWhole = IS_WHOLE || MOTLEY.has(route);
    const findings = IS_WHOLE || !TWINS.has(route) ? await findingsInAllLooks(page, isWhole) : [];
    expect([route, findings]).toEqual([route, []]);
    expect([route, isWhole ? await foreignTexts(page) : []]).toEqual([route, []]);
  }
});
