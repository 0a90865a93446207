import { readFileSync } from 'node:fs';
import path from 'node:path';
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
    /kernel\/src\/(text|result)\.ts$/,
    /vite\/preload-helper/,
    /web\/src\/(link\/(idb-shelf|summary|seating|changed-rules)|face\/packs)\.ts$/,
    /session\/src\/persons\.ts$/,
  ],
  /** Loaded by the first page, and so by all others. */
  first: [
    /[\\/]node_modules[\\/](preact|react|react-dom|wouter|regexparam|use-sync-external-store|zustand)[\\/]/,
    /web\/src\/app\/(app|trusted)\.tsx?$/,
    /web\/src\/((bear|limanowa)\/game|rules\/(spans|rule-link)|link\/(unsaved|files))\.tsx?$/,
    /web\/src\/ui\/(text|loading|buttons|stored|page|words|dialog|panel|idle)\.tsx?$/,
    /web\/src\/(settings\/newcomer|lessons\/progress|missions\/tally|games\/set-aside)\.ts$/,
    /web\/src\/opening\/(changed-rules|known-line|reading-match)\.tsx$/,
  ],
  /** Loaded by every match, on the page and in its worker. */
  core: [
    // How packs are checked is for those of one's own.
    /packages\/(kernel\/src\/(?!packs\/)|hex\/src\/)/,
    /[\\/]node_modules[\\/]@noble[\\/]/,
    /web\/src\/link\/(sent-news|seed|packed-past)\.ts$/,
    /session\/src\/words\.ts$/,
    /web\/src\/face\/(engine|call-sign)\.ts$/,
    /lab\/src\/general\/efforts\.ts$/,
  ],
  /** Draws the map. What is drawn on counters goes with the game that has it, and the pictures of a story with those who tell one. */
  board: [/packages\/board\/src\/(?!draw\/(art-(foot|guns|line|vehicles)|story)\.ts)/],
  /** The rules of a game and its pack, for the page and the worker. */
  bear: [
    /bear\/src\/battle-system\.ts$/,
    /web\/src\/bear\/(engine\/engine|draft\/match-name)\.ts$/,
    /bear\/src\/words\/units\.ts$/,
  ],
  limanowa: [
    /limanowa\/src\/match-system\.ts$/,
    /web\/src\/limanowa\/(engine\/engine|table\/seat-names)\.ts$/,
    /limanowa\/src\/words\/(names|set-up-words)\.ts$/,
  ],
  /** What every page of a match says and shows of a game. Bots, advice and drafts use some of it, in a worker, too. */
  'bear-words': [
    /bear\/src\/words\/((event|map|said|sentence|turn|verb|next)[\w-]*|prompts|rules\/[\w-]+|mission\/(goal-line|scoring|victory))\.ts$/,
    /bear\/src\/words\/(ai\/reasons|orders\/(order-text|order-words|track-text))\.ts$/,
    /bear\/src\/pictures\/(art|figures|map-picture|markers|pieces)\.ts$/,
    /bear\/src\/rules\/(attack\/(stand|threat)|ground\/reach)\.ts$/,
  ],
  'limanowa-words': [
    /limanowa\/src\/words\/(?!ai-(headline|trace)|put-words|target-tables)[\w-]+\.ts$/,
    /limanowa\/src\/pictures\/(map-picture|pieces)\.ts$/,
  ],
  worker: [/web\/src\/(games\/links|link\/host)\.ts$/, /session\/src\/(?!snapshot)/],
  /** Loaded by the page of every match, and by those of its missions. */
  stage: [
    /web\/src\/(scene\/(scene|map-picture)|games\/open-match|link\/refusal-words)\.ts$/,
    /web\/src\/(rules\/terms|rulebook\/glossary-provider|missions\/seats)\.tsx$/,
  ],
  /** The page of every match. */
  table: [
    /web\/src\/(play\/play-screen|app\/play-route|film\/number-mark|ui\/hand-card)\.tsx$/,
    /web\/src\/face\/(advice|field|speech|table)\.ts$/,
  ],
  /** A style that pages of missions have as well. */
  'bear-sides': [/web\/src\/bear\/sides\.css$/],
  'limanowa-sides': [/web\/src\/limanowa\/sides\.css$/],
  'bear-table': [/web\/src\/bear\/face\.ts$/],
  'limanowa-table': [/web\/src\/limanowa\/face\.ts$/],
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
