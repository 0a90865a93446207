// Builds the app for a browser: node scripts/app-build.mjs <folder>.
import path from 'node:path';
import { build } from 'vite';
import { checkedPacks } from './checked-packs.mjs';
import { root } from '../setup.mjs';

const [folder = ''] = process.argv.slice(2);

await build({
  root: path.join(root, 'packages/web'),
  // What the bundler says of itself (timings, large files) is nothing to whoever starts the app.
  logLevel: 'error',
  plugins: [checkedPacks()],
  build: { outDir: folder },
});
