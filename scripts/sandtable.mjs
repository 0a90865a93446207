#!/usr/bin/env node
// `npx sandtable`: installs what is missing, builds the command if its sources have changed, and runs it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from './release/app.mjs';
import { buildCommand, newestCommand } from './release/command.mjs';
import { bundleServer, dataFolder, hostProgram, newestServer } from './release/server.mjs';
import { root, setUp } from './setup.mjs';

const BROKEN = 3;

/** Half of a backup is none. */
const isWholeWanted = process.argv[2] === 'backup';

// The reader of our output may stop early, as with `| head`: end quietly.
process.stdout.on('error', (error) => {
  if (isUnread(error) && !isWholeWanted) process.exit(0);
  console.error(`cannot write: ${error.message}`);
  process.exit(BROKEN);
});
// An unread error stream does not end the command.
process.stderr.on('error', (error) => {
  if (!isUnread(error)) process.exit(BROKEN);
});

const { run } = await import(pathToFileURL(provideCommand()).href);
process.exitCode = await run(process.argv.slice(2), process.stdout, process.stderr, hosting());

/** @param {Error} error */
function isUnread(error) {
  return 'code' in error && error.code === 'EPIPE';
}

/** The commands for a server. It knows the games and the databases, and is a separate bundle. */
function hosting() {
  const { env } = process;
  const load = async () => {
    /** @type {typeof import('./serve/host.ts')} */
    const host = await import(
      pathToFileURL(isSealed() ? (newestServer(hostProgram) ?? '') : bundleServer(hostProgram)).href
    );
    return host;
  };
  return {
    serve: async (/** @type {boolean} */ isBuilding) =>
      (await import('./serve/serve.mjs')).serveApp({ isHosted: true, isBuilding }),
    build: () => {
      if (isSealed()) throw new Error('this is built already, and has no sources');
      buildApp();
      bundleServer(hostProgram);
    },
    office: async () => (await load()).openOffice(env, dataFolder),
    backUp: async (/** @type {string} */ file) => (await load()).backUp(env, dataFolder, file),
    checkBackup: async (/** @type {string} */ file) => (await load()).checkBackup(env, dataFolder, file),
    restore: async (/** @type {string} */ file, /** @type {boolean} */ isReplacing) =>
      (await load()).restore(env, dataFolder, file, isReplacing),
  };
}

/** In an image there are no sources, only what was built. */
function isSealed() {
  return !existsSync(path.join(root, 'packages/cli/src'));
}

function provideCommand() {
  try {
    if (isSealed()) return newestCommand();
    setUp();
    return buildCommand();
  } catch (error) {
    console.error(`Set-up failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
