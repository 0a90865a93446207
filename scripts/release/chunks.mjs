// Which files of the built app a page loads before it can be shown.

/**
 * @typedef {object} Chunk
 * @property {string} file
 * @property {string} [name] the name of its group in vite.config.ts, if the file holds several modules
 * @property {readonly string[]} [imports] keys of the chunks that it imports statically
 */

/**
 * The scripts of these modules and of everything they import statically, each once.
 * @param {Readonly<Record<string, Chunk>>} manifest as vite writes it
 * @param {readonly string[]} modules their keys, or the names of groups
 * @returns {string[]}
 */
export function chunksOf(manifest, modules) {
  /** @type {Set<string>} */
  const found = new Set();
  const wanted = [...modules];
  for (const key of wanted) {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (chunk === undefined) throw new Error(`The built app has no '${key}'.`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    wanted.push(...(chunk.imports ?? []));
  }
  return [...found];
}
