import type { Realm } from '@sandtable/kernel';
import type { LinkFace } from '../face/link.ts';
import { readTable } from '../link/open-table.ts';
import type { Table } from '../link/table.ts';

/** Reads the table of a save file in one go. */
export function savedTable<R extends Realm>(game: LinkFace<R>, text: string): Table<R> {
  const steps = readTable(game, text);
  for (;;) {
    const step = steps.next();
    if (step.done !== true) continue;
    if (step.value.kind !== 'table') throw new Error(JSON.stringify(step.value));
    return step.value.table;
  }
}
