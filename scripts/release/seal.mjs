// Puts everything a server needs into a folder, without sources and tools: node scripts/release/seal.mjs <folder>. Used by the Dockerfile.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolder, buildApp } from './app.mjs';
import { buildCommand } from './command.mjs';
import { bundleServer, hostProgram } from './server.mjs';
import { root } from '../setup.mjs';

/** These load files beside their own, so they cannot be bundled. */
const unbundled = ['@photostructure/sqlite', 'piscina'];

const [folder] = process.argv.slice(2);
if (folder === undefined || existsSync(folder)) {
  console.error('Name a folder that is not there yet.');
  process.exit(2);
}

buildApp();
const builds = [appFolder, path.dirname(buildCommand()), path.dirname(bundleServer(hostProgram))];
const own = [
  'package.json',
  'LICENSE',
  'scripts',
  'packages/web/policy',
  ...builds.map((it) => path.relative(root, it)),
];
for (const place of [...own, ...[...librariesFor(unbundled)].map((name) => `node_modules/${name}`)]) {
  mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
  cpSync(path.join(root, place), path.join(folder, place), { recursive: true });
}

/**
 * These and everything they need; optional dependencies only if installed.
 * @param {readonly string[]} names
 * @param {Set<string>} found
 * @returns {ReadonlySet<string>}
 */
function librariesFor(names, found = new Set()) {
  for (const name of names) {
    const file = path.join(root, 'node_modules', name, 'package.json');
    if (found.has(name) || !existsSync(file)) continue;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    librariesFor([...Object.keys(dependencies), ...Object.keys(optionalDependencies)], found);
  }
  return found;
}
