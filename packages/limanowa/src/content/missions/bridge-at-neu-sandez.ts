import type { Mission } from '../../model/mission.ts';

/** L13b */
export const bridgeAtNeuSandez: Mission = {
  id: 'bridge-at-neu-sandez',
  name: 'The Bridge at Neu Sandez',
  briefing:
    'December 1914. Orlov holds the Dunajec crossing at Neu Sandez, Nowy Sącz on your map, and his columns still roll west over it. Szurmay comes down the Poprad valley on a single road. Take the town, and Stary Sącz or Grybów beside it. The Guard holds the streets: attack with three units at once, and bring up the battery first.',
  map: 'limanowa-12x11',
  limit: 8,
  hand: 3,
  goal: { kind: 'mission', strategic: 1, tactical: 1, speed: [6, 6, 6, 5, 4, 3, 2, 1] },
  objectives: [
    { at: [6, 4], grade: 'strategic' },
    { at: [5, 5], grade: 'tactical' },
    { at: [8, 4], grade: 'tactical' },
  ],
  corps: [
    {
      name: 'Szurmay Group',
      side: 'austria',
      isAi: false,
      tokens: 3,
      units: [
        { type: 'szurmay', at: [6, 7] },
        { type: 'ah-machine-gunners', at: [5, 7] },
        { type: 'honved', at: [4, 7] },
        { type: 'honved', at: [7, 7] },
        { type: 'honved', at: [6, 8] },
        { type: 'honved', at: [5, 8] },
        { type: 'hussars', at: [4, 8] },
        { type: 'ah-battery', at: [6, 9] },
      ],
    },
    {
      name: 'VIII Corps',
      side: 'russia',
      isAi: true,
      tokens: 3,
      units: [
        { type: 'guard', at: [6, 4] },
        { type: 'rifles', at: [5, 5] },
        { type: 'rifles', at: [8, 4] },
        { type: 'rifles', at: [7, 5] },
        { type: 'rifles', at: [5, 4] },
        { type: 'cossacks', at: [7, 3] },
        { type: 'orlov', at: [7, 4] },
        { type: 'ru-battery', at: [6, 3] },
      ],
    },
  ],
};
