import { expect, test } from 'vitest';
import { AT_REST } from '../../../../scripts/harness/at-rest.ts';
import { AGAINST_BOT, openPlay } from '../../../../scripts/harness/bear-page.ts';

/** One unit per side, far apart: a round ends as soon as neither has anything left to do. */
const POSITION = {
  game: 'bear',
  map: { bare: { radius: 5, hexes: {} } },
  turn: 'german',
  rounds: 5,
  units: [
    { unit: 'g03', at: '-5,0', facing: 'SE' },
    { unit: 's01', at: '5,0', facing: 'NW' },
  ],
};

const WATCH = `window.bands = []; new MutationObserver(() => {
  const band = document.querySelector('[data-testid="banner"]');
  const last = window.bands.at(-1);
  if (band !== null && last?.band !== band)
    window.bands.push({ band, text: band.textContent, clicks: getComputedStyle(band).pointerEvents });
}).observe(document.body, { subtree: true, childList: true });`;

test('a new round is said in a band over the map, which takes no click and is gone by itself', async () => {
  const { page, problems } = await openPlay({ position: POSITION, seats: AGAINST_BOT });
  await page.evaluate(WATCH);
  const bands = async (): Promise<readonly string[]> => {
    const all: unknown = await page.evaluate('window.bands.map(({ text, clicks }) => `${text}, ${clicks}`)');
    return Array.isArray(all) ? all.map(String) : [];
  };
  const table = page.locator(AT_REST);
  const now = async (): Promise<unknown> => table.evaluate(({ dataset: { seq, said } }) => [seq, said]);
  const pass = table.locator('.turn-buttons [data-say="pass"]');
  const confirm = table.getByTestId('confirm');
  for (let tries = 0; tries < 24 && (await bands()).length === 0; tries++) {
    const before = await now();
    await pass.or(confirm).first().click();
    await expect.poll(now).not.toEqual(before);
  }
  expect((await bands())[0]).toMatch(/^Round 2.*, none$/);
  await page.getByTestId('banner').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
