// A folder of files for a server, read once, so that no request can reach anything outside it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bodiesOf } from './encoding.mjs';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * @typedef {object} Served
 * @property {Buffer} body
 * @property {import('./encoding.mjs').Bodies} bodies the same in every encoding
 * @property {string} type
 * @property {string} cache how long a browser may keep it
 */

/**
 * Every file by the path of its request. The index also answers `/`.
 * @param {string} folder
 * @param {boolean} [isPacked] whether to offer brotli too
 * @returns {ReadonlyMap<string, Served>}
 */
export function readFiles(folder, isPacked = true) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  /** @type {Map<string, Served>} */
  const files = new Map();
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const asked = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
    // Files that begin with a dot belong to the build.
    if (entry.isFile() && !asked.includes('/.')) files.set(asked, serve(file, asked, isPacked));
  }
  const index = files.get('/index.html');
  if (index !== undefined) files.set('/', index);
  return files;
}

/**
 * @param {string} file
 * @param {string} asked
 * @param {boolean} isPacked
 * @returns {Served}
 */
function serve(file, asked, isPacked) {
  const body = readFileSync(file);
  return {
    body,
    bodies: bodiesOf(body, isPacked),
    type: types[path.extname(file)] ?? 'application/octet-stream',
    // The names of built files change with their content.
    cache: asked.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
