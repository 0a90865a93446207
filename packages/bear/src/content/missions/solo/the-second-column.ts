import type { MissionSource } from '../../../model/pack/mission.ts';

/** Armour against armour on open ground, and a crossing that everybody wants and nobody can hide on. */
export const theSecondColumn: MissionSource = {
  id: 'the-second-column',
  name: 'The Second Column',
  briefing:
    'Five German vehicles, a squad and a small gun meet Soviet tanks on ground as flat as a table. The crossing scores for the side that holds it when the track ends, and the AI wants it as much as you do. Its tanks fire slowly and hit hard; yours fire twice while it reloads, if you keep your fronts to it and use the folds in the ground. A second column is rumored to be coming from the north, and the track decides when it arrives and whether it is armor, a gun, or dust. Hit them before it does, or be dug in at the crossing when it comes.',
  map: { boards: [{ board: 'b12', at: [0, 0] }] },
  rounds: 4,
  players: [
    {
      side: 'german',
      caps: 6,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 'g42', at: 'F04', facing: 'SE' },
        { unit: 'g45', at: 'E04', facing: 'SE' },
        { unit: 'g46', at: 'G04', facing: 'SE' },
        { unit: 'g48', at: 'F03', facing: 'SE' },
        { unit: 'g49', at: 'H03', facing: 'NE' },
        { unit: 'g01', at: 'F05', facing: 'SE' },
        { unit: 'g28', at: 'G03', facing: 'SE' },
      ],
    },
    {
      side: 'soviet',
      caps: 0,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 's37', at: 'F14', facing: 'NW' },
        { unit: 's41', at: 'G15', facing: 'NW' },
        { unit: 's42', at: 'E15', facing: 'SW' },
        { unit: 's45', at: 'H15', facing: 'NW' },
        { unit: 's46', at: 'D15', facing: 'SW' },
      ],
    },
  ],
  controls: [{ at: 'G09', side: null }],
  deck: ['c02', 'c06', 'c07', 'c09', 'c10', 'c12', 'c20'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 3, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 3, when: 'gameEnd' },
  ],
  solo: {
    ai: 'soviet',
    difficulty: 'normal',
    deck: { from: 13, to: 51, also: [54] },
    length: 16,
    objectives: [{ hexes: ['G09'] }],
    cup: { units: ['s43', 's28', 's38'], noEnemy: 2 },
    track: [
      { space: 3, name: 'Dust in the north', yellow: true, events: [{ kind: 'rumor', hexes: ['B08', 'A12'] }] },
      {
        space: 5,
        name: 'At full speed',
        events: [
          {
            kind: 'order',
            asAction: true,
            order: { who: ['vehicle', 'unhit'], to: ['objective', 'unit'], action: 'move', many: 2 },
          },
        ],
      },
      {
        space: 7,
        name: 'The column is here',
        yellow: true,
        events: [{ kind: 'reinforce', units: ['s44'], edge: 'top', facing: 'S' }],
      },
      { space: 9, name: 'Wireless trouble', events: [{ kind: 'confusion', asAction: false }] },
      { space: 11, name: 'One more', yellow: true, events: [{ kind: 'rumor', hexes: ['K13'] }] },
      { space: 13, name: 'The commander waves his flag', events: [{ kind: 'swiftAction' }] },
    ],
    counteractions: [
      { who: ['vehicle', 'unhit'], target: ['spent'], action: 'moveAndFire' },
      { target: ['hit'], action: 'fire', caps: 1 },
    ],
    missionOrders: [
      { who: ['vehicle', 'unhit'], to: ['objective'], action: 'move' },
      { who: ['highestAR'], action: 'fire', caps: 1, longRange: true },
      { who: ['foot', 'outOfLOS'], to: ['objective', 'unit'], action: 'move', lowRisk: true },
    ],
  },
};
