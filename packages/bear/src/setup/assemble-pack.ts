import { countersOf } from '../model/counter.ts';
import type { Pack } from '../model/pack.ts';

/** What a checked pack is made from: plain JSON, so it can be kept without being checked again. */
type PackParts = Omit<Pack, 'counters' | 'counterPlaces'>;

export function assemblePack(parts: PackParts): Pack {
  const counters = countersOf(parts.unitTypes);
  return { ...parts, counters, counterPlaces: new Map(counters.map(({ word }, place) => [word, place])) };
}
