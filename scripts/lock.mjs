// A lock file between processes: two commands started at once must not install into the same folder.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const longestWait = 10 * 60_000;
const pause = 200;

/**
 * Runs the work while no other process holds the lock. Waits without a promise, so that set-up stays plain steps.
 * @param {string} file
 * @param {() => void} work
 */
export function withLock(file, work) {
  take(file);
  try {
    work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const end = Date.now() + longestWait;
  let told = false;
  while (!tryToTake(file)) {
    const holder = holderOf(file);
    if (holder !== undefined && !isAlive(holder)) {
      // Check again just before deleting: another waiting process may have taken the lock meanwhile.
      if (holderOf(file) === holder) rmSync(file, { force: true });
      continue;
    }
    if (Date.now() > end) throw new Error(`${file} is held by process ${holder}; delete it if that is no set-up.`);
    if (!told) console.error('Waiting for the set-up of another command ...');
    told = true;
    sleep(pause);
  }
}

/**
 * A link appears at once with its content, so no one ever reads an empty lock.
 * @param {string} file
 */
function tryToTake(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** @param {number} milliseconds */
function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
