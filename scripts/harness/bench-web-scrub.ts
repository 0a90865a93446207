// What it costs to scrub a long match from end to end, for `npm run bench:web`: processor time of page and worker for each entry.
import type { Browser, Page } from 'playwright-core';
import type { Seating } from '../../packages/session/src/index.ts';
import { inThreadTime, quantile, spentIn, within } from './bench-web-time.ts';
import { KEEP_WORKER, longMatch } from './bench-web-why.ts';

const TWO: Seating = { german: { kind: 'person', name: 'One' }, soviet: { kind: 'person', name: 'Two' } };
/** So long, at least. */
const ENTRIES = 400;
/** Steps measured together: one alone is below what the browser counts. */
const LAP = 20;
/** In seconds. A drag that takes longer is measured as far as it has come. */
const OPENING = 60;
const DRAGGING = 60;

interface ScrubTimes {
  readonly entries: number;
  /** In ms, while the match is read ahead. */
  readonly perEntry: number;
  /** When everything has been read: the main thread, lap by lap. */
  readonly laps: readonly Lap[];
  /** Of the laps, the slowest of twenty, in ms for a step. */
  readonly slowest: number;
  /** So often the worker was asked meanwhile. */
  readonly asked: number;
}

/** For a step, in ms. */
interface Lap {
  readonly steps: number;
  readonly main: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** From one frame to the next, by the clock. */
  readonly frame: number;
}

export async function measureScrub(browser: Browser, address: string): Promise<ScrubTimes> {
  const { text, seq } = veryLongMatch();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(LISTEN);
  await page.addInitScript(KEEP_WORKER);
  await within('the long match and its replay open', OPENING, openReplay(page, address, text));
  await within('the long match is read ahead', OPENING, untilRead(page));
  // At first nothing is compiled.
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

/** Of all steps together. */
export function meanOf(laps: readonly Lap[], part: keyof Lap): number {
  const steps = laps.reduce((sum, lap) => sum + lap.steps, 0);
  return laps.reduce((sum, lap) => sum + lap[part] * lap.steps, 0) / steps;
}

/** Said at random, some matches are shorter. */
function veryLongMatch(): ReturnType<typeof longMatch> {
  for (let seed = 1; ; seed++) {
    const match = longMatch('panzerkoloss-ahead', TWO, `sfc32:scrub-${seed}`);
    if (match.seq >= ENTRIES) return match;
  }
}

/** Counts what workers are asked. */
const LISTEN = `
  window.asked_ = 0;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ports) {
    window.asked_++;
    return post.call(this, message, ports);
  };`;

/** One stretch is asked for after the other: when nothing has been asked for a while, everything is here. */
async function untilRead(page: Page): Promise<void> {
  for (let before = -1; ;) {
    const asked = Number(await page.evaluate('window.asked_'));
    if (asked === before) return;
    before = asked;
    await page.waitForTimeout(2000);
  }
}

/** Drags the thumb from end to end, one entry a frame, and leaves out laps; ends where time is up. */
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

/** Of the track, left and right: see `replay/scrubber.tsx`. */
const EDGE = 14;

/** Runs on the page; resolves to its time by the clock, in ms. */
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

/** Another worker of the same kind, with the same match, asked as the page asks its own: the time for one entry, in ms. */
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
