import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
const ALL_BITS = 0o777;
const OF_OTHERS = 0o077;

/** SQLite makes those after a hyphen itself, with the mode of the file before it. */
const FILES = ['sandtable.db', 'sandtable.lock', 'sandtable.db-wal', 'sandtable.db-shm', 'sandtable.lock-journal'];

/** Where only its owner may look: the data hold seeds of running matches, and keys. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
}

/** An empty file for its owner alone; one that is there stays as it is. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', FILE));
}

/**
 * Takes away what others on this machine may do with the data: earlier versions left them open to all. Returns what was done, in words for
 * the log. What belongs to another user cannot be changed, and is named.
 */
export function closeToOthers(folder: string): readonly string[] {
  // Windows has other rights, and shows all of these as set.
  if (process.platform === 'win32') return [];
  const places = [folder, ...FILES.map((name) => path.join(folder, name)).filter((file) => existsSync(file))];
  return places.flatMap((place) => {
    const mode = statSync(place).mode & ALL_BITS;
    if ((mode & OF_OTHERS) === 0) return [];
    const wanted = mode & ~OF_OTHERS;
    const was = `${place} was open to other users of this machine (${printed(mode)})`;
    try {
      chmodSync(place, wanted);
      return [`${was}: it is ${printed(wanted)} now.`];
    } catch {
      return [`${was}, and belongs to another user: close it with chmod go= ${place}`];
    }
  });
}

function printed(mode: number): string {
  return `0${mode.toString(8)}`;
}
