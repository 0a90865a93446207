import { hashOf } from '@sandtable/kernel';
import type { Pack, PackSource } from '../model/pack.ts';

/** A checked pack with its hash, in which names and briefings do not count. */
export function assemblePack(source: PackSource): Pack {
  const { id, name, ruleset, unitTypes, cards, maps, missions } = source;
  const hash = hashOf({
    ruleset,
    unitTypes: unitTypes.map(nameless),
    cards: cards.map(nameless),
    maps: maps.map((map) => ({ ...nameless(map), names: [], rivers: [] })),
    missions: missions.map((mission) => ({
      ...nameless(mission),
      briefing: '',
      corps: mission.corps.map(nameless),
    })),
  });
  return { id, name, hash, ruleset, unitTypes, cards, maps, missions };
}

function nameless<T extends { readonly name: string }>(each: T): T {
  return { ...each, name: '' };
}
