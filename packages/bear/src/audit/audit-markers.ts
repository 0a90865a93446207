import type { Held } from '../model/state.ts';
import { NONE } from '../model/ids.ts';

/** Broken invariants of what lies on the map and is no unit. */
export function auditMarkers({ view: { markers, controls, players } }: Held): string[] {
  const broken: string[] = [];
  const lying = new Set<string>();
  for (const { kind, at, side, laidBy } of markers) {
    // B18.0: but smoke counters add up (B13.0a).
    if (kind !== 'smoke' && lying.has(`${kind} ${at}`)) broken.push(`there are two of ${kind} in hex ${at}`);
    lying.add(`${kind} ${at}`);
    // a mine was laid by a player of its side, or by the mission.
    if (laidBy !== NONE && (kind !== 'mine' || players[laidBy]?.side !== side))
      broken.push(`the ${kind} in hex ${at} was laid by nobody of its side`);
  }
  // B19.3: one in a hex, for it cannot belong to both sides.
  const places = controls.map(({ at }) => at);
  if (new Set(places).size !== places.length) broken.push('there are two Control Markers in a hex');
  return broken;
}
