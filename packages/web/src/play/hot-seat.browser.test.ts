import { randomOf } from '@sandtable/kernel';
import type { Limanowa } from '@sandtable/limanowa';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type BearPage, openPlay, TWO } from '../../../../scripts/harness/bear-page.ts';
import { LIMANOWA } from '../../../../scripts/harness/limanowa-page.ts';
import { inMemoryOf, lastMatchedOn } from '../../../../scripts/harness/page-memory.ts';
import { openPlayOf, type PlayPage, sayBoth, settled } from '../../../../scripts/harness/play-page.ts';
import { engine } from '../bear/engine/engine.ts';
import { IS_WHOLE } from '../testing/whole.ts';

test('at one screen nothing of the other is there before the curtain is lifted, in the page or in its memory, and then one is told what one missed', async () => {
  const play = await openPlay({ mission: 'one-bridge', seats: TWO, context: { isFresh: true } });
  const { page, table, problems } = play;
  let told = 0;
  const covered: Memory[] = [];
  const open: Memory[] = [];
  for (let turn = 0; turn < 6; turn++) {
    await page.getByTestId('curtain').waitFor();
    // What one has missed is kept through a reload.
    if (turn === 5) await page.reload();
    await page.getByTestId('curtain').waitFor();
    expect(await page.locator('.play, .card, .map, .log').count()).toBe(0);
    // Slow, so not every time: before anybody has looked, and after both have.
    if (turn === 0 || turn === 4 || (turn === 1 && IS_WHOLE)) covered.push(await memoryOf(page));
    const { asks } = table.match;
    if (asks === null) throw new Error('someone is asked');
    await page.getByTestId('curtain').getByRole('button').click();
    // The set-up, before the first entry, is missed by nobody.
    const missed = table.sit(asks).filter(({ seq, events }) => seq > 0 && events.length > 0);
    await settled(play);
    told += missed.length;
    expect(await page.getByTestId('missed').locator('.outcome-line').count()).toBe(missed.length);
    if (turn === 0) await readScoring(page);
    if (turn === 2) open.push(await memoryOf(page));
    while (table.match.asks === table.seat) {
      const { view, pending } = table.now();
      const random = randomOf('sfc32:two', String(table.match.seq));
      // Each gives one order, then they pass until the round is over.
      const passes = pending?.key === 'turn' && turn > 2;
      await sayBoth(play, passes ? ['pass'] : engine().system.anySentence(view, random));
    }
    if (turn === 3) await takePassBack(play);
    await page.getByRole('button', { name: 'Hand over the screen' }).click();
  }
  expect(told).toBeGreaterThan(0);
  // Hidden units and everything told to one player are in memory while they look, and nowhere once they have gone.
  const first = expectForgotten(covered);
  expect(open.map(({ eyes }) => eyes)).toEqual([['soviet', 'spectator']]);
  expect(open.every(({ secrets, lines }) => secrets > 0 && lines > first.lines)).toBe(true);
  await page.getByTestId('curtain').getByRole('button').click();
  await endBy(page, 'All agree to a draw');
  expect(await page.locator('#result-title').textContent()).toBe('Draw');
  expect(await page.locator('.story-foot').textContent()).toMatch(
    /^The German player and the Soviet player agreed to a draw in round \d/,
  );
  await page.getByRole('button', { name: 'Look at the board' }).click();
  expect(await page.locator('.log').textContent()).toContain(
    'The German player and the Soviet player agreed to a draw',
  );
  expect(problems).toEqual([]);
});

test('L12b the hand of one side is nowhere once the curtain has fallen, whatever was looked at', async () => {
  const seats = { p1: { kind: 'person', name: 'One' }, p2: { kind: 'person', name: 'Two' } } as const;
  const play = await openPlayOf(LIMANOWA, { mission: 'battle-of-limanowa', seats, context: { isFresh: true } });
  const { page, table, problems } = play;
  const covered: Memory[] = [];
  const open: Memory[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await page.getByTestId('curtain').waitFor();
    if (turn !== 1 || IS_WHOLE) covered.push(await memoryOf(page));
    if (turn === 2) break;
    const { asks } = table.match;
    if (asks === null) throw new Error('someone is asked');
    await page.getByTestId('curtain').getByRole('button').click();
    table.sit(asks);
    await settled(play);
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    await page.getByRole('tab', { name: 'Orders' }).click();
    if (turn === 1) open.push(await memoryOf(page));
    await disclose(play);
    await page.getByRole('button', { name: 'Hand over the screen' }).click();
  }
  expectForgotten(covered);
  expect(open.map(({ eyes }) => eyes)).toEqual([['p2', 'spectator']]);
  expect(open.every(({ secrets }) => secrets > 0)).toBe(true);
  await page.getByTestId('curtain').getByRole('button').click();
  await endBy(page, /^Resign as /);
  expect(await page.locator('#result-title').textContent()).toMatch(/ won$/);
  expect(await page.locator('.story-foot').textContent()).toMatch(/ resigned in round 1, after/);
  expect(problems).toEqual([]);
});

/** Whoever is asked ends the match, and its result is shown. */
async function endBy(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('tab', { name: 'Mission' }).click();
  await page.getByRole('button', { name: 'End the match…' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.getByTestId('result').waitFor();
}

/** No orders, and no card against the enemy's. */
async function disclose(play: PlayPage<Limanowa>): Promise<void> {
  const { table, game } = play;
  while (table.match.asks === table.seat)
    await sayBoth(play, [game.turns.includes(table.now().pending?.key ?? '') ? 'disclose' : 'pass']);
}

interface Memory {
  /** Whose views the moments are. */
  readonly eyes: readonly string[];
  /** Known hands, hidden units with a known hex, hits lying face down: only their owner may know them. */
  readonly secrets: number;
  readonly lines: number;
  /** The last text a regular expression matched. */
  readonly matched: string;
}

/** Behind the curtain memory is always as before anybody looked, except that the glossary has been searched since. */
function expectForgotten([first, ...later]: readonly Memory[]): Memory {
  const before: Memory = { eyes: ['spectator'], secrets: 0, lines: first?.lines ?? -1, matched: '' };
  expect(first).toEqual({ ...before, matched: expect.any(String) });
  expect(later).toEqual(later.map(() => before));
  return before;
}

async function memoryOf(page: Page): Promise<Memory> {
  const matched = await lastMatchedOn(page);
  const found = await inMemoryOf(
    page,
    ['seat', 'fate', 'rank'],
    ({ seat, view, pending, hand, hidden, at, fate, hit, shown, text, rank, sign }) => {
      if (typeof seat === 'string' && view !== undefined && pending !== undefined) return `eyes ${seat}`;
      if (typeof seat === 'string' && Array.isArray(hand) && hand.some((card) => card !== null)) return 'secret';
      if (fate === 'inPlay' && hidden === true && at !== -1) return 'secret';
      if (fate === 'inPlay' && shown === false && hit !== null && hit !== -1) return 'secret';
      return typeof text === 'string' && rank !== undefined && sign !== undefined ? 'line' : null;
    },
  );
  const eyes = new Set(found.flatMap((each) => /^eyes (.*)$/.exec(each)?.[1] ?? []));
  return {
    eyes: [...eyes].toSorted(),
    secrets: found.filter((each) => each === 'secret').length,
    lines: found.filter((each) => each === 'line').length,
    matched,
  };
}

/** What scores, and what it would come to now: in the Mission tab and beside the score. */
async function readScoring(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Mission' }).click();
  const scoring = page.getByTestId('scoring');
  await scoring.locator('li').nth(1).waitFor();
  expect(await scoring.getByTestId('if-ended').textContent()).toMatch(/^If it ended now: German \d+, Soviet \d+ VP/);
  expect(await page.getByTestId('forecast').textContent()).toMatch(/if it ended now \d+ : \d+/);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('tab', { name: 'Orders' }).click();
}

/** Until the screen is handed over, a pass can be taken back: nobody has seen it. */
async function takePassBack(play: BearPage): Promise<void> {
  const { page, table } = play;
  expect(await page.getByTestId('undo').getAttribute('aria-disabled')).toBe('false');
  await page.getByTestId('undo').click();
  expect(table.undo(table.match.seq)).toMatchObject({ granted: true });
  await settled(play);
  expect(await page.getByRole('button', { name: 'Hand over the screen' }).count()).toBe(0);
  await sayBoth(play, ['pass']);
}
