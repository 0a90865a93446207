import type { PackInput } from '../model/pack/pack.ts';
import { ACTION_CARDS } from './action-cards.ts';
import { AI_TILES } from './ai-tiles.ts';
import { board1 } from './boards/board-1.ts';
import { board10 } from './boards/board-10.ts';
import { board11 } from './boards/board-11.ts';
import { board12 } from './boards/board-12.ts';
import { board13 } from './boards/board-13.ts';
import { board14 } from './boards/board-14.ts';
import { board2 } from './boards/board-2.ts';
import { board3 } from './boards/board-3.ts';
import { board4 } from './boards/board-4.ts';
import { board5 } from './boards/board-5.ts';
import { board6 } from './boards/board-6.ts';
import { board7 } from './boards/board-7.ts';
import { board8 } from './boards/board-8.ts';
import { board9 } from './boards/board-9.ts';
import { CONDITION_CARDS } from './condition-cards.ts';
import { DEFENSE_COUNTERS } from './defense-counters.ts';
import { GENERATOR_CARDS } from './generator-cards.ts';
import { GUIDELINES } from './guidelines.ts';
import { HIT_MARKERS } from './hit-markers.ts';
import { MISSION_SHEETS } from './mission-sheets.ts';
import { MISSIONS } from './missions/index.ts';
import { ORDER_CARDS } from './order-cards.ts';
import { RUMORS } from './rumors.ts';
import { UNIT_TYPES } from './unit-types.ts';

/** The pack that comes with the game. */
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
