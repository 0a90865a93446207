// The measurements of `npm run bench:web`: the built app, as `npm start` serves it, in Chromium.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { unitClicks, zoomRests } from './bench-web-table.ts';
import { measureWhy } from './bench-web-why.ts';
import { AT_REST } from './at-rest.ts';
import { findChromium } from '../chromium.mjs';

const PORT = '8199';
const ADDRESS = `http://localhost:${PORT}`;
const SLOWED = 4;
const FRAMES = 90;
const HOVERS = 40;
const TURNS = 12;
/** In ms: a machine that is merely busy needs less. */
const LONGEST = 180_000;

const server = spawn(process.execPath, [path.join(import.meta.dirname, '../commands/start.mjs')], {
  env: { ...process.env, PORT },
});
try {
  await new Promise<void>((resolve) =>
    server.stdout.on('data', (chunk: Buffer) => void (chunk.includes('Ctrl-C') && resolve())),
  );
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  await measure(browser);
  await browser.close();
} finally {
  server.kill('SIGKILL');
}

async function measure(browser: Browser): Promise<void> {
  await report('home interactive, processor slowed 4 times', 2000, () => homeTime(browser));
  for (const [address, name] of [
    ['missions/panzerkoloss-solo', 'bear'],
    ['limanowa/missions/jabloniec-ridge', 'limanowa'],
  ] as const) {
    const opened = await open(browser, address, SLOWED);
    print(`Start to rest, ${name}, slowed 4 times`, opened.took, 'ms', 4000);
    await report(`first tap on a unit, ${name}, slowed 4 times`, 150, () => firstTap(opened.page));
    await opened.page.close();
  }
  const page = await openMission(browser, 'all-four-roads');
  await report('pan of four boards, median frame', 20, () => frames(page, panAround));
  await report('zoom of four boards, median frame', 20, () => frames(page, zoomAround));
  await report('rest after a zoom of four boards, main thread', 150, async () => median(await zoomRests(page)));
  await report('hover to overlay, median', 50, () => hovers(page));
  await page.close();
  const town = await openMission(browser, 'stone-by-stone');
  const clicks = await within('clicks on units', unitClicks(town));
  print('click on a unit, main thread, median', median(clicks), 'ms', 25);
  print('click on a unit, main thread, least', Math.min(...clicks), 'ms', 25);
  await town.close();
  const solo = await openMission(browser, 'panzerkoloss-solo');
  await report('a pass and the AI’s turn, on the page', undefined, () => aiTurn(solo));
  await solo.close();
  const { onPage, inWorker } = await within('Why? on past turns', measureWhy(browser, ADDRESS));
  print('Why? on a past turn, median', median(onPage), 'ms', 100);
  print('Why? on a past turn, slowest', Math.max(...onPage), 'ms', 100);
  print('AI turn with its trace in the worker, median', median(inWorker), 'ms', 50);
}

/** One measurement and its line. */
async function report(what: string, wanted: number | undefined, figure: () => Promise<number>): Promise<void> {
  print(what, await within(what, figure()), 'ms', wanted);
}

/** No measurement waits for ever: one that hangs says which it was. */
function within<T>(what: string, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    sleep(LONGEST, undefined, { ref: false }).then(() => {
      throw new Error(`${what}: no answer in ${LONGEST / 1000} s`);
    }),
  ]);
}

function print(what: string, figure: number, unit: string, limit?: number): void {
  const wanted = limit === undefined ? '' : `, under ${limit} wanted`;
  console.log(`${what.padEnd(50)} ${figure.toFixed(1).padStart(8)} ${unit}${wanted}`);
}

/** From the first byte asked for until its first button can be pressed. */
async function homeTime(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(ADDRESS);
  await page
    .getByRole('button', { name: 'Quick solo' })
    .or(page.getByRole('link', { name: 'Quick solo' }))
    .first()
    .waitFor();
  const time = Number(await page.evaluate('performance.now()'));
  await page.close();
  return time;
}

async function openMission(browser: Browser, mission: string): Promise<Page> {
  const { page } = await open(browser, `missions/${mission}`);
  return page;
}

/** A mission on the table, and the time from Start until nothing more comes by itself. */
async function open(browser: Browser, address: string, slowed = 1): Promise<{ page: Page; took: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(LONGEST);
  const kept = JSON.stringify(JSON.stringify({ aiSpeed: 'instant', motion: 'none', breath: 'none', briefing: 'off' }));
  await page.addInitScript(`localStorage.setItem('sandtable/settings', ${kept})`);
  await page.goto(`${ADDRESS}/#/${address}`);
  const start = page.getByRole('button', { name: /start/i }).first();
  await start.waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const from = performance.now();
  await start.click();
  const curtain = page.getByTestId('curtain');
  await page.locator(AT_REST).or(curtain).first().waitFor();
  await page.evaluate('new Promise((done) => requestIdleCallback(done))');
  const took = performance.now() - from;
  if ((await curtain.count()) > 0) await curtain.getByRole('button').first().click();
  await page.locator(AT_REST).waitFor();
  return { page, took };
}

/** From the first press on a unit of the list until the page has drawn what follows. */
async function firstTap(page: Page): Promise<number> {
  await page.evaluate(`void (window.tapped_ = new Promise((done) => document.addEventListener('pointerdown', () => {
    const from = performance.now();
    document.addEventListener('click', () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - from))), true);
  }, true)))`);
  await page.locator('.unit-row').first().click();
  return Number(await page.evaluate('window.tapped_'));
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

/** From the pointer's move until the page has drawn what it has to say about the hex. */
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

/** Passes again and again; the median from the press until the AI is done and the page rests. */
async function aiTurn(page: Page): Promise<number> {
  const times: number[] = [];
  // A term of the rules on the page is a button as well, but in small letters.
  const pass = page.getByRole('button', { name: /^Pass/ }).first();
  const confirm = page.getByTestId('confirm');
  for (let turn = 0; turn < TURNS; turn++) {
    await confirm.or(pass).first().waitFor();
    const passes = await pass.isVisible();
    const before = await page.locator('.play').getAttribute('data-seq');
    const from = performance.now();
    await (passes ? pass : confirm).click();
    await page.locator(`${AT_REST}:not([data-seq="${before}"])`).waitFor();
    if (passes) times.push(performance.now() - from);
  }
  return median(times);
}

function median(figures: unknown): number {
  if (!Array.isArray(figures) || figures.length === 0) return Number.NaN;
  const sorted = figures.map(Number).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
