import { expect, test } from 'vitest';
import { type BearPage, openPlay, SOLO } from '../../../../scripts/bear-page.ts';
import { pressHex } from '../../../../scripts/play-page.ts';

/** Counts what moves; so slow that there is time to look. */
const WATCH = `window.acts = 0; const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.acts += 1; const it = animate.apply(this, how); it.playbackRate = 0.02; return it; }`;

async function openAtTurn(settings: object, reducedMotion: 'reduce' | 'no-preference'): Promise<BearPage> {
  const play = await openPlay({ mission: 'whose-crossroads', seats: SOLO, settings, context: { reducedMotion } });
  await play.page.getByTestId('confirm').click();
  await play.page.locator('.turn-buttons').waitFor();
  await play.page.evaluate(WATCH);
  return play;
}

async function order({ page }: BearPage): Promise<void> {
  await page.locator('[data-unit="g09"]').click();
  await pressHex(page, 'E07');
  await page.getByTestId('confirm').click();
}

test('an own order is acted on the map and a key ends that at once; for those who want no motion, nothing moves', async () => {
  const moving = await openAtTurn({ motion: 'system', aiSpeed: 'normal' }, 'no-preference');
  await order(moving);
  const sprite = moving.page.locator('[data-sprite]');
  await sprite.waitFor();
  expect(await moving.page.locator('.map .pieces [data-stack="E06"]').count()).toBe(0);
  await moving.page.keyboard.press('f');
  expect([await sprite.count(), await moving.page.locator('.map .pieces [data-stack="E07"]').count()]).toEqual([0, 1]);
  expect(moving.problems).toEqual([]);

  const still = await openAtTurn({ motion: 'system', aiSpeed: 'normal' }, 'reduce');
  await order(still);
  await still.page.locator('.map .pieces [data-stack="E07"]').waitFor({ state: 'attached' });
  expect(await still.page.evaluate('window.acts')).toBe(0);
});
