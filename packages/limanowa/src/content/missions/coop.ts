import type { Mission } from '../../model/mission.ts';
import { ORLOVS_CORPS } from './orlovs-corps.ts';

/** L13d */
export const steamroller: Mission = {
  id: 'steamroller',
  name: 'Steamroller',
  briefing:
    'Two Russian corps, two roads, one timetable. Orlov drives west on Limanowa, Belkovych south over the mountains to Bardejov. Hold both towns at the same time. The enemy has one stock of artillery tokens for both fronts: make him spend it on the wrong one.',
  map: 'limanowa-12x11',
  limit: 10,
  hand: 3,
  goal: { kind: 'mission', strategic: 2, tactical: 0, speed: [6, 6, 6, 6, 6, 5, 4, 3, 2, 1] },
  objectives: [
    { at: [3, 3], grade: 'strategic' },
    { at: [11, 10], grade: 'strategic' },
  ],
  corps: [
    { name: 'VIII Corps', side: 'russia', isAi: false, tokens: 3, units: ORLOVS_CORPS },
    {
      name: '15th Division',
      side: 'russia',
      isAi: false,
      tokens: 3,
      units: [
        { type: 'belkovych', at: [10, 6] },
        { type: 'rifles', at: [10, 5] },
        { type: 'rifles', at: [9, 6] },
        { type: 'rifles', at: [11, 6] },
        { type: 'rifles', at: [10, 7] },
        { type: 'ru-machine-gunners', at: [9, 7] },
        { type: 'cossacks', at: [11, 7] },
        { type: 'ru-battery', at: [10, 4] },
      ],
    },
    {
      name: 'Carpathian garrisons',
      side: 'austria',
      isAi: true,
      tokens: 4,
      units: [
        { type: 'muhr', at: [3, 4] },
        { type: 'ninth-hussars', at: [4, 3] },
        { type: 'hussars', at: [4, 2] },
        { type: 'hussars', at: [4, 4] },
        { type: 'landsturm', at: [3, 3] },
        { type: 'honved', at: [2, 3] },
        { type: 'mounted-battery', at: [3, 2] },
        { type: 'honved', at: [11, 10] },
        { type: 'honved', at: [10, 9] },
        { type: 'szurmay', at: [10, 10] },
        { type: 'ah-battery', at: [9, 10] },
      ],
    },
  ],
  // The garrison of Bardejov, which was left to a handful, and at the last a battalion before Limanowa.
  garrisons: {
    novice: { tokens: 0, units: [{ type: 'honved', at: [11, 9] }] },
    tried: {
      tokens: 0,
      units: [
        { type: 'ah-machine-gunners', at: [11, 9] },
        { type: 'honved', at: [9, 9] },
      ],
    },
    veteran: {
      tokens: 1,
      units: [
        { type: 'ah-machine-gunners', at: [11, 9] },
        { type: 'honved', at: [9, 9] },
        { type: 'honved', at: [3, 5] },
      ],
    },
  },
};

/** Two Austro-Hungarian corps attack from two sides; each must draw off what the other cannot face. */
export const hammerAndAnvil: Mission = {
  id: 'hammer-and-anvil',
  name: 'Hammer and Anvil',
  briefing:
    'Muhr’s cavalry stands at Limanowa, Szurmay comes up from the south, and between them lies Nowy Sącz with Orlov’s guns. Hold Nowy Sącz and Grybów, and either Stary Sącz or the ridge above Grybów. Strike together, or the Russians will wear you down one at a time.',
  map: 'limanowa-12x11',
  limit: 10,
  hand: 3,
  goal: { kind: 'mission', strategic: 2, tactical: 1, speed: [6, 6, 6, 6, 6, 5, 4, 3, 2, 1] },
  objectives: [
    { at: [6, 4], grade: 'strategic' },
    { at: [8, 4], grade: 'strategic' },
    { at: [5, 5], grade: 'tactical' },
    { at: [8, 3], grade: 'tactical' },
  ],
  corps: [
    {
      name: 'Szurmay Group',
      side: 'austria',
      isAi: false,
      tokens: 2,
      units: [
        { type: 'szurmay', at: [6, 7] },
        { type: 'ah-machine-gunners', at: [5, 7] },
        { type: 'jager', at: [7, 7] },
        { type: 'honved', at: [4, 7] },
        { type: 'honved', at: [6, 8] },
        { type: 'honved', at: [5, 8] },
        { type: 'hussars', at: [4, 8] },
        { type: 'ah-battery', at: [6, 9] },
      ],
    },
    {
      name: '10th Cavalry Division',
      side: 'austria',
      isAi: false,
      tokens: 2,
      units: [
        { type: 'muhr', at: [3, 3] },
        { type: 'ninth-hussars', at: [4, 3] },
        { type: 'hussars', at: [4, 2] },
        { type: 'hussars', at: [4, 4] },
        { type: 'honved', at: [3, 4] },
        { type: 'honved', at: [3, 2] },
        { type: 'landsturm', at: [2, 3] },
        { type: 'mounted-battery', at: [2, 2] },
      ],
    },
    {
      name: 'VIII Corps',
      side: 'russia',
      isAi: true,
      tokens: 6,
      units: [
        { type: 'orlov', at: [7, 4] },
        { type: 'guard', at: [6, 4] },
        { type: 'guard', at: [8, 4] },
        { type: 'rifles', at: [5, 5] },
        { type: 'rifles', at: [6, 5] },
        { type: 'rifles', at: [7, 5] },
        { type: 'rifles', at: [7, 3] },
        { type: 'cossacks', at: [6, 2] },
        { type: 'ru-machine-gunners', at: [8, 5] },
        { type: 'ru-battery', at: [6, 3] },
        { type: 'ru-battery', at: [9, 3] },
      ],
    },
  ],
};

/** Two Russian corps on both banks of one river. */
export const bothBanks: Mission = {
  id: 'both-banks-of-the-dunajec',
  name: 'Both Banks of the Dunajec',
  briefing:
    'Orlov marches from Grybów on Nowy Sącz. Belkovych crosses the Dunajec in the north and comes down on Limanowa. Both towns are garrisoned, and both garrisons have guns. Hold the two at once, with Stary Sącz or the Jabłoniec.',
  map: 'limanowa-12x11',
  limit: 10,
  hand: 3,
  goal: { kind: 'mission', strategic: 2, tactical: 1, speed: [6, 6, 6, 6, 6, 5, 4, 3, 2, 1] },
  objectives: [
    { at: [6, 4], grade: 'strategic' },
    { at: [3, 3], grade: 'strategic' },
    { at: [5, 5], grade: 'tactical' },
    { at: [4, 3], grade: 'tactical' },
  ],
  corps: [
    {
      name: 'VIII Corps',
      side: 'russia',
      isAi: false,
      tokens: 3,
      units: [
        { type: 'orlov', at: [10, 4] },
        { type: 'guard', at: [9, 3] },
        { type: 'ru-machine-gunners', at: [9, 4] },
        { type: 'rifles', at: [8, 2] },
        { type: 'rifles', at: [9, 5] },
        { type: 'rifles', at: [9, 2] },
        { type: 'cossacks', at: [10, 5] },
        { type: 'ru-battery', at: [10, 3] },
      ],
    },
    {
      name: '15th Division',
      side: 'russia',
      isAi: false,
      tokens: 4,
      units: [
        { type: 'belkovych', at: [6, 0] },
        { type: 'rifles', at: [5, 0] },
        { type: 'rifles', at: [5, 1] },
        { type: 'rifles', at: [6, 1] },
        { type: 'rifles', at: [7, 0] },
        { type: 'ru-machine-gunners', at: [6, 2] },
        { type: 'cossacks', at: [4, 0] },
        { type: 'ru-battery', at: [7, 1] },
      ],
    },
    {
      name: 'Szurmay Group',
      side: 'austria',
      isAi: true,
      tokens: 4,
      units: [
        { type: 'ah-machine-gunners', at: [6, 4] },
        { type: 'szurmay', at: [7, 4] },
        { type: 'honved', at: [5, 5] },
        { type: 'honved', at: [5, 4] },
        { type: 'honved', at: [6, 3] },
        { type: 'ah-battery', at: [6, 5] },
        { type: 'landsturm', at: [3, 3] },
        { type: 'honved', at: [3, 4] },
        { type: 'ninth-hussars', at: [4, 3] },
        { type: 'muhr', at: [3, 2] },
        { type: 'hussars', at: [4, 2] },
        { type: 'mounted-battery', at: [2, 3] },
      ],
    },
  ],
};
