import { hashOf, madeOnce } from '@sandtable/kernel';
import type { MapPlan } from '../model/battle-map.ts';
import type { Mission } from '../model/mission.ts';
import type { Pack } from '../model/pack.ts';
import type { UnitType } from '../model/forces.ts';

// The hashes of the parts of a pack, each made once: the whole pack has them all, a match those of what it uses. Names and
// briefings do not count, but for the names of corps, which states hold.

export const hashOfRuleset = madeOnce((ruleset: Pack['ruleset']) => hashOf(ruleset));
export const hashOfCards = madeOnce((cards: Pack['cards']) => hashOf(cards.map(nameless)));
export const hashOfMap = madeOnce((map: MapPlan) => hashOf({ ...nameless(map), names: [], rivers: [] }));
export const hashOfMission = madeOnce((mission: Mission) => hashOf({ ...nameless(mission), briefing: '' }));
export const hashOfType = madeOnce((type: UnitType) => hashOf(nameless(type)));

function nameless<T extends { readonly name: string }>(each: T): T {
  return { ...each, name: '' };
}
