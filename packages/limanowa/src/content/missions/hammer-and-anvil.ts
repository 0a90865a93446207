import type { Mission } from '../../model/mission.ts';

/** Two Austro-Hungarian corps from two sides; each has to draw off what the other must not meet. */
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
