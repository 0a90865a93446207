// Which package may import what. This table is the architecture; plugin.mjs makes oxlint enforce it.
import path from 'node:path';
import { GAMES } from '../games.mjs';
import { judgeFloors } from './floors.mjs';

/**
 * What a package's own code may import: doors of other packages and libraries ('*' = any library, Node's included). A package without an
 * entry may import nothing.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const arrows = {
  hex: [],
  kernel: ['@noble/hashes', 'zod/mini'],
  session: ['@sandtable/kernel', '@noble/hashes', 'zod/mini'],
  ...Object.fromEntries(
    GAMES.map((game) => [game, ['@sandtable/hex', '@sandtable/kernel', '@sandtable/kernel/packs', 'zod/mini']]),
  ),
  lab: ['@sandtable/kernel', '@sandtable/kernel/testing', '@sandtable/session'],
  board: ['@sandtable/hex'],
  protocol: ['zod/mini'],
  server: ['@sandtable/kernel', '@sandtable/session', '@sandtable/protocol', '*'],
  web: [
    ...games(),
    ...gamePictures(),
    '@sandtable/kernel/packs',
    '@sandtable/lab',
    '@sandtable/lab/efforts',
    '@sandtable/board',
    '@sandtable/protocol',
    '*',
  ],
  cli: [
    ...games(),
    '@sandtable/kernel/packs',
    ...gamePictures(),
    '@sandtable/lab',
    '@sandtable/lab/node',
    '@sandtable/lab/queue',
    '@sandtable/board',
    '@sandtable/server',
    '*',
  ],
};

function games() {
  return ['hex', 'kernel', 'session', ...GAMES].map((name) => `@sandtable/${name}`);
}

function gamePictures() {
  return GAMES.map((game) => `@sandtable/${game}/pictures`);
}

/**
 * In the app and the command, only the folder named after a game may import that game.
 * @type {Readonly<Record<string, string>>}
 */
const hosts = { web: 'app', cli: 'command' };

/** Folders of pure packages that touch the machine or the screen, and so may use any library. */
const openCorners = ['packages/lab/src/node/', 'packages/board/src/widget/'];

/** Where a game says how the board draws it; the rest of the game knows nothing of boards on a screen. */
const pictures = new RegExp(`^packages/(?:${GAMES.join('|')})/src/pictures/`);

/** The only doors; anything deeper is private to the package. */
const doors = new RegExp(
  `^@sandtable/(?:[^/]+|kernel/(?:packs|testing)|lab/(?:efforts|node|queue)|(?:${GAMES.join('|')})/pictures)$`,
);

/**
 * Why this file may not import this, or undefined if it may.
 * @param {string} file path from the root of the repository, with forward slashes
 * @param {string} wanted the import specifier
 * @returns {string | undefined}
 */
export function judgeImport(file, wanted) {
  const [, name] = /^packages\/([^/]+)\//.exec(file) ?? [];
  if (name === undefined) return undefined;
  if (wanted.startsWith('.')) return judgeRelative(file, `packages/${name}/`, wanted);
  if (wanted.startsWith('@sandtable/') && !doors.test(wanted))
    return `'${wanted}' is not a door: import the package itself.`;
  if (!allowedIn(file, name).some((one) => covers(one, wanted))) return `${name} may not import '${wanted}'.`;
  return judgeFolder(file, name, wanted);
}

/**
 * @param {string} file
 * @param {string} name
 * @param {string} wanted
 */
function judgeFolder(file, name, wanted) {
  const game = GAMES.find((one) => wanted === `@sandtable/${one}` || wanted.startsWith(`@sandtable/${one}/`));
  const [host, home] = [hosts[name], `packages/${name}/src/`];
  if (game === undefined || host === undefined || !file.startsWith(home) || isTesting(file)) return undefined;
  return file.startsWith(`${home}${game}/`) ? undefined : `in the ${host} only its own folder knows ${game}.`;
}

/**
 * @param {string} file
 * @param {string} name
 */
function allowedIn(file, name) {
  const allowed = [...(arrows[name] ?? [])];
  if (openCorners.some((corner) => file.startsWith(corner))) allowed.push('*');
  if (pictures.test(file)) allowed.push('@sandtable/board');
  if (isTest(file)) allowed.push('*');
  // The server is given its games by the program that starts it, and so by its tests.
  if (isTest(file) && name === 'server') allowed.push(...games());
  // The testing door brings toy games and checks, which must not be shipped.
  if (isTesting(file) && allowed.includes('@sandtable/kernel')) allowed.push('@sandtable/kernel/testing');
  return allowed;
}

/**
 * @param {string} file
 * @param {string} home
 * @param {string} wanted
 */
function judgeRelative(file, home, wanted) {
  const target = path.posix.join(path.posix.dirname(file), wanted);
  if (isTest(file) && target.startsWith('scripts/')) return undefined;
  if (!target.startsWith(home)) return `'${wanted}' leaves the package: import it by its name.`;
  if (target.startsWith(`${home}src/testing/`) && !isTesting(file)) return 'only tests may import the testing folder.';
  return isTesting(file) ? undefined : (judgeGameFolder(file, home, target) ?? judgeFloors(file, target));
}

/**
 * In the app and the command, only `games` opens a game's folder: everything else works for any game.
 * @param {string} file
 * @param {string} home
 * @param {string} target
 */
function judgeGameFolder(file, home, target) {
  const game = GAMES.find((one) => target.startsWith(`${home}src/${one}/`));
  const openers = [`${home}src/${game}/`, `${home}src/games/`];
  if (game === undefined || openers.some((folder) => file.startsWith(folder))) return undefined;
  return `only 'games' may import from the folder of ${game}.`;
}

/**
 * @param {string} allowed
 * @param {string} wanted
 */
function covers(allowed, wanted) {
  if (allowed === '*') return !wanted.startsWith('@sandtable/');
  if (allowed.startsWith('@sandtable/')) return wanted === allowed;
  return wanted === allowed || wanted.startsWith(`${allowed}/`);
}

/** @param {string} file */
function isTest(file) {
  return file.endsWith('.test.ts') || file.endsWith('.test.tsx');
}

/** @param {string} file */
function isTesting(file) {
  return isTest(file) || /^packages\/[^/]+\/src\/testing\//.test(file);
}
