// `npm run soak`: kills a server 500 times while two people play on it, with a new seed; nothing acknowledged may be lost, nothing may
// happen twice.
// Then runs the unit tests with random walks ten times as long, and the browser tests with every path walked.
//   --kills N    how often (500)     --seed S  the same moments again, as far as a machine can
//   --samples N  how much longer (10)     --browser  only the browser tests
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { provideChromium } from '../chromium.mjs';
import { printTotal, step } from './steps.mjs';
import { runTests } from './vitest.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    seed: { type: 'string' },
    samples: { type: 'string' },
    browser: { type: 'boolean' },
  },
});
const { kills = '500', seed = randomBytes(3).toString('hex'), samples = '10' } = values;
const files = ['packages/server/src/tests/killed.test.ts', 'packages/server/src/tests/two-processes.test.ts'];

if (values.browser !== true) {
  await step(`${kills} kills, seed ${seed}`, () =>
    runTests('server', { files, env: { SOAK_KILLS: kills, SOAK_SEED: seed } }),
  );
  await step(`unit tests, walks ${samples} times as long`, () => runTests('unit', { env: { SAMPLES: samples } }));
}
await step('browser tests, every way whole', async () => {
  await provideChromium();
  return runTests('browser', { env: { SAMPLES: samples } });
});
printTotal();
