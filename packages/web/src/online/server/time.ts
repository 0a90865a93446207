import type { Away, Clocks } from '@sandtable/protocol';

/** What everybody may know of the time of a match. */
export interface MatchTime {
  readonly clocks: Clocks | null;
  readonly away: Away | null;
}

/** The same with what the server's clock is ahead of this device's. */
export interface TableTime extends MatchTime {
  readonly serverOffset: number;
}

/** What a `moment` or `clocks` of the server tells of time; `received` is this device's, when it came. */
export function timeIn(
  {
    clocks = null,
    away = null,
  }: { readonly clocks?: Clocks | null | undefined; readonly away?: Away | null | undefined },
  received: number,
): TableTime {
  return { clocks, away, serverOffset: clocks === null ? 0 : clocks.at - received };
}
