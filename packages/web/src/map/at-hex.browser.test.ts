import { nameOfHex, NONE } from '@sandtable/bear';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../../../../scripts/harness/browser.ts';
import { AGAINST_BOT, type BearPage, openPlay, SOLO } from '../../../../scripts/harness/bear-page.ts';
import { placeOf, pressHex, saidOn, sayBeside, sayWithRoll, settled } from '../../../../scripts/harness/play-page.ts';
import { engine } from '../bear/engine/engine.ts';
import { seenFrom, threadBetween } from '../bear/sight/sight.ts';
import { pressPale } from '../testing/slips.ts';

/** Two squads side by side, an enemy in front of them and a tank behind, on open ground. */
const FIGHT = {
  game: 'bear',
  map: { boards: [{ board: 'b12', at: [0, 0] }] },
  turn: 'german',
  players: { german: { caps: 3 }, soviet: { caps: 0 } },
  units: [
    { unit: 'g03', at: 'H08', facing: 'NE' },
    { unit: 'g04', at: 'I08', facing: 'NE' },
    { unit: 'g49', at: 'I03', facing: 'NE' },
    { unit: 's03', at: 'H09', facing: 'SW' },
  ],
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf({ page }: BearPage, selector: string): Promise<Box> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`no box: ${selector}`);
  return box;
}

/** The hexes whose counters or discs the box hides. */
async function hiddenBehind(play: BearPage, selector: string, hexes: readonly string[]): Promise<string[]> {
  const box = await boxOf(play, selector);
  const [one, next] = [await placeOf(play.page, 'H08'), await placeOf(play.page, 'I08')];
  const half = 0.36 * Math.hypot(next.x - one.x, next.y - one.y);
  const places = await Promise.all(hexes.map(async (hex) => ({ hex, at: await placeOf(play.page, hex) })));
  const isHidden = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    x + half > box.x && x - half < box.x + box.width && y + half > box.y && y - half < box.y + box.height;
  return places.filter(({ at }) => isHidden(at)).map(({ hex }) => hex);
}

/** A finger that is held on the map; gives what lifts it. */
async function stayOn(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<() => Promise<void>> {
  const touch = (type: string): Promise<void> =>
    page.locator('.map [role="application"]').evaluate(
      (board, at) => {
        // Scripted pointers cannot be captured.
        board.setPointerCapture = () => undefined;
        const how = {
          pointerId: 77,
          pointerType: 'touch',
          isPrimary: true,
          clientX: at.x,
          clientY: at.y,
          bubbles: true,
        };
        board.dispatchEvent(new PointerEvent(at.type, how));
      },
      { x, y, type },
    );
  await touch('pointerdown');
  return () => touch('pointerup');
}

/** The steps of a way on the map, one disc each. */
async function stepsOn({ page }: BearPage): Promise<string[]> {
  const steps = page.locator('.map [data-step]');
  await expect.poll(() => steps.count()).toBeGreaterThan(1);
  return steps.evaluateAll((all) => all.map((each) => each.getAttribute('data-at') ?? ''));
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - 1 &&
    inner.y >= outer.y - 1 &&
    inner.x + inner.width <= outer.x + outer.width + 1 &&
    inner.y + inner.height <= outer.y + outer.height + 1
  );
}

test('all is decided at the hex: meanings as rows, supporters, ways, facing by a drag, and a way that is offered and forgotten', async () => {
  const play = await openPlay({ position: FIGHT, seats: AGAINST_BOT });
  const { page, table, problems } = play;
  await settled(play);
  const popover = page.getByTestId('popover');

  // The meanings of a click, with chance and price. By keyboard: arrows choose, Escape goes back.
  await pressHex(page, 'H08');
  await pressHex(page, 'H09');
  const rows = popover.getByRole('radio');
  expect((await rows.allTextContents()).map((text) => text.replace(/\d+%/, 'n%'))).toEqual([
    'Firen% · 3 AP',
    'Move into close combat1 AP',
  ]);
  expect(isWithin(await boxOf(play, '[data-testid="popover"]'), await boxOf(play, '.map'))).toBe(true);
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  expect((await saidOn(page)).slice(0, 3)).toEqual(['g03', 'move', 'H09']);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => saidOn(page)).toEqual(['g03', 'fire', 'H09']);

  // Supporters join by a press on their counters.
  await pressHex(page, 'I08');
  await expect.poll(() => saidOn(page)).toEqual(['g03', 'fire', 'H09', '+g04']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });

  // The bonus hexes of a vehicle are shown as reach, and its move is one sentence.
  await page.locator('[data-unit="g49"]').click();
  const far = page.locator('.map [data-move="far"]');
  await expect.poll(() => far.count()).toBeGreaterThan(0);
  const goal = (await far.first().getAttribute('data-at')) ?? '';
  await pressHex(page, goal);
  const driven = await saidOn(page);
  expect(driven.slice(0, 2)).toEqual(['g49', 'move']);
  expect(driven).toContain(goal);
  await expect.poll(() => page.getByTestId('do-at-hex').textContent()).toMatch(/^Move · \d AP/);

  // Facing by a drag from the ghost, and by its handles.
  const ghost = await placeOf(page, goal);
  await page.mouse.move(ghost.x, ghost.y);
  await page.mouse.down();
  await page.mouse.move(ghost.x, ghost.y + 30, { steps: 3 });
  await page.mouse.move(ghost.x, ghost.y + 60, { steps: 3 });
  await page.mouse.up();
  expect((await saidOn(page)).at(-1)).toBe('S');
  await page.getByRole('button', { name: 'Face NW on the map' }).click();
  expect((await saidOn(page)).at(-1)).toBe('NW');
  await expect.poll(() => page.locator('.facing-handles button').count()).toBe(6);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  // A march of several moves: one click does the first, the rest is offered and can be forgotten.
  await page.locator('[data-unit="g04"]').click();
  await pressHex(page, 'K06');
  const legs = popover.getByTestId('way-table').locator('tbody tr');
  await legs.first().waitFor();
  const steps = await stepsOn(play);
  expect(await legs.count()).toBe(steps.length);
  await popover.getByText(`First step: ${steps[0]}`, { exact: true }).waitFor();
  await popover.getByText(`Step 1 of ${steps.length} to K06, all this round`, { exact: true }).waitFor();
  expect((await saidOn(page)).slice(0, 3)).toEqual(['g04', 'move', steps[0]]);
  await expect.poll(() => hiddenBehind(play, '[data-testid="popover"]', [...steps, 'H09'])).toEqual([]);
  // Paid in CAPs, it does not spend the unit.
  await page.locator('[data-pay^="command"]').click();
  const sentence = ((await page.getByTestId('do-at-hex').getAttribute('data-say')) ?? '').split(' ');
  await page.getByTestId('do-at-hex').click();
  sayBeside(play, sentence);
  await settled(play);
  const spoken = table.match.entries.filter((entry) => 'say' in entry && entry.say[0] === 'g04');
  expect(spoken).toHaveLength(1);
  await expect.poll(() => page.getByTestId('do-at-hex').textContent()).toMatch(/^Continue · \d AP/);
  await popover.getByText(/^(?:Next|Last) step: /).waitFor();
  await page.getByRole('button', { name: 'Cancel this move' }).click();
  await popover.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('hover says what the list of the map says; L shows what a hex sees; a line of sight is laid by a drag or two presses, says what the rules say, and stays', async () => {
  const play = await openPlay({ mission: 'whose-crossroads', seats: SOLO });
  const { page, table } = play;
  await settled(play);
  await page.keyboard.press('Escape');
  const card = page.getByTestId('hex-status');
  const listed = await page.locator('ol[aria-label="The map, hex by hex"] li').allTextContents();
  const told = listed.filter((text) => text.includes(';'));
  expect(told.length).toBeGreaterThan(6);
  for (const text of told.slice(0, 8)) {
    const [ground = '', ...things] = text.split('; ');
    const { x, y } = await placeOf(page, ground.split(',')[0] ?? '');
    await page.mouse.move(x, y);
    await card.getByText(ground, { exact: true }).waitFor();
    const shown = (await card.textContent()) ?? '';
    expect(things.filter((thing) => !shown.includes(thing))).toEqual([]);
  }

  // With L held: what a hex sees; a drag lays a line that agrees with the rules, both ways.
  const seen = engine().on(table.now().view);
  const [from, to] = [seen.map.places.get('D08') ?? NONE, seen.map.places.get('H12') ?? NONE];
  const panel = page.getByTestId('sight');
  const [start, end] = [await placeOf(page, 'D08'), await placeOf(page, 'H12')];
  await page.mouse.move(start.x, start.y);
  await page.keyboard.down('l');
  await panel.getByText(`${nameOfHex(seen.map, from)} sees ${seenFrom(seen, from).size} of`).waitFor();
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  const { isClear, distance } = threadBetween(seen, from, to);
  expect(threadBetween(seen, to, from).isClear).toBe(isClear);
  await panel.getByText(`${isClear ? 'Clear' : 'Blocked'}, ${distance} hexes. D08 and H12`).waitFor();
  await page.keyboard.up('l');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });

  // A line laid by a drag or two presses stays.
  await page.getByRole('button', { name: /Line of sight/ }).click();
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(end.x - 90, end.y);
  await panel.getByText(/hexes\. D08 and H12 (see|do not see) each other/).waitFor();
  await expect.poll(() => panel.locator('.profile-name').count()).toBeGreaterThan(3);
  await panel.getByRole('button', { name: 'Clear' }).click();
  await page.mouse.click(end.x, end.y);
  await page.mouse.click(start.x, start.y);
  await page.mouse.move(start.x - 90, start.y);
  await panel.getByText(/hexes\. H12 and D08 (see|do not see) each other/).waitFor();
});

test('on a phone a shot is two taps, beside the hex and clear of the sheet; two taps lay a line of sight; a dial turns, a finger that stays asks, what is pale says why', async () => {
  const play = await openPlay({ position: FIGHT, seats: AGAINST_BOT, context: PHONE });
  const { page, table, problems } = play;
  await settled(play);
  const tap = async (hex: string): Promise<void> => {
    const { x, y } = await placeOf(page, hex);
    await page.touchscreen.tap(x, y);
  };
  await page.getByRole('button', { name: /LOS|Line of sight/ }).tap();
  await tap('H08');
  await tap('I03');
  await page
    .getByTestId('sight')
    .getByText(/H08 and I03 (see|do not see) each other/)
    .waitFor();
  await page.getByRole('button', { name: 'Close line of sight' }).tap();

  // Each sector of the dial sets its facing and nothing else; what lies below the disc is not hit.
  expect(await pressPale(page)).toBeGreaterThan(1);
  await tap('H08');
  expect(await pressPale(page)).toBeGreaterThan(2);
  await tap('G08');
  const sectors = page.locator('.facing-dial [data-handle]');
  await expect.poll(() => sectors.count()).toBe(6);
  const dial = await boxOf(play, '.dial-middle');
  const [x, y] = [dial.x + dial.width / 2, dial.y + dial.height / 2];
  const map = await boxOf(play, '.map');
  expect([x - 102 >= map.x, x + 102 <= map.x + map.width, y - 102 >= map.y, y + 102 <= map.y + map.height]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  const tapAt = async (degrees: number, radius: number): Promise<string> => {
    const angle = (degrees * Math.PI) / 180;
    await page.touchscreen.tap(x + radius * Math.sin(angle), y - radius * Math.cos(angle));
    return (await saidOn(page)).join(' ');
  };
  for (const radius of [56, 75, 98])
    for (const [place, facing] of ['N', 'NE', 'SE', 'S', 'SW', 'NW'].entries()) {
      expect(await tapAt(60 * place + 12, radius)).toBe(`g03 move G08 ${facing}`);
      expect(await tapAt(60 * place + 30, radius)).toBe(`g03 move G08 ${facing}`);
    }
  expect(await page.locator('.slot-choices [aria-label="Facing"]').isVisible()).toBe(false);
  await expect.poll(() => page.locator('.play').getAttribute('data-seq')).toBe(String(table.match.seq));
  await page.locator('.crumbs').getByRole('button', { name: 'Clear' }).tap();

  // A finger that stays on a hex asks what is there, and does nothing.
  await tap('H08');
  const before = await saidOn(page);
  const lift = await stayOn(page, await placeOf(page, 'H09'));
  await expect.poll(() => page.getByTestId('hex-status').textContent()).toMatch(/^H09, .*Rifle squad 03/);
  await page.locator('.map [data-ring="hover"]').waitFor({ state: 'attached' });
  await lift();
  expect(await saidOn(page)).toEqual(before);
  await page.getByRole('button', { name: 'Clear' }).tap();
  await page.locator('.map [data-ring="hover"]').waitFor({ state: 'detached' });

  // A way leaves its steps and the enemy to be seen, and lies above the sheet.
  await tap('I08');
  await tap('K06');
  const way = await stepsOn(play);
  await expect.poll(() => hiddenBehind(play, '[data-testid="popover"]', [...way, 'H09'])).toEqual([]);
  const isAbove = async (): Promise<boolean> => {
    const [box, under] = [await boxOf(play, '[data-testid="popover"]'), await boxOf(play, '.play-right')];
    return box.y + box.height <= under.y && box.width <= 374;
  };
  await expect.poll(isAbove).toBe(true);
  await page.getByRole('button', { name: 'Close', exact: true }).tap();

  await tap('H08');
  await tap('H09');
  const button = page.getByTestId('do-at-hex');
  const [box, sheet] = [await button.boundingBox(), await page.locator('.play-right').boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const sentence = ((await button.getAttribute('data-say')) ?? '').split(' ');
  await button.tap();
  sayWithRoll(play, sentence);
  await settled(play);
  expect(table.match.entries.some((entry) => 'say' in entry && entry.say.join(' ') === 'caps:0')).toBe(true);
  expect(problems).toEqual([]);
});
