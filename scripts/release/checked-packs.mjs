// For bundles of the app and the command: the pack of each game is checked when they are made, not whenever they start.
import { bundle } from './bundle.mjs';

/**
 * Each pack goes into a bundle as plain JSON, as it is after the check.
 * @returns {import('vite').Plugin}
 */
export function checkedPacks() {
  return {
    name: 'checked-packs',
    apply: 'build',
    load: { filter: { id: /[\\/]packages[\\/]\w+[\\/]src[\\/]pack-parts\.ts$/ }, handler: codeOf },
  };
}

/** @param {string} file */
async function codeOf(file) {
  const { packParts } = await import(`data:text/javascript,${encodeURIComponent(await bundle(file))}`);
  return `export const packParts = () => JSON.parse(${JSON.stringify(JSON.stringify(packParts()))});`;
}
