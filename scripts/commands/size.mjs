// `npm run size`: checks the size of the pure packages in a page, libraries included, and of what the app loads first, against budgets in
// bytes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { appFolder, buildApp } from '../release/app.mjs';
import { bundle } from '../release/bundle.mjs';
import { chunksOf } from '../release/chunks.mjs';
import { GAMES } from '../games.mjs';
import { root } from '../setup.mjs';

// The budgets go in steps, so that no code is written for a few bytes; a step is raised by decision, not by drift.
const packages = ['hex', 'kernel', 'session'];
/** The pure packages include reading files and checking stamps: every file passes through one parser, and saves outlive versions. */
const budget = 42_500;
/** The pictures of the first page together, in one theme: the games and the ground of the example. */
const picturesBudget = 60_000;
/** All scripts loaded before the first page shows. */
const firstPageBudget = 60_000;
/**
 * All scripts loaded before a match without bots is on the table: those of the page and of its worker, each file once, and the largest
 * mission. Leaves out what only some matches need (a draft, a custom position, house rules, a bot) and what the player opens: a tab, the
 * rules, the reasons, the result.
 * @type {Readonly<Record<string, number>>}
 */
const matchBudget = { bear: 375_000, limanowa: 275_000 };
/**
 * The same with what the first turn loads on demand: the actions of a click on the map, the replay of the AI's turn, the log.
 * @type {Readonly<Record<string, number>>}
 */
const turnBudget = { bear: 400_000, limanowa: 287_500 };

const FIRST_TURN = ['map/popover', 'log/log-panel', 'film/film-band', 'film/film-strip'].map(
  (part) => `src/${part}.tsx`,
);

try {
  for (const name of packages) print(name, await measure([name]));
  const all = await measure(packages);
  print('together', all);
  check('these packages', all, budget);

  buildApp();
  const firstPage = weigh(['index.html', 'src/home/home-screen.tsx']);
  print('first page', firstPage);
  check('the first page', firstPage, firstPageBudget);
  const pictures = sizeOf([...GAMES.map((game) => `hero-${game}-paper.svg`), 'example-bear-paper.svg']);
  print('its pictures', pictures);
  check('the pictures of the first page', pictures, picturesBudget);
  for (const game of GAMES) {
    const page = ['index.html', 'table', `${game}-table`];
    const loaded = [...page, 'src/games/worker.ts', `src/${game}/link/link.ts`, ...largestMission(game)];
    const match = weigh(loaded);
    print(`a match of ${game}`, match);
    check(`a match of ${game}`, match, matchBudget[game] ?? 0);
    const turn = weigh([...loaded, ...FIRST_TURN, `src/${game}/film/film-model.ts`]);
    print('  its first turn', turn);
    check(`a first turn of ${game}`, turn, turnBudget[game] ?? 0);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Sizes in bytes of these packages in one bundle with all their exports.
 * @param {readonly string[]} names
 */
async function measure(names) {
  const entry = path.join(root, 'build', 'size', `${names.join('-')}.js`);
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, names.map((name) => `export * as ${name} from '@sandtable/${name}';\n`).join(''));
  const code = Buffer.from(await bundle(entry));
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
}

/**
 * Sizes of the scripts that the app loads for these modules and everything they import.
 * @param {readonly string[]} modules
 */
function weigh(modules) {
  return sizeOf(chunksOf(readManifest(), modules));
}

/** @returns {Record<string, import('../release/chunks.mjs').Chunk>} */
function readManifest() {
  return JSON.parse(readFileSync(path.join(appFolder, '.vite', 'manifest.json'), 'utf8'));
}

/**
 * The largest mission of this game, if missions are files of their own.
 * @param {string} game
 */
function largestMission(game) {
  const files = Object.keys(readManifest()).filter((key) =>
    key.startsWith(`src/${game}/engine/pack-files.ts?mission=`),
  );
  return files.toSorted((a, b) => weigh([b]).gzipped - weigh([a]).gzipped).slice(0, 1);
}

/**
 * @param {readonly string[]} files of the built app
 */
function sizeOf(files) {
  const codes = files.map((file) => readFileSync(path.join(appFolder, file)));
  const sum = (/** @type {readonly Buffer[]} */ parts) => parts.reduce((all, { length }) => all + length, 0);
  return { minified: sum(codes), gzipped: sum(codes.map((code) => gzipSync(code, { level: 6 }))) };
}

/**
 * @param {string} what
 * @param {{ gzipped: number }} size
 * @param {number} limit
 */
function check(what, { gzipped }, limit) {
  if (gzipped > limit) throw new Error(`${what}: ${gzipped - limit} bytes over the budget of ${limit}, gzipped.`);
}

/**
 * @param {string} name
 * @param {{ minified: number, gzipped: number }} size
 */
function print(name, { minified, gzipped }) {
  console.log(
    `${name.padEnd(20)} ${String(minified).padStart(7)} bytes minified ${String(gzipped).padStart(7)} gzipped`,
  );
}
