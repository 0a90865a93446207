import { expect, inject, test } from 'vitest';
import { openPage } from '../../../../../scripts/harness/browser.ts';
import { drafted } from '../../testing/drafted.ts';
import { setUpPage } from './page.ts';

/** In points. */
const PAPERS = [
  ['A4', 595, 842],
  ['Letter', 612, 792],
] as const;

/** Left and right together, as in the style sheet. */
const MARGINS = 62;

test(
  'a solo mission on two boards: every part has its pages, upright or across, and on A4 and Letter nothing is cut off',
  { timeout: 120_000 },
  async () => {
    const { open, truth } = drafted(
      { guideline: 4, solo: { capsLess: 0, commandCardsOut: 0 }, boards: ['b1', 'b3'] },
      'paper',
      'captain',
    );
    const sheet = await openPage({ isPainted: true });
    await sheet.setContent(setUpPage({ open, truth, seed: 'paper' }));
    // The drawings do not affect the layout and are slow to print.
    await sheet.addStyleTag({ content: 'svg * { visibility: hidden }' });
    // A4 is the narrower and the longer, so what fits there fits on Letter; `npm run soak` looks at both.
    for (const [format, width, height] of PAPERS.slice(0, inject('samples'))) {
      const boxes = pageBoxes(await sheet.pdf({ format, printBackground: true }));
      // Forces, Record Boards and the sheet of the AI; the map and two boards.
      expect(boxes.length).toBeGreaterThanOrEqual(5);
      expect(new Set(boxes)).toEqual(new Set([`${width} ${height}`, `${height} ${width}`]));
      // As wide as the paper between its margins: anything wider would be cut off.
      await sheet.emulateMedia({ media: 'print' });
      await sheet.setViewportSize({ width: Math.floor(((width - MARGINS) / 72) * 96), height: 1000 });
      const out = await sheet.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((each) => each.closest('svg') === null)
          .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .map((each) => each.textContent),
      );
      expect([format, ...out]).toEqual([format]);
      // What is on upright paper goes on from page to page: the second is not left nearly empty.
      const flow = await sheet.evaluate(() => document.querySelector('.wide, .part')?.getBoundingClientRect().top ?? 0);
      expect(flow / ((height - MARGINS) * (96 / 72))).toBeGreaterThan(1.5);
    }
  },
);

/** Width and height of each PDF page, in whole points. */
function pageBoxes(pdf: Uint8Array): string[] {
  const text = new TextDecoder('latin1').decode(pdf);
  return [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.floor(Number(width))} ${Math.floor(Number(height))}`,
  );
}
