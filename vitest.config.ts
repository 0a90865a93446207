import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { flagsTaken } from './scripts/tool.mjs';

const folders = ['packages/*/src', 'scripts'];
const unit = folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const classes = ['packages/*/src/tests/hidden-classes.test.ts'];
const reopened = [
  'packages/web/src/{ui/stored,link/idb-shelf,online/clock/server-time,online/lobby/lobby-store}.test.ts',
];
const app = ['packages/web/src/**/*.test.{ts,tsx}'];
/** A separate stage with a PostgreSQL and servers. */
const server = ['packages/server/src/**/*.test.ts', 'scripts/hosting/**/*.test.ts'];
const browser = folders.map((folder) => `${folder}/**/*.browser.test.ts`);

// vitest would leave one core unused, which on two cores is half the machine.
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** `npm run soak` multiplies the length of the unit tests' random walks by this, and has the browser tests walk every path whole. */
const provide = { samples: Number(process.env['SAMPLES'] ?? 1) };

/** No test is about time: the limits are for what would never end or never come, on a busy machine too. */
const patient = { testTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

/**
 * V8 optimizes code only after running it six times as long as usual. Most test code ends before that pays: on Node 20 it saves a sixth of
 * the processor time. Later versions have no such flag.
 */
const UNHURRIED = flagsTaken(['--interrupt-budget=400000']);
/** Random walks make garbage quickly; a larger young generation saves about 3% of the processor time. */
const ROOMY = flagsTaken(['--max-semi-space-size=64']);

/** In every process of tests. */
const execArgv = [...UNHURRIED, '--import', './scripts/harness/ends-with-vitest.mjs'];

/** Node loads the sources itself: calls between modules cost a sixth less than in a bundler's runner. */
const native = {
  ...patient,
  provide,
  setupFiles: ['scripts/harness/scripts-used.ts'],
  maxWorkers,
  // No test mocks a module, so vitest need not transform them for that.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [...execArgv, ...ROOMY, '--import', './scripts/harness/sources.mjs'],
};

export default defineConfig({
  test: {
    experimental: { fsModuleCache: true, fsModuleCachePath: 'build/module-cache' },
    projects: [
      // The tests keep nothing global, so files of a worker share its modules, which saves most of the start-up.
      {
        test: {
          ...native,
          name: 'unit',
          include: unit,
          exclude: [...browser, ...classes, ...reopened, ...server, ...app],
          isolate: false,
        },
      },
      // The app loads parts of a game late that other tests have from the start, so it gets separate modules.
      {
        test: { ...native, name: 'unit-app', include: app, exclude: [...browser, ...reopened], isolate: false },
      },
      // V8's hidden classes depend on everything that ran before, so each of these gets its own worker.
      { test: { ...native, name: 'unit-alone', include: classes } },
      // These reload modules, as a reopened page does, or mock them; only the bundler's runner can.
      { test: { ...patient, execArgv, name: 'unit-reopened', include: reopened, isolate: false, maxWorkers } },
      {
        test: {
          ...patient,
          provide,
          execArgv,
          name: 'server',
          include: server,
          globalSetup: ['scripts/harness/server-stage.ts'],
          isolate: false,
          maxWorkers,
          hookTimeout: 60_000,
        },
      },
      // Each worker has its own browser; all share one server of the app. A page waits more than it works, so three files run side by
      // side; the limits are generous.
      {
        oxc: { jsx: { development: false } },
        test: {
          provide,
          execArgv,
          name: 'browser',
          include: browser,
          globalSetup: ['scripts/harness/browser-stage.ts'],
          setupFiles: ['scripts/harness/browser-tidy.ts'],
          isolate: false,
          maxWorkers: 3,
          expect: patient.expect,
          testTimeout: 110_000,
          hookTimeout: 110_000,
          // `npm test` names the tests that needed it.
          retry: 1,
        },
      },
    ],
  },
});
