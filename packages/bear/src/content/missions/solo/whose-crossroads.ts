import type { MissionSource } from '../../../model/pack/mission.ts';

/** The lesson: six against six, one crossroads, and the first rumors. */
export const whoseCrossroads: MissionSource = {
  id: 'whose-crossroads',
  name: 'Whose Crossroads?',
  briefing:
    'You lead a German platoon against an AI that holds the crossroads farm with a machine gun, a mortar and four squads. The crossroads score most, so go there, but do not cross the bare fields while the machine gun is fresh. Men have been heard in the copses behind the farm: as the marker advances, Rumored Enemies appear there, and each may be a squad or nobody at all. Somewhere along the track the defenders dig in, and near its end they get a second wind. The track is short, so if you only watch, you lose.',
  map: { boards: [{ board: 'b1', at: [0, 0] }] },
  rounds: 3,
  players: [
    {
      side: 'german',
      caps: 5,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 'g01', at: 'F06', facing: 'SE' },
        { unit: 'g02', at: 'F05', facing: 'SE' },
        { unit: 'g03', at: 'H06', facing: 'SE' },
        { unit: 'g09', at: 'E06', facing: 'SE' },
        { unit: 'g10', at: 'H05', facing: 'SE' },
        { unit: 'g21', at: 'G04', facing: 'SE' },
      ],
    },
    {
      side: 'soviet',
      caps: 0,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 's17', at: 'F10', facing: 'NW' },
        { unit: 's01', at: 'H10', facing: 'NW' },
        { unit: 's02', at: 'F08', facing: 'SW' },
        { unit: 's03', at: 'H12', facing: 'NW' },
        { unit: 's04', at: 'F12', facing: 'NW' },
        { unit: 's23', at: 'E11', facing: 'SW' },
      ],
    },
  ],
  controls: [{ at: 'G09', side: 'soviet' }],
  deck: ['c02', 'c04', 'c05', 'c09', 'c12'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 3, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 3, when: 'gameEnd' },
  ],
  solo: {
    ai: 'soviet',
    difficulty: 'easy',
    deck: { from: 5, to: 43, without: [27, 38] },
    length: 10,
    objectives: [{ hexes: ['G09'] }],
    cup: { units: ['s05', 's13'], noEnemy: 3 },
    track: [
      { space: 2, name: 'Voices in the copse', yellow: true, events: [{ kind: 'rumor', hexes: ['D12'] }] },
      {
        space: 4,
        name: 'Spades',
        events: [
          {
            kind: 'order',
            asAction: true,
            order: { who: ['foot', 'notDugIn', 'inLOS'], action: 'digIn' },
          },
        ],
      },
      { space: 5, name: 'And in the next', yellow: true, events: [{ kind: 'rumor', hexes: ['H14'] }] },
      { space: 8, name: 'A second wind', events: [{ kind: 'capSurplus' }] },
    ],
    counteractions: [
      { who: ['hit'], action: 'rally' },
      { who: ['inCover'], target: ['inOpen'], action: 'fire', caps: 1, within: 4 },
    ],
    missionOrders: [{ who: ['unhit', 'mobile'], to: ['objective'], action: 'move' }],
  },
};
