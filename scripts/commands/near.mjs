// Finds the unit tests near a change. Following imports all the way would find nearly every test: the game is one connected whole.
import path from 'node:path';

/** @typedef {{ readonly file: string, readonly source: string }} Test */

/**
 * Tests that were changed themselves, lie in the folder of a changed file, or import one directly.
 * @param {readonly string[]} changed paths from the root, with forward slashes
 * @param {readonly Test[]} tests all there are
 * @returns {string[]} their paths
 */
export function testsNear(changed, tests) {
  const files = new Set(changed);
  const folders = new Set(changed.filter(isCode).map((file) => path.posix.dirname(file)));
  const isNear = (/** @type {Test} */ { file, source }) =>
    folders.has(path.posix.dirname(file)) || importsOf(file, source).some((imported) => files.has(imported));
  return tests.filter(isNear).map(({ file }) => file);
}

/** @param {string} file */
export function isCode(file) {
  return /\.(?:ts|tsx|mjs)$/.test(file);
}

/**
 * @param {string} file
 * @param {string} source
 */
function importsOf(file, source) {
  const paths = [...source.matchAll(/ from '(\.[^']+)'/g)].map(([, wanted = '']) => wanted);
  return paths.map((wanted) => path.posix.join(path.posix.dirname(file), wanted));
}
