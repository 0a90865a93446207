// Bundles the `sandtable` command for Node: node scripts/command-build.mjs <folder>.
import path from 'node:path';
import { build } from 'vite';
import { checkedPacks } from './checked-packs.mjs';
import { root } from '../setup.mjs';

const [folder = ''] = process.argv.slice(2);

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [checkedPacks(), ownFiles(), nothingToCompile()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: false,
    minify: false,
    target: 'node20.19',
    rolldownOptions: {
      // But for a thread's own files nothing does anything by being imported, so each question loads only what it uses.
      treeshake: { moduleSideEffects: (id) => id.includes('/lab/src/node/') },
      input: { index: path.join(root, 'packages/cli/src/index.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

/**
 * A file that is started by its address, as a worker thread is, becomes a file of the bundle.
 * @returns {import('vite').Plugin}
 */
function ownFiles() {
  return {
    name: 'own-files',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(path.join(root, 'packages'))) return null;
      return code.replaceAll(/new URL\('([^']+\.(?:ts|mjs))', import\.meta\.url\)/g, (_all, wanted) => {
        const file = path.resolve(path.dirname(id), wanted);
        // By its whole path: two games may have files of one name.
        const fileName = `${path.relative(path.join(root, 'packages'), file).replaceAll(/[\\/]/g, '-')}.js`;
        this.emitFile({ type: 'chunk', id: file, fileName });
        return `new URL('./${fileName}', import.meta.url)`;
      });
    },
  };
}

/**
 * What runs the sources as they are has nothing to do in a bundle.
 * @returns {import('vite').Plugin}
 */
function nothingToCompile() {
  const name = 'tsx/esm/api';
  return {
    name: 'nothing-to-compile',
    enforce: 'pre',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? 'export const register = () => {};' : null),
  };
}
