// The app as a browser loads it, built if there is no build yet or its sources have changed since.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildInto, fingerprint } from './built.mjs';
import { root } from '../setup.mjs';
import { runNode } from '../tool.mjs';

export const appFolder = path.join(root, 'build', 'web');

/** Everything that goes into it; not tests, the command or the server. */
export const sources = [
  ...readdirSync(path.join(root, 'packages'))
    .filter((name) => name !== 'cli' && name !== 'server')
    .map((name) => `packages/${name}/src`),
  ...[
    'public',
    'heroes',
    'icons',
    'offline',
    'licences',
    'policy',
    'workers',
    'index.html',
    'vite.config.ts',
    'package.json',
  ].map((name) => `packages/web/${name}`),
  ...['app-build.mjs', 'checked-packs.mjs', 'bundle.mjs'].map((name) => `scripts/release/${name}`),
  ...['docs/rules', 'docs/rulings.md', 'docs/balance.md', 'CHANGELOG.md', 'LICENSE', 'package-lock.json'],
];

/** Makes the built app match its sources; quick when it already does. */
export function buildApp() {
  buildInto(appFolder, fingerprint(sources), (fresh) => {
    console.log('Building the app (once, until its sources change) ...');
    // Set even if a test starts the build: otherwise some libraries come with slow checks for developers.
    const code = runNode(['scripts/release/app-build.mjs', fresh], root, { NODE_ENV: 'production' });
    if (code !== 0) throw new Error('The app could not be built.');
  });
}
