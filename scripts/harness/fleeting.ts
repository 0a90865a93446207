// Temporary folders for tests.
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
/** Containers often have 64 MB of it, which a PostgreSQL fills. */
const ENOUGH_BYTES = 1024 ** 3;

/** A new folder in memory, or on disk if memory is short: small databases spend most of their time writing. */
export function fleetingFolder(prefix: string): string {
  const parent = hasMemory() ? MEMORY : tmpdir();
  // The folders of a killed run would stay in memory.
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
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}
