import { readFileSync } from 'node:fs';
import { BadInput } from './bad-input.ts';

/** Reads a JSON file; one that is not there or is none ends the command. */
export function readJsonFile(file: string): unknown {
  return parse(file, readTextFile(file));
}

/** Reads a text file; one that is not there ends the command. */
export function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`${file}: cannot be read (${messageOf(error)})`);
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${file}: expected a JSON text (${messageOf(error)})`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
