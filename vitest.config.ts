import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const folders = ['packages/*/src', 'scripts'];
const unit = folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const classes = ['packages/*/src/tests/hidden-classes.test.ts'];
const reopened = ['packages/web/src/{ui/stored,link/idb-shelf,online/clock/server-time}.test.ts'];
const app = ['packages/web/src/**/*.test.{ts,tsx}'];
/** With a PostgreSQL and servers of their own: a stage by themselves. */
const server = ['packages/server/src/**/*.test.ts'];
const browser = folders.map((folder) => `${folder}/**/*.browser.test.ts`);

// By itself vitest leaves one core to others, which on a machine with two would be half of it.
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** `npm run soak` lengthens the random walks of the unit tests so many times, and has the browser tests walk every way whole. */
const provide = { samples: Number(process.env['SAMPLES'] ?? 1) };

/** No test is about time: the limits are for what would never end or never come, on a busy machine too. */
const patient = { testTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

/** Node itself loads the sources: calls from module to module cost a sixth less than by a bundler's runner. */
const native = {
  ...patient,
  provide,
  setupFiles: ['scripts/harness/scripts-used.ts'],
  maxWorkers,
  // No test puts another module in the place of one, so nothing has to read them all for that.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // Random walks make garbage quickly; a larger young generation saves about 3% of the processor time.
  execArgv: ['--max-semi-space-size=64', '--import', './scripts/harness/sources.mjs'],
};

export default defineConfig({
  test: {
    experimental: { fsModuleCache: true, fsModuleCachePath: 'build/module-cache' },
    projects: [
      // Nothing in them is global, so the files of a worker may share its modules: that saves most of the start-up.
      {
        test: {
          ...native,
          name: 'unit',
          include: unit,
          exclude: [...browser, ...classes, ...reopened, ...server, ...app],
          isolate: false,
        },
      },
      // A game in the app asks for parts that come late, which elsewhere are there from the start: so its modules are apart.
      {
        test: { ...native, name: 'unit-app', include: app, exclude: [...browser, ...reopened], isolate: false },
      },
      // What the machine makes of records hangs on all that it ran before: each of these has a worker of its own.
      { test: { ...native, name: 'unit-alone', include: classes } },
      // They load modules again, as a page that is opened again does, or put others in their place; only a bundler's runner can.
      { test: { ...patient, name: 'unit-reopened', include: reopened, isolate: false, maxWorkers } },
      {
        test: {
          ...patient,
          name: 'server',
          include: server,
          globalSetup: ['scripts/harness/server-stage.ts'],
          isolate: false,
          maxWorkers,
          hookTimeout: 60_000,
        },
      },
      // They share the machine with browsers, one for each worker, and the app is served once. A page waits more than it works, so
      // three files go side by side; the rest is patience.
      {
        oxc: { jsx: { development: false } },
        test: {
          provide,
          name: 'browser',
          include: browser,
          globalSetup: ['scripts/harness/browser-stage.ts'],
          setupFiles: ['scripts/harness/browser-tidy.ts'],
          isolate: false,
          maxWorkers: 3,
          expect: patient.expect,
          testTimeout: 110_000,
          hookTimeout: 110_000,
          // `npm test` names those that needed it.
          retry: 1,
        },
      },
    ],
  },
});
