import { checkPack, defaultPack, type Position, readPosition } from '@sandtable/bear';
import { valueOf } from './bad-input.ts';
import { readJsonFile } from './json-file.ts';

/** Reads a position file; whatever is wrong with it ends the command. */
export function readPositionFile(file: string): Position {
  const { boards } = valueOf(checkPack(defaultPack));
  return valueOf(readPosition(boards, readJsonFile(file)));
}
