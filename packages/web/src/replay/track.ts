import type { Seat } from '@sandtable/kernel';
import type { Happening, Landmark } from '../face/happening.ts';
import { roundAmong, startsOfRounds } from '../log/log-model.ts';
import { headlineOf } from '../match/outcomes.ts';
import { standingLog, type TableEntry } from '../match/screen-moment.ts';

/** A match for scrubbing: every entry that was not taken back, in order. */
export interface Track {
  readonly stops: readonly TrackStop[];
  readonly rounds: readonly RoundBand[];
}

export interface TrackStop {
  readonly seq: number;
  readonly speaker: Seat | null;
  /** 0 before the first round. */
  readonly round: number;
  /** The last entry of an action: a roll and what it decides belong to their order. */
  readonly endsAction: boolean;
  /** The next entry is by another seat. */
  readonly endsTurn: boolean;
  readonly landmarks: readonly Landmark[];
  /** What happened, in a line; '' for nothing worth telling. */
  readonly headline: string;
}

export interface RoundBand {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

export function trackOf(log: readonly TableEntry[]): Track {
  const entries = standingLog(log, Infinity);
  const starts = startsOfRounds(entries, ({ round }) => round);
  const roundOf = roundAmong(starts);
  const stops = entries.map(({ seq, speaker, events }, place): TrackStop => {
    const next = entries[place + 1];
    const endsTurn = next?.speaker !== speaker;
    return {
      ...{ seq, speaker, round: roundOf(seq) },
      endsAction: endsTurn || next?.events[0]?.goesOn !== true,
      endsTurn,
      landmarks: events.flatMap(({ landmark }) => landmark ?? []),
      headline: toldFirst(events)?.text ?? '',
    };
  });
  const places = starts.map(({ round, seq }) => ({ round, from: stops.findIndex((stop) => stop.seq === seq) }));
  const rounds = places.map(({ round, from }, place) => ({
    ...{ round, from },
    to: places[place + 1]?.from ?? stops.length - 1,
  }));
  return { stops, rounds };
}

function toldFirst(events: readonly Happening[]): Happening | undefined {
  return headlineOf(events, ({ rank }) => rank);
}

/** The place of an entry; for one that was taken back, the place of the last one before it. */
export function placeOf({ stops }: Pick<Track, 'stops'>, seq: number): number {
  return Math.max(
    stops.findLastIndex((stop) => stop.seq <= seq),
    0,
  );
}

export type StepUnit = 'action' | 'turn' | 'round';

/** Where a step leads: to the end of the next action or turn, or to the start of the next round; it stops at both ends. */
export function stepFrom({ stops, rounds }: Track, place: number, unit: StepUnit, by: 1 | -1): number {
  const last = stops.length - 1;
  const isGoal = (at: number): boolean => {
    if (at <= 0 || at >= last) return true;
    if (unit === 'round') return rounds.some(({ from }) => from === at);
    return stops[at]?.[unit === 'turn' ? 'endsTurn' : 'endsAction'] === true;
  };
  let at = place + by;
  while (!isGoal(at)) at += by;
  return Math.min(Math.max(at, 0), last);
}

/** `Move 37 of 170, round 2, Panzer IV destroyed` */
export function describeStop({ stops }: Pick<Track, 'stops'>, place: number): string {
  const stop = stops[place];
  if (stop === undefined) return '';
  const { seq, round, headline } = stop;
  const where = round === 0 ? '' : `, round ${round}`;
  return `Move ${seq} of ${stops.at(-1)?.seq ?? seq}${where}${headline === '' ? '' : `, ${headline}`}`;
}
