import type { Realm } from '@sandtable/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AGAINST_BOT, openPlay, SOLO } from '../../../../scripts/harness/bear-page.ts';
import { LIMANOWA, SOLO as LIMANOWA_SOLO } from '../../../../scripts/harness/limanowa-page.ts';
import { AT_REST } from '../../../../scripts/harness/at-rest.ts';
import { PHONE } from '../../../../scripts/harness/browser.ts';
import {
  openPlayOf,
  placeOf,
  type PlayPage,
  saidOn,
  sayBeside,
  sayBoth,
  sayWithRoll,
  settled,
} from '../../../../scripts/harness/play-page.ts';
import { bearLink } from '../bear/link/link.ts';
import { seriousFindings } from '../testing/axe.ts';
import { IS_WHOLE } from '../testing/whole.ts';
import { clickTwice, entryOf, pressPale, pressTwice, rest, slotsOf } from '../testing/slips.ts';

const SLIPPING = { isHasty: false };

/** The page has said nothing but what was said to the match outside it. */
async function sameAsBeside<R extends Realm>({ page, table }: PlayPage<R>): Promise<void> {
  await expect.poll(() => entryOf(page)).toBe(String(table.match.seq));
}

async function proposed({ page }: { readonly page: Page }): Promise<string[]> {
  return ((await page.getByTestId('confirm').getAttribute('data-say')) ?? '').split(' ');
}

test('two clicks at once do one thing: the roll, stalling, passing, orders, cards, undo; and no slot ever moves', async () => {
  const settings = { breath: 'long' } as const;
  const play = await openPlay({ mission: 'whose-crossroads', seats: SOLO, settings, context: SLIPPING });
  const { page, table, problems } = play;
  await settled(play);
  const slots = await slotsOf(page);
  const main = page.getByTestId('confirm');
  const caps = page.getByTestId('caps');

  const sentence = await proposed(play);
  await clickTwice(page, main);
  sayBeside(play, sentence);
  await sameAsBeside(play);
  const { first: _alone, ...fixed } = slots;
  expect(await slotsOf(page)).toMatchObject(fixed);

  const before = await entryOf(page);
  const purse = await caps.textContent();
  await clickTwice(page, page.locator('.turn-buttons [data-say="stall"]'));
  await expect.poll(() => saidOn(page)).toEqual(['stall']);
  await expect.poll(() => caps.textContent()).toBe(purse);
  await expect.poll(() => entryOf(page)).toBe(before);
  expect(await slotsOf(page)).toMatchObject(fixed);
  await clickTwice(page, page.locator('.crumbs').getByRole('button', { name: 'Clear' }));

  await page.locator('[data-unit="g09"]').click();
  await rest(page);
  for (const order of ['move', 'fire', 'pivot']) {
    await clickTwice(page, page.locator(`.deed[data-say="g09 ${order}"]`));
    expect((await saidOn(page)).slice(0, 2)).toEqual(['g09', order]);
    expect(await slotsOf(page)).toMatchObject(fixed);
  }
  // Cards, a facing and undo.
  expect(await pressPale(page)).toBeGreaterThan(2);
  const card = page.locator('.hand .card').first();
  await clickTwice(page, card);
  await page.keyboard.press('Escape');
  await clickTwice(page, page.getByTestId('undo'));
  await expect.poll(() => entryOf(page)).toBe(before);

  const pass = page.locator('.turn-buttons [data-say="pass"]');
  await clickTwice(page, pass);
  await expect.poll(() => main.textContent()).toContain('Pass (6 units fresh, 5 CAPs unused)');
  await expect.poll(() => page.locator('.given-up li').count()).toBe(6);
  await expect.poll(() => entryOf(page)).toBe(before);
  const [stall, apart] = [await page.locator('[data-say="stall"]').boundingBox(), await pass.boundingBox()];
  expect((apart?.x ?? 0) - (stall?.x ?? 0) - (stall?.width ?? 0)).toBeCloseTo(24);
  expect(await slotsOf(page)).toMatchObject(fixed);
  await page.keyboard.press('Escape');
  await expect.poll(() => saidOn(page)).toEqual([]);

  // A move paid in CAPs reveals nothing: the AI waits, and it can be taken back.
  const sayMove = async (): Promise<string[]> => {
    await page.locator('[data-unit="g03"]').click();
    await rest(page);
    await pressTwice(page, await placeOf(page, 'H07'));
    await page.locator('.slot-body [data-pay="command"]').click();
    await expect.poll(async () => (await proposed(play)).at(-1)).toBe('command');
    const said = await proposed(play);
    await clickTwice(page, main);
    return said;
  };
  const breath = page.locator('.confirm[data-does^="answer"]');
  const ghost = page.locator('[data-piece="g03 before"]');
  const move = await sayMove();
  await breath.waitFor();
  // From here on the page has as long as it takes.
  await page.getByTestId('undo').hover();
  await expect.poll(() => page.locator('.prompt-more').textContent()).toBe('The AI waits while you are at Undo.');
  const held = Number(before) + 1;
  await expect.poll(() => entryOf(page)).toBe(String(held));
  await expect.poll(() => ghost.getAttribute('opacity')).toBe('0.38');
  await expect.poll(() => page.getByTestId('breath-news').textContent()).toContain('Z takes it back');
  expect(await slotsOf(page)).toMatchObject(fixed);
  await clickTwice(page, page.getByTestId('undo'));
  table.act(table.match.seq, move);
  table.undo(table.match.seq);
  await sameAsBeside(play);
  await expect.poll(() => ghost.count()).toBe(0);
  await expect.poll(() => caps.textContent()).toBe(purse);
  expect(await sayMove()).toEqual(move);
  await breath.waitFor();
  await page.keyboard.press(' ');
  sayBeside(play, move);
  await sameAsBeside(play);
  expect(table.match.log.entry(held + 3)).toMatchObject({ seat: 'ai' });
  expect(await slotsOf(page)).toMatchObject(fixed);
  expect(problems).toEqual([]);
});

/** A German fires into a hex with a friend and an enemy in it: two rolls, each with its question. Another is hit. */
const TWO_ROLLS = {
  game: 'bear',
  options: { friendlyFire: 'all' },
  map: { boards: [{ board: 'b1', at: [0, 0] }] },
  turn: 'german',
  players: { german: { caps: 5 } },
  units: [
    { unit: 'g03', at: 'L04', facing: 'SE' },
    { unit: 's03', at: 'L06', facing: 'N' },
    { unit: 'g05', at: 'L06', facing: 'N' },
    { unit: 'g01', at: 'B04', facing: 'SE', hit: 'pinned' },
    { unit: 's05', at: 'F10', facing: 'NW' },
    { unit: 'g09', at: 'F06', facing: 'SE' },
  ],
};

test('two clicks at once on a target, a fire order, a question about CAPs and a rally cost what one does', async () => {
  const play = await openPlay({ position: TWO_ROLLS, seats: AGAINST_BOT, context: SLIPPING });
  const { page, table, problems } = play;
  await settled(play);
  await page.locator('[data-unit="g03"]').click();
  await rest(page);
  await pressTwice(page, await placeOf(page, 'L06'));
  expect((await saidOn(page)).slice(0, 3)).toEqual(['g03', 'fire', 'L06']);
  await expect.poll(() => entryOf(page)).toBe('0');
  const { first: _alone, ...slots } = await slotsOf(page);

  const fire = await proposed(play);
  await clickTwice(page, page.getByTestId('confirm'));
  sayBeside(play, fire);
  expect(table.now().pending?.key).toBe('capsOnDice');
  await expect.poll(() => entryOf(page)).toBe('1');
  expect(await slotsOf(page)).toMatchObject(slots);

  await clickTwice(page, page.getByRole('radiogroup', { name: 'Answers' }).getByRole('radio').nth(1));
  await expect.poll(() => entryOf(page)).toBe('1');
  const answer = await proposed(play);
  await clickTwice(page, page.getByTestId('confirm'));
  sayBeside(play, answer);
  // The next roll has its own question, still open.
  expect(table.now().pending?.key).toBe('capsOnDice');
  await expect.poll(() => entryOf(page)).toBe('2');
  const last = await proposed(play);
  await clickTwice(page, page.getByTestId('confirm'));
  sayBeside(play, last);
  await sameAsBeside(play);
  expect(await slotsOf(page)).toMatchObject(slots);

  await page.locator('[data-unit="g01"]').click();
  await rest(page);
  await clickTwice(page, page.locator('.deed[data-say="g01 rally"]'));
  const rally = await proposed(play);
  expect(rally.slice(0, 2)).toEqual(['g01', 'rally']);
  await clickTwice(page, page.getByTestId('confirm'));
  sayWithRoll(play, rally);
  await sameAsBeside(play);
  expect(await slotsOf(page)).toMatchObject(slots);
  expect(problems).toEqual([]);
});

test('two clicks at once go on by pictures of a film alone, and to its end; nothing is ordered by them', async () => {
  const settings = { aiSpeed: 'step' } as const;
  const play = await openPlay({ mission: 'whose-crossroads', seats: SOLO, settings, context: SLIPPING });
  const { page, problems } = play;
  const film = page.getByTestId('film');
  await page.getByTestId('confirm').click();
  const pass = page.locator(`${AT_REST} .turn-buttons [data-say="pass"]`);
  const passOn = async (): Promise<void> => {
    await pass.click();
    await rest(page);
    await page.locator('.confirm[data-say="pass"]').click();
  };
  for (;;) {
    await film.or(pass).first().waitFor();
    await rest(page);
    if ((await film.count()) > 0) break;
    await passOn();
    await rest(page);
  }
  const { first: _alone, ...slots } = await slotsOf(page);
  const caps = await page.getByTestId('caps').textContent();
  const next = page.getByTestId('film-next');
  while ((await next.count()) > 0) {
    expect(await slotsOf(page)).toMatchObject(slots);
    await clickTwice(page, next);
    await page.locator(AT_REST).waitFor();
  }
  await expect.poll(() => saidOn(page)).toEqual([]);
  await expect.poll(() => page.getByTestId('caps').textContent()).toBe(caps);
  expect(await slotsOf(page)).toMatchObject(slots);
  await passOn();
  await film.waitFor();
  await rest(page);
  await clickTwice(page, page.getByRole('button', { name: 'Skip' }));
  await expect.poll(() => saidOn(page)).toEqual([]);
  await film.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByTestId('caps').textContent()).toBe(caps);
  expect(problems).toEqual([]);
});

test('L6b two clicks at once disclose one phase, and answer one question, not the next', async () => {
  const play = await openPlayOf(LIMANOWA, {
    mission: 'bridge-at-neu-sandez',
    seats: LIMANOWA_SOLO,
    context: SLIPPING,
  });
  const { page, table, problems } = play;
  await settled(play);
  const { first: _alone, ...slots } = await slotsOf(page);
  const asked: (string | null)[] = [];
  for (const round of [1, 1, 1, 2]) {
    expect(table.now().view.round).toBeLessThanOrEqual(round);
    const sentence = await proposed(play);
    await clickTwice(page, page.getByTestId('confirm'));
    if (table.now().pending?.key === 'central') {
      // A phase without orders gives the moves up: that is asked first.
      asked.push(await page.locator('.confirm[data-loss] > span').textContent());
      await sameAsBeside(play);
      await clickTwice(page, page.getByTestId('confirm'));
    }
    sayBeside(play, sentence);
    await sameAsBeside(play);
    expect(await slotsOf(page)).toMatchObject(slots);
  }
  expect(asked).toEqual(['Disclose with 3 moves unused']);
  expect(problems).toEqual([]);
});

test.runIf(IS_WHOLE)('two clicks at once play one card of a draft', async () => {
  const seats = { p1: { kind: 'person', name: 'You' }, p2: { kind: 'person', name: 'You' } } as const;
  const play = await openPlay({ draft: { guideline: 2 }, seats, context: SLIPPING });
  const { page, table, problems } = play;
  await settled(play);
  for (let steps = 0; table.now().pending?.key !== 'playCard' && steps < 8; steps++) {
    const { word = '' } = bearLink.system.offers(table.now().view, [])[0] ?? {};
    await sayBoth(play, [word]);
  }
  const half = page.locator('.half[data-say]').first();
  await clickTwice(page, half);
  await sameAsBeside(play);
  const sentence = await proposed(play);
  expect(sentence).toHaveLength(2);
  await clickTwice(page, page.getByTestId('confirm'));
  sayBeside(play, sentence);
  await sameAsBeside(play);
  expect(problems).toEqual([]);
});

/** Controls that a finger could miss: a hit area under 44 pixels. */
async function smallTargets(page: Page): Promise<string[]> {
  const found: unknown = await page.evaluate(`(() => {
    // A term in running text is as high as its line: a larger one would cover the next.
    const all = [...document.querySelectorAll('.play :is(button:not(.term), a, select, summary, [role="radio"], label:has(input))')];
    return all.flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      // A pseudo-element may extend the hit area.
      const beyond = getComputedStyle(each, '::after');
      const wide = Math.max(width, parseFloat(beyond.width) || 0);
      const high = Math.max(height, parseFloat(beyond.height) || 0);
      const isSeen = each.checkVisibility() && width > 0;
      return isSeen && (wide < 43.5 || high < 43.5) ? [each.className + ' ' + each.textContent + ' ' + wide + ' × ' + high] : [];
    });
  })()`);
  return Array.isArray(found) ? found.map(String) : ['?'];
}

function namesOf(elements: readonly Element[]): (string | null)[] {
  return elements.map((each) => each.getAttribute('aria-label'));
}

/** Parts of the sheet that would have to be scrolled sideways. */
async function sideways(page: Page): Promise<unknown> {
  return page
    .locator('.play-right :is(.slot, .slot *)')
    .evaluateAll((all) =>
      all
        .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.className),
    );
}

test('on a phone the sheet at its lowest holds every choice and no entry of the AI lifts it, targets have 44 pixels, and one thing lies over the map', async () => {
  const settings = { breath: 'long', aiSpeed: 'step' } as const;
  const play = await openPlay({ mission: 'whose-crossroads', seats: SOLO, settings, context: PHONE });
  const { page, problems } = play;
  await settled(play);
  const height = async (): Promise<number> => (await page.locator('.play-right').boundingBox())?.height ?? 0;
  const main = page.locator('.confirm');
  const home = await main.boundingBox();
  await expect.poll(() => page.locator('.play').getAttribute('data-stop')).toBe('peek');
  const answers = page.locator('.slot-choices').getByRole('radio');
  await expect.poll(() => answers.count()).toBe(3);
  await answers.nth(1).tap();
  await expect.poll(() => answers.nth(1).getAttribute('aria-checked')).toBe('true');
  expect(await smallTargets(page)).toEqual([]);
  await answers.nth(0).tap();
  await main.tap();
  sayBeside(play, ['caps:0']);
  await settled(play);
  await expect.poll(height).toBeLessThanOrEqual(166);
  await page.getByTestId('notice').first().waitFor();

  const { x, y } = await placeOf(page, 'E06');
  await page.touchscreen.tap(x, y);
  await page.locator('.deed').first().waitFor();
  await expect.poll(height).toBeLessThanOrEqual(266);
  expect(await smallTargets(page)).toEqual([]);
  // The line of the hex alone: over the map lies one thing at a time.
  await expect.poll(() => page.locator('.play-notes > *').count()).toBe(1);
  await page.getByTestId('hex-status').waitFor();
  await page.locator('.deed[data-say="g09 pivot"]').tap();
  const choices = page.locator('.slot-choices');
  await expect.poll(() => choices.locator('[data-facing]').count()).toBe(6);
  await expect.poll(() => choices.locator('[data-pay]').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.play').getAttribute('data-stop')).toBe('peek');
  await expect.poll(height).toBeLessThanOrEqual(316);
  await expect.poll(() => main.boundingBox()).toEqual(home);
  expect(await smallTargets(page)).toEqual([]);

  await page.locator('.crumbs').getByRole('button', { name: 'Clear' }).tap();
  // A finger beside the map is on no hex.
  await page.getByTestId('hex-status').waitFor({ state: 'detached' });
  const [shooter, target] = [await placeOf(page, 'E06'), await placeOf(page, 'F08')];
  await page.touchscreen.tap(shooter.x, shooter.y);
  await page.touchscreen.tap(target.x, target.y);
  const rolls = choices.getByRole('radiogroup', { name: 'On the roll' }).getByRole('radio');
  await expect.poll(() => rolls.allTextContents()).toEqual(['42%no CAP', '58%1 CAP', '72%2 CAPs']);
  const pays = choices.getByRole('radiogroup', { name: 'Ways to pay' }).getByRole('radio');
  await expect
    .poll(() => pays.evaluateAll(namesOf))
    .toEqual(['2 AP, 24% spent', '1 AP and 1 CAP, 16% spent, 17% after a kill', '2 CAPs, command action, no check']);
  expect(await sideways(page)).toEqual([]);
  await rolls.nth(1).tap();
  await expect.poll(() => main.textContent()).toMatch(/58%/);
  expect(await smallTargets(page)).toEqual([]);
  await page.locator('.crumbs').getByRole('button', { name: 'Clear' }).tap();

  const pass = page.locator('.turn-buttons [data-say="pass"]');
  await pass.tap();
  await expect.poll(() => main.textContent()).toBe('Pass (6 units fresh, 5 CAPs unused)Enter');
  expect(await smallTargets(page)).toEqual([]);
  await main.tap();
  await page.locator('.confirm[data-does^="answer"]').waitFor();
  await expect.poll(() => page.locator('.prompt-more').textContent()).toMatch(/^The AI answers in/);
  await expect.poll(() => main.boundingBox()).toEqual(home);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByTestId('undo').tap();
  await pass.waitFor();

  // What is opened in the sheet is open when it is raised again, and up to date; meanwhile nobody sees it, so it stands still.
  await page.locator('.sheet-grip').tap();
  const list = page.locator('details.offers');
  await list.locator('summary').tap();
  await list.locator('.entries').waitFor();
  const before = await list.textContent();
  while ((await page.locator('.play').getAttribute('data-stop')) !== 'peek') await page.locator('.sheet-grip').tap();
  await page.touchscreen.tap(shooter.x, shooter.y);
  await page.locator('.deed').first().waitFor();
  expect(await list.textContent()).toBe(before);
  await page.locator('.sheet-grip').tap();
  await expect.poll(() => list.textContent()).not.toBe(before);
  await list.locator('.entries').waitFor();
  await page.locator('.crumbs').getByRole('button', { name: 'Clear' }).tap();

  for (const tab of ['Orders', 'Units', 'Cards', 'Log', 'Mission']) {
    if ((await page.locator('.play').getAttribute('data-stop')) === 'peek') await page.locator('.sheet-grip').tap();
    await page.getByRole('tab', { name: tab }).tap();
    expect(await smallTargets(page)).toEqual([]);
  }
  await expect.poll(() => main.boundingBox()).toEqual(home);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.tap();
  const rows = page.getByRole('menu').locator('button');
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Line of sight');
  expect(await rows.allTextContents()).toContain('Help');
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await rows.first().waitFor({ state: 'detached' });
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('More');
  expect(await seriousFindings(page)).toEqual([]);
  await enemyTurn(page, height);
  expect(problems).toEqual([]);
});

/** No entry of the AI lifts the sheet; its reasons take half of the screen, and then the sheet is where it was. */
async function enemyTurn(page: Page, height: () => Promise<number>): Promise<void> {
  const main = page.locator('.confirm');
  const stop = page.locator('.play');
  while ((await stop.getAttribute('data-stop')) !== 'peek') await page.locator('.sheet-grip').tap();
  const low = await height();
  await page.locator('.turn-buttons [data-say="pass"]').tap();
  await page.locator('.confirm[data-say="pass"]').tap();
  await page.locator('.confirm[data-does^="answer"]').tap();
  const film = page.getByTestId('film');
  const steps: string[] = [];
  for (await film.waitFor(); steps.at(-1) !== 'outcome';) {
    const step = (await film.getAttribute('data-step')) ?? '';
    steps.push(step);
    expect([step, await height(), await page.locator('.play-notes > *').count()]).toEqual([step, low, 0]);
    if (step === 'outcome') break;
    await page.getByTestId('film-next').tap();
    await expect.poll(() => film.getAttribute('data-step')).not.toBe(step);
  }
  expect(steps.length).toBeGreaterThan(1);
  expect(await smallTargets(page)).toEqual([]);

  await page.locator('.turn-buttons [data-does="why"]').tap();
  await page.locator('.why-table').waitFor();
  await expect.poll(() => page.locator('.why-table tbody tr').first().getAttribute('data-chosen')).toBe('true');
  await expect.poll(() => hiddenMarks(page)).toEqual([]);
  expect(Math.abs((await height()) - 0.6 * 844)).toBeLessThan(2);
  await expect.poll(() => page.locator('.turn-buttons button').allTextContents()).toEqual(WHY_BUTTONS);
  await main.tap();
  await film.waitFor();
  await expect.poll(() => stop.getAttribute('data-stop')).toBe('peek');
  await expect.poll(height).toBe(low);
}

const WHY_BUTTONS = ['Replay on map', 'Before / after', 'Report'];

/** Candidates, and whoever acts, that do not lie between the bar and the sheet. */
function hiddenMarks(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const [upper, lower] = [document.querySelector('.top-bar'), document.querySelector('.play-right')].map((it) => it.getBoundingClientRect());
    const marks = [...document.querySelectorAll('.map :is([data-verdict], [data-ring="selected"])')];
    const hidden = marks.filter((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      const at = { x: x + Math.min(width, 20) / 2, y: y + height / 2 };
      return at.x < 0 || at.x > innerWidth || at.y < upper.bottom || at.y > lower.top;
    });
    return marks.length === 0 ? 'no marks' : hidden.map((mark) => mark.outerHTML.slice(0, 80));
  })()`);
}
