import type { Seat } from '@sandtable/kernel';
import type { Happening } from '../face/happening.ts';

export interface LogEntry {
  readonly seq: number;
  readonly speaker: Seat | null;
  readonly events: readonly Happening[];
}

export type LogItem =
  | {
      readonly kind: 'entry';
      readonly seq: number;
      readonly speaker: Seat | null;
      readonly lines: readonly Happening[];
    }
  | { readonly kind: 'round'; readonly seq: number; readonly round: number }
  | { readonly kind: 'passes'; readonly from: number; readonly to: number; readonly entries: readonly LogItem[] };

/** Drops everything before the first round: the draft of a match that was drafted blind. */
export function fromFirstRound(entries: readonly LogEntry[]): LogEntry[] {
  const first = entries.findIndex(({ events }) => events.some(({ round }) => round !== null));
  return entries.slice(first === -1 ? entries.length : first).map((entry, place) => {
    if (place > 0) return entry;
    return { ...entry, events: entry.events.slice(entry.events.findIndex(({ round }) => round !== null)) };
  });
}

export function logOf(entries: readonly LogEntry[]): LogItem[] {
  return foldPasses(inActions(entries).flatMap(itemsOf));
}

/** Merges a roll and what it decides into the action they belong to, under the entry that ended it. */
function inActions(entries: readonly LogEntry[]): LogEntry[] {
  const actions: LogEntry[] = [];
  for (const entry of entries) {
    const last = actions.at(-1);
    const isSame = last !== undefined && last.speaker === entry.speaker && entry.speaker !== null;
    if (isSame && entry.events[0]?.goesOn === true)
      actions[actions.length - 1] = { ...entry, events: [...last.events, ...entry.events] };
    else actions.push(entry);
  }
  return actions;
}

function itemsOf({ seq, speaker, events }: LogEntry): LogItem[] {
  const items: LogItem[] = [];
  let lines: Happening[] = [];
  const close = (): void => {
    if (lines.length > 0) items.push({ kind: 'entry', seq, speaker, lines });
    lines = [];
  };
  for (const event of events) {
    if (event.round === null) lines.push(event);
    else {
      close();
      items.push({ kind: 'round', seq, round: event.round });
    }
  }
  close();
  return items;
}

function isPass(item: LogItem): boolean {
  return item.kind === 'entry' && item.lines.length > 0 && item.lines.every(({ isIdle }) => isIdle);
}

/** Folds two or more entries in a row in which nothing was done. */
function foldPasses(items: readonly LogItem[]): LogItem[] {
  const folded: LogItem[] = [];
  let run: LogItem[] = [];
  const close = (): void => {
    const [first] = run;
    const last = run.at(-1);
    if (run.length > 1 && first !== undefined && last !== undefined)
      folded.push({ kind: 'passes', from: seqOf(first), to: seqOf(last), entries: run });
    else folded.push(...run);
    run = [];
  };
  for (const item of items) {
    if (isPass(item)) run.push(item);
    else {
      close();
      folded.push(item);
    }
  }
  close();
  return folded;
}

/** A key that stays the same when older entries are loaded before it; several items may belong to one entry. */
export function keyOf(items: readonly LogItem[], place: number): string {
  const seq = seqOf(items[place]);
  let first = place;
  while (seqOf(items[first - 1]) === seq) first--;
  return `${seq} ${place - first}`;
}

function seqOf(item: LogItem | undefined): number {
  if (item === undefined) return -1;
  return item.kind === 'passes' ? item.from : item.seq;
}

interface RoundStart {
  readonly round: number;
  readonly seq: number;
}

interface EventEntry<Event> {
  readonly seq: number;
  readonly events: readonly Event[];
}

/** Where each round starts, in order; `roundBegun` returns the round that an event starts, or null. */
export function startsOfRounds<Event>(
  entries: readonly EventEntry<Event>[],
  roundBegun: (event: Event) => number | null,
): RoundStart[] {
  return entries.flatMap(({ seq, events }) =>
    events.flatMap((event) => {
      const round = roundBegun(event);
      return round === null ? [] : [{ round, seq }];
    }),
  );
}

/** The round of an entry; an entry that starts a round belongs to the one before. 0 before the first. */
export function roundAmong(starts: readonly RoundStart[]): (seq: number) => number {
  return (seq) => starts.findLast((start) => start.seq < seq)?.round ?? starts[0]?.round ?? 0;
}
