import type { Mission } from '../../model/mission.ts';

/** Two Russian corps on two banks of one river. */
export const bothBanks: Mission = {
  id: 'both-banks-of-the-dunajec',
  name: 'Both Banks of the Dunajec',
  briefing:
    'Orlov marches from Grybów on Nowy Sącz. Belkovych crosses the Dunajec in the north and comes down on Limanowa. Both towns are garrisoned, and both garrisons have guns. Hold the two at once, with Stary Sącz or the Jabłoniec.',
  map: 'limanowa-12x11',
  limit: 12,
  hand: 3,
  goal: { kind: 'mission', strategic: 2, tactical: 1, speed: [6, 6, 6, 6, 6, 6, 6, 5, 4, 3, 2, 1] },
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
      tokens: 3,
      units: [
        { type: 'ah-machine-gunners', at: [6, 4] },
        { type: 'szurmay', at: [7, 4] },
        { type: 'honved', at: [5, 5] },
        { type: 'honved', at: [5, 4] },
        { type: 'honved', at: [7, 5] },
        { type: 'ah-battery', at: [6, 5] },
        { type: 'landsturm', at: [3, 3] },
        { type: 'ninth-hussars', at: [4, 3] },
        { type: 'muhr', at: [3, 2] },
        { type: 'hussars', at: [4, 2] },
        { type: 'mounted-battery', at: [2, 3] },
      ],
    },
  ],
};
