// `npm run screens`: opens every state of the app at every size of screen and text. Counts controls that are out of reach or too small and
// text that is cut off, and on a phone and a desk, in light and dark, what axe finds.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { audit, type Finding } from '../../packages/web/src/testing/audit.ts';
import { seriousFindings, themed } from '../../packages/web/src/testing/axe.ts';
import { findChromium } from '../chromium.mjs';
import { tether } from '../tether.mjs';
import { type ScreenState, STATES } from './screens-states.ts';

const PORT = process.env['PORT'] ?? '8198';
const ADDRESS = `http://localhost:${PORT}`;
/** The last is used with a mouse, all others by thumb. */
const SIZES = ['360x640', '360x740', '390x844', '844x390', '740x360', '820x1180', '1180x820', '1440x900'];
const BY_MOUSE = '1440x900';
const TEXTS = ['100', 'Large', '200'] as const;
/** The AI answers at once and nothing moves, so the state stays as it is. */
const QUIET = {
  aiSpeed: 'instant',
  motion: 'none',
  breath: 'none',
  briefing: 'off',
  tips: 'off',
  suggestions: 'off',
  screen: 'full',
};

// `npm run screens -- home hot`: only states whose names contain one of these words. `--all` prints every finding, not only the first.
const wanted = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const printsAll = process.argv.includes('--all');
const states = STATES.filter(({ name }) => wanted.length === 0 || wanted.some((each) => name.includes(each)));

const start = path.join(import.meta.dirname, '../commands/start.mjs');
const server = tether(spawn(process.execPath, [start], { env: { ...process.env, PORT } }));
try {
  await new Promise<void>((resolve) =>
    server.stdout.on('data', (chunk: Buffer) => void (chunk.includes('Ctrl-C') && resolve())),
  );
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  console.log(
    `${'state'.padEnd(24)}${TEXTS.flatMap((text) => SIZES.map((size) => `${size}@${text}`)).length} looks each`,
  );
  console.log(`${''.padEnd(24)}${SIZES.map((size) => size.padStart(14)).join('')}   axe   100 Large 200`);
  let all = 0;
  for (const state of states) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    all += await look(await context.newPage(), state).catch((error: unknown) => {
      console.log(
        `${state.name.padEnd(24)} not reached: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
      );
      return 1;
    });
    await context.close();
  }
  console.log(`${states.length} states, ${SIZES.length} sizes, ${TEXTS.length} sizes of text: ${all} findings`);
  await browser.close();
  process.exitCode = all === 0 ? 0 : 1;
} finally {
  server.kill('SIGKILL');
}

/** Tries one state at all sizes of page and text; prints a line and the findings. */
async function look(page: Page, state: ScreenState): Promise<number> {
  page.setDefaultTimeout(60_000);
  const kept = JSON.stringify(JSON.stringify({ ...QUIET, ...state.settings }));
  await page.addInitScript(`localStorage.setItem('sandtable/settings', ${kept});
    localStorage.setItem('sandtable/finished', 'true'); localStorage.setItem('sandtable/sound-offered', 'true');
    const plain = new CSSStyleSheet(); plain.replaceSync(':root { --settle: 0 !important }'); document.adoptedStyleSheets.push(plain);`);
  await page.goto(`${ADDRESS}/`);
  await page.getByLabel('Match file', { exact: true }).waitFor({ state: 'attached' });
  await state.open(page);
  const tools = await page.context().newCDPSession(page);
  const found = new Map<string, { readonly finding: Finding; readonly at: string[] }>();
  const cells: string[] = [];
  let sum = 0;
  for (const size of SIZES) {
    const counts: number[] = [];
    for (const text of TEXTS) {
      await show(page, tools, size, text);
      const findings = await audit(page);
      counts.push(findings.length);
      for (const finding of findings) {
        const key = `${finding.kind} ${finding.part} ${finding.what.replaceAll(/\d+ × \d+/g, '')}`;
        const known = found.get(key) ?? { finding, at: [] };
        known.at.push(`${size}@${text}`);
        found.set(key, known);
      }
    }
    sum += counts.reduce((all, each) => all + each, 0);
    cells.push(counts.join(' ').padStart(14));
  }
  const faults = await findFaults(page, tools);
  sum += faults.length;
  cells.push(String(faults.length).padStart(6));
  console.log(`${state.name.padEnd(24)}${cells.join('')}`);
  const shown = [...found.values()].toSorted((a, b) => b.at.length - a.at.length);
  for (const fault of printsAll ? faults : []) console.log(`    axe      ${fault}`);
  for (const { finding, at } of printsAll ? shown : [])
    console.log(`    ${finding.kind.padEnd(8)} ${finding.part.padEnd(10)} ${finding.what}  [${at.join(' ')}]`);
  return sum;
}

/** axe on a phone and a desk: all rules in the light theme, colours in the dark. */
async function findFaults(page: Page, tools: CDPSession): Promise<string[]> {
  const faults: string[] = [];
  for (const size of ['390x844', BY_MOUSE]) {
    await show(page, tools, size, '100');
    for (const [scheme, theme] of [
      ['light', 'paper'],
      ['dark', 'field'],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.evaluate(themed(theme));
      const found = await seriousFindings(page, scheme === 'light' ? 'all' : 'colours');
      faults.push(...found.map((each) => `${size} ${scheme}: ${each}`));
    }
  }
  return faults;
}

async function show(page: Page, tools: CDPSession, size: string, text: (typeof TEXTS)[number]): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const enabled = size !== BY_MOUSE;
  await tools.send('Emulation.setTouchEmulationEnabled', { enabled, ...(enabled ? { maxTouchPoints: 5 } : {}) });
  await page.setViewportSize({ width, height });
  await page.evaluate(`new Promise((done) => {
    const root = document.documentElement;
    root.dataset.text = ${text === 'Large'} ? 'large' : 'normal';
    root.style.fontSize = ${text === '200'} ? '200%' : '';
    // Resize observers report after the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)));
  })`);
}
