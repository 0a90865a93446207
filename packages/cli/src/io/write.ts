import { existsSync, writeFileSync } from 'node:fs';
import { BadInput } from './input.ts';

/** For every command that writes a file: what is there stays, unless `--force` is given. */
export const FORCE: [flags: string, about: string] = ['--force', 'writes over files that are there already'];

/** Refuses before anything is done; `writeNew` would only after it. */
export function refuseOld(file: string): void {
  if (existsSync(file)) throw isThere(file);
}

/** Writes a file that is not there yet, or over one that is. */
export function writeNew(file: string, text: string, isForced = false): void {
  try {
    writeFileSync(file, text, { flag: isForced ? 'w' : 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw isThere(file);
    throw new BadInput(`${file}: cannot be written (${error instanceof Error ? error.message : String(error)})`);
  }
}

function isThere(file: string): BadInput {
  return new BadInput(`${file}: is there already; --force writes over it`);
}
