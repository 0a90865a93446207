// Runs before the server's tests: starts one PostgreSQL, makes a folder for their files, and bundles the programs they start.
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { bundleServer, hostProgram } from '../release/server.mjs';
import { fleetingFolder } from './fleeting.ts';
import { startPostgres } from './postgres.ts';

const SMALL = 'packages/server/src/testing/small-server.ts';

/** Returns its teardown. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  project.provide('bundled', { small: bundleServer(SMALL), host: bundleServer(hostProgram) });
  const running = await startPostgres(true);
  const folder = fleetingFolder('sandtable-server-');
  project.provide('postgres', running.url);
  project.provide('folder', folder);
  return async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
