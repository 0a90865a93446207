// `npm run bench:web`: measures the built app in Chromium, as `npm start` serves it.
import { type Browser, chromium, type Page } from 'playwright-core';
import { type Figure, homeOnPhone, matchOnPhone, SLOWED } from './bench-web-phone.ts';
import { unitClicks, zoomRests } from './bench-web-table.ts';
import { median, within } from './bench-web-time.ts';
import { meanOf, measureScrub } from './bench-web-scrub.ts';
import { measureWhy } from './bench-web-why.ts';
import { AT_REST } from './at-rest.ts';
import { addressIn, freePort, launchServer } from './launch-server.ts';
import { findChromium } from '../chromium.mjs';

const FRAMES = 90;
const HOVERS = 40;
const TURNS = 12;
/** In seconds: even a busy machine needs less. */
const LONGEST = 180;
const MEASURING = 60;
const OPENING = 90;
const ANSWER = 30;
/** One frame at 60 a second, in ms. */
const FRAME = 16.7;
/** `--only scrub`: only steps with this word in their names. */
const ONLY = process.argv[process.argv.indexOf('--only') + 1];
const isAsked = (what: string): boolean => !process.argv.includes('--only') || what.includes(ONLY ?? '');

/** Measurements over their budget. */
const over: string[] = [];
const { process: server, output } = await within('npm start', LONGEST, launchServer(String(await freePort())));
const ADDRESS = addressIn(output());
try {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
} finally {
  server.kill('SIGKILL');
}
console.log(over.length === 0 ? 'All within their budgets.' : `Over budget: ${over.join('; ')}.`);
if (over.length > 0) process.exitCode = 1;

async function measure(browser: Browser): Promise<void> {
  console.log(`On a phone, the processor slowed ${SLOWED} times:`);
  await attempt('the home page on a phone', LONGEST, async () => tell('', await homeOnPhone(browser, ADDRESS)));
  for (const [name, address, own] of [
    ['bear', 'missions/panzerkoloss-solo', 'g'],
    ['limanowa', 'limanowa/missions/jabloniec-ridge', 'r'],
  ] as const)
    await attempt(`${name} on a phone`, 2 * LONGEST, async () =>
      tell(`, ${name}`, await matchOnPhone(browser, `${ADDRESS}/#/${address}`, own)),
    );
  console.log('On a desktop:');
  await onTable(browser, 'all-four-roads', async (page) => {
    await report('pan of four boards, median frame', 20, () => frames(page, panAround));
    await report('zoom of four boards, median frame', 20, () => frames(page, zoomAround));
    await report('rest after a zoom of four boards, main thread', 150, async () => median(await zoomRests(page)));
    await report('hover to overlay, median', 50, () => hovers(page));
  });
  await onTable(browser, 'stone-by-stone', async (page) => {
    const clicks = await unitClicks(page);
    print('click on a unit, main thread, median', median(clicks), 'ms', 25);
    print('click on a unit, main thread, least', Math.min(...clicks), 'ms', 25);
  });
  await onTable(browser, 'panzerkoloss-solo', (page) =>
    report('a pass and the AI’s turn, on the page', undefined, () => aiTurn(page)),
  );
  await attempt('Why? on past turns', LONGEST, async () => {
    const { onPage, inWorker } = await measureWhy(browser, ADDRESS);
    print('Why? on a past turn, median', median(onPage), 'ms', 100);
    print('Why? on a past turn, slowest', Math.max(...onPage), 'ms', 100);
    print('AI turn with its trace in the worker, median', median(inWorker), 'ms', 50);
  });
  await attempt('scrub through a long match', 2 * LONGEST, async () => {
    const { entries, perEntry, laps, slowest, asked } = await measureScrub(browser, ADDRESS);
    const steps = laps.reduce((sum, lap) => sum + lap.steps, 0);
    console.log(
      `Scrubbed, one entry a frame: ${steps} of ${entries + 1} entries${steps > entries ? '' : ', then time was up'}:`,
    );
    print('read ahead, worker, for each entry', perEntry, 'ms', 8);
    print('a step of the scrubber, main thread, mean', meanOf(laps, 'main'), 'ms', FRAME);
    // The rest is painting and promise callbacks, such as drawing the map.
    for (const part of ['script', 'style', 'layout'] as const) print(`  of it ${part}`, meanOf(laps, part), 'ms');
    print('a step of the scrubber, main thread, 95 %', slowest, 'ms', FRAME);
    // No budget: without a graphics card or on a busy machine this says little about the page.
    print('frames shown in a second of scrubbing', 1000 / meanOf(laps, 'frame'), '');
    print('questions to the worker while scrubbing', asked, '', 0);
  });
}

/** Runs one step with a time limit; reports a failure and goes on. */
async function attempt(what: string, seconds: number, work: () => Promise<void>): Promise<void> {
  if (!isAsked(what)) return;
  try {
    await within(what, seconds, work());
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    console.log(`${what}: not measured. ${why}`);
    over.push(what);
  }
}

/** Runs steps on one mission and closes the page in any case. */
async function onTable(browser: Browser, mission: string, work: (page: Page) => Promise<void>): Promise<void> {
  await attempt(mission, 2 * LONGEST, async () => {
    const page = await openMission(browser, mission);
    try {
      await work(page);
    } finally {
      await page.close();
    }
  });
}

/** One measurement and its line. */
async function report(what: string, wanted: number | undefined, figure: () => Promise<number>): Promise<void> {
  await attempt(what, MEASURING, async () => print(what, await figure(), 'ms', wanted));
}

function tell(about: string, figures: readonly Figure[]): void {
  for (const { what, took, budget } of figures) print(`${what}${about}`, took, 'ms', budget);
}

function print(what: string, figure: number, unit: string, limit?: number): void {
  const isOver = limit !== undefined && !(figure <= limit);
  if (isOver) over.push(what);
  const wanted = limit === undefined ? '' : `, ${isOver ? 'over the' : 'within the'} ${limit} of its budget`;
  console.log(`${what.padEnd(50)} ${figure.toFixed(1).padStart(8)} ${unit}${wanted}`);
}

/** Opens a mission and waits until the table rests. */
async function openMission(browser: Browser, mission: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(1000 * OPENING);
  const kept = JSON.stringify(JSON.stringify({ aiSpeed: 'instant', motion: 'none', breath: 'none', briefing: 'off' }));
  await page.addInitScript(`localStorage.setItem('sandtable/settings', ${kept})`);
  await page.goto(`${ADDRESS}/#/missions/${mission}`);
  await page.getByRole('button', { name: /start/i }).first().click();
  const curtain = page.getByTestId('curtain');
  await page.locator(AT_REST).or(curtain).first().waitFor();
  if ((await curtain.count()) > 0) await curtain.getByRole('button').first().click();
  await page.locator(AT_REST).waitFor();
  return page;
}

/** The median time between two frames while something moves. */
async function frames(page: Page, move: (page: Page, step: number) => Promise<void>): Promise<number> {
  await page.evaluate(`window.frames_ = []; (function next(last) {
    requestAnimationFrame((now) => { if (last) window.frames_.push(now - last); if (window.frames_.length < ${FRAMES}) next(now); });
  })()`);
  for (let step = 0; step < FRAMES; step++) await move(page, step);
  await page.mouse.up();
  return median(await page.evaluate('window.frames_'));
}

async function panAround(page: Page, step: number): Promise<void> {
  if (step === 0) {
    await page.mouse.move(700, 450);
    await page.mouse.down();
  }
  await page.mouse.move(700 + 200 * Math.sin(step / 9), 450 + 120 * Math.cos(step / 9));
}

async function zoomAround(page: Page, step: number): Promise<void> {
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, step % 20 < 10 ? -60 : 60);
}

/** From a move of the pointer until the page has drawn its hint for the hex. */
async function hovers(page: Page): Promise<number> {
  await page.keyboard.press('0');
  await page.locator('.unit-list button, .units button').first().click();
  await page.evaluate(`window.hovers_ = []; document.addEventListener('pointermove', () => {
    const from = performance.now();
    requestAnimationFrame(() => setTimeout(() => window.hovers_.push(performance.now() - from)));
  }, true)`);
  for (let step = 0; step < HOVERS; step++) {
    await page.mouse.move(420 + ((step * 97) % 500), 240 + ((step * 61) % 400));
    await page.waitForTimeout(60);
  }
  return median(await page.evaluate('window.hovers_'));
}

/** Passes repeatedly; returns the median from the press until the AI is done and the page rests. */
async function aiTurn(page: Page): Promise<number> {
  const times: number[] = [];
  // Rule terms on the page are buttons too, but in lower case.
  const pass = page.getByRole('button', { name: /^Pass/ }).first();
  const confirm = page.getByTestId('confirm');
  const result = page.getByTestId('result');
  for (let turn = 0; turn < TURNS; turn++) {
    const what = `AI turn ${turn + 1}`;
    const next = confirm
      .or(pass)
      .or(result)
      .first()
      .waitFor({ timeout: 1000 * ANSWER });
    await next.catch(async () => {
      const asked = await page.locator('.slot-prompt').innerText();
      throw new Error(`${what}: neither a pass nor a confirmation is offered; the table asks: ${asked}`);
    });
    // The match may end before that many passes.
    if (await result.isVisible()) break;
    const passes = await pass.isVisible();
    const before = await page.locator('.play').getAttribute('data-seq');
    const after = page.locator(`${AT_REST}:not([data-seq="${before}"])`).or(result).first();
    if (passes) await pass.click();
    const from = performance.now();
    // The first press shows what a pass gives up, the second sends it.
    await confirm.click({ timeout: 1000 * ANSWER });
    await within(what, ANSWER, after.waitFor());
    if (passes) times.push(performance.now() - from);
  }
  return median(times);
}
