import { type Battle, readPosition } from '@sandtable/bear';
import { valueOf } from './bad-input.ts';
import { readJsonFile } from './json-file.ts';
import { ownPack } from './own-pack.ts';

/** Reads a position file; whatever is wrong with it ends the command. */
export function readPositionFile(file: string): Battle {
  return valueOf(readPosition(ownPack(), readJsonFile(file)));
}
