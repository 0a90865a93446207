import { fileURLToPath } from 'node:url';

/** Runs the bundle of the command, which is made anew if its sources have changed. */
export const LAUNCHER = fileURLToPath(new URL('../../bin/sandtable.mjs', import.meta.url));

/** What the command itself says, not what is told while it is made. */
export function saidBy(err: string): string {
  return err.replaceAll(/^(?:Building|Waiting) .* \.\.\.\n/gm, '');
}
