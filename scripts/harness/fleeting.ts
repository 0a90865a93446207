// Where tests keep what is gone with them.
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps files there in memory. */
const MEMORY = '/dev/shm';
/** Containers often have 64 MB of it, which a PostgreSQL fills. */
const ENOUGH_BYTES = 1024 ** 3;

/** A new folder in memory, or where all temporary files go if there is no room: writing to a disk is most of what small databases do. */
export function fleetingFolder(prefix: string): string {
  const parent = hasMemory() ? MEMORY : tmpdir();
  // What a run left that was killed would stay in memory.
  for (const name of readdirSync(parent)) {
    const [, maker] = name.startsWith(prefix) ? (/^(\d+)-/.exec(name.slice(prefix.length)) ?? []) : [];
    if (maker !== undefined && !isRunning(Number(maker)))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  return mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Whose it is does not matter.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}
