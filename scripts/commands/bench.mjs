// `npm run bench`: the benchmarks, a project of its own with libraries to compare with, installed only on demand.
import path from 'node:path';
import { install, root } from '../setup.mjs';
import { runNode } from '../tool.mjs';

const bench = path.join(root, 'bench');

install(bench, ['package-lock.json', 'package.json']);
process.exitCode = runNode(['--import', 'tsx', 'src/main.ts', ...process.argv.slice(2)], bench);
