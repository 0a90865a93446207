// Which Chromium a page of a test is opened in: the light one, unless it has to be the whole.
import { findChromium, findHeadlessShell } from '../chromium.mjs';

// Chromium loads two pages of its own for the address bar of every window, which nobody sees. Of such flags only the last holds, so what
// Playwright turns off is turned off here again.
const UNUSED = [
  ...['WebUIOmniboxPopup', 'AimEnabled', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

// Software drawing is quickest without the GPU process; pages of one profile share a process, and with it what is compiled; the rest
// keeps the browser from calling home. Scripts are not optimized beyond the first stage: pages do not live long enough to earn it.
const flags = [
  ...['--disable-gpu', '--process-per-site', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  `--disable-features=${UNUSED.join(',')}`,
  '--js-flags=--no-opt',
];

interface BrowserKind {
  readonly executablePath: string;
  readonly args: string[];
}

/** Without windows if there is such a one: it does everything that most tests look at. */
export function lightBrowser(): BrowserKind {
  return kindOf(findHeadlessShell() ?? findChromium());
}

/** As people have it, or null if the light one is no other: it installs the app, and shows notices. */
export function wholeBrowser(): BrowserKind | null {
  return findHeadlessShell() === undefined ? null : kindOf(findChromium());
}

function kindOf(executablePath: string | undefined): BrowserKind {
  if (executablePath === undefined) throw new Error('No Chromium here: `npm test` installs one.');
  // Chromium refuses its sandbox to root.
  return { executablePath, args: process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags };
}
