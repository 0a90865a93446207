import { expect, test } from 'vitest';
import { AGAINST_BOT, openPlay } from '../../../../scripts/harness/bear-page.ts';
import { letGo } from '../../../../scripts/harness/browser.ts';
import { confirmBoth, listedOn, settled } from '../../../../scripts/harness/play-page.ts';
import { engine } from '../bear/engine/engine.ts';
import type { Settings } from './settings.ts';

/** What the settings change on the screen of a match. */
const LOOK = `({
  theme: document.documentElement.dataset.theme,
  motion: document.documentElement.dataset.motion,
  fontSize: getComputedStyle(document.documentElement).fontSize,
  hexNames: [...document.querySelectorAll('.map .labels text')].some((it) => /^[A-M]\\d\\d/.test(it.textContent)),
  counters: document.querySelector('.map .pieces').innerHTML,
  spent: document.querySelector('.pay-spent').textContent,
})`;

/** Counts the sounds played. */
const LISTEN = `
  window.sounds = 0;
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (...to) {
    window.sounds += 1;
    return connect.apply(this, to);
  };`;

async function lookWith(settings: Partial<Settings>): Promise<Record<string, unknown>> {
  const play = await openPlay({ mission: 'guests-in-the-village', seats: AGAINST_BOT, settings });
  const { page, table } = play;
  await page.evaluate(LISTEN);
  await settled(play);
  const { view } = table.now();
  const { system, pack } = engine();
  const [shot = []] = view.roster.flatMap((unit) => {
    const said = [pack.counters[unit]?.word ?? '', 'fire'];
    return system.offers(view, said).map(({ word: hex }) => [...said, hex]);
  });
  await page.locator(`[data-unit="${shot[0]}"]`).click();
  await page.locator(`.deed[data-say="${shot.slice(0, 2).join(' ')}"]`).click();
  await listedOn(play);
  await page.locator(`details.offers [data-say="${shot.join(' ')}"]`).click();
  await page.locator('.pay-spent').first().waitFor();
  const look: unknown = await page.evaluate(LOOK);
  await confirmBoth(play);
  const sounds = await page.evaluate('window.sounds');
  await letGo(page);
  return { ...Object(look), sounds };
}

test('every setting that is about the look of a match changes it', async () => {
  const usual = await lookWith({ theme: 'paper', motion: 'full' });
  expect(usual).toMatchObject({ theme: 'paper', motion: 'full', fontSize: '16px', hexNames: true, sounds: 0 });
  expect(usual['spent']).toMatch(/%|certain to be spent/);
  const other = await lookWith({
    theme: 'field',
    motion: 'none',
    text: 'large',
    hexNames: 'hidden',
    symbols: 'frames',
    deckOdds: 'hidden',
    sound: 'on',
  });
  expect(other).toMatchObject({
    theme: 'field',
    motion: 'none',
    fontSize: '19px',
    hexNames: false,
    spent: 'spent check',
  });
  expect(other['sounds']).toBeGreaterThan(0);
  expect(other['counters']).not.toBe(usual['counters']);
});
