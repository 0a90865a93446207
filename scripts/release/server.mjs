// A server program as Node runs it: one bundle of all its sources.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildBeside, fingerprint, newestBuild } from './built.mjs';
import { root } from '../setup.mjs';
import { runNode } from '../tool.mjs';

/** The server with every game, and its default folder for matches. */
export const hostProgram = 'scripts/serve/host.ts';
export const dataFolder = path.join(root, 'data');

/** Everything that goes into it; not tests or the app. */
const sources = [
  ...readdirSync(path.join(root, 'packages')).flatMap((name) =>
    ['web', 'cli', 'board'].includes(name) ? [] : [`packages/${name}/src`],
  ),
  ...['server-build.mjs', 'checked-packs.mjs', 'node-files.mjs', 'bundle.mjs'].map((name) => `scripts/release/${name}`),
  'scripts/serve',
  'package-lock.json',
];

/**
 * Makes the bundle of this program match its sources; quick when it already does.
 * @param {string} program from the root
 * @returns {string} the file to import
 */
export function bundleServer(program) {
  const folder = buildBeside(buildsOf(program), fingerprint([...sources, program]), (fresh) => {
    if (runNode(['scripts/release/server-build.mjs', fresh, program], root) !== 0)
      throw new Error('The server could not be built.');
  });
  return path.join(folder, 'index.js');
}

/**
 * The newest build, whatever its sources.
 * @param {string} program
 * @returns {string | null} the file to import
 */
export function newestServer(program) {
  const folder = newestBuild(buildsOf(program));
  return folder === null ? null : path.join(folder, 'index.js');
}

/** @param {string} program */
function buildsOf(program) {
  return path.join(root, 'build', 'server', path.basename(program, '.ts'));
}
