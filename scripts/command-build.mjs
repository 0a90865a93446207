// Bundles the `sandtable` command for Node: node scripts/command-build.mjs <folder>.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { bundle } from './bundle.mjs';
import { root } from './setup.mjs';

const [folder = ''] = process.argv.slice(2);

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [await checkedPacks(), ownFiles(), nothingToCompile()],
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
 * The pack of each game is checked here, once, and goes into the bundle as it is after that.
 * @returns {Promise<import('vite').Plugin>}
 */
async function checkedPacks() {
  const home = path.join(root, 'packages/cli/src');
  const files = readdirSync(home)
    .map((game) => path.join(home, game, 'pack-parts.ts'))
    .filter((file) => existsSync(file));
  const codes = new Map();
  for (const file of files) {
    const { packParts } = await import(`data:text/javascript,${encodeURIComponent(await bundle(file))}`);
    codes.set(file, `export const packParts = () => JSON.parse(${JSON.stringify(JSON.stringify(packParts()))});`);
  }
  return { name: 'checked-packs', load: (id) => codes.get(id) ?? null };
}

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
