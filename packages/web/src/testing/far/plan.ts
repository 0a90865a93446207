import type { Realm } from '@sandtable/kernel';
import { printEntry } from '@sandtable/session';
import type { TablePlan } from '../../link/protocol.ts';
import type { Table } from '../../link/table.ts';

/** Ann is at the screen; Ben is elsewhere. */
export const FAR_PLAN: TablePlan = {
  options: { mission: 'first-shots' },
  seats: { german: { kind: 'person', id: 'ann', name: 'Ann' }, soviet: { kind: 'person', id: 'ben', name: 'Ben' } },
  seed: 'sfc32:far',
};

/** Every entry of a match in words. */
export function saidIn<R extends Realm>({ match }: Table<R>): string[] {
  return Array.from({ length: match.seq }, (_, place) => match.log.entry(place + 1)).flatMap((entry) =>
    entry === undefined ? [] : [printEntry(entry)],
  );
}
