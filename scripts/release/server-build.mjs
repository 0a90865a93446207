// Bundles a program that serves for Node: node scripts/release/server-build.mjs <folder> <file>.
import path from 'node:path';
import { build } from 'vite';
import { checkedPacks } from './checked-packs.mjs';
import { nothingToCompile, ownFiles } from './node-files.mjs';
import { root } from '../setup.mjs';

const [folder = '', file = ''] = process.argv.slice(2);

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [checkedPacks(), ownFiles(), nothingToCompile()],
  // These look for files beside their own; the rest starts in half the time as one file.
  ssr: { noExternal: true, external: ['@photostructure/sqlite', 'piscina', 'pg-native'] },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: false,
    minify: false,
    target: 'node20.19',
    rolldownOptions: {
      input: { index: path.join(root, file) },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
