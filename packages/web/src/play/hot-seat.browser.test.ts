import { randomOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { openPlay, TWO } from '../../../../scripts/bear-page.ts';
import { sayBoth, settled } from '../../../../scripts/play-page.ts';
import { engine } from '../bear/engine/engine.ts';

test('at one screen nothing of the other is there before the curtain is lifted, and then one is told what one missed', async () => {
  const play = await openPlay({ mission: 'one-bridge', seats: TWO });
  const { page, table, problems } = play;
  let told = 0;
  for (let turn = 0; turn < 6; turn++) {
    await page.getByTestId('curtain').waitFor();
    expect(await page.locator('.play, .card, .map, .log').count()).toBe(0);
    const { asks } = table.match;
    if (asks === null) throw new Error('somebody is asked');
    await page.getByTestId('curtain').getByRole('button').click();
    const missed = table.sit(asks).filter(({ events }) => events.length > 0);
    await settled(play);
    told += missed.length;
    expect(await page.getByTestId('missed').locator('.outcome-line').count()).toBe(missed.length);
    if (turn === 0) {
      await page.getByRole('tab', { name: 'Mission' }).click();
      const scoring = page.getByTestId('scoring');
      expect(await scoring.locator('li').count()).toBeGreaterThan(1);
      expect(await scoring.getByTestId('if-ended').textContent()).toMatch(/^If it ended now: German \d+, Soviet \d+ VP/);
      expect(await page.getByTestId('forecast').textContent()).toMatch(/if it ended now \d+ : \d+/);
      await page.getByRole('tab', { name: 'Orders' }).click();
    }
    while (table.match.asks === table.seat) {
      const { view, pending } = table.now();
      const random = randomOf('sfc32:two', String(table.match.seq));
      // Each gives an order first, and then they pass until the round is over.
      const passes = pending?.key === 'turn' && turn > 2;
      await sayBoth(play, passes ? ['pass'] : engine().system.anySentence(view, random));
    }
    // Until the screen is handed over, a pass is taken back: nobody has seen it.
    if (turn === 3) {
      expect(await page.getByTestId('undo').getAttribute('aria-disabled')).toBe('false');
      await page.getByTestId('undo').click();
      expect(table.undo(table.match.seq)).toMatchObject({ granted: true });
      await settled(play);
      expect(await page.getByRole('button', { name: 'Hand over the screen' }).count()).toBe(0);
      await sayBoth(play, ['pass']);
    }
    await page.getByRole('button', { name: 'Hand over the screen' }).click();
  }
  expect(told).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
