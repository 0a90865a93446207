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

/** Where a backup goes to or comes from: a file by its name, or a stream. */
export type BackupPlace<Stream> = string | Stream;

/** For error messages. */
function nameOf(place: BackupPlace<unknown>): string {
  return typeof place === 'string' ? place : 'what came in';
}

/**
 * Writes the lines and a last one with their hash, compressed. A file appears only when whole, readable by its owner alone. A stream that
 * breaks off lacks that last line, so nothing will restore it.
 */
export async function writeLines(
  place: BackupPlace<NodeJS.WritableStream>,
  lines: AsyncIterable<string>,
): Promise<BackupEnd> {
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
  const packed = (to: NodeJS.WritableStream, isLast: boolean): Promise<void> =>
    pipeline(Readable.from(hashed()), createGzip(), to, { end: isLast });
  if (typeof place === 'string') await wholeFile(place, (part) => packed(part, true));
  else await packed(place, false);
  return end;
}

/** Written beside it and renamed when done. */
async function wholeFile(file: string, write: (part: NodeJS.WritableStream) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new BackupRefused(`${file} is there already: name another file`);
  const part = `${file}.part`;
  try {
    await write(createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Reads the whole file, checks the hash, and returns its first and last line. Errors are worded for the administrator. */
export async function checkLines(file: string): Promise<BackupHead & BackupEnd> {
  const { head, rest } = await openLines(file);
  let step = await rest.next();
  while (step.done !== true) step = await rest.next();
  return { ...head, ...step.value };
}

/** A backup whose first line has been read: it is one. */
export interface OpenedBackup {
  readonly name: string;
  readonly head: BackupHead;
  /** The lines between the first and the last. Throws at the end unless they are what was written: let go of them all then. */
  readonly rest: AsyncGenerator<string, BackupEnd>;
}

export async function openLines(place: BackupPlace<NodeJS.ReadableStream>): Promise<OpenedBackup> {
  const name = nameOf(place);
  const lines = readLines(place);
  const first = await lines.next();
  const line = first.done === true ? '' : first.value;
  const { format, formatVersion, migrations, madeAt = 0 }: Partial<BackupHead> = recordOf(line);
  if (format !== FORMAT || formatVersion !== 1 || typeof migrations !== 'number')
    throw new BackupRefused(`${name} is no backup of Sandtable`);
  return { name, head: { format, formatVersion, migrations, madeAt }, rest: checked(lines, line, name) };
}

async function* checked(
  lines: AsyncGenerator<string, void>,
  first: string,
  name: string,
): AsyncGenerator<string, BackupEnd> {
  const hash = createHash('sha256').update(first).update('\n');
  let rows = 0;
  // The last line is known to be the last only when none follows.
  let waiting: string | null = null;
  for await (const line of lines) {
    if (waiting !== null) {
      hash.update(waiting).update('\n');
      if (waiting.startsWith('[')) rows += 1;
      yield waiting;
    }
    waiting = line;
  }
  const end: Partial<BackupEnd> = recordOf(waiting ?? '');
  const sha256 = hash.digest('hex');
  if (end.sha256 !== sha256 || end.rows !== rows)
    throw new BackupRefused(`${name} is damaged: it is not what was written. Nothing was changed`);
  return { sha256, rows };
}

/** Splits at line feeds only: texts may hold other line ends. */
async function* readLines(place: BackupPlace<NodeJS.ReadableStream>): AsyncGenerator<string, void> {
  const name = nameOf(place);
  let rest = '';
  try {
    const decoder = new TextDecoder();
    const unpacked = createGunzip();
    const reading = pipeline(typeof place === 'string' ? createReadStream(place) : place, unpacked);
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
    throw new BackupRefused(`${name} cannot be read, or is damaged (${words}). Nothing was changed`, { cause: error });
  }
  if (rest !== '') throw new BackupRefused(`${name} is damaged: it breaks off. Nothing was changed`);
}

function recordOf(line: string): object {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
