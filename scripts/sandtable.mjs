#!/usr/bin/env node
// `npx sandtable`: installs what is missing, builds the command if its sources have changed, and runs it.
import { pathToFileURL } from 'node:url';
import { buildCommand } from './release/command.mjs';
import { setUp } from './setup.mjs';

const BROKEN = 3;

// Whoever reads may have had enough: `npx sandtable missions | head`. Nobody is left to be told.
process.stdout.on('error', (error) => {
  if (isUnread(error)) process.exit(0);
  console.error(`cannot write: ${error.message}`);
  process.exit(BROKEN);
});
// Of what is told beside, the end of the command is not a matter.
process.stderr.on('error', (error) => {
  if (!isUnread(error)) process.exit(BROKEN);
});

const { run } = await import(pathToFileURL(provideCommand()).href);
process.exitCode = await run(process.argv.slice(2), process.stdout, process.stderr);

/** @param {Error} error */
function isUnread(error) {
  return 'code' in error && error.code === 'EPIPE';
}

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
