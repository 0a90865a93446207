import type { Mission } from '../../model/mission.ts';

/** Short lines, many enemies: mass three on one. */
export const heightsOfRajbrot: Mission = {
  id: 'heights-of-rajbrot',
  name: 'The Heights of Rajbrot',
  briefing:
    'North of Limanowa the hills give way to open country, and whoever holds Rajbrot turns the whole front. Belkovych comes from Zakliczyn with a division that fights best in a crowd: put three units on every target. Take Rajbrot, and Golców or Łapanów.',
  map: 'limanowa-12x11',
  limit: 8,
  hand: 3,
  goal: { kind: 'mission', strategic: 1, tactical: 1, speed: [6, 6, 6, 5, 4, 3, 2, 1] },
  objectives: [
    { at: [3, 1], grade: 'strategic' },
    { at: [4, 2], grade: 'tactical' },
    { at: [2, 1], grade: 'tactical' },
  ],
  corps: [
    {
      name: '15th Division',
      side: 'russia',
      isAi: false,
      tokens: 3,
      units: [
        { type: 'belkovych', at: [7, 0] },
        { type: 'rifles', at: [6, 0] },
        { type: 'rifles', at: [6, 1] },
        { type: 'rifles', at: [6, 2] },
        { type: 'rifles', at: [7, 1] },
        { type: 'ru-machine-gunners', at: [7, 2] },
        { type: 'cossacks', at: [7, 3] },
        { type: 'ru-battery', at: [8, 1] },
      ],
    },
    {
      name: 'XIV Corps',
      side: 'austria',
      isAi: true,
      tokens: 3,
      units: [
        { type: 'ninth-hussars', at: [4, 2] },
        { type: 'ah-machine-gunners', at: [3, 1] },
        { type: 'honved', at: [4, 1] },
        { type: 'honved', at: [2, 1] },
        { type: 'honved', at: [3, 0] },
        { type: 'landsturm', at: [3, 2] },
        { type: 'hussars', at: [4, 0] },
        { type: 'mounted-battery', at: [2, 2] },
      ],
    },
  ],
};
