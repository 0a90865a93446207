import { readFileSync } from 'node:fs';
import { checkPack, defaultPack, type Position, readPosition } from '@sandtable/bear';
import { BadInput, valueOf } from './bad-input.ts';

/** Reads a position file; whatever is wrong with it ends the command. */
export function readPositionFile(file: string): Position {
  const { boards } = valueOf(checkPack(defaultPack));
  return valueOf(readPosition(boards, parseJson(file, readText(file))));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`${file}: cannot be read (${messageOf(error)})`);
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${file}: expected a JSON text (${messageOf(error)})`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
