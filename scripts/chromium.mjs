// The Chromium that browser tests drive: an installed one, or one that is installed now.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { startTool } from './tool.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shell = 'chromium-headless-shell';
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium on this machine: the one named by CHROMIUM_PATH, an installed one, or playwright's own.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  return [...placesOf(names), ...usualPlaces, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * The same browser without windows, which uses a fifth less processor time per page; it cannot install the app or show notices. Not used if
 * CHROMIUM_PATH names a browser.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  return process.env['CHROMIUM_PATH'] ? undefined : placesOf([shell]).find((file) => existsSync(file));
}

/**
 * Where programs of these names would be on the PATH.
 * @param {readonly string[]} wanted
 */
function placesOf(wanted) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return wanted.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/**
 * Finds or installs one, while other things go on. Playwright's download comes last: it needs a host that many machines cannot reach.
 * @returns {Promise<string>}
 */
export async function provideChromium() {
  const found = findChromium() ?? (await findAfter(installByApt)) ?? (await findAfter(download));
  if (found !== undefined) return found;
  throw new Error('No Chromium was found or could be installed. Install one, or name it: CHROMIUM_PATH=/path/to/it');
}

/** @param {() => Promise<void>} prepare */
async function findAfter(prepare) {
  await prepare();
  return findChromium();
}

async function installByApt() {
  if (!isDebian() || process.getuid?.() !== 0) return;
  console.log('Installing Chromium by apt-get (once) ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quietly = ['-q', '-o', 'DPkg::Lock::Timeout=120'];
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  /** @param {string[]} args */
  const apt = (...args) =>
    promisify(execFile)('apt-get', [...quietly, ...args], { env, maxBuffer: Infinity }).catch((error) =>
      console.error(error.message),
    );
  await apt('update');
  await apt(...install, shell);
  // Older Debians have no headless shell.
  if (findChromium() === undefined) await apt(...install);
}

/** Debian, not Ubuntu, whose chromium package only points to a snap. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function download() {
  await startTool('playwright', ['install', 'chromium'], { isLive: true });
}
