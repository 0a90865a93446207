import type { PackInput } from '../model/pack-schema.ts';
import { ACTION_CARDS } from './action-cards.ts';
import { AI_TILES } from './ai-tiles.ts';
import { board1 } from './boards/board-1.ts';
import { board12 } from './boards/board-12.ts';
import { board2 } from './boards/board-2.ts';
import { board3 } from './boards/board-3.ts';
import { board4 } from './boards/board-4.ts';
import { board5 } from './boards/board-5.ts';
import { CONDITION_CARDS } from './condition-cards.ts';
import { DEFENSE_COUNTERS } from './defense-counters.ts';
import { GENERATOR_CARDS } from './generator-cards.ts';
import { HIT_MARKERS } from './hit-markers.ts';
import { MISSIONS } from './missions/index.ts';
import { ORDER_CARDS } from './order-cards.ts';
import { RUMORS } from './rumors.ts';
import { UNIT_TYPES } from './unit-types.ts';

/** The pack that comes with the game. */
export const defaultPack: PackInput = {
  id: 'east-front-1941',
  name: 'Eastern Front 1941',
  unitTypes: [...UNIT_TYPES, ...RUMORS],
  boards: [board1, board2, board3, board4, board5, board12],
  hitMarkers: HIT_MARKERS,
  actionCards: ACTION_CARDS,
  orderCards: ORDER_CARDS,
  defenseCounters: DEFENSE_COUNTERS,
  missions: MISSIONS,
  generatorCards: GENERATOR_CARDS,
  conditionCards: CONDITION_CARDS,
  aiTiles: AI_TILES,
};
