import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { run } from '../index.ts';

interface CommandOutput {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function sandtable(...args: string[]): Promise<CommandOutput> {
  const written = { out: '', err: '' };
  const into = (stream: keyof typeof written) => ({ write: (text: string) => (written[stream] += text) });
  return { code: await run(args, into('out'), into('err')), ...written };
}

/** A file with this text, removed after the test. */
export function fileWith(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'file.json');
  writeFileSync(file, text);
  return file;
}

/** Runs the bundled command, which is rebuilt if its sources have changed. */
export const LAUNCHER = fileURLToPath(new URL('../../bin/sandtable.mjs', import.meta.url));

/** The output of the command itself, without that of the build. */
export function saidBy(err: string): string {
  return err.replaceAll(/^(?:Building|Waiting) .* \.\.\.\n/gm, '');
}
