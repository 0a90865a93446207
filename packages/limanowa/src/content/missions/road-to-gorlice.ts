import type { Mission } from '../../model/mission.ts';

/** Uphill all the way: an observer makes the guns count, and the forest hides both sides. */
export const roadToGorlice: Mission = {
  id: 'road-to-gorlice',
  name: 'The Road to Gorlice',
  briefing:
    'One road leads out of the mountains to Gorlice, and the Russians sit astride it in the woods. Your Jäger can direct the guns where nobody else sees a target. Clear the road and take Gorlice, with Grybów or Biecz. Off the road, every ridge and wood will stop you.',
  map: 'limanowa-12x11',
  limit: 9,
  hand: 2,
  goal: { kind: 'mission', strategic: 1, tactical: 1, speed: [6, 6, 6, 6, 5, 4, 3, 2, 1] },
  objectives: [
    { at: [10, 4], grade: 'strategic' },
    { at: [8, 4], grade: 'tactical' },
    { at: [10, 3], grade: 'tactical' },
  ],
  corps: [
    {
      name: 'Szurmay Group',
      side: 'austria',
      isAi: false,
      tokens: 3,
      units: [
        { type: 'szurmay', at: [10, 8] },
        { type: 'ah-machine-gunners', at: [10, 7] },
        { type: 'jager', at: [9, 8] },
        { type: 'honved', at: [9, 7] },
        { type: 'honved', at: [11, 7] },
        { type: 'honved', at: [11, 8] },
        { type: 'honved', at: [10, 9] },
        { type: 'hussars', at: [8, 8] },
        { type: 'ah-battery', at: [9, 9] },
      ],
    },
    {
      name: '15th Division',
      side: 'russia',
      isAi: true,
      tokens: 4,
      units: [
        { type: 'guard', at: [10, 4] },
        { type: 'rifles', at: [10, 5] },
        { type: 'rifles', at: [9, 5] },
        { type: 'rifles', at: [11, 5] },
        { type: 'rifles', at: [8, 4] },
        { type: 'belkovych', at: [9, 4] },
        { type: 'scouts', at: [10, 3] },
        { type: 'ru-battery', at: [11, 3] },
      ],
    },
  ],
};
