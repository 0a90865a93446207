import { hashOf, madeOnce } from '@sandtable/kernel';
import type { MatchOptions } from '../model/options.ts';
import type { Mission } from '../model/mission.ts';
import type { Pack } from '../model/pack.ts';
import type { MatchOpening } from './opening.ts';
import { hashOfCards, hashOfMap, hashOfMission, hashOfRuleset, hashOfType } from './part-hash.ts';

/**
 * Hashes what a match uses of a pack: its mission, its map, the types of its units with their indices (states hold indices), and
 * the figures and cards.
 */
export const contentsOf = madeOnce((pack: Pack): ((options: MatchOptions, opening: MatchOpening) => string) => {
  // The same for all matches of a mission, so it covers every level's garrison.
  const ofMission = madeOnce((mission: Mission) => {
    const { corps, garrisons, map } = mission;
    const plans = [...corps, ...Object.values(garrisons ?? {})].flatMap(({ units }) => units);
    const types = plans.map(({ type: id }) => pack.unitTypes.findIndex((type) => type.id === id));
    return hashOf([hashOfMission(mission), ...partsOf(pack, map, new Set(types))]);
  });
  return ({ mission: id }, { terms, units }) => {
    const mission = pack.missions.find((each) => each.id === id);
    if (mission !== undefined) return ofMission(mission);
    return hashOf(partsOf(pack, terms.map, new Set(units.map(({ type }) => type))));
  };
});

function partsOf(
  { ruleset, cards, maps, unitTypes }: Pack,
  map: string,
  types: ReadonlySet<number>,
): readonly unknown[] {
  return [
    hashOfRuleset(ruleset),
    hashOfCards(cards),
    maps.filter(({ id }) => id === map).map(hashOfMap),
    unitTypes.flatMap((type, place) => (types.has(place) ? [place, hashOfType(type)] : [])),
  ];
}
