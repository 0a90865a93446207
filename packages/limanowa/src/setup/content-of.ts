import { hashOf, madeOnce } from '@sandtable/kernel';
import type { MapPlan } from '../model/map-plan.ts';
import type { MatchOptions } from '../model/match-options.ts';
import type { Mission } from '../model/mission.ts';
import type { Pack } from '../model/pack.ts';
import type { UnitType } from '../model/unit-type.ts';
import type { Opening } from './opening.ts';

/**
 * The hash of what a match uses of a pack: its mission, its map, the types of its units with their places in the table, since
 * a state holds places, and the figures and cards of all matches. Names count only where a state holds them.
 */
export function contentOf(pack: Pack, { mission }: MatchOptions, { terms, units }: Opening): string {
  const printed = pack.missions.find(({ id }) => id === mission);
  const map = pack.maps.find(({ id }) => id === terms.map);
  const types = [...new Set(units.map(({ type }) => type))].sort((a, b) => a - b);
  return hashOf([
    rulesetPart(pack.ruleset),
    cardsPart(pack.cards),
    map === undefined ? null : mapPart(map),
    printed === undefined ? null : missionPart(printed),
    types.map((place) => {
      const type = pack.unitTypes[place];
      return [place, type === undefined ? null : typePart(type)];
    }),
  ]);
}

const rulesetPart = madeOnce((ruleset: Pack['ruleset']) => hashOf(ruleset));
const cardsPart = madeOnce((cards: Pack['cards']) => hashOf(cards.map(nameless)));
const mapPart = madeOnce((map: MapPlan) => hashOf({ ...nameless(map), names: [], rivers: [] }));
const missionPart = madeOnce((mission: Mission) => hashOf({ ...nameless(mission), briefing: '' }));
const typePart = madeOnce((type: UnitType) => hashOf(nameless(type)));

function nameless<T extends { readonly name: string }>(each: T): T {
  return { ...each, name: '' };
}
