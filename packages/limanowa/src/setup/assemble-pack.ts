import { hashOf } from '@sandtable/kernel';
import type { Pack, PackSource } from '../model/pack.ts';
import { hashOfCards, hashOfMap, hashOfMission, hashOfRuleset, hashOfType } from './part-hash.ts';

export function assemblePack(source: PackSource): Pack {
  const { id, name, ruleset, unitTypes, cards, maps, missions } = source;
  const hash = hashOf({
    ruleset: hashOfRuleset(ruleset),
    unitTypes: unitTypes.map(hashOfType),
    cards: hashOfCards(cards),
    maps: maps.map(hashOfMap),
    missions: missions.map(hashOfMission),
  });
  return { id, name, hash, ruleset, unitTypes, cards, maps, missions };
}
