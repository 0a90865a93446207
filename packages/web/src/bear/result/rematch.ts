import { OPTIONS, type View } from '@sandtable/bear';
import type { Rematch } from '../../face/result.ts';

/** The same firefight with the same rules. */
export function rematchOf({ terms: { mission }, options, players }: View): Rematch {
  const kept = Object.entries(options).filter(
    ([name, value]) => Object.hasOwn(OPTIONS, name) && typeof value === 'string',
  );
  const rules = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
  const { draft } = options;
  return {
    // What was generated is drafted anew, by the same guideline.
    options: draft !== null ? { ...rules, draft } : mission === null ? null : { ...rules, mission },
    opposite: Object.fromEntries(players.map(({ seat }) => [seat, otherSeat(seat)])),
  };
}

/** `german2` and `soviet2`; one that has no other is nobody's. */
export function otherSeat(seat: string): string {
  return seat.startsWith('german') ? seat.replace('german', 'soviet') : seat.replace('soviet', 'german');
}
