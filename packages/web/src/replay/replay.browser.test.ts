import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp } from '../../../../scripts/harness/browser.ts';
import { bots } from '../bear/link/bots.ts';
import { bearLink } from '../bear/link/link.ts';
import { playedOut } from '../testing/played-out.ts';
import { findingsInAllLooks, seriousFindings } from '../testing/axe.ts';

/** Against the AI, played to its end by a captain. */
const TABLE = playedOut(
  bearLink,
  {
    options: { mission: 'whose-crossroads' },
    seats: { german: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } },
    seed: 'sfc32:art32',
  },
  bots.captain,
);
const LAST = TABLE.match.seq;

const SETTINGS = JSON.stringify({
  motion: 'none',
  aiSpeed: 'instant',
  tips: 'off',
  breath: 'none',
  suggestions: 'off',
  screen: 'full',
});

async function openReplay(page: Page, seq: number): Promise<void> {
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(TABLE.save()) };
  await page.getByLabel('Match file', { exact: true }).setInputFiles(file);
  await page.waitForURL(/#\/play\//);
  await page.locator('.play').waitFor();
  const [place, id] = page.url().split('#/play/');
  await page.goto(`${place}#/replay/${id}/${seq}`);
  await at(page, seq).waitFor();
}

/** The scrubber once it stands at this entry. */
const at = (page: Page, seq: number) => page.locator(`[data-testid="scrubber"][aria-valuenow="${seq}"]`);

/** Whether its entry of the log can be pressed where it stands. */
function hasInSight(page: Page, seq: number): Promise<boolean> {
  return page.locator(`.log-entry[data-seq="${seq}"] .log-show`).evaluate((entry) => {
    const { x, y, width, height } = entry.getBoundingClientRect();
    return entry.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

test('a finished match is scrubbed, seen through other eyes, explained, branched and compared', async () => {
  const problems: string[] = [];
  const page = await openApp({
    viewport: { width: 1440, height: 900 },
    stored: { 'sandtable/settings': SETTINGS },
    onProblem: (problem) => problems.push(problem),
  });
  await openReplay(page, 40);
  const scrubber = page.getByTestId('scrubber');
  expect(await scrubber.getAttribute('aria-valuetext')).toMatch(new RegExp(`^Move 40 of ${LAST}, round \\d, .+`));
  await page.getByText(`Move 40 of ${LAST}, as the German player saw it`).waitFor();
  expect(await findingsInAllLooks(page)).toEqual([]);

  // By keys and buttons; the address follows.
  await scrubber.focus();
  await page.keyboard.press('End');
  await at(page, LAST).waitFor();
  await page.keyboard.press('Home');
  await at(page, 0).waitFor();
  await page.keyboard.press('PageDown');
  await page.waitForURL(/#\/replay\/\w+\/[1-9]\d*$/);
  // By the thumb.
  const box = await scrubber.boundingBox();
  if (box === null) throw new Error('there is no scrubber');
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => Math.abs(Number(page.url().split('/').at(-1)) - LAST / 2)).toBeLessThan(1.5);
  const middle = Number(page.url().split('/').at(-1));
  await at(page, middle).waitFor();

  // Everybody's eyes, at the same entry.
  await page.getByRole('radio', { name: 'AI', exact: true }).click();
  await page.getByText(`Move ${middle} of ${LAST}, as the AI saw it`).waitFor();
  await page.getByRole('radio', { name: 'Everything' }).click();
  await page.getByText(`Move ${middle} of ${LAST}, with everything`).waitFor();
  // The log stays at it.
  await expect.poll(() => hasInSight(page, middle)).toBe(true);
  await page.getByRole('radio', { name: 'German' }).click();

  // Why? at an entry of the AI, and back.
  const why = page.getByTestId('replay-why');
  for (let turn = 0; turn < 4 && (await why.getAttribute('aria-disabled')) === 'true'; turn++) {
    const seq = await scrubber.getAttribute('aria-valuenow');
    await page.getByRole('button', { name: 'One turn on' }).click();
    await page.locator(`[data-testid="scrubber"]:not([aria-valuenow="${seq}"])`).waitFor();
  }
  await why.click();
  await page.getByTestId('why').waitFor();
  await page.getByRole('button', { name: 'Back to the replay' }).click();
  await page.getByTestId('why').waitFor({ state: 'detached' });

  // A branch, under its ribbon; the match is as it was.
  const from = await scrubber.getAttribute('aria-valuenow');
  await page.getByTestId('play-on').click();
  await page.getByTestId('trying').getByText(`What if, from move ${from}`).waitFor();
  await page.locator('.slot-act [data-say="pass"]').click();
  await page.getByTestId('confirm').click();
  await page.locator('.play:not([data-seq="0"])').waitFor();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.locator(`[data-testid="scrubber"][aria-valuenow="${from}"]`).waitFor();
  expect(await page.getByTestId('branch-track').count()).toBe(1);

  // On a phone: the same sheet, and the comparison.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByTestId('branches').click();
  const rows = page.getByTestId('branch-table').locator('tbody tr');
  await rows.first().waitFor();
  expect(await rows.count()).toBeLessThanOrEqual(5);
  expect(await rows.first().innerText()).toContain('passes');
  await page.keyboard.press('Escape');
  await rows.first().waitFor({ state: 'detached' });
  expect(await seriousFindings(page, 'names')).toEqual([]);
  await page.getByLabel('Speed').selectOption('8');
  await page.getByTestId('replay-play').click();
  await page.locator(`[data-testid="scrubber"]:not([aria-valuenow="${from}"])`).waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(problems).toEqual([]);
});
