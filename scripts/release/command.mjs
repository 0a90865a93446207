// The `sandtable` command as Node runs it: one bundle of all its sources, built when they have changed.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildInto, fingerprint } from './built.mjs';
import { root } from '../setup.mjs';
import { runNode } from '../tool.mjs';

const builds = path.join(root, 'build', 'command');

/** All that goes into it; tests do not. */
const sources = [
  ...readdirSync(path.join(root, 'packages')).flatMap((name) => (name === 'web' ? [] : [`packages/${name}/src`])),
  ...['command-build.mjs', 'checked-packs.mjs', 'bundle.mjs'].map((name) => `scripts/release/${name}`),
  'package-lock.json',
];

/** So many builds are kept: a command that still runs may yet load parts of the one it was started from. */
const kept = 3;

/**
 * Makes the bundle match its sources; quick when it already does. Each has a folder of its own, so that none changes under a
 * command that runs.
 * @returns {string} the file to import
 */
export function buildCommand() {
  const stamp = fingerprint(sources);
  const folder = path.join(builds, stamp.slice(0, 16));
  buildInto(folder, stamp, (fresh) => {
    console.error('Building the command (once, until its sources change) ...');
    if (runNode(['scripts/release/command-build.mjs', fresh], root) !== 0)
      throw new Error('The command could not be built.');
    for (const old of foldersByAge().slice(kept)) rmSync(old, { recursive: true, force: true });
  });
  return path.join(folder, 'index.js');
}

/** Those that are whole, the newest first. */
function foldersByAge() {
  const folders = readdirSync(builds)
    .map((name) => path.join(builds, name))
    .filter((place) => existsSync(path.join(place, 'index.js')));
  const age = (/** @type {string} */ folder) => statSync(folder).mtimeMs;
  return folders.sort((a, b) => age(b) - age(a));
}
