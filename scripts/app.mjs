// The app as a browser loads it: built when there is no build yet or its sources have changed since.
import path from 'node:path';
import { buildInto, fingerprint } from './built.mjs';
import { GAMES } from './games.mjs';
import { root } from './setup.mjs';
import { runNode } from './tool.mjs';

export const appFolder = path.join(root, 'build', 'web');

/** All that goes into it; tests do not. */
const sources = [
  ...['hex', 'kernel', 'session', ...GAMES, 'board', 'web'].map((name) => `packages/${name}/src`),
  ...[
    'packages/web/public',
    'packages/web/offline',
    'packages/web/licences',
    'packages/web/policy',
    'packages/web/index.html',
    'packages/web/vite.config.ts',
    'scripts/app-build.mjs',
    'scripts/checked-packs.mjs',
    'scripts/bundle.mjs',
    'docs/rules',
    'docs/rulings.md',
    'docs/balance.md',
    'CHANGELOG.md',
    'LICENSE',
    'packages/web/package.json',
    'package-lock.json',
  ],
];

/** Makes the built app match its sources; quick when it already does. */
export function buildApp() {
  buildInto(appFolder, fingerprint(sources), (fresh) => {
    console.log('Building the app (once, until its sources change) ...');
    // Also when a test starts it: React has a slow half that is only for those who work on it.
    const code = runNode(['scripts/app-build.mjs', fresh], root, { NODE_ENV: 'production' });
    if (code !== 0) throw new Error('The app could not be built.');
  });
}
