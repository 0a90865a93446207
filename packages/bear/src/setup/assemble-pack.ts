import { countersOf } from '../model/pack/counters.ts';
import { unitId } from '../model/ids.ts';
import type { Pack } from '../model/pack/pack.ts';

/** What a checked pack is made from: plain JSON that can be stored and need not be checked again. */
export type PackParts = Omit<Pack, 'counters' | 'counterPlaces'>;

export function assemblePack(parts: PackParts): Pack {
  const counters = countersOf(parts.unitTypes);
  return { ...parts, counters, counterPlaces: new Map(counters.map(({ word }, place) => [word, unitId(place)])) };
}
