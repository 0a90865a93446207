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

/** A line is no longer, whatever is quoted in it. */
const LONGEST_LINE = 600;

/** Something the user gave is wrong; the message says what, a line for each thing, and of many the first. */
export class BadInput extends Error {
  /** `count` is the number of all lines, where only the first are given. */
  constructor(given: string | readonly string[], count?: number) {
    const lines = fewLines(typeof given === 'string' ? [given] : given, count);
    super(lines.map((line) => clean(line, LONGEST_LINE)).join('\n'));
  }
}

/** What is asked is wrong, by the names of its options: `unit` is `--unit` on the command line. */
export class BadQuestion extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(printProblem(problem));
    this.problem = problem;
  }
}

/** The value, or an end of the command with what is wrong. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const { problems } = result;
  throw new BadInput(problems.slice(0, MOST_PROBLEMS).map(printProblem), problems.length);
}

/** Reads a JSON file; one that is not there or is none ends the command. */
export function readJsonFile(file: string): unknown {
  return valueOf(jsonOf(file));
}

/** The same, for whoever tells of a bad one himself. */
export function jsonOf(file: string): Result<unknown> {
  return jsonIn(readTextFile(file), file);
}

/** The text of a file. */
export function jsonIn(text: string, file: string): Result<unknown> {
  const read = readJson(text);
  if (read.ok) return read;
  // Where the text as a whole is wrong, the file has a name.
  return {
    ok: false,
    problems: read.problems.map((it) => (it.field === 'file' ? { ...it, field: clean(file) } : it)),
  };
}

/** What came by a pipe: it can be read once, and may be asked for again. */
const piped = new Map<string, string>();

/** Reads a text file; one that is not there, or is too large, ends the command. No more of it is read than is allowed. */
export function readTextFile(file: string): string {
  const before = piped.get(file);
  if (before !== undefined) return before;
  let handle: number | null = null;
  try {
    handle = openSync(file, 'r');
    const stat = fstatSync(handle);
    if (stat.isFile() && stat.size > LARGEST_FILE) throw refused(file, stat.size);
    const text = readUpTo(handle, LARGEST_FILE);
    if (text === null) throw refused(file, null);
    if (!stat.isFile()) piped.set(file, text);
    return text;
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`${file}: cannot be read (${error instanceof Error ? error.message : String(error)})`);
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

const CHUNK = 65_536;

/** Null if there is more. */
function readUpTo(handle: number, most: number): string | null {
  const chunks: Buffer[] = [];
  for (let size = 0; size <= most;) {
    const chunk = Buffer.alloc(CHUNK);
    const read = readSync(handle, chunk);
    if (read === 0) return Buffer.concat(chunks).toString('utf8');
    chunks.push(chunk.subarray(0, read));
    size += read;
  }
  return null;
}

function refused(file: string, size: number | null): BadInput {
  const [problem] = tooLarge(size ?? Infinity).problems;
  return new BadInput(`${file}: expected ${problem?.expected}, got ${size === null ? 'more' : problem?.got}`);
}

const LONGEST = 300;

/** What is told of an error that is nobody's input: short, and how it may be mended. */
export function explainBreakdown(error: unknown): string {
  if (process.env['SANDTABLE_TRACE'] !== undefined && error instanceof Error) return `${error.stack}\n`;
  return (
    `sandtable broke down: ${clean(String(error), LONGEST)}\n` +
    'This is a fault of the program. Please report it with the command, its file, and what it prints with SANDTABLE_TRACE=1.\n'
  );
}
