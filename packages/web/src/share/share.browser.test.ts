import { buffer } from 'node:stream/consumers';
import type { Download, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPlay, SOLO } from '../../../../scripts/harness/bear-page.ts';
import { openApp, openPage, PHONE } from '../../../../scripts/harness/browser.ts';
import { bots } from '../limanowa/link/bots.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { seriousFindings } from '../testing/axe.ts';
import { playedOut } from '../testing/played-out.ts';

const PLAN = {
  options: { mission: 'bridge-at-neu-sandez', level: 'tried' },
  seats: { p1: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } },
  seed: 'sfc32:two-games',
} as const;

async function saved(page: Page, sheet: Locator, name: string): Promise<{ file: Download; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await sheet.getByRole('button', { name }).click();
  const file = await coming;
  return { file, bytes: await buffer(await file.createReadStream()) };
}

/** Begins a clip and cancels it as soon as that can be done: within the page, for a quick machine has made it before a click arrives. */
function cancelledClip(sheet: Locator): Promise<void> {
  return sheet.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const button = (name: string) => element.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
        new MutationObserver((_changes, watch) => {
          const cancel = button('Cancel the clip');
          if (cancel === null) return;
          watch.disconnect();
          cancel.click();
          resolve();
        }).observe(element, { childList: true, subtree: true });
        button('Make the clip')?.click();
      }),
  );
}

/** Cancels a clip while the last pictures are encoded: all are drawn then, and the film is all but there. */
function cancelledAtItsEnd(sheet: Locator): Promise<void> {
  return sheet.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const button = (name: string) => element.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
        const { flush } = VideoEncoder.prototype;
        VideoEncoder.prototype.flush = async function (this: VideoEncoder) {
          VideoEncoder.prototype.flush = flush;
          button('Cancel the clip')?.click();
          await flush.call(this);
          // By the second picture the screen shows whatever came of it.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        };
        button('Make the clip')?.click();
      }),
  );
}

/** How long a film is, and how many shades its beginning and its end have: on a page of its own, as whoever gets it would play it. */
async function played(bytes: Buffer): Promise<{ length: number; width: number; shades: number[]; isMoving: boolean }> {
  const page = await openPage();
  await page.goto('about:blank');
  return page.evaluate(async (data) => {
    const video = document.createElement('video');
    video.muted = true;
    const raw = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    video.src = URL.createObjectURL(new Blob([raw], { type: 'video/webm' }));
    await new Promise((resolve, reject) => {
      video.addEventListener('loadeddata', resolve, { once: true });
      video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
    });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
    const on = canvas.getContext('2d', { willReadFrequently: true });
    const pictures: string[] = [];
    const shades: number[] = [];
    const look = (): void => {
      on?.drawImage(video, 0, 0);
      const pixels = on?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const seen = new Set<number>();
      for (let at = 0; at < pixels.length; at += 4 * 97)
        seen.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
      shades.push(seen.size);
      pictures.push(canvas.toDataURL());
    };
    await video.play();
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    look();
    video.playbackRate = 8;
    await new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }));
    look();
    return { length: video.duration, width: video.videoWidth, shades, isMoving: pictures[0] !== pictures[1] };
  }, bytes.toString('base64'));
}

test('a finished match is shared from its end: picture, file, clip and a link that opens elsewhere at the same moment', async () => {
  const table = playedOut(limanowaLink, PLAN, bots.random);
  const text = table.save();
  const problems: string[] = [];
  const page = await openApp({
    viewport: { width: 1280, height: 800 },
    onProblem: (problem) => problems.push(problem),
  });
  await page
    .getByLabel('Match file', { exact: true })
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const result = page.getByTestId('result');
  await result.waitFor();
  await result.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share this match' });
  await sheet.getByText('Includes both sides’ secrets and every die roll.').first().waitFor();
  await sheet.getByText(/of 8 kB: the whole match is in the link/).waitFor();
  await sheet.getByRole('figure').getByRole('img').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  const { bytes: png, file } = await saved(page, sheet, 'Save the picture');
  expect(file.suggestedFilename()).toMatch(/^the-bridge-at-neu-sandez-.*\.png$/);
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  // A blank one would be a few kilobytes.
  expect(png.length).toBeGreaterThan(60_000);
  const { bytes: match } = await saved(page, sheet, 'Save the file');
  expect(JSON.parse(match.toString())).toEqual(JSON.parse(text));

  await sheet.getByRole('radio', { name: 'From the start' }).click();
  const link = sheet.getByRole('textbox', { name: 'Link to this match' });
  await expect.poll(() => link.inputValue()).toContain('#/shared/0/1.');
  await sheet.getByRole('radio', { name: 'From this move' }).click();
  const address = await link.inputValue();
  expect(address).toContain(`#/shared/${table.match.seq}/1.`);
  await sheet.getByRole('button', { name: 'Close' }).click();

  // In another browser, at an entry in the middle.
  const seq = Math.floor(table.match.seq / 2);
  const payload = address.split('/').at(-1) ?? '';
  const other = await openApp({
    viewport: { width: 1280, height: 800 },
    isFresh: true,
    route: `/shared/${seq}/${payload}`,
  });
  await other.getByText('It is not saved yet.').waitFor();
  await other
    .getByText(new RegExp(`^Move ${seq}\\b`))
    .first()
    .waitFor();
  await other.getByRole('button', { name: 'More', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Share' }).click();
  const again = other.getByRole('dialog', { name: `Share move ${seq}` });
  await cancelledClip(again);
  await cancelledAtItsEnd(again);
  expect(await again.getByRole('button', { name: /^(?:Save|Make) the clip$/ }).allTextContents()).toEqual(['Make']);
  await again.getByRole('button', { name: 'Make the clip' }).click();
  await again.getByRole('button', { name: 'Save the clip' }).waitFor({ timeout: 90_000 });
  const told = Number(/WebM, ([\d.]+) s/.exec((await again.textContent()) ?? '')?.[1]);
  const { bytes: film } = await saved(other, again, 'Save the clip');
  const { length, width, shades, isMoving } = await played(film);
  expect(told).toBeLessThanOrEqual(10);
  expect([Math.abs(length - told) < 0.1, width, isMoving]).toEqual([true, 960, true]);
  expect(Math.min(...shades)).toBeGreaterThan(50);
  await again.getByRole('button', { name: 'Close' }).click();
  await other.getByRole('button', { name: 'Save a copy' }).click();
  await other.waitForURL(/#\/replay\/[^/]+\/\d+$/);

  // What is kept is shared from the list of matches too.
  await other.goto(`${address.split('#')[0]}#/`);
  await other.getByRole('button', { name: 'Share', exact: true }).click();
  const listed = other.getByRole('dialog', { name: 'Share this match' });
  await expect.poll(() => listed.getByRole('textbox').inputValue()).toMatch(/#\/shared\/\d+\/1\./);
  await listed.getByRole('button', { name: 'Close' }).click();

  // A link that lost its end says so.
  await other.goto(`${address.split('#')[0]}#/shared/${seq}/${payload.slice(0, 300)}`);
  await other.getByRole('heading', { name: 'This link cannot be opened' }).waitFor();
  await other.getByText('its end is missing').waitFor();
  expect(problems).toEqual([]);
});

test('on a phone a running match is shared in two taps: a picture at once, its link only after a warning of the dice to come', async () => {
  const { page } = await openPlay({
    mission: 'whose-crossroads',
    seats: SOLO,
    context: PHONE,
  });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: /^Share move \d+$/ });
  await sheet.getByText(/through its seed, every die and card to come/).waitFor();
  await sheet.getByRole('figure').getByRole('img').waitFor();
  expect(await sheet.getByRole('textbox').count()).toBe(0);
  await sheet.getByRole('button', { name: 'Make the link all the same' }).click();
  await expect.poll(() => sheet.getByRole('textbox').inputValue()).toMatch(/#\/shared\/\d+\/1\./);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});
