// Bundles code into one file as a browser would load it: for the size check, and for tests that run our code in a real browser.
import { build } from 'vite';
import { root } from '../setup.mjs';

/**
 * Bundles a module with everything it imports into one minified ES module; all its exports are kept.
 * @param {string} entryFile
 * @returns {Promise<string>} the code
 */
export async function bundle(entryFile) {
  return (await bundlePage(entryFile)).code;
}

/**
 * The same, with the styles that it imports.
 * @param {string} entryFile
 * @returns {Promise<{ code: string, styles: string }>}
 */
export async function bundlePage(entryFile) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entryFile, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((one) => one.type === 'chunk');
  if (chunk === undefined) throw new Error(`${entryFile} gave no code.`);
  const sheets = outputs.flatMap((one) => (one.type === 'asset' && one.fileName.endsWith('.css') ? [one.source] : []));
  return { code: chunk.code, styles: sheets.join('\n') };
}
