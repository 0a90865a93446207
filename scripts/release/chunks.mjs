// Which files a page of the built app loads before it can be shown.

/**
 * @typedef {object} Chunk
 * @property {string} file
 * @property {readonly string[]} [imports] other chunks, by their keys, that come along at once
 */

/**
 * The scripts of these modules with all that they import, each once. What is only loaded later is not among them.
 * @param {Readonly<Record<string, Chunk>>} manifest as vite writes it
 * @param {readonly string[]} modules their keys
 * @returns {string[]}
 */
export function chunksOf(manifest, modules) {
  /** @type {Set<string>} */
  const found = new Set();
  const wanted = [...modules];
  for (const key of wanted) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The built app has no '${key}'.`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    wanted.push(...(chunk.imports ?? []));
  }
  return [...found];
}
