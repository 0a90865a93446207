// Before the browser tests: one Chromium and one server of the app for all of them.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { lightBrowser } from './browser-kinds.ts';
import { addressIn, freePort, launchServer } from './launch-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser is reached. */
    readonly browser: string;
    /** Where the app is. */
    readonly app: string;
  }
}

/** Gives what ends both. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const app = await launchServer(String(await freePort()));
  const browser = await chromium.launchServer(lightBrowser());
  project.provide('app', addressIn(app.output()));
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    app.process.kill('SIGKILL');
    await browser.close();
  };
}
