// The measurements of `npm run bench:web`: the built app, as `npm start` serves it, in Chromium.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { unitClicks, zoomRests } from './bench-web-table.ts';
import { measureWhy } from './bench-web-why.ts';
import { findChromium } from '../chromium.mjs';

const PORT = '8199';
const ADDRESS = `http://localhost:${PORT}`;
const SLOWED = 4;
const FRAMES = 90;
const HOVERS = 40;

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
  print('home interactive, processor slowed 4 times', await homeTime(browser), 'ms', 2000);
  const page = await openMission(browser, 'all-four-roads');
  print('pan of four boards, median frame', await frames(page, panAround), 'ms', 20);
  print('zoom of four boards, median frame', await frames(page, zoomAround), 'ms', 20);
  print('rest after a zoom of four boards, main thread', median(await zoomRests(page)), 'ms', 150);
  print('hover to overlay, median', await hovers(page), 'ms', 50);
  await page.close();
  const town = await openMission(browser, 'stone-by-stone');
  const clicks = await unitClicks(town);
  print('click on a unit, main thread, median', median(clicks), 'ms', 25);
  print('click on a unit, main thread, least', Math.min(...clicks), 'ms', 25);
  await town.close();
  const solo = await openMission(browser, 'panzerkoloss-solo');
  print('a pass and the AI’s turn, on the page', await aiTurn(solo), 'ms');
  await solo.close();
  const { onPage, inWorker } = await measureWhy(browser, ADDRESS);
  print('Why? on a past turn, median', median(onPage), 'ms', 100);
  print('Why? on a past turn, slowest', Math.max(...onPage), 'ms', 100);
  print('AI turn with its trace in the worker, median', median(inWorker), 'ms', 50);
}

function print(what: string, figure: number, unit: string, limit?: number): void {
  const wanted = limit === undefined ? '' : `, under ${limit} wanted`;
  console.log(`${what.padEnd(46)} ${figure.toFixed(1).padStart(8)} ${unit}${wanted}`);
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
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const kept = JSON.stringify(JSON.stringify({ aiSpeed: 'instant', motion: 'none' }));
  await page.addInitScript(`localStorage.setItem('sandtable/settings', ${kept})`);
  await page.goto(`${ADDRESS}/#/missions/${mission}`);
  await page.getByRole('button', { name: /start/i }).first().click();
  await page.getByTestId('map').waitFor();
  const curtain = page.getByTestId('curtain');
  await page.waitForTimeout(1500);
  if ((await curtain.count()) > 0) await curtain.getByRole('button').first().click();
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

/** Passes again and again; the median from the press to the page that shows what the AI has done. */
async function aiTurn(page: Page): Promise<number> {
  const times: number[] = [];
  const confirm = page.getByTestId('confirm');
  const pass = page.getByRole('button', { name: /^pass/i }).first();
  for (let turn = 0; turn < 12; turn++) {
    await confirm.or(pass).first().waitFor();
    const passes = await pass.isVisible();
    const before = Number(await page.locator('.play').getAttribute('data-seq'));
    const from = Date.now();
    if (passes) await pass.click();
    if (await confirm.isVisible()) await confirm.click();
    // His own entry, and the AI's.
    const after = before + (passes ? 2 : 1);
    while (Number(await page.locator('.play').getAttribute('data-seq')) < after) await page.waitForTimeout(5);
    if (passes) times.push(Date.now() - from);
  }
  return median(times);
}

function median(figures: unknown): number {
  if (!Array.isArray(figures) || figures.length === 0) return Number.NaN;
  const sorted = figures.map(Number).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
