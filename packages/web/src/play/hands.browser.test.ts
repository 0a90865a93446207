import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../../../../scripts/harness/browser.ts';
import { AGAINST_BOT, type BearPage, openPlay, SOLO } from '../../../../scripts/harness/bear-page.ts';
import { AT_REST } from '../../../../scripts/harness/at-rest.ts';
import {
  confirmBoth,
  idlyIn,
  placeOf,
  pressHex,
  saidOn,
  sayBeside,
  sayWithRoll,
  settled,
  skipTo,
} from '../../../../scripts/harness/play-page.ts';
import { engine } from '../bear/engine/engine.ts';
import { audit } from '../testing/audit.ts';
import { findingsAgain, seriousFindings } from '../testing/axe.ts';
import { IS_WHOLE } from '../testing/whole.ts';

test('a shot is two clicks: the enemy, and the button beside it; the CAPs on the roll are a column of the odds', async () => {
  const play = await openPlay({ mission: 'dust-ahead', seats: AGAINST_BOT });
  const { page, table } = play;
  await settled(play);
  await page.locator('[data-unit="g49"]').click();
  await pressHex(page, 'F16');
  expect((await saidOn(page)).slice(0, 3)).toEqual(['g49', 'fire', 'F16']);
  const popover = page.getByTestId('popover');
  await expect.poll(() => popover.textContent()).toContain('hits on 11+ · kills on 15+');
  const button = popover.getByTestId('do-at-hex');
  await expect.poll(() => button.textContent()).toBe('Fire · 3 AP');
  const odds = page.locator('[data-target="s37"]');
  const shown = await odds.locator('tbody tr').first().locator('.chance').allTextContents();
  await expect.poll(() => popover.locator('.popover-chance').textContent()).toBe(shown[0]);
  await odds.getByRole('button', { name: '1 CAP' }).click();
  await expect.poll(() => button.textContent()).toBe('Fire · 3 AP + 1 CAP');
  await expect.poll(() => popover.locator('.popover-chance').textContent()).toBe(shown[1]);
  // The mouse has left the focus on the column.
  await page.getByTestId('announcer').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  sayWithRoll(play, ['g49', 'fire', 'F16', 'caps:0'], 'caps:1');
  await settled(play);
  const said = table.match.entries.flatMap((entry) => ('say' in entry ? [entry.say.join(' ')] : []));
  expect(said.slice(0, 2)).toEqual(['g49 fire F16 caps:0', 'caps:1']);
});

test('orders at the counter by mouse and key, a counter dragged to its hex, and a line of the log that lights its hexes', async () => {
  const play = await openPlay({ mission: 'dust-ahead', seats: AGAINST_BOT });
  const { page, table, problems } = play;
  await settled(play);
  const [unit, from] = ['g49', hexOf(play, 'g49')];
  const menu = page.getByRole('menu', { name: /^Orders for / });
  const start = await placeOf(page, from);
  await page.mouse.click(start.x, start.y, { button: 'right' });
  await menu.waitFor();
  const offered = await menu.locator('[data-does]').evaluateAll((rows) => rows.map((row) => row.dataset['does']));
  const inPanel = await page.locator('.deed').evaluateAll((deeds) => deeds.map((deed) => deed.dataset['does']));
  expect(offered).toEqual(inPanel);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await page.keyboard.press('Shift+F10');
  await menu.waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'detached' });
  await expect.poll(() => saidOn(page)).toEqual([unit, 'move']);
  await page.keyboard.press('Escape');

  // Dragged to a hex it may go to: Escape on the way puts it back, letting it go proposes the move.
  const goal = play.game.link.system.offers(table.now().view, [unit, 'move'])[0]?.word ?? '';
  await page.keyboard.press('Escape');
  await expect.poll(() => saidOn(page)).toEqual([]);
  const ghost = page.getByTestId('drag-ghost');
  for (const end of ['Escape', 'drop'] as const) {
    const [began, over] = [await placeOf(page, from), await placeOf(page, goal)];
    await page.mouse.move(began.x, began.y);
    await page.mouse.down();
    await page.mouse.move(over.x, over.y, { steps: 5 });
    await ghost.getByText(/^Move · /).waitFor();
    if (end === 'Escape') await page.keyboard.press('Escape');
    await page.mouse.up();
    await ghost.waitFor({ state: 'detached' });
    await expect
      .poll(() => saidOn(page).then((said) => said.slice(0, 3)))
      .toEqual(end === 'drop' ? [unit, 'move', goal] : []);
  }
  await expect.poll(() => page.getByTestId('do-at-hex').textContent()).toContain('Move · ');
  expect(await page.locator('.play').getAttribute('data-seq')).toBe(String(table.match.seq));
  await confirmBoth(play);
  await settled(play);

  // A line of the log under the pointer: rings on the map, and none after it.
  await page.getByRole('tab', { name: 'Log' }).click();
  const rings = page.locator('.map [data-ring="call"]');
  const line = page.getByTestId('log').locator('.outcome-line').filter({ hasText: goal }).first();
  await page.mouse.move(0, 0);
  await expect.poll(() => rings.count()).toBe(0);
  await line.hover();
  await expect.poll(() => rings.count()).toBeGreaterThan(0);
  await page.mouse.move(0, 0);
  await expect.poll(() => rings.count()).toBe(0);
  expect(problems).toEqual([]);
});

/** A German fires into a hex with a friend and an enemy in it. */
const MIXED_HEX = {
  game: 'bear',
  options: { friendlyFire: 'all' },
  map: { boards: [{ board: 'b1', at: [0, 0] }] },
  turn: 'german',
  players: { german: { caps: 3 } },
  units: [
    { unit: 'g03', at: 'L04', facing: 'SE' },
    { unit: 's03', at: 'L06', facing: 'N' },
    { unit: 'g05', at: 'L06', facing: 'N' },
  ],
};

test('B3.2.3 of several rolls each is asked for, and until the first it can be taken back; against one’s own unit CAPs lower it', async () => {
  const play = await openPlay({ position: MIXED_HEX, seats: AGAINST_BOT });
  const { page, table, problems } = play;
  await settled(play);
  const undo = page.getByTestId('undo');
  await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
  const fire = async (): Promise<void> => {
    await page.locator('[data-unit="g03"]').click();
    await pressHex(page, 'L06');
    await page.getByText('Your own unit is fired on too. CAPs on its roll lower it.').waitFor();
    await confirmBoth(play);
    expect(table.now().pending?.key).toBe('capsOnDice');
  };
  await fire();
  await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('false');
  await undo.click();
  table.undo(table.match.seq);
  await settled(play);
  expect(table.now().pending?.key).toBe('turn');

  await fire();
  await page
    .getByText(/ hits your own side/)
    .first()
    .waitFor();
  const answers = page.getByRole('radiogroup', { name: 'Answers' }).getByRole('radio');
  await expect
    .poll(() => answers.allTextContents())
    .toEqual([
      expect.stringContaining('No CAP'),
      expect.stringContaining('1 CAP: -1 to the roll'),
      expect.stringContaining('2 CAPs: -2 to the roll'),
    ]);
  await answers.nth(2).click();
  await confirmBoth(play);
  expect(table.match.entries.at(-1)).toMatchObject({ say: ['caps:-2'] });
  await expect.poll(() => answers.allTextContents()).toContainEqual(expect.stringContaining('1 CAP: +1 to the roll'));
  await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
  await page.getByText(/^No undo: /).waitFor();
  expect(problems).toEqual([]);
});

test('a round can be played by the keyboard alone', async () => {
  const play = await openPlay({ mission: 'whose-crossroads', seats: SOLO, settings: { suggestions: 'on' } });
  const { page, table, problems } = play;
  await settled(play);
  // Nothing is done by key before it can be spoken.
  await page.getByTestId('announcer').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  sayBeside(play, ['caps:0']);
  await settled(play);
  await page.keyboard.press('w');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const [unit] = await saidOn(page);
  expect(unit).toMatch(/^g\d\d$/);
  await page.keyboard.press('p');
  const said = await saidOn(page);
  expect(said.slice(0, 2)).toEqual([unit, 'pivot']);
  const sentence = ((await page.getByTestId('confirm').getAttribute('data-say')) ?? '').split(' ');
  await page.keyboard.press('Enter');
  sayBeside(play, sentence);
  await settled(play);
  expect(table.match.entries.some((entry) => 'say' in entry && entry.say[1] === 'pivot')).toBe(true);
  // The rest of the round is passed: its first and its last turn by keys, if not all.
  for (let passed = 0; table.now().view.round === 1; passed++) {
    if (passed === 1 && !IS_WHOLE) {
      await skipTo(play, idlyIn(play.game), (beside) => beside.now().view.round === 2);
      await settled(play);
      await page.getByTestId('announcer').waitFor({ state: 'attached' });
    }
    await focusByKeys(play, 'Pass');
    await page.keyboard.press('Enter');
    sayBeside(play, ['pass']);
    // Some passes need confirming; the same key does that too.
    const done = page.locator(`${AT_REST}[data-seq="${table.match.seq}"]`);
    await done
      .or(page.locator(`${AT_REST} [data-testid="confirm"]`))
      .first()
      .waitFor();
    if ((await done.count()) === 0) await page.keyboard.press('Enter');
    await settled(play);
  }
  await page.getByTestId('announcer').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  sayBeside(play, ['caps:0']);
  await settled(play);
  // A suggestion is taken by the key that its button shows, wherever the cursor was.
  const main = page.getByTestId('confirm');
  const shows = (): Promise<boolean> => main.locator('kbd').isVisible();
  await page.getByTestId('idea').waitFor();
  await page.getByText('The General is thinking').waitFor({ state: 'detached' });
  const suggested = (await page.getByTestId('idea').getAttribute('data-say')) ?? '';
  await focusByKeys(play, (await page.getByTestId('idea').textContent()) ?? '');
  await page.keyboard.press('Enter');
  expect(await main.getAttribute('data-say')).toBe(suggested);
  await expect.poll(shows).toBe(true);
  // Another control keeps the key, and the button does not promise it.
  await focusByKeys(play, 'Clear');
  await expect.poll(shows).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(() => saidOn(page)).toEqual([]);
  await focusByKeys(play, (await page.getByTestId('idea').textContent()) ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(shows).toBe(true);
  await page.keyboard.press('Enter');
  sayWithRoll(play, suggested.split(' '));
  await settled(play);
  expect(problems).toEqual([]);
});

const MOST_TABS = 120;

/** Tabs from control to control until the one with this name has the focus. */
async function focusByKeys({ page }: BearPage, name: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (String(await page.evaluate('document.activeElement?.textContent ?? ""')).startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${name} by the keyboard`);
}

test('on a phone the sheet has three stops, and a unit of the list is brought into sight; by touch a hex is tapped twice, whatever is set', async () => {
  const play = await openPlay({
    mission: 'dust-ahead',
    seats: AGAINST_BOT,
    settings: { commit: 'one' },
    context: PHONE,
  });
  const { page, table } = play;
  await settled(play);
  const stop = () => page.locator('.play').getAttribute('data-stop');
  await expect.poll(() => stop()).toBe('peek');
  // All sizes of screen and text are those of `npm run screens`.
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const)
    for (const text of IS_WHOLE ? ['100%', '118.75%', '200%'] : [width === 360 ? '200%' : '100%']) {
      await page.setViewportSize({ width, height });
      await page.evaluate(`new Promise((done) => {
        document.documentElement.style.fontSize = '${text}';
        // Whatever watches sizes is told after the next frame.
        requestAnimationFrame(() => requestAnimationFrame(done));
      })`);
      expect([width, text, await audit(page)]).toEqual([width, text, []]);
    }
  await page.evaluate("document.documentElement.style.fontSize = ''");
  await page.getByRole('button', { name: 'Higher' }).tap();
  await page.getByRole('tab', { name: 'Units' }).tap();
  await page.locator('[data-unit="g49"]').tap();
  await expect.poll(stop).toBe('half');
  await page.getByRole('button', { name: 'Higher' }).tap();
  await expect.poll(stop).toBe('full');
  const across = async (): Promise<number> => (await placeOf(page, hexOf(play, 'g49'))).x;
  await expect.poll(across).toBeGreaterThan(0);
  await expect.poll(across).toBeLessThan(390);

  // Turned, split and turned back in the middle of an order: it stands, its unit is in sight, and nothing is done.
  await page.locator('[data-say="g49 move"]').tap();
  const turned = async (width: number, height: number, layout: string): Promise<void> => {
    await page.setViewportSize({ width, height });
    await page.locator(`.play[data-layout="${layout}"][data-said="g49 move"][data-seq="${table.match.seq}"]`).waitFor();
    await expect.poll(() => isInSight(page, 'g49')).toBe(true);
    expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
  };
  await turned(844, 390, 'low');
  const log = page.getByRole('button', { name: 'Log' });
  await log.tap();
  await page.locator('.drawer').getByText('Round 1').first().waitFor();
  await page.locator('.deed[data-say="g49 move"][aria-pressed="true"]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => log.getAttribute('aria-expanded')).toBe('false');
  await turned(390, 844, 'narrow');
  await page.keyboard.press('?');
  await turned(600, 900, 'upright');
  await page.getByRole('dialog').waitFor();
  await turned(740, 360, 'low');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Units' }).tap();
  await page.locator('.drawer [data-unit="g49"][aria-pressed="true"]').waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  expect(await saidOn(page)).toEqual(['g49']);

  // On a large screen with its unit chosen: the first tap shows the outcome, the second sends it.
  await page.setViewportSize({ width: 1280, height: 900 });
  const { x, y } = await placeAtRest(page, 'F16');
  await page.touchscreen.tap(x, y);
  await page.getByTestId('do-at-hex').getByText('Fire').waitFor();
  await expect.poll(() => page.locator('.play').getAttribute('data-seq')).toBe(String(table.match.seq));
  await page.touchscreen.tap(x, y);
  sayWithRoll(play, ['g49', 'fire', 'F16', 'caps:0']);
  await settled(play);
});

/** Where a hex is once the map has settled on a screen of another size. */
async function placeAtRest(page: Page, hex: string): Promise<{ readonly x: number; readonly y: number }> {
  let before = await placeOf(page, hex);
  for (;;) {
    await page.waitForTimeout(100);
    const now = await placeOf(page, hex);
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
}

/** Whether the middle of a counter lies inside the map's frame. */
async function isInSight(page: Page, word: string): Promise<boolean> {
  const found: unknown = await page.evaluate(`(() => {
    const boxOf = (what) => document.querySelector(what).getBoundingClientRect();
    const [frame, it] = [boxOf('.map'), boxOf('.map [data-piece="${word}"]')];
    const [x, y] = [it.left + it.width / 2, it.top + it.height / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  })()`);
  return found === true;
}

function hexOf({ table }: BearPage, word: string): string {
  const { map, pack, view } = engine().on(table.now().view);
  return map.names[view.units[pack.counterPlaces.get(word) ?? -1]?.at ?? -1] ?? '';
}

test('nothing at the table is a serious hindrance to anybody, in either theme', async () => {
  const play = await openPlay({ mission: 'guests-in-the-village', seats: AGAINST_BOT, settings: { theme: 'system' } });
  const { page } = play;
  await settled(play);
  await page.locator('.unit-row[data-open="true"]').first().click();
  for (const [tab, findings] of [
    ['Orders', seriousFindings],
    ['Log', findingsAgain],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('tab', { name: tab }).click();
    expect([tab, await findings(page)]).toEqual([tab, []]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme="field"]').waitFor();
    expect([tab, await findings(page, 'colours')]).toEqual([tab, []]);
  }
});
