import type { Away, Clocks } from '@sandtable/protocol';

export interface MatchTime {
  readonly clocks: Clocks | null;
  readonly away: Away | null;
}

/** The same, plus the server's clock minus this device's. */
export interface TableTime extends MatchTime {
  readonly serverOffset: number;
}

/** Takes the time from a `moment` or `clocks` message; `received` is this device's time of arrival. */
export function timeIn(
  {
    clocks = null,
    away = null,
  }: { readonly clocks?: Clocks | null | undefined; readonly away?: Away | null | undefined },
  received: number,
): TableTime {
  return { clocks, away, serverOffset: clocks === null ? 0 : clocks.at - received };
}
