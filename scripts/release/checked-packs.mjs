// For bundles of the app and the command: the pack of each game is checked when they are made, not whenever they start.
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { root } from '../setup.mjs';

/** The whole pack, for the command and the server; and what the app has of it, in files of its own. */
const WHOLE = /[\\/]packages[\\/](?<game>\w+)[\\/]src[\\/]pack-parts\.ts$/;
const APART =
  /[\\/]web[\\/]src[\\/](?<game>\w+)[\\/]engine[\\/](?<file>pack-files|all-missions)\.ts(\?mission=(?<mission>.+))?$/;

/**
 * Each pack goes into a bundle as plain JSON, as it is after the check.
 * @returns {import('vite').Plugin}
 */
export function checkedPacks() {
  /** @type {Map<string, Promise<Parts>>} */
  const known = new Map();
  /** @param {string} game */
  const partsOf = (game) => {
    const parts = known.get(game) ?? load(game);
    known.set(game, parts);
    return parts;
  };
  return {
    name: 'checked-packs',
    apply: 'build',
    load: {
      filter: { id: [WHOLE, APART] },
      async handler(id) {
        const { game = '', file, mission } = (WHOLE.exec(id) ?? APART.exec(id))?.groups ?? {};
        const parts = await partsOf(game);
        if (mission !== undefined)
          return `export default ${printed(parts.missions.find((each) => each.id === mission))};`;
        if (file === 'all-missions') return `export const allMissions = () => ${printed(parts.missions)};`;
        return file === 'pack-files' ? apart(parts) : `export const packParts = () => ${printed(parts)};`;
      },
    },
  };
}

/**
 * @typedef {{ readonly missions: readonly { readonly id: string }[] }} Parts
 * @param {string} game
 * @returns {Promise<Parts>}
 */
async function load(game) {
  const code = await bundle(path.join(root, 'packages', game, 'src', 'pack-parts.ts'));
  const { packParts } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return packParts();
}

/**
 * Each mission is a file of its own: a match needs one of them.
 * @param {Parts} parts
 */
function apart(parts) {
  const files = parts.missions.map(({ id }) => `'${id}': () => import('./pack-files.ts?mission=${id}'),`);
  return `export const coreParts = () => ${printed({ ...parts, missions: [] })};
export const MISSION_FILES = {${files.join('')}};`;
}

/**
 * Browsers read JSON quicker than code.
 * @param {unknown} value
 */
function printed(value) {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
