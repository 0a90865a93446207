import path from 'node:path';
import type { Plugin } from 'vite';

const STARTED = /new Worker\(\s*new URL\('(\.[^']+)', import\.meta\.url\)/g;
const DRAWING = /[\\/]node_modules[\\/](?:preact|react|react-dom)[\\/]|\.css$/;
const PRELOADER = /function preload\((\w+), [^)]*\) \{/;

/**
 * Builds workers together with the page, so that both load the same files. By itself vite bundles every worker apart: the
 * rules of a game would be downloaded and parsed once for the page and once more for each kind of worker.
 */
export function workersInBuild(): Plugin[] {
  const entries = new Set<string>();
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
            entries.add(entry);
            return `new Worker(import.meta.ROLLUP_FILE_URL_${entry}`;
          });
        },
      },
      // A worker has no document: a file that it shares with the page must hold nothing that draws.
      generateBundle(_options, bundle) {
        const reached = [...entries].map((entry) => this.getFileName(entry));
        for (const file of reached) {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk') continue;
          const drawing = chunk.moduleIds.find((id) => DRAWING.test(id));
          if (drawing !== undefined) throw new Error(`A worker would load ${drawing}, in ${file}.`);
          reached.push(...[...chunk.imports, ...chunk.dynamicImports].filter((name) => !reached.includes(name)));
        }
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
