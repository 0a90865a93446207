import type { MissionSource } from '../../../model/pack/mission.ts';

/** Three places and too many rumors: searching costs time, and what is not searched may shoot. */
export const voicesInTheWoods: MissionSource = {
  id: 'voices-in-the-woods',
  name: 'Voices in the Woods',
  briefing:
    'Every wood around the farm is said to be full of Soviets, and most of what is said is true. Your German platoon comes from the west for the farm, the orchard houses and the wooded hill beyond, with an armoured car to scout ahead. You see five of the AI’s counters; the others are in the cup, and the track places them as rumors, some of them in the hex of an Order Card. A roll of nine or more reveals a rumor, or walking up to it, and one of them is a mine. Take the hill early and you see them coming; take the farm first and they see you.',
  map: { boards: [{ board: 'b4', at: [0, 0] }] },
  rounds: 4,
  players: [
    {
      side: 'german',
      caps: 2,
      cards: { first: 2, later: 1 },
      units: [
        { unit: 'g01', at: 'F05', facing: 'SE' },
        { unit: 'g02', at: 'G04', facing: 'SE' },
        { unit: 'g09', at: 'F04', facing: 'SE' },
        { unit: 'g03', at: 'H04', facing: 'SE' },
        { unit: 'g42', at: 'G05', facing: 'SE' },
      ],
    },
    {
      side: 'soviet',
      caps: 0,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 's01', at: 'H08', facing: 'NW' },
        { unit: 's13', at: 'F08', facing: 'SW' },
        { unit: 's03', at: 'D14', facing: 'SW' },
        { unit: 's28', at: 'G10', facing: 'NW' },
        { unit: 's02', at: 'F12', facing: 'NW' },
      ],
    },
  ],
  controls: [
    { at: 'H08', side: 'soviet' },
    { at: 'F07', side: 'soviet' },
    { at: 'D14', side: 'soviet' },
  ],
  deck: ['c02', 'c03', 'c04', 'c05', 'c09', 'c12', 'c30', 'c41'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 2, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 3, when: 'gameEnd' },
  ],
  solo: {
    ai: 'soviet',
    difficulty: 'normal',
    deck: { from: 5, to: 43, also: [2, 3] },
    length: 16,
    objectives: [{ hexes: ['H08'] }, { hexes: ['D14'] }],
    cup: { units: ['s04', 's14', 's18', 's21', 's23'], noEnemy: 1, mines: 1 },
    track: [
      { space: 2, name: 'Somebody in the orchard', yellow: true, events: [{ kind: 'rumor', hexes: ['F14'] }] },
      { space: 4, name: 'Tracks in the grass', yellow: true, events: [{ kind: 'rumorAtCardHex', count: 1 }] },
      { space: 6, name: 'They have your measure', events: [{ kind: 'capSurplus' }] },
      { space: 8, name: 'More of them', yellow: true, events: [{ kind: 'rumorAtCardHex', count: 1 }] },
      { space: 9, name: 'The mist lifts', events: [{ kind: 'endRound' }] },
      {
        space: 10,
        name: 'Out of the woods',
        events: [
          { kind: 'order', asAction: true, order: { who: ['rumored'], to: ['objective', 'unit'], action: 'advance' } },
        ],
      },
      { space: 12, name: 'On the hill', yellow: true, events: [{ kind: 'rumor', hexes: ['E15', 'D16'] }] },
      { space: 13, name: 'They smell blood', events: [{ kind: 'capSurplus' }] },
      { space: 14, name: 'Old hands', yellow: true, events: [{ kind: 'commandExperience', cards: 2 }] },
    ],
    counteractions: [
      { who: ['inCover'], target: ['justActed'], action: 'fire', caps: 1 },
      { who: ['rumored'], action: 'move', lowRisk: true, within: 6 },
    ],
    missionOrders: [
      { who: ['inCover'], target: ['inOpen'], action: 'fire', caps: 1, longRange: true },
      { who: ['rumored'], relation: 'farthest', action: 'move' },
      { who: ['foot', 'notDugIn', 'outOfFireZones'], action: 'digIn' },
    ],
  },
};
