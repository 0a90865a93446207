import type { Realm } from '@sandtable/kernel';
import type { LinkFace } from '../face/link.ts';
import type { IfChanged } from '../link/changed-rules.ts';
import { readTable, type SavedTable } from '../link/saved-table.ts';
import type { Table } from '../link/table.ts';

/** Reads a file at one go. */
export function readAtOnce<R extends Realm>(game: LinkFace<R>, text: string, ifChanged?: IfChanged): SavedTable<R> {
  const steps = readTable(game, text, ifChanged);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** A table with the match of a file that opens whole. */
export function savedTable<R extends Realm>(game: LinkFace<R>, text: string): Table<R> {
  const read = readAtOnce(game, text);
  if (read.kind !== 'table') throw new Error(JSON.stringify(read));
  return read.table;
}
