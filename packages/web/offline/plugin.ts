import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Adds the service worker, offline.js, with a list of all files of the build. Must run after the plugins that add files. */
export function offlineFiles(folder: string): Plugin {
  return {
    name: 'offline-files',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter((name) => name !== 'index.html' && !name.startsWith('.'));
        const files = [...built, ...readdirSync(`${folder}/public`)].toSorted();
        const code = readFileSync(`${folder}/offline/service-worker.js`, 'utf8');
        // Most file names contain a hash; those with fixed names are hashed by their content.
        const hash = createHash('sha256').update(code);
        for (const [name, part] of Object.entries(bundle))
          hash.update(name).update(part.type === 'asset' ? part.source : part.code);
        const head = `const VERSION = '${hash.digest('hex').slice(0, 12)}';\nconst FILES = ${JSON.stringify(files)};\n`;
        this.emitFile({ type: 'asset', fileName: 'offline.js', source: head + code });
      },
    },
  };
}
