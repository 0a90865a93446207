// Bundles a server program for Node: node scripts/release/server-build.mjs <folder> <file>.
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
  // The external ones load files beside their own; bundling the rest into one file halves the start.
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
