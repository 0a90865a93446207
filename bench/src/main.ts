// npm run bench [-- --only hex --quick --save --json]: measures everything in one run. Exits with 1 if a target is missed.
import { parseArgs } from 'node:util';
import { readBaseline, saveBaseline } from './baseline.ts';
import { groups } from './groups.ts';
import { measure, type Pace, type Score } from './harness.ts';
import { buildLanes, Lane } from './lane.ts';
import { compare, printTable } from './report.ts';
import { YARDSTICK } from './yardstick.ts';

const FULL: Pace = { launches: 3, rounds: 3, warmUp: 200, slice: 40 };
const QUICK: Pace = { launches: 1, rounds: 5, warmUp: 100, slice: 15 };

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

await buildLanes();
const yardstick = new Lane(YARDSTICK, 0);
const scores: Score[] = [];
for (const [name, make] of chosen) {
  const group = make();
  group.check?.();
  scores.push(...(await measure(name, group, yardstick, flags.quick ? QUICK : FULL)));
}
await yardstick.close();

const baseline = readBaseline();
const lines = compare(scores, baseline);
console.log(flags.json ? JSON.stringify(lines, null, 2) : printTable(lines));
if (flags.save) saveBaseline(baseline, scores);
if (lines.some(({ isBehind }) => isBehind)) process.exitCode = 1;
