import type { Sighting } from './play-state.ts';
import type { PlayStore } from './play-store.ts';

/** The tool is on, and no line is laid. */
export const NO_LINE: Sighting = { from: -1, to: -1 };

/** The first press lays one end of the line, the second the other; a third begins another line. Where it begins, it is taken up again. */
export function pressSight(store: PlayStore, hex: number): void {
  store.setState(({ sighting }) => ({ sighting: sighting === null ? null : lineAfter(sighting, hex) }));
}

function lineAfter({ from, to }: Sighting, hex: number): Sighting {
  if (hex === -1) return { from, to };
  if (from === -1 || to !== -1) return { from: hex, to: -1 };
  return hex === from ? NO_LINE : { from, to: hex };
}

/** A drag lays the whole line. */
export function layLine(store: PlayStore, from: number, to: number): void {
  if (from === -1) return;
  store.setState(({ sighting }) => ({
    sighting: sighting === null ? null : { from, to: to === from ? -1 : to },
  }));
}

export function clearLine(store: PlayStore): void {
  store.setState({ sighting: NO_LINE });
}
