import type { AnswerOn, ToldEntry } from '@sandtable/protocol';
import type { GameSystem, Realm } from '@sandtable/kernel';
import { hear, type Moment as ServerMoment, parseEntry } from '@sandtable/session';
import type { LoggedEntry, Moment } from '../face/moment.ts';
import { WireError } from './wire.ts';

type PastTold = AnswerOn<'at'>['moments'][number];

export function loggedOf<R extends Realm>({ seq, speaker, words, events }: ToldEntry): LoggedEntry<R> {
  const entry = words === null ? null : parseEntry(words, 'entry');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the server has them from the same game
  const told = { seq, speaker, events: events as R['event'][], undo: null };
  if (entry?.ok !== true) return told;
  if ('table' in entry.value)
    return { ...told, undo: 'to' in entry.value ? entry.value.to : null, byTable: entry.value };
  return 'undo' in entry.value ? { ...told, undo: entry.value.undo } : { ...told, said: entry.value.say };
}

/** A moment for the screen. If it covers several entries, the last one gives the speaker. */
export function momentOf<R extends Realm>(
  { seq, audience, view, pending, events, undo, outcome }: ServerMoment<R>,
  {
    entries,
    isAnswered = false,
  }: { readonly entries: readonly ToldEntry[]; readonly isAnswered?: boolean | undefined },
): Moment<R> {
  const last = entries.at(-1);
  const { byTable, said } = last === undefined ? {} : loggedOf<R>(last);
  return {
    ...{ seq, seat: audience, asks: pending?.seat ?? null, view, pending: pending ?? null },
    ...{ speaker: last?.speaker ?? null, events, undo, outcome: outcome ?? null },
    ...(byTable === undefined ? {} : { byTable }),
    ...(said === undefined ? {} : { said }),
    ...(isAnswered ? { isAnswered } : {}),
  };
}

/** Past moments: the first is sent whole, each other one as changes to the one before. */
export function pastMoments<R extends Realm>(
  system: Pick<GameSystem<R>, 'pending'>,
  moments: readonly PastTold[],
): readonly Moment<R>[] {
  let known: ServerMoment<R> | null = null;
  return moments.map((past) => {
    const heard = hear<R>(system, known, { ...past, events: past.entry.events });
    if (!heard.ok) throw new WireError('broken', heard.problems.map(({ field }) => field).join());
    known = heard.value;
    return momentOf(heard.value, { entries: [past.entry] });
  });
}

const MOST = 50;

/** Loads past moments. Calls made in the same tick are combined: one request for each run of consecutive entries. */
export class PastReader<R extends Realm> {
  readonly #fetch: (seq: number, to: number) => Promise<readonly Moment<R>[]>;
  #wanted: Set<number> | null = null;
  #coming: Promise<ReadonlyMap<number, Promise<readonly Moment<R>[]>>> | null = null;

  constructor(fetch: (seq: number, to: number) => Promise<readonly Moment<R>[]>) {
    this.#fetch = fetch;
  }

  async at(seq: number): Promise<Moment<R>> {
    this.#wanted ??= new Set();
    this.#wanted.add(seq);
    this.#coming ??= this.#fetchAll(this.#wanted);
    const stretch = (await this.#coming).get(seq);
    const moment = (await stretch)?.find((each) => each.seq === seq);
    if (moment === undefined) throw new WireError('broken', `entry ${seq} was not told`);
    return moment;
  }

  async #fetchAll(wanted: Set<number>): Promise<ReadonlyMap<number, Promise<readonly Moment<R>[]>>> {
    await Promise.resolve();
    [this.#wanted, this.#coming] = [null, null];
    const found = new Map<number, Promise<readonly Moment<R>[]>>();
    const sorted = [...wanted].sort((a, b) => a - b);
    for (let first = 0; first < sorted.length;) {
      const from = sorted[first] ?? 0;
      let count = 1;
      while (count < MOST && sorted[first + count] === from + count) count++;
      const stretch = this.#fetch(from, from + count - 1);
      for (let place = 0; place < count; place++) found.set(from + place, stretch);
      first += count;
    }
    return found;
  }
}
