import type { MissionSource } from '../../model/mission-schema.ts';

/** A lesson: two squads a side, one grove, one thing to want. */
export const firstShots: MissionSource = {
  id: 'first-shots',
  name: 'First Shots',
  briefing:
    'Two squads meet two squads on a plain with little to hide behind. Whoever holds the crossroads when the last round ends has earned more than by shooting alone. A firefight to learn moving, firing, rallying and the use of CAPs.',
  map: { boards: [{ board: 'b1', at: [0, 0] }] },
  rounds: 4,
  players: [
    {
      side: 'german',
      caps: 3,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 'g01', at: 'E06', facing: 'SE' },
        { unit: 'g09', at: 'F06', facing: 'SE' },
      ],
    },
    {
      side: 'soviet',
      caps: 3,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 's03', at: 'F14', facing: 'NW' },
        { unit: 's04', at: 'G14', facing: 'NW' },
        { unit: 's05', at: 'G15', facing: 'NW' },
      ],
    },
  ],
  controls: [{ at: 'G10', side: null }],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 2, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 2, when: 'gameEnd' },
  ],
};
