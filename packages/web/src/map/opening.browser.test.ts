import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letGo, PHONE } from '../../../../scripts/harness/browser.ts';
import { openPlay, SOLO } from '../../../../scripts/harness/bear-page.ts';
import { LIMANOWA, SOLO as ALONE } from '../../../../scripts/harness/limanowa-page.ts';
import { openPlayOf } from '../../../../scripts/harness/play-page.ts';
import { IS_WHOLE } from '../testing/whole.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;

interface Opened {
  readonly hex: number;
  readonly counters: number;
  /** How many of them have their centre on the map and uncovered. */
  readonly seen: number;
  readonly isWhole: boolean;
}

async function openedOn(page: Page): Promise<Opened> {
  await page.locator('.map [data-piece]').first().waitFor({ state: 'attached' });
  const found: unknown = await page.evaluate(`(() => {
    const map = document.querySelector('.map [role="application"]');
    const { left, top, right, bottom } = map.getBoundingClientRect();
    const ground = map.querySelector('svg').getBoundingClientRect();
    const places = [...map.querySelectorAll('.pieces [data-stack]')].map((it) => it.getBoundingClientRect());
    const seen = places.filter(({ x, y, width, height }) => {
      const at = [x + width / 2, y + height / 2];
      return at[0] > left && at[0] < right && at[1] > top && at[1] < bottom && map.contains(document.elementFromPoint(...at));
    });
    const isWhole = ground.left >= left - 1 && ground.right <= right + 1 && ground.top >= top - 1 && ground.bottom <= bottom + 1;
    return { hex: 120 * map.querySelector('svg').getScreenCTM().a, counters: places.length, seen: seen.length, isWhole };
  })()`);
  return found as Opened;
}

/** Large enough to read, or the whole map. */
function expectReadable({ hex, isWhole }: Opened): void {
  if (isWhole) return;
  expect(hex).toBeGreaterThanOrEqual(55.9);
  expect(hex).toBeLessThanOrEqual(80.1);
}

/** Before the first question the mission is read, once. */
async function readBriefing(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByTestId('scoring').waitFor();
  expect(await dialog.innerText()).toContain('What scores');
  await dialog.getByTestId('begin').click();
  await dialog.waitFor({ state: 'detached' });
}

/** A click on what is suggested says it, and sends nothing; no button moves; what was drawn for it goes. */
async function followIdea(page: Page): Promise<void> {
  const play = page.locator('.play');
  const idea = page.getByTestId('idea');
  await idea.waitFor();
  const [seq, say, main] = [
    await play.getAttribute('data-seq'),
    await idea.getAttribute('data-say'),
    page.locator('.confirm'),
  ];
  const place = await main.boundingBox();
  await idea.click();
  await page.locator(`.play[data-said^="${say}"]`).waitFor();
  expect(await play.getAttribute('data-seq')).toBe(seq);
  expect((await main.boundingBox())?.y).toBe(place?.y);
}

/** For the rest of this browser's matches. */
async function refuseIdeas(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'no suggestions' }).click();
  await page.getByTestId('idea').waitFor({ state: 'detached' });
  await page.locator('.map [data-way]').first().waitFor({ state: 'detached' });
}

const GUIDED = { suggestions: 'first', briefing: 'on', screen: 'first', tips: 'on' } as const;

interface Density {
  readonly words: number;
  readonly numbers: number;
  readonly text: string;
}

/**
 * What is to be read on the whole page: every text that is neither hidden nor clipped nor off the screen, those of the map included.
 * Counters are drawn without text, so their figures do not count. A word has a letter first, a number is a run of digits.
 */
async function readOn(page: Page): Promise<Density> {
  const found: unknown = await page.evaluate(`(() => {
    const isSeen = (node, { left, top, width, height }) => {
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 2 || height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
      for (let box = node.parentElement; box; box = box.parentElement) {
        const { overflow, opacity } = getComputedStyle(box);
        const b = box.getBoundingClientRect();
        if (box !== document.documentElement && opacity === '0') return false;
        if (overflow !== 'visible' && (x < b.left || x > b.right || y < b.top || y > b.bottom)) return false;
      }
      return node.parentElement.checkVisibility({ visibilityProperty: true });
    };
    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (node.data.trim() !== '' && [...range.getClientRects()].some((box) => isSeen(node, box))) texts.push(node.data.trim());
    }
    return texts.join(' ');
  })()`);
  const text = String(found);
  return { words: text.match(/\p{L}[\p{L}\d’'.-]*/gu)?.length ?? 0, numbers: text.match(/\d+/g)?.length ?? 0, text };
}

/** Nothing that decides is folded, nothing is said twice, and the calculation is one click away. */
async function expectQuiet(page: Page): Promise<void> {
  const box = page.getByTestId('popover');
  await page.locator('.why-fold').waitFor();
  const chance = /^\d+%/.exec(await box.innerText())?.[0] ?? 'none';
  const { words, numbers, text } = await readOn(page);
  expect(text).toMatch(/hits on \d+\+.*kills on \d+\+/s);
  expect(text).toMatch(/Pay.*spent.*2 AP.*\d+%/s);
  expect(text.split(chance)).toHaveLength(2);
  expect(words).toBeLessThanOrEqual(200);
  expect(numbers).toBeLessThanOrEqual(40);
  await page.locator('.why-fold > summary').click();
  await page.locator('.why-fold .ledger').first().waitFor();
  await page.locator('.why-fold > summary').click();
}

/** The switch of the play screen brings everything back, and remembers it. */
async function showAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Quiet screen' }).click();
  await page.locator('.play:not([data-quiet])').waitFor();
  await page.locator('.target .ledger').first().waitFor();
  expect(await page.evaluate(`JSON.parse(localStorage['sandtable/settings']).screen`)).toBe('full');
  expect((await readOn(page)).words).toBeGreaterThan(250);
}

test('a match opens on its units and objectives at a readable size, on a desk and on a phone; a newcomer reads the briefing and follows a suggestion on a quiet screen', async () => {
  for (const context of [DESKTOP, PHONE]) {
    const isDesk = context === DESKTOP;
    const settings = isDesk ? GUIDED : {};
    for (const isBear of isDesk || IS_WHOLE ? [true, false] : [true]) {
      const { page } = isBear
        ? await openPlay({ mission: 'whose-crossroads', seats: SOLO, settings, context })
        : await openPlayOf(LIMANOWA, { mission: 'bridge-at-neu-sandez', seats: ALONE, settings, context });
      if (isDesk) await readBriefing(page);
      const opened = await openedOn(page);
      expect(opened.counters).toBeGreaterThan(5);
      expectReadable(opened);
      // A phone shows as many as fit, a desktop nearly all.
      expect(opened.seen / opened.counters).toBeGreaterThan(context === PHONE ? 0.3 : 0.8);
      if (isDesk && isBear) {
        // The initiative, which is no turn yet.
        await page.getByRole('radiogroup', { name: 'Chance to go first' }).waitFor();
        await page.getByTestId('confirm').click();
      }
      if (isDesk) await followIdea(page);
      if (isDesk && isBear) {
        await expectQuiet(page);
        await showAll(page);
        await refuseIdeas(page);
      }
      await letGo(page);
    }
  }
});
