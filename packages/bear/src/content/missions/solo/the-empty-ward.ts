import type { MissionSource } from '../../../model/pack/mission.ts';

/** A counter-attack in the town: short ranges, stone walls, and houses that may be empty. */
export const theEmptyWard: MissionSource = {
  id: 'the-empty-ward',
  name: 'The Empty Ward',
  briefing:
    'The Germans took half the town in the night, and nobody knows how many of them stayed. You come back with Soviet assault squads, petrol bombs and a flame tank, and three stone houses to clear. Much of the ward holds only rumors, and each is worth a look before you run past it, because what you leave behind you will shoot. The AI keeps to its houses and fires at the unit that moved last; the track confuses one of your units, and later gives the AI back its wits and its officers. Two of the houses are enough if your losses are light.',
  map: { boards: [{ board: 'b5', at: [0, 0] }] },
  rounds: 3,
  players: [
    {
      side: 'german',
      caps: 0,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 'g01', at: 'D08', facing: 'SE' },
        { unit: 'g02', at: 'E10', facing: 'SE' },
        { unit: 'g09', at: 'C10', facing: 'SE' },
        { unit: 'g16', at: 'F09', facing: 'SE' },
        { unit: 'g03', at: 'E08', facing: 'SE' },
      ],
    },
    {
      side: 'soviet',
      caps: 5,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 's13', at: 'D13', facing: 'NW' },
        { unit: 's14', at: 'E14', facing: 'NW' },
        { unit: 's15', at: 'F13', facing: 'NW' },
        { unit: 's01', at: 'C12', facing: 'SW' },
        { unit: 's02', at: 'G13', facing: 'NW' },
        { unit: 's03', at: 'E15', facing: 'NW' },
        { unit: 's17', at: 'F14', facing: 'NW' },
        { unit: 's20', at: 'C13', facing: 'NW' },
        { unit: 's39', at: 'F15', facing: 'NW' },
      ],
      weapons: [{ card: 'molotov', unit: 's13' }],
    },
  ],
  controls: [
    { at: 'D08', side: 'german' },
    { at: 'E10', side: 'german' },
    { at: 'C10', side: 'german' },
  ],
  deck: ['c02', 'c03', 'c04', 'c05', 'c09', 'c30'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 2, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 3, when: 'gameEnd' },
  ],
  solo: {
    ai: 'german',
    difficulty: 'easy',
    deck: { from: 5, to: 43, also: [1, 4], without: [8, 9, 27] },
    length: 12,
    objectives: [{ hexes: ['D08'] }, { hexes: ['E10'] }, { hexes: ['C10'] }],
    cup: { units: ['g04', 'g10'], noEnemy: 4 },
    track: [
      { space: 2, name: 'A shutter moves', yellow: true, events: [{ kind: 'rumor', hexes: ['C08', 'E07'] }] },
      { space: 5, name: 'Orders shouted', events: [{ kind: 'confusion', asAction: true }] },
      { space: 7, name: 'Boots on the stairs', yellow: true, events: [{ kind: 'rumor', hexes: ['D07', 'G07'] }] },
      {
        space: 9,
        name: 'A pause',
        events: [{ kind: 'order', asAction: false, order: { who: ['hit'], action: 'autoRally' } }],
      },
      { space: 10, name: 'Old hands', yellow: true, events: [{ kind: 'commandExperience', cards: 1 }] },
    ],
    counteractions: [
      { who: ['inCover'], target: ['justActed'], action: 'fire', caps: 1 },
      { who: ['hit'], action: 'rally' },
      { who: ['inCover'], action: 'fire', within: 3 },
    ],
    missionOrders: [
      { who: ['rumored'], action: 'move', lowRisk: true },
      { who: ['unhit', 'mobile', 'outOfFireZones'], to: ['objective'], action: 'move', lowRisk: true },
    ],
  },
};
