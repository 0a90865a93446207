import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { run } from '../index.ts';

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command and catches what it writes. */
export async function sandtable(...args: string[]): Promise<Said> {
  const written = { out: '', err: '' };
  const into = (stream: keyof typeof written) => ({ write: (text: string) => (written[stream] += text) });
  return { code: await run(args, into('out'), into('err')), ...written };
}

/** A file with this text, gone when the test is. */
export function fileWith(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'file.json');
  writeFileSync(file, text);
  return file;
}
