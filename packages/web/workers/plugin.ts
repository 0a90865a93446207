import path from 'node:path';
import type { Plugin } from 'vite';

const STARTED = /new Worker\(\s*new URL\('(\.[^']+)', import\.meta\.url\)/g;
const PRELOADER = /function preload\((\w+), [^)]*\) \{/;

/**
 * Builds workers together with the page, so that both load the same files. By itself vite bundles every worker apart: the
 * rules of a game would be downloaded and parsed once for the page and once more for each kind of worker.
 */
export function workersInBuild(): Plugin[] {
  return [
    {
      name: 'workers-in-build',
      apply: 'build',
      // Before vite's own plugin finds the call.
      enforce: 'pre',
      transform: {
        filter: { code: STARTED },
        handler(code, id) {
          return code.replaceAll(STARTED, (_, file: string) => {
            const entry = this.emitFile({ type: 'chunk', id: path.resolve(path.dirname(id), file) });
            return `new Worker(import.meta.ROLLUP_FILE_URL_${entry}`;
          });
        },
      },
    },
    {
      name: 'import-in-workers',
      apply: 'build',
      transform: {
        filter: { id: /vite\/preload-helper/ },
        // Vite preloads the parts of a dynamic import by link elements. A worker has no document for them.
        handler(code) {
          if (!PRELOADER.test(code))
            throw new Error('vite has another preload helper: workers could not import anything.');
          return code.replace(
            PRELOADER,
            (head, load) => `${head} if (typeof document === 'undefined') return ${load}();`,
          );
        },
      },
    },
  ];
}
