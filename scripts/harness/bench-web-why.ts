// For `npm run bench:web`: how quickly the AI explains itself in a long match.
import { randomOf } from '../../packages/kernel/src/index.ts';
import type { Seating } from '../../packages/session/src/index.ts';
import type { Browser, Page } from 'playwright-core';
import { bearLink } from '../../packages/web/src/bear/link/link.ts';
import { newTable } from '../../packages/web/src/link/open-table.ts';

const SAMPLES = 12;

interface LongMatch {
  readonly text: string;
  /** The number of the last entry, and the AI's entries. */
  readonly seq: number;
  readonly turns: readonly number[];
}

/** A long random match. */
export function longMatch(mission: string, seats: Seating, seed = 'sfc32:bench'): LongMatch {
  const made = newTable(bearLink, { options: { mission }, seats, seed });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = made.value;
  const random = randomOf(seed, 'says');
  while (table.now().outcome === null) {
    if (table.step()) continue;
    const { seq, view } = table.now();
    table.act(seq, bearLink.system.anySentence(view, random));
    if (table.seat !== table.match.asks && table.match.asks !== null) table.sit(table.match.asks);
  }
  return {
    text: table.save(),
    seq: table.match.seq,
    turns: table.log().flatMap(({ seq, speaker }) => (speaker === 'ai' ? [seq] : [])),
  };
}

interface WhyTimes {
  /** From the press of Why? until the reasons are on the page, in ms, for turns spread over the match. */
  readonly onPage: readonly number[];
  /** Replaying a turn with its trace in the worker, until the page has it. */
  readonly inWorker: readonly number[];
}

export async function measureWhy(browser: Browser, address: string): Promise<WhyTimes> {
  const { text, turns } = longMatch('panzerkoloss-solo', {
    german: { kind: 'person', name: 'You' },
    ai: { kind: 'procedure' },
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(KEEP_WORKER);
  await page.goto(address);
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Match file', { exact: true }).setInputFiles(file);
  await page.getByTestId('result').waitFor();
  await page.getByRole('button', { name: 'Look at the board' }).click();
  const sampled = Array.from({ length: SAMPLES }, (_, place) => turns[Math.floor((place * turns.length) / SAMPLES)]);
  const onPage: number[] = [];
  for (const seq of sampled) {
    onPage.push(Number(await page.evaluate(`(${openWhy})(${seq})`)));
    await page.keyboard.press('Escape');
  }
  const inWorker = await askWorker(page, text, turns.slice(-SAMPLES));
  await page.close();
  return { onPage, inWorker };
}

/** Keeps the address of the page's worker: other files have similar names. */
export const KEEP_WORKER = `window.Worker = class extends Worker {
  constructor(address, options) {
    super(address, options);
    window.worker_ = String(address);
  }
}`;

/** Runs on the page; unfolds passes first. */
const openWhy = `async (seq) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (document.querySelector('.log') === null) await frame();
  for (const fold of document.querySelectorAll('.log [aria-expanded="false"]:not([aria-haspopup])')) fold.click();
  await frame();
  const button = document.querySelector('.log-entry[data-seq="' + seq + '"] .log-why');
  const start = performance.now();
  button.click();
  while (document.querySelector('[data-testid="why"]') === null) await frame();
  return performance.now() - start;
}`;

/** Asks a second worker of the same kind and match as the page asks its own. */
async function askWorker(page: Page, text: string, turns: readonly number[]): Promise<number[]> {
  const found: unknown = await page.evaluate(`(async (text, turns) => {
    const worker = new Worker(window.worker_, { type: 'module', name: 'bear' });
    const ask = (topic, asked) => new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => done(data);
      worker.postMessage({ topic, asked }, [port2]);
    });
    await ask('adopt', { id: 'bench', text });
    const times = [];
    for (const seq of turns) {
      const start = performance.now();
      await ask('why', { seq });
      times.push(performance.now() - start);
    }
    worker.terminate();
    return times;
  })(${JSON.stringify(text)}, ${JSON.stringify(turns)})`);
  return Array.isArray(found) ? found.map(Number) : [];
}
