import { nameOfHex } from '@sandtable/bear';
import { expect, test } from 'vitest';
import { AGAINST_BOT, openPlay } from '../../../../scripts/bear-page.ts';
import { placeOf, settled } from '../../../../scripts/play-page.ts';
import { engine } from '../bear/engine/engine.ts';
import { seenFrom, threadBetween } from '../bear/sight/sight-model.ts';

test('holding L shows what a hex sees, and a drag lays a thread that says the same as the rules, both ways', async () => {
  const play = await openPlay({ mission: 'dust-ahead', seats: AGAINST_BOT });
  const { page, table } = play;
  await settled(play);
  const seen = engine().on(table.now().view);
  const [from, to] = [seen.map.places.get('D08') ?? -1, seen.map.places.get('H12') ?? -1];
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
  await expect
    .poll(() => panel.textContent())
    .toContain(`${isClear ? 'Clear' : 'Blocked'}, ${distance} hexes. D08 and H12`);
  await page.keyboard.up('l');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
});
