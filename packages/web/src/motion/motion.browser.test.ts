import { expect, test } from 'vitest';
import { letGo } from '../../../../scripts/harness/browser.ts';
import { type BearPage, openPlay, SOLO } from '../../../../scripts/harness/bear-page.ts';
import { confirmBoth, pressHex } from '../../../../scripts/harness/play-page.ts';

/** Records what moves, what the page says meanwhile, and when the AI begins; `rate` slows motions down so that there is time to look. */
const watching = (
  rate: number,
): string => `window.acts = []; window.told = []; const animate = Element.prototype.animate;
window.said = () => ['.top-bar', '.units', '.play-dock', '[data-testid=announcer]', '[data-testid=prompt]', '[data-dots]', '.map ol']
  .map((part) => document.querySelector(part)?.[part === '[data-dots]' ? 'innerHTML' : 'textContent'] ?? '').join('\\n');
Element.prototype.animate = function (...how) {
  if (this.dataset.sprite !== undefined) window.acts.push(this.dataset.sprite);
  if (this.dataset.sprite !== undefined) window.told.push(window.said());
  const it = animate.apply(this, how); it.playbackRate = ${rate}; return it;
};
new MutationObserver(() => {
  const film = document.querySelector('[data-testid="film"]');
  if (film !== null && window.acts.at(-1) !== 'film') window.acts.push('film');
}).observe(document.body, { subtree: true, childList: true });`;

async function openAtTurn(settings: object, reducedMotion: 'reduce' | 'no-preference'): Promise<BearPage> {
  // With this seed the first shot hits, and the check spends the gunner.
  const seed = 'sfc32:look4';
  const play = await openPlay({ mission: 'whose-crossroads', seed, seats: SOLO, settings, context: { reducedMotion } });
  await confirmBoth(play);
  return play;
}

/** Clicks a unit of one's own, then a hex, then the button. */
async function order({ page }: BearPage, hex: string): Promise<void> {
  await page.locator('[data-unit="g09"]').click();
  await pressHex(page, hex);
  await page.getByTestId('confirm').click();
}

async function actsOn({ page }: BearPage): Promise<readonly string[]> {
  const acts: unknown = await page.evaluate('window.acts');
  return Array.isArray(acts) ? acts.map(String) : [];
}

test('a shot is acted to its end before the AI answers: dice, tracer, burst, stamp, marker, check', async () => {
  const play = await openAtTurn({ motion: 'full', aiSpeed: 'step' }, 'no-preference');
  const { page } = play;
  await page.evaluate(watching(1));
  await order(play, 'F08');
  await page.getByTestId('film').waitFor();
  const acts = await actsOn(play);
  const seen = acts.filter((act, place) => act !== '' && act !== acts[place - 1]);
  expect(seen).toEqual(['dice', 'flight', 'impact', 'word', 'mark', 'card', 'bar', 'film']);
  // The page said the same at every beat, and something else when the last was over.
  const told = await page.evaluate<readonly string[]>('window.told');
  expect([new Set(told).size, told[0]?.includes('is hit')]).toEqual([1, false]);
  const said = await page.evaluate<string>('window.said()');
  expect([said === told[0], said]).toEqual([false, expect.stringContaining('is hit')]);
  expect(await page.locator('.play[data-moving]').count()).toBe(0);
  // The stamp has gone; what it left behind has not.
  await page.locator('[data-sprite]').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.map [data-piece="s02"] text').allTextContents()).toHaveLength(1);
  expect(play.problems).toEqual([]);
});

test('a key ends what moves at once; for those who want no motion nothing moves, and the result stays on the map', async () => {
  const moving = await openAtTurn({ motion: 'system', aiSpeed: 'normal' }, 'no-preference');
  await moving.page.evaluate(watching(0.02));
  await order(moving, 'E07');
  const sprite = moving.page.locator('[data-sprite]');
  await sprite.waitFor();
  expect(await moving.page.locator('.map .pieces [data-stack="E06"]').count()).toBe(0);
  await moving.page.keyboard.press('f');
  await moving.page.locator('.map .pieces [data-stack="E07"]').waitFor({ state: 'attached' });
  expect(await sprite.count()).toBe(0);
  expect(moving.problems).toEqual([]);
  await letGo(moving.page);

  const still = await openAtTurn({ motion: 'system', aiSpeed: 'step' }, 'reduce');
  await still.page.evaluate(watching(1));
  await still.page.evaluate(`localStorage.removeItem('sandtable/sound-offered')`);
  await order(still, 'F08');
  await still.page.getByTestId('film').waitFor();
  expect((await actsOn(still)).filter((act) => act !== 'film')).toEqual([]);
  const result = still.page.locator('.map [data-result="HIT"][data-at="F08"]');
  await expect.poll(() => result.count()).toBe(1);
  await still.page.keyboard.press('Escape');
  await still.page.getByTestId('film').waitFor({ state: 'detached' });
  await expect.poll(() => result.count()).toBe(1);
  await offeredOnce(still);
});

/** The first shot offers sound beside its target; one press mutes it, and it is never offered again. */
async function offeredOnce({ page, problems }: BearPage): Promise<void> {
  const speaker = page.getByTestId('sound');
  await expect.poll(() => speaker.getAttribute('aria-pressed')).toBe('false');
  await page.getByTestId('sound-offer').click();
  await expect.poll(() => speaker.getAttribute('aria-pressed')).toBe('true');
  await page.getByTestId('sound-offer').waitFor({ state: 'detached' });
  await speaker.click();
  await expect.poll(() => speaker.getAttribute('aria-pressed')).toBe('false');
  expect(await page.evaluate(`localStorage.getItem('sandtable/sound-offered')`)).toBe('true');
  expect(problems).toEqual([]);
}
