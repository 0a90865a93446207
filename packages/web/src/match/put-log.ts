import { madeOnce, type Realm } from '@sandtable/kernel';
import { isByHand, type Seating } from '@sandtable/session';
import type { CompanionFace } from '../face/companion.ts';
import type { GameFace } from '../face/game.ts';
import type { LoggedEntry, Moment } from '../face/moment.ts';

/** Puts changes by hand beside a real table into the game's words; the entries themselves hold notation. */
export interface PutLog<R extends Realm> {
  moment(moment: Moment<R>): Moment<R>;
  log(entries: readonly LoggedEntry<R>[]): readonly LoggedEntry<R>[];
}

/** Calls `viewOf` for each entry; any view will do, since names of counters do not change. */
export function putLog<R extends Realm>(
  { putWords }: Pick<CompanionFace<R>, 'putWords'>,
  viewOf: () => R['view'],
): PutLog<R> {
  function worded<T extends Pick<LoggedEntry<R>, 'byTable'>>(entry: T): T {
    const { byTable } = entry;
    if (byTable?.table !== 'put') return entry;
    return { ...entry, byTable: { table: 'put', put: [putWords(viewOf(), byTable.put)] } };
  }
  const entry = madeOnce((each: LoggedEntry<R>): LoggedEntry<R> => worded(each));
  return {
    moment: madeOnce((moment: Moment<R>): Moment<R> => worded(moment)),
    log: madeOnce((entries: readonly LoggedEntry<R>[]): readonly LoggedEntry<R>[] => entries.map(entry)),
  };
}

/** Only loaded for a match beside a real table. */
export async function putLogFor<R extends Realm>(
  face: GameFace<R>,
  link: { readonly seating: Seating; now(): Moment<R> },
): Promise<PutLog<R> | null> {
  const companion = isByHand(link.seating) ? await face.companion?.() : undefined;
  return companion === undefined ? null : putLog(companion, () => link.now().view);
}
