// Where tests keep what is gone with them.
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps files there in memory. */
const MEMORY = '/dev/shm';
/** Containers often have 64 MB of it, which a PostgreSQL fills. */
const ENOUGH_BYTES = 1024 ** 3;

/** A new folder in memory, or where all temporary files go if there is no room: writing to a disk is most of what small databases do. */
export function fleetingFolder(prefix: string): string {
  return mkdtempSync(path.join(hasMemory() ? MEMORY : tmpdir(), prefix));
}

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}
