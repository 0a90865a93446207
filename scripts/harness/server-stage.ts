// Before the server's tests: one PostgreSQL for all of them.
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

/** Gives what ends it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const running = await startPostgres(true);
  project.provide('postgres', running.url);
  return () => running.stop();
}
