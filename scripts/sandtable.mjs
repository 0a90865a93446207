#!/usr/bin/env node
// `npx sandtable`: installs what is missing, builds the command if its sources have changed, and runs it.
import { pathToFileURL } from 'node:url';
import { buildCommand } from './command.mjs';
import { setUp } from './setup.mjs';

// Whoever reads may have had enough: `npx sandtable missions | head`.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1));

const { run } = await import(pathToFileURL(provideCommand()).href);
process.exitCode = await run(process.argv.slice(2), process.stdout, process.stderr);

/** The file of the command. */
function provideCommand() {
  try {
    setUp();
    return buildCommand();
  } catch (error) {
    console.error(`Set-up failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
