import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import {
  clean,
  fewLines,
  LARGEST_FILE,
  MOST_PROBLEMS,
  printProblem,
  type Problem,
  readJson,
  type Result,
  tooLarge,
} from '@sandtable/kernel';
import { placeOfFault } from './json-fault.ts';
import { nearest } from './nearest.ts';

/** Applies to every line, whatever it quotes. */
const LONGEST_LINE = 600;

/** The user's input is wrong. The message has one line per problem, cut short if there are many. */
export class BadInput extends Error {
  /** `count` is the number of all lines, if only the first are given. */
  constructor(given: string | readonly string[], count?: number) {
    const lines = fewLines(typeof given === 'string' ? [given] : given, count);
    super(lines.map((line) => clean(line, LONGEST_LINE)).join('\n'));
  }
}

/** A wrong question. Its problem names the option: `unit` is `--unit` on the command line. */
export class BadQuestion extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(printProblem(problem));
    this.problem = problem;
  }
}

export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const { problems } = result;
  throw new BadInput(problems.slice(0, MOST_PROBLEMS).map(printWithGuess), problems.length);
}

/** If one of a list was expected, a line ends with what may have been meant. A long list is cut: its last name is none. */
function printWithGuess(problem: Problem): string {
  const [, list = ''] = /^one of (.+)$/.exec(problem.expected) ?? [];
  const known = list.split(', ').filter((name) => !name.endsWith('...'));
  const meant = nearest(problem.got.replaceAll('"', ''), known);
  return [printProblem(problem), ...meant.map((name) => `(did you mean ${name}?)`)].join(' ');
}

/** Throws if the file is missing or not JSON. */
export function readJsonFile(file: string): unknown {
  return valueOf(jsonOf(file));
}

/** Like `readJsonFile`, but returns problems of the JSON instead of throwing them. */
export function jsonOf(file: string): Result<unknown> {
  return jsonIn(readTextFile(file), file);
}

export function jsonIn(text: string, file: string): Result<unknown> {
  const read = readJson(text);
  if (read.ok) return read;
  // A problem of the text as a whole is reported under the file's name.
  return {
    ok: false,
    problems: read.problems.map((it) => (it.field === 'file' ? { ...placed(it, text), field: nameOf(file) } : it)),
  };
}

/** Says where the text stops being JSON, on every Node in the same way. */
function placed(problem: Problem, text: string): Problem {
  const place = problem.expected.startsWith('a JSON text') ? placeOfFault(text.replace(/^\ufeff/, '')) : null;
  return place === null ? problem : { ...problem, expected: `a JSON text (${place})` };
}

/** Texts of pipes, which can be read only once. */
const piped = new Map<string, string>();

/** How a message names a file: `-` is what comes in by a pipe. */
export function nameOf(file: string): string {
  return file === STDIN ? 'standard input' : clean(file);
}

const STDIN = '-';

/** Reads a text file up to the size limit; throws if it is missing or too large. `-` is standard input. */
export function readTextFile(file: string): string {
  const before = piped.get(file);
  if (before !== undefined) return before;
  let handle: number | null = null;
  try {
    handle = file === STDIN ? process.stdin.fd : openSync(file, 'r');
    const stat = fstatSync(handle);
    if (stat.isFile() && stat.size > LARGEST_FILE) throw refused(file, stat.size);
    const text = readUpTo(handle, LARGEST_FILE);
    if (text === null) throw refused(file, null);
    if (!stat.isFile()) piped.set(file, text);
    return text;
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`${nameOf(file)}: cannot be read (${error instanceof Error ? error.message : String(error)})`);
  } finally {
    if (handle !== null && file !== STDIN) closeSync(handle);
  }
}

const CHUNK = 65_536;

/** Null if there is more. */
function readUpTo(handle: number, most: number): string | null {
  const chunks: Buffer[] = [];
  for (let size = 0; size <= most;) {
    const chunk = Buffer.alloc(CHUNK);
    const read = readSome(handle, chunk);
    if (read === 0) return Buffer.concat(chunks).toString('utf8');
    chunks.push(chunk.subarray(0, read));
    size += read;
  }
  return null;
}

/** Standard input may be a terminal or a pipe that has nothing yet, or on Windows one that is closed. */
function readSome(handle: number, chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(handle, chunk);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
    }
  }
}

const WAIT_MS = 10;

function refused(file: string, size: number | null): BadInput {
  const [problem] = tooLarge(size ?? Infinity).problems;
  return new BadInput(`${nameOf(file)}: expected ${problem?.expected}, got ${size === null ? 'more' : problem?.got}`);
}

const LONGEST = 300;

/** The message for a fault of the program: short, and how to report it. */
export function explainBreakdown(error: unknown): string {
  if (process.env['SANDTABLE_TRACE'] !== undefined && error instanceof Error) return `${error.stack}\n`;
  return (
    `sandtable broke down: ${clean(String(error), LONGEST)}\n` +
    'This is a fault of the program. Please report it with the command, its file, and what it prints with SANDTABLE_TRACE=1.\n'
  );
}
