// For bundles of the app, the command and the server: checks each game's pack at build time instead of at every start.
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { root } from '../setup.mjs';

/** The module with the whole pack, for the command and the server. */
const WHOLE = /[\\/]packages[\\/](?<game>\w+)[\\/]src[\\/]pack-parts\.ts$/;
/** The app's modules with parts of the pack, loaded separately. */
const APART =
  /[\\/]web[\\/]src[\\/](?<game>\w+)[\\/]engine[\\/](?<file>pack-files|pack-lists|all-missions)\.ts(\?mission=(?<mission>.+))?$/;

/**
 * Puts each pack into a bundle as plain JSON, as it is after the check.
 * @returns {import('vite').Plugin}
 */
export function checkedPacks() {
  /** @type {Map<string, Promise<Content>>} */
  const known = new Map();
  /** @param {string} game */
  const contentOf = (game) => {
    const content = known.get(game) ?? load(game);
    known.set(game, content);
    return content;
  };
  return {
    name: 'checked-packs',
    apply: 'build',
    load: {
      filter: { id: [WHOLE, APART] },
      async handler(id) {
        const { game = '', file = 'whole', mission } = (WHOLE.exec(id) ?? APART.exec(id))?.groups ?? {};
        const content = await contentOf(game);
        const found = content.parts.missions.find((each) => each.id === mission);
        return found === undefined ? FILES[file]?.(content) : `export default ${printed(found)};`;
      },
    },
  };
}

/**
 * @typedef {object} Content
 * @property {{ readonly missions: readonly { readonly id: string }[] }} parts
 * @property {readonly string[]} late the names of the parts that only drafted matches need
 */

/**
 * @param {string} game
 * @returns {Promise<Content>}
 */
async function load(game) {
  const code = await bundle(path.join(root, 'packages', game, 'src', 'pack-parts.ts'));
  const { packParts, GENERATOR_LISTS = [] } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return { parts: packParts(), late: GENERATOR_LISTS };
}

/**
 * The code of each of these modules.
 * @type {Readonly<Record<string, (content: Content) => string>>}
 */
const FILES = {
  whole: ({ parts, late }) => `export const packParts = () => ${printed(parts)}; ${namesOf(late)}`,
  // A match loads only its own mission.
  'pack-files': ({ parts, late }) => {
    const core = Object.fromEntries(Object.entries(parts).filter(([part]) => !late.includes(part)));
    const files = parts.missions.map(({ id }) => `'${id}': () => import('./pack-files.ts?mission=${id}'),`);
    return `export const coreParts = () => ${printed({ ...core, missions: [] })};
export const MISSION_FILES = {${files.join('')}};
${namesOf(late)}`;
  },
  'pack-lists': ({ parts, late }) => {
    const lists = Object.fromEntries(Object.entries(parts).filter(([part]) => late.includes(part)));
    return `export const packLists = () => ${printed(lists)};`;
  },
  'all-missions': ({ parts }) => `export const allMissions = () => ${printed(parts.missions)};`,
};

/** @param {readonly string[]} late */
function namesOf(late) {
  return `export const GENERATOR_LISTS = ${JSON.stringify(late)};`;
}

/**
 * Browsers parse JSON faster than code.
 * @param {unknown} value
 */
function printed(value) {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
