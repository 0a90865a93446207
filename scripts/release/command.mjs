// The `sandtable` command as Node runs it: one bundle of all its sources, rebuilt when they have changed.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildBeside, fingerprint, newestBuild } from './built.mjs';
import { root } from '../setup.mjs';
import { runNode } from '../tool.mjs';

const builds = path.join(root, 'build', 'command');

/** Everything that goes into it, without tests. */
const sources = [
  ...readdirSync(path.join(root, 'packages')).flatMap((name) => (name === 'web' ? [] : [`packages/${name}/src`])),
  ...['command-build.mjs', 'checked-packs.mjs', 'bundle.mjs'].map((name) => `scripts/release/${name}`),
  'package-lock.json',
];

/**
 * Makes the bundle match its sources; quick when it already does. Every build has its own folder, so that none changes under a running
 * command.
 * @returns {string} the file to import
 */
export function buildCommand() {
  const folder = buildBeside(builds, fingerprint(sources), (fresh) => {
    console.error('Building the command (once, until its sources change) ...');
    if (runNode(['scripts/release/command-build.mjs', fresh], root) !== 0)
      throw new Error('The command could not be built.');
  });
  return path.join(folder, 'index.js');
}

/**
 * The newest build: for an image, which has no sources.
 * @returns {string} the file to import
 */
export function newestCommand() {
  const folder = newestBuild(builds);
  if (folder === null) throw new Error('There is neither the command nor what it is built from.');
  return path.join(folder, 'index.js');
}
