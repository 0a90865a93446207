// What is built from sources: made anew when they have changed since, and never seen half done.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../lock.mjs';
import { root } from '../setup.mjs';

/**
 * Makes a folder unless it is there with this stamp; of several commands started at once one does it and the others wait.
 * @param {string} folder where it belongs
 * @param {string} stamp stands for what it is made from
 * @param {(fresh: string) => void} make puts it into another folder; throws if it cannot
 */
export function buildInto(folder, stamp, make) {
  if (hasStamp(folder, stamp)) return;
  withLock(`${folder}.lock`, () => {
    // The command we waited for may have done it.
    if (hasStamp(folder, stamp)) return;
    // Built beside the old one and put in its place at once: whoever reads meanwhile finds a whole one.
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

/** So many builds are kept: a program that still runs may yet load parts of the one it was started from. */
const kept = 3;

/**
 * The same in a folder of its own for each stamp, beside those of others, of which the oldest go.
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
 * The newest that there is, whatever its sources are like by now.
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
 * Those that are whole, the newest first.
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
 * Stands for the sources as they are. Of names, sizes and times: reading every file would take longer than all else.
 * @param {readonly string[]} sources folders and files, from the root; tests in them do not count
 */
export function fingerprint(sources) {
  const lines = sources.flatMap((source) =>
    statSync(`${root}/${source}`).isDirectory() ? linesIn(source) : [lineOf(source)],
  );
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/**
 * Every start of a command waits for this, so it joins paths by itself.
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
