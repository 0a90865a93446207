import type { Locator, Page } from 'playwright-core';

/** Milliseconds; longer than a slot of the screen takes to settle. */
const REST = 500;

/**
 * Clicks twice at once, and a third time two frames after the screen has changed: the hand has not moved, but something
 * else may be under it.
 */
export async function clickTwice(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('there is nothing to click on');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(`(() => {
    const table = document.querySelector('.play');
    const again = new MutationObserver(() => {
      again.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() =>
        document.elementFromPoint(${x}, ${y})?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 3 }))));
    });
    again.observe(table, { attributeFilter: ['data-seq', 'data-said'] });
    setTimeout(() => again.disconnect(), ${REST});
  })()`);
  await pressTwice(page, { x, y });
}

/** Waits until a click no longer counts as a slip. */
export async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(REST);
  await page.locator('[data-settling]').first().waitFor({ state: 'detached' });
}

/** The same at a point of the map. */
export async function pressTwice(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  await page.mouse.move(x, y);
  // Both are on their way before the page has answered the first: on a busy machine they would be too far apart to be a slip.
  await Promise.all([1, 2].flatMap((clickCount) => [page.mouse.down({ clickCount }), page.mouse.up({ clickCount })]));
  await rest(page);
}

export async function entryOf(page: Page): Promise<string> {
  return (await page.locator('.play').getAttribute('data-seq')) ?? '';
}

/** The boxes of the parts that must never move: left, top, width, height. */
export async function slotsOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const found: unknown = await page.evaluate(`(() => {
    const parts = {
      prompt: '.slot-prompt .prompt-line', orders: '.slot-orders', body: '.slot-body', act: '.slot-act',
      main: '.confirm', turn: '.turn-buttons', first: '.turn-buttons > :first-child', map: '.play-map', top: '.top-bar',
    };
    const boxOf = (selector) => {
      const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
      // The prompt has the orders' place until a unit is chosen, and its line is as long as it is: it begins in one place.
      const isLine = selector.endsWith('.prompt-line');
      return (isLine ? [left, top, width] : [left, top, width, height]).map(Math.round).join(' ');
    };
    return Object.entries(parts).map(([name, selector]) => [name, boxOf(selector)]);
  })()`);
  if (!Array.isArray(found)) throw new Error('the screen has no slots');
  return Object.fromEntries(found.map(([name, box]) => [String(name), String(box)]));
}

/** Presses everything pale that is on the screen, and gives how many there are: each must say why, and nothing may be done. */
export async function pressPale(page: Page): Promise<number> {
  const found: unknown = await page.evaluate(`(async () => {
    const table = document.querySelector('.play');
    const now = () => [table.dataset.seq, table.dataset.said, table.dataset.stop].join(' ');
    const before = now();
    const told = [];
    for (const pale of document.querySelectorAll('[aria-disabled="true"]')) {
      if (pale.getClientRects().length === 0) continue;
      pale.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const note = document.querySelector('.act-note');
      const isSaid = note.textContent === pale.dataset.why && note.textContent.length > 8 && note.offsetHeight > 0;
      told.push(isSaid && now() === before ? '' : pale.outerHTML.slice(0, 200) + ' said: ' + note.textContent);
    }
    return told;
  })()`);
  if (!Array.isArray(found)) throw new Error('the table is not there');
  const wrong = found.filter((each) => each !== '');
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return found.length;
}
