import type { PackSource } from '../model/pack.ts';
import { BATTLECARDS } from './battlecards.ts';
import { limanowaMap } from './limanowa-map.ts';
import { MISSIONS } from './missions/missions.ts';
import { RULESET } from './ruleset.ts';
import { UNIT_TYPES } from './unit-types.ts';

export const defaultPack: PackSource = {
  id: 'limanowa-1914',
  name: 'Limanowa 1914',
  ruleset: RULESET,
  unitTypes: UNIT_TYPES,
  cards: BATTLECARDS,
  maps: [limanowaMap],
  missions: MISSIONS,
};
