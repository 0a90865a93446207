import { randomAt, type Bot, type Realm, type Seat } from '@sandtable/kernel';
import type { LinkFace } from '../face/link.ts';
import type { Cast, Played } from '../face/result.ts';
import { newTable } from '../link/open-table.ts';
import type { TablePlan } from '../link/protocol.ts';
import { standingLog } from '../match/screen-moment.ts';
import type { Table } from '../link/table.ts';

/** A match in which a bot speaks for all people, played to its end. */
export function playedOut<R extends Realm>(game: LinkFace<R>, plan: TablePlan, bot: Bot<R['view']>): Table<R> {
  const made = newTable(game, plan);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = made.value;
  for (let seat = table.match.asks; seat !== null; seat = table.match.asks) {
    if (table.step()) continue;
    if (seat !== table.seat) table.sit(seat);
    const { seq, view } = table.now();
    const verdict = table.act(seq, bot(view, randomAt(plan.seed, 'person', seq)));
    if (!verdict.granted) throw new Error(JSON.stringify(verdict.reasons));
  }
  return table;
}

/** What the story of such a match is told from, as the person in a seat saw it. */
export function playedAs<R extends Realm>(table: Table<R>, seat: Seat, cast: Cast, first = 0): Played<R> {
  table.sit(seat);
  const entries = standingLog(table.log(), table.match.seq).filter(({ seq }) => seq >= first);
  return { entries, moments: entries.map(({ seq }) => table.at(seq)), cast };
}
