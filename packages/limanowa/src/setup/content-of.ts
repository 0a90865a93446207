import { hashOf, madeOnce } from '@sandtable/kernel';
import type { MatchOptions } from '../model/options.ts';
import type { Mission } from '../model/mission.ts';
import type { Pack } from '../model/pack.ts';
import type { MatchOpening } from './opening.ts';
import { hashOfCards, hashOfMap, hashOfMission, hashOfRuleset, hashOfType } from './part-hash.ts';

/**
 * Hashes what a match uses of a pack: its mission, its map, the types of its units with their indices (states hold
 * indices), and the figures and cards.
 */
export function contentsOf(pack: Pack): (options: MatchOptions, opening: MatchOpening) => string {
  // All matches of a mission share it.
  const ofMission = madeOnce((mission: Mission, opening: MatchOpening) =>
    hashOf([hashOfMission(mission), ...partsOf(pack, opening)]),
  );
  return ({ mission: id }, opening) => {
    const mission = pack.missions.find((each) => each.id === id);
    return mission === undefined ? hashOf(partsOf(pack, opening)) : ofMission(mission, opening);
  };
}

function partsOf({ ruleset, cards, maps, unitTypes }: Pack, { terms, units }: MatchOpening): readonly unknown[] {
  const types = new Set(units.map(({ type }) => type));
  return [
    hashOfRuleset(ruleset),
    hashOfCards(cards),
    maps.filter(({ id }) => id === terms.map).map(hashOfMap),
    unitTypes.flatMap((type, place) => (types.has(place) ? [place, hashOfType(type)] : [])),
  ];
}
