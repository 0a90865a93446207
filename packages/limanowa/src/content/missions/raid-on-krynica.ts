import type { Mission } from '../../model/mission.ts';

/** A cavalry raid against the clock. */
export const raidOnKrynica: Mission = {
  id: 'raid-on-krynica',
  name: 'The Raid on Krynica',
  briefing:
    'Hussars, one mounted battery, and not much time. Muhr rides round the Russian flank to take Krynica, and Piwniczna or Muszyna on the Poprad, before the enemy can bring up more guns. Hussars do not last: keep them beside him, and strike together or not at all.',
  map: 'limanowa-12x11',
  limit: 7,
  hand: 3,
  goal: { kind: 'mission', strategic: 1, tactical: 1, speed: [6, 6, 6, 5, 4, 2, 1] },
  objectives: [
    { at: [8, 8], grade: 'strategic' },
    { at: [6, 8], grade: 'tactical' },
    { at: [7, 9], grade: 'tactical' },
  ],
  corps: [
    {
      name: '10th Cavalry Division',
      side: 'austria',
      isAi: false,
      tokens: 3,
      units: [
        { type: 'muhr', at: [4, 8] },
        { type: 'ninth-hussars', at: [4, 7] },
        { type: 'hussars', at: [4, 9] },
        { type: 'hussars', at: [3, 8] },
        { type: 'hussars', at: [4, 10] },
        { type: 'honved', at: [4, 6] },
        { type: 'honved', at: [5, 10] },
        { type: 'mounted-battery', at: [3, 9] },
      ],
    },
    {
      name: 'VII Corps',
      side: 'russia',
      isAi: true,
      tokens: 2,
      units: [
        { type: 'rifles', at: [6, 8] },
        { type: 'rifles', at: [7, 9] },
        { type: 'rifles', at: [8, 7] },
        { type: 'ru-machine-gunners', at: [8, 8] },
        { type: 'cossacks', at: [7, 8] },
        { type: 'ru-battery', at: [8, 9] },
      ],
    },
  ],
};
