import type { AiTileSource } from '../model/pack/solo-mission.ts';
import type { GeneratorCardSource } from '../model/pack/generator.ts';
import type { PackInput } from '../model/pack/pack.ts';
import { ACTION_CARDS } from './action-cards.ts';
import { GERMAN_TILES } from './ai-tiles/german.ts';
import { SOVIET_TILES } from './ai-tiles/soviet.ts';
import { board1, board2, board3, board4, board5 } from './boards/boards-1-to-5.ts';
import { board10, board6, board7, board8, board9 } from './boards/boards-6-to-10.ts';
import { board11, board12, board13, board14 } from './boards/boards-11-to-14.ts';
import { CONDITION_CARDS } from './condition-cards.ts';
import { DEFENSE_COUNTERS, HIT_MARKERS } from './counters.ts';
import { GERMAN_ARMOUR } from './generator-cards/german-armour.ts';
import { GERMAN_INFANTRY } from './generator-cards/german-infantry.ts';
import { GERMAN_LIGHT } from './generator-cards/german-light.ts';
import { SOVIET_ARMOUR } from './generator-cards/soviet-armour.ts';
import { SOVIET_INFANTRY } from './generator-cards/soviet-infantry.ts';
import { SOVIET_LIGHT } from './generator-cards/soviet-light.ts';
import { GUIDELINES } from './guidelines.ts';
import { MISSION_SHEETS } from './mission-sheets.ts';
import { MISSIONS } from './missions/missions.ts';
import { ORDER_CARDS } from './order-cards.ts';
import { RUMORS, UNIT_TYPES } from './unit-types.ts';

/** G5.3b */
export const AI_TILES: readonly AiTileSource[] = [...GERMAN_TILES, ...SOVIET_TILES];

/** G1.0a: the Generator decks, by side and number. */
export const GENERATOR_CARDS: readonly GeneratorCardSource[] = [
  ...GERMAN_INFANTRY,
  ...GERMAN_LIGHT,
  ...GERMAN_ARMOUR,
  ...SOVIET_INFANTRY,
  ...SOVIET_LIGHT,
  ...SOVIET_ARMOUR,
];

export const defaultPack: PackInput = {
  id: 'east-front-1941',
  name: 'Eastern Front 1941',
  unitTypes: [...UNIT_TYPES, ...RUMORS],
  boards: [
    board1,
    board2,
    board3,
    board4,
    board5,
    board6,
    board7,
    board8,
    board9,
    board10,
    board11,
    board12,
    board13,
    board14,
  ],
  hitMarkers: HIT_MARKERS,
  actionCards: ACTION_CARDS,
  orderCards: ORDER_CARDS,
  defenseCounters: DEFENSE_COUNTERS,
  missions: MISSIONS,
  guidelines: GUIDELINES,
  generatorCards: GENERATOR_CARDS,
  conditionCards: CONDITION_CARDS,
  aiTiles: AI_TILES,
  missionSheets: MISSION_SHEETS,
};
