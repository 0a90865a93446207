import { beforeAll, expect, test } from 'vitest';
import { type BearPage, openPlay, SOLO } from '../../../../scripts/harness/bear-page.ts';
import { settled } from '../../../../scripts/harness/play-page.ts';
import { findingsAgain } from '../testing/axe.ts';

let play: BearPage;

beforeAll(async () => {
  play = await openPlay({ mission: 'whose-crossroads', seats: SOLO });
  await settled(play);
});

test('a tooltip waits for a pointer that rests, stays while the pointer is on it, and goes with Escape, a press and the focus', async () => {
  const { page } = play;
  const tooltip = page.getByRole('tooltip');
  const undo = page.getByTestId('undo');
  await undo.hover();
  await tooltip.waitFor();
  const id = await tooltip.getAttribute('id');
  expect((await undo.getAttribute('aria-describedby'))?.split(' ')).toEqual(['act-note', id]);
  const [button, bubble] = [await undo.boundingBox(), await tooltip.boundingBox()];
  if (button === null || bubble === null) throw new Error('both are on the page');
  const isClear = bubble.y + bubble.height <= button.y || bubble.y >= button.y + button.height;
  expect([isClear, bubble.x >= 0, bubble.x + bubble.width <= 1440]).toEqual([true, true, true]);
  expect(await findingsAgain(page)).toEqual([]);
  await page.mouse.move(bubble.x + bubble.width / 2, bubble.y + bubble.height / 2, { steps: 5 });
  expect(await tooltip.count()).toBe(1);
  await page.keyboard.press('Escape');
  await tooltip.waitFor({ state: 'detached' });
  await page.mouse.move(700, 450);
  await undo.focus();
  await tooltip.waitFor();
  await undo.blur();
  await tooltip.waitFor({ state: 'detached' });
  expect(await undo.getAttribute('aria-describedby')).toBe('act-note');
  await undo.hover();
  await tooltip.waitFor();
  await page.mouse.down();
  await tooltip.waitFor({ state: 'detached' });
  await page.mouse.up();
});

test('the tabs are one stop for the Tab key; arrows, Home and End choose among them', async () => {
  const { page } = play;
  const chosen = page.getByRole('tab', { selected: true });
  const names = await page.getByRole('tab').allTextContents();
  await page.getByRole('tab').first().click();
  const seen: (string | null)[] = [];
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End']) {
    await page.keyboard.press(key);
    seen.push(await chosen.textContent());
  }
  expect(seen).toEqual([names[1], names[0], names.at(-1), names[0], names.at(-1)]);
  expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1);
  const panel = page.getByRole('tabpanel');
  expect(await panel.getAttribute('aria-labelledby')).toBe(await chosen.getAttribute('id'));
  expect(play.problems).toEqual([]);
});
