import type { Mission } from '../../model/mission.ts';
import { ORLOVS_CORPS } from '../forces.ts';

/** L13c */
export const jabloniecRidge: Mission = {
  id: 'jabloniec-ridge',
  name: 'The Jabłoniec Ridge',
  briefing:
    'Dismounted hussars hold the Jabłoniec, and behind it lies Limanowa on the road to Kraków. You lead the Russian VIII Corps. Break through: take Limanowa, and the ridge or Tymbark with it. The defenders are few, but Muhr fights in the line, and hussars beside him hit harder.',
  map: 'limanowa-12x11',
  limit: 8,
  hand: 3,
  goal: { kind: 'mission', strategic: 1, tactical: 1, speed: [6, 6, 6, 6, 6, 4, 2, 1] },
  objectives: [
    { at: [3, 3], grade: 'strategic' },
    { at: [4, 3], grade: 'tactical' },
    { at: [2, 3], grade: 'tactical' },
  ],
  corps: [
    { name: 'VIII Corps', side: 'russia', isAi: false, tokens: 3, units: ORLOVS_CORPS },
    {
      name: '10th Cavalry Division',
      side: 'austria',
      isAi: true,
      tokens: 2,
      units: [
        { type: 'muhr', at: [3, 3] },
        { type: 'ninth-hussars', at: [4, 3] },
        { type: 'hussars', at: [4, 2] },
        { type: 'hussars', at: [4, 4] },
        { type: 'landsturm', at: [3, 4] },
        { type: 'honved', at: [2, 3] },
        { type: 'mounted-battery', at: [3, 2] },
      ],
    },
  ],
};
