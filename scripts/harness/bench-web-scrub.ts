// For `npm run bench:web`: what scrubbing a long match from end to end costs page and worker, in processor time per entry.
import type { Browser, Page } from 'playwright-core';
import type { Seating } from '../../packages/session/src/index.ts';
import { inThreadTime, quantile, spentIn, within } from './bench-web-time.ts';
import { KEEP_WORKER, longMatch } from './bench-web-why.ts';

const TWO: Seating = { german: { kind: 'person', name: 'One' }, soviet: { kind: 'person', name: 'Two' } };
/** The least number of entries. */
const ENTRIES = 400;
/** Steps measured together: a single one is below the browser's resolution. */
const LAP = 20;
/** In seconds. A longer drag is measured as far as it got. */
const OPENING = 60;
const DRAGGING = 60;

interface ScrubTimes {
  readonly entries: number;
  /** While the match is still being read ahead. */
  readonly perEntry: number;
  /** Once everything has been read: main-thread time, lap by lap. */
  readonly laps: readonly Lap[];
  /** 95th percentile of the laps, in ms per step. */
  readonly slowest: number;
  /** How often the worker was asked meanwhile. */
  readonly asked: number;
}

/** Per step, in ms. */
interface Lap {
  readonly steps: number;
  readonly main: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** Between two frames, by the clock. */
  readonly frame: number;
}

export async function measureScrub(browser: Browser, address: string): Promise<ScrubTimes> {
  const { text, seq } = veryLongMatch();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(LISTEN);
  await page.addInitScript(KEEP_WORKER);
  await within('the long match and its replay open', OPENING, openReplay(page, address, text));
  await within('the long match is read ahead', OPENING, untilRead(page));
  // A first, quick drag has the code compiled.
  await scrub(page, seq, 8);
  await page.evaluate('window.asked_ = 0');
  const laps = await scrub(page, seq);
  const asked = Number(await page.evaluate('window.asked_'));
  const perEntry = await within('another worker reads the long match', OPENING, readAhead(page, text, seq));
  await page.close();
  const slowest = quantile(
    laps.map(({ main }) => main),
    0.95,
  );
  return { entries: seq, perEntry, laps, slowest, asked };
}

async function openReplay(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address);
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Match file', { exact: true }).setInputFiles(file);
  await page.getByTestId('result').waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto(`${address}/#/replay/${id}`);
  await page.getByTestId('scrubber').locator('svg').waitFor();
}

/** Mean over all steps. */
export function meanOf(laps: readonly Lap[], part: keyof Lap): number {
  const steps = laps.reduce((sum, lap) => sum + lap.steps, 0);
  return laps.reduce((sum, lap) => sum + lap[part] * lap.steps, 0) / steps;
}

/** Some random matches are shorter, so several seeds are tried. */
function veryLongMatch(): ReturnType<typeof longMatch> {
  for (let seed = 1; ; seed++) {
    const match = longMatch('panzerkoloss-ahead', TWO, `sfc32:scrub-${seed}`);
    if (match.seq >= ENTRIES) return match;
  }
}

/** Counts messages to workers. */
const LISTEN = `
  window.asked_ = 0;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ports) {
    window.asked_++;
    return post.call(this, message, ports);
  };`;

/** The page asks for one stretch after another: when it has been quiet for a while, it has all of them. */
async function untilRead(page: Page): Promise<void> {
  for (let before = -1; ;) {
    const asked = Number(await page.evaluate('window.asked_'));
    if (asked === before) return;
    before = asked;
    await page.waitForTimeout(2000);
  }
}

/** Drags the thumb from end to end, one entry a frame, skipping laps if `stride` is above 1; stops when time is up. */
async function scrub(page: Page, seq: number, stride = 1): Promise<readonly Lap[]> {
  const session = await inThreadTime(page);
  const box = await page.getByTestId('scrubber').boundingBox();
  if (box === null) throw new Error('there is no scrubber');
  const laps: Lap[] = [];
  await page.mouse.move(box.x + EDGE, box.y + box.height / 2);
  await page.mouse.down();
  const end = performance.now() + 1000 * DRAGGING;
  for (let from = 0; from <= seq && performance.now() < end; from += LAP * stride) {
    const to = Math.min(seq, from + LAP - 1);
    const before = await spentIn(session);
    const drag = page.evaluate(`(${dragOver})(${from}, ${to}, ${seq})`);
    const took = Number(await within(`entries ${from} to ${to} are scrubbed`, DRAGGING, drag));
    const after = await spentIn(session);
    const steps = to - from + 1;
    const each = (name: string): number => ((after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN)) / steps;
    laps.push({
      ...{ steps, main: each('TaskDuration'), script: each('ScriptDuration') },
      ...{ style: each('RecalcStyleDuration'), layout: each('LayoutDuration'), frame: took / steps },
    });
  }
  await page.mouse.up();
  await session.detach();
  return laps;
}

/** The track's inset, left and right: see `replay/scrubber.tsx`. */
const EDGE = 14;

/** Runs on the page; resolves to its duration by the clock, in ms. */
const dragOver = `async (from, to, last) => {
  const track = document.querySelector('[data-testid="scrubber"]');
  const { left, width, top, height } = track.getBoundingClientRect();
  const start = performance.now();
  for (let place = from; place <= to; place++) {
    const clientX = left + ${EDGE} + ((width - ${2 * EDGE}) * place) / last;
    track.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerId: 1, clientX, clientY: top + height / 2 }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    if (Math.abs(Number(track.getAttribute('aria-valuenow')) - place) > 2) throw new Error('entry ' + place + ' is not shown');
  }
  return performance.now() - start;
}`;

/** Asks a second worker of the same kind and match as the page asks its own; returns ms per entry. */
async function readAhead(page: Page, text: string, seq: number): Promise<number> {
  const took = await page.evaluate(`(async (text, last) => {
    const worker = new Worker(window.worker_, { type: 'module', name: 'bear' });
    const ask = (topic, asked) => new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => done(data);
      worker.postMessage({ topic, asked }, [port2]);
    });
    await ask('adopt', { id: 'bench', text, passing: true });
    const start = performance.now();
    for (let from = 0; from <= last; from += 32) await ask('past', { from, to: Math.min(last, from + 31), eyes: 'german' });
    const took = performance.now() - start;
    worker.terminate();
    return took;
  })(${JSON.stringify(text)}, ${seq})`);
  return Number(took) / (seq + 1);
}
