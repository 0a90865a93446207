// Runs before the browser tests: one server of the app for all of them.
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { withoutLimits } from '../../packages/server/src/doors/settings.ts';
import { addressIn, freePort, launchServer } from './launch-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the app. */
    readonly app: string;
  }
}

const SERVER = path.join(import.meta.dirname, 'stage-server.mjs');

/** Returns its teardown. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const app = await launchServer(String(await freePort()), '', withoutLimits(), SERVER);
  project.provide('app', addressIn(app.output()));
  return () => void app.process.kill('SIGKILL');
}
