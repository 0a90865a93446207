#!/usr/bin/env node
// The `sandtable` command. The sources are TypeScript and are run as they are.
import { register } from 'tsx/esm/api';

register();
const { run } = await import('../src/index.ts');
process.exitCode = await run(process.argv.slice(2), process.stdout, process.stderr);
