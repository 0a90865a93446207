// Builds from sources: rebuilt when they have changed, and never visible half done.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../lock.mjs';
import { root } from '../setup.mjs';

/**
 * Makes a folder unless it exists with this stamp. Of several commands started at once, one makes it and the others wait.
 * @param {string} folder where it belongs
 * @param {string} stamp identifies what it is made from
 * @param {(fresh: string) => void} make puts it into another folder; throws if it cannot
 */
export function buildInto(folder, stamp, make) {
  if (hasStamp(folder, stamp)) return;
  withLock(`${folder}.lock`, () => {
    // The command we waited for may have done it.
    if (hasStamp(folder, stamp)) return;
    // Built beside the old one and then swapped in, so that a reader finds a whole one.
    const fresh = `${folder}-${process.pid}`;
    try {
      make(fresh);
      writeFileSync(stampIn(fresh), stamp);
      rmSync(folder, { recursive: true, force: true });
      renameSync(fresh, folder);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  });
}

/** How many builds to keep: a running program may still load parts of the one it was started from. */
const kept = 3;

/**
 * The same with a separate folder for each stamp, of which the oldest are deleted.
 * @param {string} builds
 * @param {string} stamp
 * @param {(fresh: string) => void} make
 * @returns {string} the folder
 */
export function buildBeside(builds, stamp, make) {
  const folder = path.join(builds, stamp.slice(0, 16));
  buildInto(folder, stamp, (fresh) => {
    make(fresh);
    for (const old of foldersByAge(builds).slice(kept)) rmSync(old, { recursive: true, force: true });
  });
  return folder;
}

/**
 * The newest build, even if its sources have changed since.
 * @param {string} builds
 * @returns {string | null}
 */
export function newestBuild(builds) {
  return existsSync(builds) ? (foldersByAge(builds)[0] ?? null) : null;
}

/** @param {string} folder */
export function hasBuild(folder) {
  return existsSync(stampIn(folder));
}

/**
 * Complete builds, newest first.
 * @param {string} builds
 */
function foldersByAge(builds) {
  const folders = readdirSync(builds)
    .map((name) => path.join(builds, name))
    .filter((place) => existsSync(stampIn(place)));
  const age = (/** @type {string} */ folder) => statSync(folder).mtimeMs;
  return folders.sort((a, b) => age(b) - age(a));
}

/**
 * @param {string} folder
 * @param {string} stamp
 */
function hasStamp(folder, stamp) {
  const file = stampIn(folder);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** @param {string} folder */
function stampIn(folder) {
  return path.join(folder, '.stamp');
}

/**
 * A stamp for the state of the sources, from names, sizes and times: reading every file would take longer than anything else.
 * @param {readonly string[]} sources folders and files, from the root; tests in them do not count
 */
export function fingerprint(sources) {
  const lines = sources.flatMap((source) =>
    statSync(`${root}/${source}`).isDirectory() ? linesIn(source) : [lineOf(source)],
  );
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/**
 * Joins paths by hand for speed: every start of a command waits for this.
 * @param {string} folder
 * @returns {string[]}
 */
function linesIn(folder) {
  /** @type {string[]} */
  const lines = [];
  for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) lines.push(...linesIn(place));
    else if (!entry.name.includes('.test.')) lines.push(lineOf(place));
  }
  return lines.sort();
}

/** @param {string} file */
function lineOf(file) {
  const { size, mtimeMs } = statSync(`${root}/${file}`);
  return `${file} ${size} ${mtimeMs}`;
}
