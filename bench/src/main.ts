// npm run bench [-- --only hex --quick --save --json]: measures everything in one run. Exits with 1 if a target is missed.
import { parseArgs } from 'node:util';
import { readBaseline, saveBaseline } from './baseline.ts';
import { groups } from './groups.ts';
import { measure, type Pace, type Score } from './harness.ts';
import { buildLanes, Lane } from './lane.ts';
import { compare, printTable } from './report.ts';
import { YARDSTICK } from './yardstick.ts';

const FULL: Pace = { launches: 2, rounds: 4, warmUp: 400, slice: 20 };
const QUICK: Pace = { launches: 1, rounds: 3, warmUp: 70, slice: 10 };

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const reported = Object.entries(groups).filter(([name]) => name !== YARDSTICK);
const chosen = reported.filter(([name]) => name.includes(flags.only));
if (chosen.length === 0) {
  const names = reported.map(([name]) => name).join(', ');
  console.error(`No group has '${flags.only}' in its name. The groups are: ${names}.`);
  process.exit(2);
}

if (flags.quick && flags.save) {
  console.error('A quick run is too cold for a baseline: leave out --quick or --save.');
  process.exit(2);
}

await buildLanes();
const pace = flags.quick ? QUICK : FULL;
const yardstick = new Lane(YARDSTICK, 0);
await yardstick.warmUp(pace.warmUp);
const scores: Score[] = [];
for (const [name, make] of chosen) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${name} ...`);
  const group = make();
  group.check?.();
  scores.push(...(await measure(name, group, yardstick, pace)));
}
await yardstick.close();
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');

const baseline = readBaseline();
const lines = compare(scores, flags.quick ? {} : baseline);
console.log(flags.json ? JSON.stringify(lines, null, 2) : printTable(lines));
if (flags.save) saveBaseline(baseline, scores);
if (lines.some(({ isBehind }) => isBehind)) process.exitCode = 1;
