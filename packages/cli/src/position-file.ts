import { type Battle, checkPack, defaultPack, readPosition } from '@sandtable/bear';
import { valueOf } from './bad-input.ts';
import { readJsonFile } from './json-file.ts';

/** Reads a position file; whatever is wrong with it ends the command. */
export function readPositionFile(file: string): Battle {
  return valueOf(readPosition(valueOf(checkPack(defaultPack)), readJsonFile(file)));
}
