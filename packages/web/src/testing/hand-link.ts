import { grant, type Realm } from '@sandtable/kernel';
import type { HandLink } from '../companion/hand-asking.ts';
import type { Moment } from '../face/moment.ts';
import { answerByHand } from '../link/by-hand.ts';
import { directLink } from '../link/direct-link.ts';
import type { Table } from '../link/table.ts';

/** The link to a match beside a real table, without a worker. */
export function handLink<R extends Realm>(table: Table<R>, id: string): HandLink<R> {
  const listeners = new Set<(moment: Moment<R>) => void>();
  let now = structuredClone(table.now());
  return {
    ...directLink(table),
    id,
    now: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    byHand: (deed) =>
      answerByHand(table, deed, async (prepare) => {
        const prepared = prepare();
        if (!prepared.granted) return prepared;
        table.commit(prepared.value);
        now = structuredClone(table.now());
        for (const listener of listeners) listener(now);
        return grant();
      }),
  };
}
