// Before the browser tests: one Chromium and one server of the app for all of them.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../chromium.mjs';
import { addressIn, freePort, launchServer } from './launch-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser is reached. */
    readonly browser: string;
    /** Where the app is. */
    readonly app: string;
  }
}

// Chromium loads two pages of its own for the address bar of every window, which nobody sees. Of such flags only the last holds, so what
// Playwright turns off is turned off here again.
const UNUSED = [
  ...['WebUIOmniboxPopup', 'AimEnabled', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

// Software drawing is quickest without the GPU process; pages of one profile share a process, and with it what is compiled; the rest
// keeps the browser from calling home.
const flags = [
  ...['--disable-gpu', '--process-per-site', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  `--disable-features=${UNUSED.join(',')}`,
];

/** Gives what ends both. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium here: `npm test` installs one.');
  // Chromium refuses its sandbox to root.
  const args = process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags;
  const app = await launchServer(String(await freePort()));
  const browser = await chromium.launchServer({ executablePath, args });
  project.provide('app', addressIn(app.output()));
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    app.process.kill('SIGKILL');
    await browser.close();
  };
}
