// Vite plugins for what a bundle for Node needs besides its sources.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup.mjs';

/**
 * Turns a file that is started by its URL, such as a worker thread, into a file of the bundle.
 * @returns {import('vite').Plugin}
 */
export function ownFiles() {
  return {
    name: 'own-files',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('/node_modules/')) return null;
      return code.replaceAll(/new URL\('([^']+\.(?:ts|mjs))', import\.meta\.url\)/g, (_all, wanted) => {
        const file = path.resolve(path.dirname(id), wanted);
        // Named by the whole path: two games may have files of one name.
        const fileName = `${path
          .relative(root, file)
          .replace(/^packages./, '')
          .replaceAll(/[\\/]/g, '-')}.js`;
        this.emitFile({ type: 'chunk', id: file, fileName });
        return `new URL('./${fileName}', import.meta.url)`;
      });
    },
  };
}

const CODE = /[\\/]lab[\\/]src[\\/]node[\\/]queue[\\/]code\.ts$/;

/**
 * Computes the hash of the code that results depend on now, while the sources are there.
 * @returns {import('vite').Plugin}
 */
export function ownCode() {
  return {
    name: 'own-code',
    load: {
      filter: { id: CODE },
      async handler(id) {
        const { tsImport } = await import('tsx/esm/api');
        const { codeHash } = await tsImport(pathToFileURL(id).href, import.meta.url);
        return `export const codeHash = () => '${codeHash()}';`;
      },
    },
  };
}

/**
 * Leaves out tsx, which runs sources: a bundle has none.
 * @returns {import('vite').Plugin}
 */
export function nothingToCompile() {
  const name = 'tsx/esm/api';
  return {
    name: 'nothing-to-compile',
    enforce: 'pre',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? 'export const register = () => {};' : null),
  };
}
