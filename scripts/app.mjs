// The app as a browser loads it: built when there is no build yet or its sources have changed since.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { root } from './setup.mjs';
import { runNode } from './tool.mjs';

export const appFolder = path.join(root, 'build', 'web');
const stamp = path.join(root, 'build', 'web.stamp');

/** All that goes into it; tests do not. */
const sources = [
  ...['hex', 'kernel', 'session', 'bear', 'board', 'web'].map((name) => `packages/${name}/src`),
  ...[
    'packages/web/public',
    'packages/web/offline',
    'packages/web/index.html',
    'packages/web/vite.config.ts',
    'docs/rules',
    'docs/rulings.md',
    'docs/balance.md',
    'package-lock.json',
  ],
];

/** Makes the built app match its sources; quick when it already does. */
export function buildApp() {
  if (isFresh()) return;
  withLock(path.join(root, 'build', 'web.lock'), () => {
    // The command we waited for may have done it.
    if (isFresh()) return;
    const wanted = fingerprint();
    // Built beside the old one and put in its place at once: whoever reads meanwhile finds a whole app.
    const fresh = `${appFolder}-${process.pid}`;
    console.log('Building the app (once, until its sources change) ...');
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    mkdirSync(path.dirname(fresh), { recursive: true });
    try {
      const args = [vite, 'build', 'packages/web', '--logLevel', 'warn', '--outDir', fresh];
      // Also when a test starts it: React has a slow half that is only for those who work on it.
      const code = runNode(args, root, { NODE_ENV: 'production' });
      if (code !== 0) throw new Error('The app could not be built.');
      rmSync(appFolder, { recursive: true, force: true });
      renameSync(fresh, appFolder);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
    writeFileSync(stamp, wanted);
  });
}

function isFresh() {
  return existsSync(appFolder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Of names, sizes and times: reading every file would take longer than all else. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn).filter((name) => !name.includes('.test.'))) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} place a folder with all that is in it, or a file
 * @returns {string[]}
 */
function filesIn(place) {
  const full = path.join(root, place);
  if (!statSync(full).isDirectory()) return [place];
  const entries = readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))).sort();
}
