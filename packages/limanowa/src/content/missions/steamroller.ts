import type { Mission } from '../../model/mission.ts';
import { ORLOVS_CORPS } from '../forces.ts';

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
};
