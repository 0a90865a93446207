// Bundles the `sandtable` command for Node: node scripts/release/command-build.mjs <folder>.
import path from 'node:path';
import { build } from 'vite';
import { checkedPacks } from './checked-packs.mjs';
import { nothingToCompile, ownCode, ownFiles } from './node-files.mjs';
import { root } from '../setup.mjs';

const [folder = ''] = process.argv.slice(2);

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [checkedPacks(), ownCode(), ownFiles(), nothingToCompile()],
  ssr: { noExternal: true, external: ['pg-native'] },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: false,
    minify: false,
    target: 'node20.19',
    rolldownOptions: {
      // Only a thread's own files act by being imported. Saying so lets each question load only what it uses.
      treeshake: { moduleSideEffects: (id) => id.includes('/lab/src/node/') },
      input: { index: path.join(root, 'packages/cli/src/index.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
