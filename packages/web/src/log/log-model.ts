import { type BearEvent, eventNames, explainEvent, type Seen } from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';

/** An entry of a match as its log tells it: who spoke, and what came of it. */
export interface LogEntry {
  readonly seq: number;
  readonly speaker: Seat | null;
  readonly events: readonly BearEvent[];
}

/** One event in words, with all that is to be shown on the map when it is chosen. */
export interface LogLine {
  readonly seq: number;
  readonly key: BearEvent['key'];
  readonly text: string;
  readonly rule: string;
  readonly units: readonly number[];
  readonly hexes: readonly number[];
}

/** What stands in the log: the lines of one entry under who spoke; or several passes folded into one. */
export type LogItem =
  | { readonly kind: 'entry'; readonly seq: number; readonly speaker: Seat | null; readonly lines: readonly LogLine[] }
  | { readonly kind: 'round'; readonly seq: number; readonly round: number }
  | { readonly kind: 'passes'; readonly from: number; readonly to: number; readonly entries: readonly LogItem[] };

/** The whole log, in order: rounds as headings, and runs of passes folded. */
export function logOf(seen: Seen, entries: readonly LogEntry[]): LogItem[] {
  return foldPasses(entries.flatMap((entry) => itemsOf(seen, entry)));
}

function itemsOf(seen: Seen, { seq, speaker, events }: LogEntry): LogItem[] {
  const items: LogItem[] = [];
  let lines: LogLine[] = [];
  const close = (): void => {
    if (lines.length > 0) items.push({ kind: 'entry', seq, speaker, lines });
    lines = [];
  };
  for (const event of events) {
    if (event.key === 'roundBegan') {
      close();
      items.push({ kind: 'round', seq, round: event.round });
    } else lines.push(lineOf(seen, seq, event));
  }
  close();
  return items;
}

export function lineOf(seen: Seen, seq: number, event: BearEvent): LogLine {
  const { key, rule } = event;
  return { seq, key, rule, text: explainEvent(event, eventNames(seen)), ...involvedIn(event) };
}

type Involved = Pick<LogLine, 'units' | 'hexes'>;

/** Units and hexes that an event names, each once; -1 is nobody and nowhere. */
export function involvedIn(event: BearEvent): Involved {
  const units: number[] = [];
  const hexes: number[] = [];
  if ('unit' in event) units.push(event.unit);
  if ('units' in event) units.push(...event.units);
  if ('supporters' in event) units.push(...event.supporters);
  if ('carrier' in event) units.push(event.carrier);
  if ('found' in event) units.push(event.found);
  if ('from' in event) hexes.push(event.from);
  if ('at' in event) hexes.push(event.at);
  if ('hexes' in event) hexes.push(...event.hexes);
  return { units: real(units), hexes: real(hexes) };
}

function real(places: readonly number[]): number[] {
  return [...new Set(places)].filter((place) => place >= 0);
}

const OF_PASSING: ReadonlySet<BearEvent['key']> = new Set<BearEvent['key']>(['passed', 'aiPassed', 'aiDrew']);

function isPass(item: LogItem): boolean {
  return item.kind === 'entry' && item.lines.length > 0 && item.lines.every(({ key }) => OF_PASSING.has(key));
}

/** Two or more entries in a row in which nothing was done become one. */
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

function seqOf(item: LogItem): number {
  return item.kind === 'passes' ? item.from : item.seq;
}
