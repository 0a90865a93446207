// Which Chromium a test opens its page in: the headless shell where possible, else the whole browser.
import { findChromium, findHeadlessShell } from '../chromium.mjs';

// For every window Chromium loads two hidden pages of its address bar; these flags prevent that. Only the last flag of a name holds, so
// we repeat what Playwright turns off.
const UNUSED = [
  ...['WebUIOmniboxPopup', 'AimEnabled', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

// Software drawing is quickest without a GPU process. Pages of one profile share a process and its compiled code. We optimize scripts only
// to the first stage, and that late: pages do not live long enough for more. The rest keeps the browser from calling home.
const flags = [
  ...['--disable-gpu', '--process-per-site', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  `--disable-features=${UNUSED.join(',')}`,
  '--js-flags=--no-opt --invocation-count-for-maglev=1600 --invocation-count-for-maglev-osr=400',
];

interface BrowserKind {
  readonly executablePath: string;
  readonly args: string[];
}

/** The headless shell if it is installed: it can do what most tests look at. */
export function lightBrowser(): BrowserKind {
  return kindOf(findHeadlessShell() ?? findChromium());
}

/** The whole browser, which can install the app and show notices; null if that is what the light one is. */
export function wholeBrowser(): BrowserKind | null {
  return findHeadlessShell() === undefined ? null : kindOf(findChromium());
}

function kindOf(executablePath: string | undefined): BrowserKind {
  if (executablePath === undefined) throw new Error('No Chromium here: `npm test` installs one.');
  // Chromium has no sandbox for root.
  return { executablePath, args: process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags };
}
