import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

export interface BackupHead {
  readonly format: typeof FORMAT;
  readonly formatVersion: 1;
  readonly migrations: number;
  readonly madeAt: number;
}

interface BackupEnd {
  /** The hash of all lines before it. */
  readonly sha256: string;
  readonly rows: number;
}

export const FORMAT = 'sandtable-backup';

/** Why a backup cannot be written or restored, worded for the administrator. */
export class BackupRefused extends Error {}

/** Writes the lines and a last one with their hash, compressed. The file appears only when whole, readable by its owner alone. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<BackupEnd> {
  if (existsSync(file)) throw new BackupRefused(`${file} is there already: name another file`);
  const part = `${file}.part`;
  const hash = createHash('sha256');
  let rows = 0;
  let end: BackupEnd = { sha256: '', rows };
  async function* hashed(): AsyncGenerator<string> {
    for await (const line of lines) {
      if (line.startsWith('[')) rows += 1;
      hash.update(line).update('\n');
      yield `${line}\n`;
    }
    end = { sha256: hash.digest('hex'), rows };
    yield `${JSON.stringify(end)}\n`;
  }
  try {
    await pipeline(Readable.from(hashed()), createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return end;
}

/** Reads the whole file, checks the hash, and returns its first and last line. Errors are worded for the administrator. */
export async function checkLines(file: string): Promise<BackupHead & BackupEnd> {
  const hash = createHash('sha256');
  let [head, last, rows]: [string | null, string, number] = [null, '', 0];
  for await (const line of readLines(file)) {
    if (head !== null) {
      hash.update(last).update('\n');
      if (last.startsWith('[')) rows += 1;
    }
    head ??= line;
    last = line;
  }
  const [first, end]: [Partial<BackupHead>, Partial<BackupEnd>] = [recordOf(head ?? ''), recordOf(last)];
  if (first.format !== FORMAT || first.formatVersion !== 1 || typeof first.migrations !== 'number')
    throw new BackupRefused(`${file} is no backup of Sandtable`);
  const sha256 = hash.digest('hex');
  if (end.sha256 !== sha256 || end.rows !== rows)
    throw new BackupRefused(`${file} is damaged: it is not what was written. Nothing was changed`);
  const { format, formatVersion, migrations, madeAt = 0 } = first;
  return { format, formatVersion, migrations, madeAt, sha256, rows };
}

/** Splits at line feeds only: texts may hold other line ends. */
export async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    const decoder = new TextDecoder();
    const unpacked = createGunzip();
    const reading = pipeline(createReadStream(file), unpacked);
    // A reader gets the error below; one that stopped reading does not need it.
    reading.catch(() => {});
    // oxlint-disable-next-line typescript/consistent-type-assertions -- what gunzip hands out without an encoding
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    await reading;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new BackupRefused(`${file} cannot be read, or is damaged (${words}). Nothing was changed`, { cause: error });
  }
  if (rest !== '') throw new BackupRefused(`${file} is damaged: it breaks off. Nothing was changed`);
}

function recordOf(line: string): object {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
