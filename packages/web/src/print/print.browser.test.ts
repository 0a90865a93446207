import { qrOf } from '@sandtable/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp } from '../../../../scripts/harness/browser.ts';
import { seriousFindings } from '../testing/axe.ts';
import { IS_WHOLE } from '../testing/whole.ts';
import { HEX_ACROSS } from './tiles.ts';

/** In points. */
const PAPERS = [
  ['A4', 595, 842],
  ['Letter', 612, 792],
] as const;

const PIXELS = 96 / 25.4;

async function openAt(route: string): Promise<Page> {
  const page = await openApp({ route, viewport: { width: 1400, height: 1000 } });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}

/** How many pages the dialog says there are, once they are laid out. */
async function pageCount(page: Page): Promise<number> {
  await page.locator('[data-testid=page-count][data-settled=true]').waitFor();
  return Number.parseInt((await page.getByTestId('page-count').textContent()) ?? '', 10);
}

/** Whatever sticks out of its page, its card or its counter. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const out: string[] = [];
    for (const sheet of document.querySelectorAll('.print-page')) {
      const paper = sheet.getBoundingClientRect();
      const foot = sheet.querySelector('.print-foot')?.getBoundingClientRect().top ?? 0;
      for (const each of sheet.querySelectorAll('.print-area *')) {
        if (each.closest('svg') !== null && each.tagName !== 'svg') continue;
        const { left, right, bottom } = each.getBoundingClientRect();
        if (left < paper.left - 1 || right > paper.right + 1 || bottom > foot + 1)
          out.push(`${sheet.getAttribute('aria-label')}: ${each.outerHTML.slice(0, 90)}`);
      }
      for (const each of sheet.querySelectorAll('.print-card, .print-words, .print-token'))
        if (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
          out.push(`${sheet.getAttribute('aria-label')}: ${each.textContent}`);
    }
    return out;
  });
}

function hideDrawings(): void {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync('@media print { .print-area svg * { visibility: hidden } }');
  document.adoptedStyleSheets.push(hidden);
}

/** Width and height of each PDF page, in whole points: browsers cut them differently. */
function pageBoxes(pdf: Uint8Array): string[] {
  const text = new TextDecoder('latin1').decode(pdf);
  return [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`,
  );
}

/** As many pages as the dialog says, on either paper, and nothing sticks out of them. */
async function expectPages(page: Page): Promise<void> {
  for (const [name, width, height] of PAPERS) {
    await page.getByRole('radio', { name, exact: true }).click();
    await page.getByText(`of ${name}.`).waitFor();
    const count = await pageCount(page);
    expect(count).toBeGreaterThan(5);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.print-page').count()).toBe(count);
    expect(await sticksOut(page)).toEqual([]);
    // The drawings do not affect the layout and are slow to print.
    await page.evaluate(hideDrawings);
    const boxes = pageBoxes(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(boxes).toEqual(Array.from({ length: count }, () => `${width} ${height}`));
    await page.emulateMedia({ media: 'screen' });
  }
  expect(await seriousFindings(page)).toEqual([]);
}

const JOBS = ['/print/limanowa/bridge-at-neu-sandez', '/print/bear/first-shots'];

test.each(JOBS.slice(0, IS_WHOLE ? 2 : 1))(
  '%s has as many pages as the dialog says, on either paper, and nothing sticks out',
  { timeout: 240_000 },
  async (route) => expectPages(await openAt(route)),
);

test(
  'a mission is printed from its page: as many pages as the dialog says, hexes as wide as asked for, and a code that leads back to the very match',
  { timeout: 240_000 },
  async () => {
    const page = await openAt('/missions/whose-crossroads');
    await page.getByRole('link', { name: 'Print for a table' }).click();
    await expectPages(page);
    const link = await expectCode(page);
    await expectSizes(page);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Whose Crossroads?' }).waitFor();
    await page.getByRole('button', { name: 'Play it here' }).click();
    await page.getByTestId('round').waitFor();
    for (const [route, words] of [
      ['bear/nowhere', 'There is no such mission.'],
      ['chess/opening', 'There is no such game.'],
      ['match/gone', 'This match is not in this browser.'],
      ['again/bear/~/cut', 'cut or damaged'],
    ] as const) {
      await page.goto(`${link.slice(0, link.indexOf('#'))}#/print/${route}`);
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
    }
  },
);

/** A hex is as many millimetres wide as asked for, and a size that cannot be printed is refused. */
async function expectSizes(page: Page): Promise<void> {
  const usual = await pageCount(page);
  await page.getByLabel(/^The boards, to scale/).check();
  const size = page.getByLabel(/^Hexes/);
  for (const hex of ['18', '32']) {
    await size.fill(hex);
    expect(await pageCount(page)).toBeGreaterThan(usual);
    await page.emulateMedia({ media: 'print' });
    const tile = page.locator('.print-tile > svg').first();
    const shown = (await tile.boundingBox())?.width ?? 0;
    const [, , units = 0] = ((await tile.getAttribute('viewBox')) ?? '').split(' ').map(Number);
    expect((shown / PIXELS / units) * HEX_ACROSS).toBeCloseTo(Number(hex), 1);
    await page.emulateMedia({ media: 'screen' });
  }
  await size.fill('5');
  expect(await page.getByRole('alert').textContent()).toContain('from 12 to 60 mm');
  expect(await page.getByRole('button', { name: 'Print' }).isDisabled()).toBe(true);
}

/** The code is drawn as its link says, large enough to be read; gives the link. */
async function expectCode(page: Page): Promise<string> {
  await pageCount(page);
  const link = (await page.locator('.print-page .print-link span').textContent()) ?? '';
  const drawn = await page.locator('.print-page .print-code path').last().getAttribute('d');
  await page.emulateMedia({ media: 'print' });
  const width = (await page.locator('.print-page .print-code').boundingBox())?.width ?? 0;
  await page.emulateMedia({ media: 'screen' });
  const dark = (qrOf(link) ?? []).flatMap((row, y) =>
    row.flatMap((is, x) => (is ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
  );
  expect(dark.length).toBeGreaterThan(100);
  expect(drawn).toBe(dark.join(''));
  expect(width / PIXELS / ((qrOf(link)?.length ?? 0) + 8)).toBeGreaterThan(0.4);
  return link;
}
