// Builds the app for a browser: node scripts/release/app-build.mjs <folder>.
import path from 'node:path';
import { build } from 'vite';
import { checkedPacks } from './checked-packs.mjs';
import { root } from '../setup.mjs';

const [folder = ''] = process.argv.slice(2);

await build({
  root: path.join(root, 'packages/web'),
  // Someone starting the app need not see the bundler's remarks on timings and large files.
  logLevel: 'error',
  plugins: [checkedPacks()],
  build: { outDir: folder },
});
