import type { MissionSource } from '../../../model/pack/mission.ts';

/** The bridge or the shore: a bunker that is certainly there, or woods where nothing is certain. */
export const theFarBank: MissionSource = {
  id: 'the-far-bank',
  name: 'The Far Bank',
  briefing:
    'One bridge, with wire on it and a bunker at the far end, and a German company that has to be across before dark. Bridgehead and square score for the side that holds them at the end. The AI sits still and shoots well, has corps artillery behind it, and is rumored in the woods on the eastern shore, where some rumors are mines. You have pioneers, a heavy mortar with smoke, and less time than you would like. The way round costs a round, the bridge costs men: decide which you can spare.',
  map: { boards: [{ board: 'b5', at: [0, 0] }] },
  rounds: 4,
  players: [
    {
      side: 'german',
      caps: 11,
      cards: { first: 2, later: 1 },
      units: [
        { unit: 'g16', at: 'K10', facing: 'N' },
        { unit: 'g17', at: 'K11', facing: 'N' },
        { unit: 'g01', at: 'K09', facing: 'N' },
        { unit: 'g09', at: 'K12', facing: 'N' },
        { unit: 'g10', at: 'L13', facing: 'N' },
        { unit: 'g19', at: 'L10', facing: 'N' },
        { unit: 'g23', at: 'L11', facing: 'N' },
      ],
      weapons: [{ card: 'grenades', unit: 'g16' }],
    },
    {
      side: 'soviet',
      caps: 0,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 's17', at: 'H10', facing: 'S', inside: true },
        { unit: 's20', at: 'G11', facing: 'S' },
        { unit: 's21', at: 'G09', facing: 'S' },
        { unit: 's23', at: 'F09', facing: 'S' },
        { unit: 's01', at: 'F10', facing: 'S' },
        { unit: 's13', at: 'H14', facing: 'S' },
      ],
    },
  ],
  markers: [
    { kind: 'bunker', at: 'H10', facing: 'S' },
    { kind: 'wire', at: 'I10' },
    { kind: 'mine', at: 'I16', side: 'soviet' },
  ],
  controls: [
    { at: 'H10', side: 'soviet' },
    { at: 'F10', side: 'soviet' },
  ],
  deck: ['c02', 'c03', 'c04', 'c05', 'c09', 'c11', 'c12', 'c41'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 4, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 2, at: 'H10', when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 1, at: 'F10', when: 'gameEnd' },
  ],
  solo: {
    ai: 'soviet',
    difficulty: 'hard',
    deck: { from: 5, to: 43, also: [1, 2, 3] },
    length: 16,
    objectives: [{ hexes: ['H10'] }, { hexes: ['F10'] }],
    cup: { units: ['s02', 's03', 's14', 's18'], noEnemy: 1, mines: 2 },
    track: [
      { space: 2, name: 'Along the shore', yellow: true, events: [{ kind: 'rumor', hexes: ['I15', 'J14'] }] },
      {
        space: 4,
        name: 'Sandbags',
        events: [{ kind: 'order', asAction: true, order: { who: ['foot', 'notDugIn'], action: 'digIn' } }],
      },
      { space: 6, name: 'The guns of the corps', events: [{ kind: 'barrage' }] },
      { space: 8, name: 'Sappers', yellow: true, events: [{ kind: 'rumor', hexes: ['H11'] }] },
      {
        space: 10,
        name: 'Everybody back to his post',
        events: [{ kind: 'order', asAction: false, order: { who: ['spent'], action: 'recover', many: 2 } }],
      },
      {
        space: 12,
        name: 'Help from the town',
        yellow: true,
        events: [{ kind: 'reinforce', units: ['s22'], hexes: ['A10', 'B10'], facing: 'S' }],
      },
      { space: 14, name: 'A messenger is lost', events: [{ kind: 'playerCaps', amount: -2 }] },
    ],
    counteractions: [
      { who: ['inCover'], target: ['inOpen'], action: 'fire', caps: 2, within: 5 },
      { who: ['hit'], action: 'rally' },
    ],
    missionOrders: [
      { who: ['rumored'], action: 'move', lowRisk: true },
      { who: ['unhit', 'mobile', 'outOfLOS'], to: ['objective'], action: 'move', lowRisk: true },
      { who: ['largestGroup'], action: 'groupFire', caps: 1 },
    ],
  },
};
