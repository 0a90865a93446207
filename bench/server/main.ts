// `npm run bench:server`: the server's processor time, over the loopback. Options: -- --quick for a first look, --only <step>.
import { loadavg } from 'node:os';
import { ai } from './ai.ts';
import { cost } from './cost.ts';
import { crowd } from './crowd.ts';
import type { Bench } from './plays.ts';
import { processes } from './processes.ts';
import { quiet } from './quiet.ts';
import { RunningServer } from './running.ts';
import { Results } from './table.ts';

const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
const results = new Results();
const afterwards: (() => unknown)[] = [];

/** Each step with the seconds it may take; an idle machine needs a third of that. */
const STEPS = {
  cost: [cost, 300],
  ai: [ai, 90],
  crowd: [crowd, 420],
  quiet: [quiet, 420],
  processes: [processes, 300],
} as const;

for (const [name, [work, seconds]] of Object.entries(STEPS)) {
  if (only !== undefined && only !== name) continue;
  console.log(`${name}: at most ${seconds} seconds; load ${loadavg()[0]?.toFixed(1)}`);
  const end = performance.now() + seconds * 1000;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${seconds} seconds`)), seconds * 1000);
  });
  const bench: Bench = { isQuick, results, afterwards, isLate: () => performance.now() > end - 10_000 };
  try {
    await Promise.race([work(bench), late]);
  } catch (error) {
    results.fail(name, error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
    RunningServer.killAll();
    for (const each of afterwards.splice(0)) await each();
  }
}
results.print();
process.exit(results.isMissed ? 1 : 0);
