import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { heroPictures } from './heroes/plugin.ts';
import { icons } from './icons/plugin.ts';
import { licences } from './licences/plugin.ts';
import { offlineFiles } from './offline/plugin.ts';
import { policyInPage } from './policy/plugin.ts';
import { workersInBuild } from './workers/plugin.ts';

const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
};

/**
 * Small modules that the same pages load, each group in one file: forty files of a few hundred bytes compress badly, and each is a request.
 * A group takes along what its modules import, unless another of higher priority has it; so none may name more than all its pages need.
 */
const FILES = {
  /** Loaded by the first page and by the workers. */
  base: [
    /[\\/]node_modules[\\/]zod[\\/]/,
    /kernel\/src\/text\.ts$/,
    /vite\/preload-helper/,
    /web\/src\/link\/(idb-shelf|summary|seating)\.ts$/,
    /session\/src\/persons\.ts$/,
  ],
  /** Loaded by the first page, and so by all others. */
  first: [
    /[\\/]node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|zustand)[\\/]/,
    /web\/src\/((bear|limanowa)\/game|games\/games|rules\/(spans|rule-link)|link\/unsaved)\.tsx?$/,
    /web\/src\/ui\/(text|loading|buttons|stored|page|words|dialog|panel)\.tsx?$/,
    /web\/src\/(settings\/newcomer|lessons\/progress|missions\/tally|games\/set-aside)\.ts$/,
  ],
  /** Loaded by every match, on the page and in its worker. */
  core: [/packages\/(kernel|hex)\/src\//, /[\\/]node_modules[\\/]@noble[\\/]/],
  /** Loaded by the page of every match. */
  table: [/web\/src\/(ui\/tooltip|rules\/terms|film\/number-mark)\.tsx$/],
};

const groups = Object.entries(FILES).map(([name, tests], place, { length }) => ({
  name,
  test: (id: string) => tests.some((test) => test.test(id)),
  priority: length - place,
}));

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the built folder can lie anywhere: routes stand behind the # of the address.
  base: './',
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  plugins: [
    workersInBuild(),
    react(),
    heroPictures(import.meta.dirname),
    icons(import.meta.dirname),
    policyInPage(),
    licences(import.meta.dirname),
    offlineFiles(import.meta.dirname),
  ],
  // Styles of a library that the policy of the page allows as well.
  resolve: { alias: { 'react-style-singleton': path.join(import.meta.dirname, 'src/ui/page-styles.ts') } },
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    target: 'es2022',
    // The list of what a page loads first: the size check reads it.
    manifest: true,
    // No file is put into another as a data address: the page may only run what the server sent.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
