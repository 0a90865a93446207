import { randomAt } from '@sandtable/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../../../../scripts/harness/browser.ts';
import {
  confirmBoth,
  openPlayOf,
  type PlayPage,
  pressHex,
  saidOn,
  sayBoth,
  settled,
  skipTo,
} from '../../../../scripts/harness/play-page.ts';
import { briefCard, type Limanowa } from '@sandtable/limanowa';
import { findingsAgain, seriousFindings } from '../testing/axe.ts';
import { pressPale } from '../testing/slips.ts';
import { dockFaults, tooLong } from '../testing/dock-faults.ts';
import { engine } from './engine/engine.ts';
import { bots } from './link/bots.ts';
import { LIMANOWA, SOLO, TOGETHER } from '../../../../scripts/harness/limanowa-page.ts';
import { IS_WHOLE } from '../testing/whole.ts';

const MISSION = 'bridge-at-neu-sandez';

function botSays({ table }: Pick<PlayPage<Limanowa>, 'table'>): readonly string[] {
  const { view } = table.now();
  return bots.corps(view, randomAt('sfc32:corps', String(table.match.seq), 0));
}

/** LS4.1a: “Why?” proves an entry of the AI: every unit in range with its roll. */
async function askWhy(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'Why?' }).last().click();
  const why = page.getByTestId('why');
  await why.locator('.ai-wounds tbody tr').first().waitFor();
  await why.getByRole('button', { name: 'Rule LS4.1a' }).click();
  const rule = page.getByRole('dialog');
  await rule.getByText('LS4.1a').first().waitFor();
  expect(await findingsAgain(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await rule.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Orders' }).click();
}

test('LS5a a solo mission is played on the page from its first plan to its score, and LS4.1a the AI’s first round is proved', async () => {
  const play = await openPlayOf(LIMANOWA, { mission: MISSION, seats: SOLO });
  const { page, table, problems } = play;
  await settled(play);
  while (table.now().view.round === 1) await sayBoth(play, botSays(play));
  await askWhy(page);
  if (!IS_WHOLE) {
    await skipTo(
      play,
      (beside) => botSays({ table: beside }),
      ({ match }) => match.asks === null,
    );
    await settled(play);
  }
  while (table.now().outcome === null) await sayBoth(play, botSays(play));
  const { ended } = table.now().view;
  const result = page.getByTestId('result');
  await result.waitFor();
  const score = (ended?.score.level ?? 0) + (ended?.score.speed ?? 0);
  await result
    .getByRole('heading', { name: ended?.side === null ? 'Mission failed' : 'Mission accomplished' })
    .waitFor();
  await expect.poll(() => page.getByTestId('score').textContent()).toBe(`${score} of 12 VP`);
  expect(await findingsAgain(page)).toEqual([]);
  await page.evaluate(`location.hash = '#/limanowa/record'`);
  await expect.poll(() => page.getByTestId('record-total').textContent()).toBe(`${score} of 96 VP`);
  expect(await seriousFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('L6.2a a plan is made by clicks: unit and hex to move, unit and enemy to attack, and one order is taken back', async () => {
  const play = await openPlayOf(LIMANOWA, { mission: MISSION, seats: SOLO });
  const { page, table, problems } = play;
  await settled(play);
  await confirmBoth(play);
  await pressHex(page, '0507');
  await page.locator('.map [data-move="open"][data-at="0506"]').waitFor();
  await pressHex(page, '0506');
  await pressHex(page, '0507');
  await pressHex(page, '0505');
  await expect.poll(() => saidOn(page)).toEqual('move a02 0506 attack r02 a02'.split(' '));
  await page.locator('.plan').getByText('TV 3').waitFor();
  await pressHex(page, '0607');
  await pressHex(page, '0606');
  await pressHex(page, '0607');
  await pressHex(page, '0505');
  await expect.poll(() => saidOn(page)).toEqual('move a02 0506 move a01 0606 attack r02 a02 a01'.split(' '));
  await expect.poll(() => page.locator('.map [data-plan]').count()).toBe(4);
  await page.getByRole('button', { name: /^Remove: Move Machine-gunners 02/ }).click();
  await expect.poll(() => saidOn(page)).toEqual('move a01 0606 attack r02 a01'.split(' '));
  await confirmBoth(play);
  expect(table.match.entries.some((entry) => 'say' in entry && entry.say.join(' ').startsWith('move a01 0606'))).toBe(
    true,
  );
  expect(problems).toEqual([]);
});

test('LS3.2c two play one round at one screen without a curtain, each with a corps, a hand and tokens of his own', async () => {
  const play = await openPlayOf(LIMANOWA, { mission: 'steamroller', seats: TOGETHER });
  const { page, table, problems } = play;
  await settled(play);
  const whose = page.getByTestId('phases').locator('.phases-name');
  for (const [place, corps] of ['VIII Corps', '15th Division'].entries()) {
    await expect.poll(() => whose.textContent()).toBe(corps);
    expect(await page.getByTestId('curtain').count()).toBe(0);
    const hand = table.now().view.corps.find(({ name }) => name === corps)?.hand.length;
    await expect.poll(() => page.locator('.dock .card').count()).toBe(hand);
    await expect.poll(() => page.locator('.hand-shown').count()).toBe(1);
    expect(await dockFaults(page)).toEqual([]);
    while (table.now().view.turn.corps === place && table.now().view.round === 1) {
      await sayBoth(play, botSays(play));
      const { asks } = table.match;
      if (asks !== null && asks !== table.seat) table.sit(asks);
      await settled(play);
    }
  }
  expect(table.now().view.round).toBe(2);
  await page.getByText('The AI’s round').first().waitFor();
  expect(problems).toEqual([]);
});

test('a phase is planned and disclosed by the keyboard alone', async () => {
  const play = await openPlayOf(LIMANOWA, { mission: MISSION, seats: SOLO });
  const { page, table, problems } = play;
  await settled(play);
  // Nothing is done by key before it can be spoken.
  await page.getByTestId('announcer').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+Enter');
  table.act(table.match.seq, ['disclose']);
  while (table.step());
  await settled(play);
  expect(await tooLong(page, engine().pack.cards.map(briefCard))).toEqual([]);
  // To a unit on the map, then one hex north.
  await page.keyboard.press('w');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const unit = await page.locator('.unit-row[aria-pressed="true"]').getAttribute('data-unit');
  expect(unit).toMatch(/^a\d\d$/);
  await page.locator(`.deeds button`, { hasText: 'Move' }).focus();
  await page.keyboard.press('Enter');
  const [hex = ''] = LIMANOWA.link.system.offers(table.now().view, ['move', unit ?? '']).map(({ word }) => word);
  await page.locator('details.offers summary').focus();
  await page.keyboard.press('Enter');
  await page.locator(`details.offers [data-say="move ${unit} ${hex}"]`).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => saidOn(page)).toEqual(['move', unit, hex]);
  await page.keyboard.press('Control+Enter');
  table.act(table.match.seq, ['move', unit ?? '', hex, 'disclose']);
  while (table.step());
  await settled(play);
  expect(problems).toEqual([]);
});

test('on a phone a plan is made with the finger, nothing is wider than the screen, and what is pale says why', async () => {
  const play = await openPlayOf(LIMANOWA, {
    mission: MISSION,
    seats: SOLO,
    context: { ...PHONE, colorScheme: 'dark' },
  });
  const { page, problems } = play;
  await settled(play);
  let pale = await pressPale(page);
  await confirmBoth(play);
  await page.getByTestId('forecast').getByText('if won now').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Higher' }).tap();
  await page.getByRole('tab', { name: 'Units' }).tap();
  await page.locator('.unit-row[data-unit="a02"]').tap();
  await page.locator('.deeds button', { hasText: 'Move' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  for (const tab of ['AI card', 'Cards', 'Mission']) {
    await page.getByRole('tab', { name: tab }).tap();
    const findings = tab === 'AI card' ? seriousFindings : findingsAgain;
    expect([tab, await findings(page)]).toEqual([tab, []]);
    pale += await pressPale(page);
  }
  expect(pale).toBeGreaterThan(1);
  const small: unknown = await page.evaluate(
    `[...document.querySelectorAll('.play button:not(.rule-link, .term)')].filter((it) => it.getClientRects().length > 0 && it.getBoundingClientRect().height < 43).map((it) => it.textContent)`,
  );
  expect(small).toEqual([]);
  expect(problems).toEqual([]);
});
