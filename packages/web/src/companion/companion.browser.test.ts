import { makeMap } from '@sandtable/bear';
import { mapPicture } from '@sandtable/bear/pictures';
import type { Locator, Page } from 'playwright-core';
import { must, type PackName, randomAt } from '@sandtable/kernel';
import { createMatch, exportForKeeper } from '@sandtable/session';
import { expect, test } from 'vitest';
import { openApp, PHONE } from '../../../../scripts/harness/browser.ts';
import { knowMap, placeOf } from '../../../../scripts/harness/play-page.ts';
import { appAddress } from '../../../../scripts/harness/served.ts';
import { engine } from '../bear/engine/engine.ts';
import { fitRest } from '../bear/engine/rest.ts';
import { bots } from '../bear/link/bots.ts';
import { beginAgain } from '../link/begin-again.ts';
import { seriousFindings } from '../testing/axe.ts';
import { examplePack, laid } from '../testing/own-packs.ts';

const SETTINGS = { breath: 'none', briefing: 'off', suggestions: 'off', aiSpeed: 'instant' };

/** Where six Germans and six Soviets stand on board 1. */
const GERMANS = ['C04', 'D05', 'E04', 'F05', 'G04'];
const SOVIETS = ['D12', 'E13', 'F12', 'G13', 'H12'];

/** A phone that counts how often it was tapped. */
class Thumb {
  readonly page: Page;
  taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async on(what: Locator): Promise<void> {
    await what.tap();
    this.taps += 1;
  }

  async button(name: string | RegExp): Promise<void> {
    await this.on(this.page.getByRole('button', { name }).first());
  }

  async hex(hex: string): Promise<void> {
    const { x, y } = await placeOf(this.page, hex);
    await this.page.touchscreen.tap(x, y);
    this.taps += 1;
  }
}

/** Puts one more counter there, and waits until it stands. */
async function putOn(thumb: Thumb, hex: string, count: number): Promise<void> {
  await thumb.hex(hex);
  await expect.poll(() => thumb.page.locator('.hand-head > span').textContent()).toBe(`${count} on the map`);
}

const SHEETS = { todo: 'Do this on your table', want: 'Wanted from your table' } as const;

/** What the AI wanted of the table, and how long each list of things to do was. */
interface Played {
  readonly entered: string[];
  readonly todos: number[];
}

/** What the table is asked for is typed and tapped, and done, until it is my turn. */
async function playAi(page: Page, cards: number[], { entered, todos }: Played): Promise<void> {
  const want = page.getByRole('region', { name: SHEETS.want });
  const todo = page.getByRole('region', { name: SHEETS.todo });
  const pass = page.locator('[data-say="pass"]');
  const confirm = page.getByTestId('confirm');
  for (;;) {
    await want.or(todo).or(pass).or(confirm).first().waitFor();
    if (await todo.isVisible()) {
      todos.push(await todo.locator('li').count());
      await shot(page, '6-todo');
      await todo.getByRole('button', { name: /^Done/ }).tap();
      await todo.waitFor({ state: 'hidden' });
    } else if (await want.isVisible()) {
      entered.push(await enter(want, cards));
    } else if (await pass.isVisible()) return;
    // A new round asks what is put on the initiative.
    else await confirm.tap();
  }
}

/** Passing is confirmed. */
async function passTurn(page: Page): Promise<void> {
  await page.locator('[data-say="pass"]').tap();
  await page.getByTestId('confirm').tap();
  await page.locator('[data-say="pass"]').waitFor({ state: 'hidden' });
}

async function enter(want: Locator, cards: number[]): Promise<string> {
  const main = want.locator('.hand-main');
  const number = await want.getAttribute('data-want');
  const input = want.getByRole('textbox');
  const dice = want.locator('.hand-dice');
  let entered = '';
  if ((await input.count()) > 0) {
    do await input.fill(String(cards.shift() ?? 1));
    while (await main.isDisabled());
    entered = (await main.textContent()) ?? '';
    await main.tap();
  } else if ((await dice.count()) > 0) {
    await shot(want.page(), '5-dice');
    for (let row = 0; row < (await dice.count()); row++) await dice.nth(row).getByRole('button', { name: '4' }).tap();
    await want.locator('.hand-main[aria-busy="false"]', { hasText: /^Enter 4/ }).waitFor();
    entered = (await main.textContent()) ?? '';
    await main.tap();
  } else {
    const choice = want.locator('.hand-choices button').first();
    entered = (await choice.textContent()) ?? '';
    await choice.tap();
  }
  await want.page().locator(`[data-want="${number}"]`).waitFor({ state: 'detached' });
  return entered;
}

test('twelve counters are set up on a phone, the AI plays with the cards and dice of the table, and what was not so is put right', async () => {
  const problems: string[] = [];
  const stored = { 'sandtable/settings': JSON.stringify(SETTINGS), 'sandtable/finished': 'true' };
  const page = await openApp({
    ...PHONE,
    route: '/companion',
    stored,
    onProblem: (each) => problems.push(each),
    isPainted: SHOTS,
  });
  const { pack } = engine();
  const map = makeMap(pack.boards, { boards: [{ board: 'b1', at: [0, 0] }] });
  if (!map.ok) throw new Error(JSON.stringify(map.problems));
  knowMap(page, () => mapPicture({ map: map.value, pack }));
  if (SHOTS) page.setDefaultTimeout(12_000);
  const thumb = new Thumb(page);
  await page.locator('.hand-boards').waitFor();
  await shot(page, '1-new');
  expect(await seriousFindings(page)).toEqual([]);
  await thumb.on(page.locator('.hand-boards button').first());
  await thumb.button(/^Lay them/);
  await page.getByRole('region', { name: 'Set up' }).waitFor();
  await thumb.on(page.locator('.hand-item').first());
  let count = 0;
  for (const hex of GERMANS) await putOn(thumb, hex, (count += 1));
  await thumb.on(page.locator('.hand-item').nth(1));
  await putOn(thumb, 'H05', (count += 1));
  await thumb.button('Soviet');
  await thumb.on(page.locator('.hand-item').first());
  for (const hex of SOVIETS) await putOn(thumb, hex, (count += 1));
  await thumb.on(page.locator('.hand-item').nth(1));
  await putOn(thumb, 'I13', (count += 1));
  await shot(page, '2-set-up');
  expect(await seriousFindings(page)).toEqual([]);
  // Boards, types and sides included; a tap takes less than five seconds.
  expect([count, thumb.taps]).toEqual([12, 19]);

  // A counter on the map is taken up, put elsewhere and turned.
  await thumb.hex('H05');
  await page.locator('.hand-row[aria-label="Faces"]').waitFor();
  await thumb.hex('I06');
  await thumb.on(page.locator('.hand-row[aria-label="Faces"] button', { hasText: /^SE$/ }));
  await expect.poll(() => page.locator('.hand-row [aria-pressed="true"]').first().textContent()).toBe('SE');
  await shot(page, '3-unit');
  await thumb.button('Put it down');
  await thumb.button(/^Ready/);
  await thumb.button('The AI');

  const cards = Array.from({ length: 55 }, (_, place) => ((place * 7) % 55) + 1);
  const want = page.getByRole('region', { name: SHEETS.want });
  await want.waitFor();
  await shot(page, '4-card');
  expect(await seriousFindings(page)).toEqual([]);
  await want.getByRole('textbox').fill('99');
  await expect.poll(() => want.getByRole('status').textContent()).toContain('99 is not in the deck');
  const played: Played = { entered: [], todos: [] };
  for (let turn = 0; turn < 3; turn++) {
    await playAi(page, cards, played);
    await passTurn(page);
  }
  await playAi(page, cards, played);
  await shot(page, '7-my-turn');
  expect(await seriousFindings(page)).toEqual([]);

  // A figure was wrong, and the page was closed in between: nothing is lost, and it goes on.
  await page.getByRole('button', { name: 'Just move it' }).tap();
  await page.locator('.hand-tabs button', { hasText: 'Table' }).tap();
  const caps = page.locator('.hand-row[aria-label="Your CAPs"] button');
  const had = Number(await caps.nth(1).textContent());
  await caps.nth(2).tap();
  await expect.poll(() => caps.nth(1).textContent()).toBe(String(had + 1));
  await shot(page, '8-table');
  await page.locator('.hand-main').tap();
  await page.reload();
  await page.locator('[data-say="pass"]').waitFor();
  expect(await page.locator('.play').getAttribute('data-seq')).not.toBe('0');
  // And what was put last is taken back.
  await page.getByRole('button', { name: 'It was not so' }).tap();
  await page.getByRole('button', { name: 'Just move it' }).tap();
  await page.locator('.hand-tabs button', { hasText: 'Table' }).tap();
  await expect.poll(() => caps.nth(1).textContent()).toBe(String(had));
  await page.locator('.hand-main').tap();

  for (let turn = 0; turn < 4; turn++) {
    await passTurn(page);
    await playAi(page, cards, played);
  }
  const { entered, todos } = played;
  expect(entered.filter((each) => each.startsWith('Use Order Card')).length).toBeGreaterThan(7);
  expect(
    entered.find((each) => /^Enter 4 \+ 4: (?:missed|hit|destroyed|rallied|not rallied)/.test(each)),
  ).toBeDefined();
  expect(Math.max(...todos)).toBeLessThanOrEqual(5);
  expect(todos.length).toBeGreaterThan(2);
  expect(problems).toEqual([]);
});

/** Two boards and two counters of one's own. */
function ownBoards(): Readonly<Record<string, unknown>> {
  const { boards, unitTypes } = examplePack('zalesie.pack.json');
  const [sluice] = Array.isArray(boards) ? boards : [];
  const pack = { game: 'bear', id: 'my-boards', name: 'My boards', extends: 'east-front-1941' };
  return { ...pack, unitTypes, boards: [sluice, { ...sluice, id: 'b21', name: 'Mill Pond' }] };
}

/** The match that is begun with these boards, and its map. */
function knowBoards(
  page: Page,
  pack: PackName,
  boards: readonly (readonly [string, number, number, boolean?])[],
): void {
  const map = { boards: boards.map(([board, gx, gy, turned = false]) => ({ board, at: [gx, gy], turned })) };
  const { system, on } = engine();
  const options = { pack, position: { game: 'bear', map, solo: { ai: 'soviet' } } };
  const seats = { german: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } } as const;
  const { view } = must(createMatch(system, { options, seats, seed: 'sfc32:boards' })).now('german');
  knowMap(page, () => mapPicture(on(view)));
}

const widthOfHex = (page: Page): Promise<number> =>
  page
    .locator('.map svg.ground')
    .first()
    .evaluate((svg: SVGSVGElement) => 120 * (svg.getScreenCTM()?.a ?? 0));

test('five boards and twelve counters of a pack and of ours lie on a phone after 31 taps, one board turned, in two rows', async () => {
  const file = ownBoards();
  const { named } = laid('bear', file);
  const problems: string[] = [];
  const stored = { 'sandtable/settings': JSON.stringify({ ...SETTINGS, motion: 'none' }) };
  const page = await openApp({
    ...PHONE,
    route: '/packs',
    stored,
    onProblem: (each) => problems.push(each),
    isPainted: SHOTS,
  });
  await page
    .getByLabel('Pack file', { exact: true })
    .setInputFiles({ name: 'my.pack.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await page.getByRole('article', { name: 'My boards' }).waitFor();
  await page.goto(`${appAddress()}/#/companion`);
  const thumb = new Thumb(page);
  const own = page.getByRole('region', { name: 'Boards of My boards' }).getByRole('button');
  const ours = page.getByRole('region', { name: 'Boards of Sandtable' }).getByRole('button');
  await own.first().waitFor();
  for (const board of [own.nth(0), own.nth(1), ours.nth(0)]) await thumb.on(board);
  await thumb.button('Row 2, place 2');
  for (const place of [1, 2]) await thumb.on(ours.nth(place));
  await thumb.button(/^21 Mill Pond/);
  await thumb.button(/^Turn /);
  expect(
    await page
      .getByRole('group', { name: 'Your table' })
      .getByRole('button', { name: /^21/ })
      .getAttribute('aria-label'),
  ).toBe('21 Mill Pond, turned');
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await thumb.button(/^Lay them/);

  knowBoards(page, named, [
    ['b15', 0, 0],
    ['b21', 1, 0, true],
    ['b1', 2, 0],
    ['b2', 0, 1],
    ['b3', 1, 1],
  ]);
  let count = 0;
  /** The first tap comes near: on the whole map no fingertip hits a hex. */
  const putThere = async (hexes: readonly string[], others: readonly string[]): Promise<void> => {
    await thumb.on(page.locator('.hand-item').first());
    const before = await widthOfHex(page);
    await thumb.hex(hexes[0] ?? '');
    await expect.poll(() => widthOfHex(page)).toBeGreaterThan(before + 10);
    for (const hex of hexes) await putOn(thumb, hex, (count += 1));
    await thumb.on(page.locator('.hand-item').nth(1));
    for (const hex of others) await putOn(thumb, hex, (count += 1));
  };
  await page.getByRole('region', { name: 'Set up' }).waitFor();
  await shot(page, '9-boards');
  await expect.poll(() => widthOfHex(page)).toBeLessThan(12);
  expect(await page.locator('.hand-item').first().getAttribute('aria-label')).toContain('Cyclist squad');
  await putThere(['15-F07', '15-G07', '15-F08'], ['15-G08', '15-E07', '15-E08']);
  await thumb.button('Soviet');
  await thumb.button('Whole map');
  await putThere(['21-F10', '21-G10', '21-F09', '21-E10'], ['21-E09', '21-G09']);
  await shot(page, '10-near');
  await thumb.button(/^Ready/);
  await thumb.button('The AI');
  // A tap takes less than five seconds: within three minutes.
  expect([count, thumb.taps]).toEqual([12, 31]);
  const want = page.getByRole('region', { name: SHEETS.want });
  await want.waitFor();

  // Its first card is typed on the first page, where the table waits for it.
  await page.goto(`${appAddress()}/#/companion`);
  await page.getByText('A position on Sluice, Mill Pond and 3 more').waitFor();
  await page.getByLabel('The Order Card I drew').fill('31');
  await page.getByRole('button', { name: 'Use it' }).tap();
  await want
    .or(page.getByRole('region', { name: SHEETS.todo }))
    .first()
    .waitFor();
  await expect.poll(() => page.locator('.hand-sheet h2').first().textContent()).not.toBe('Draw an Order Card');
  expect(problems).toEqual([]);
});

/** A battle drafted against the AI, as the file of its match. */
function draftedMatch(): string {
  fitRest();
  const { system } = engine();
  const options = { draft: { guideline: 5, solo: { capsLess: 0, commandCardsOut: 0 } } };
  const match = must(beginAgain(system, { options, seed: 'sfc32:c', entries: [] }));
  while (match.stateAt(match.seq).draft?.phase !== 'done') {
    const seat = match.asks ?? '';
    match.say(seat, match.seq, bots.captain(match.now(seat).view, randomAt('drafted', seat, match.seq)));
  }
  return must(exportForKeeper(match));
}

test('a draft is laid out beside the table, and its AI asks for the cards of the table', async () => {
  const page = await openApp({ ...PHONE, route: '/', stored: { 'sandtable/settings': JSON.stringify(SETTINGS) } });
  await page
    .getByLabel('Match file', { exact: true })
    .setInputFiles({ name: 'draft.json', mimeType: 'application/json', buffer: Buffer.from(draftedMatch()) });
  await page.locator('.play').waitFor();
  await page.goto(`${appAddress()}/#/companion`);
  const from = page.getByLabel('Set up');
  const drafted = from.locator('option', { hasText: 'as drafted: ' });
  await drafted.waitFor({ state: 'attached' });
  await from.selectOption({ label: (await drafted.textContent()) ?? '' });
  await page.getByRole('button', { name: 'Set it up' }).tap();
  await page.waitForURL(/#\/companion\/./);
  await page.getByRole('button', { name: 'To battle' }).tap();
  const played: Played = { entered: [], todos: [] };
  const cards = Array.from({ length: 55 }, (_, place) => 55 - place);
  await playAi(page, cards, played);
  await passTurn(page);
  await playAi(page, cards, played);
  expect(played.entered.filter((each) => each.startsWith('Use Order Card')).length).toBeGreaterThan(0);
});

const SHOTS = process.env['SHOTS'] !== undefined;

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `build/companion/${name}.png` });
}
