import type { MissionSource } from '../../../model/pack/mission.ts';

/** A defence in trenches against an attack with everything: pioneers, mortars, and guns from beyond the horizon. */
export const belowTheRidge: MissionSource = {
  id: 'below-the-ridge',
  name: 'Below the Ridge',
  briefing:
    'After three days of digging, the Germans now come up out of the hamlet through their own smoke. You have Soviet trenches on the crest, wire and mines below them, one of which you lay yourself, few CAPs, and one salvo from a battery far behind you. The AI leads with pioneers, whom mines do not touch; its artillery falls on you whenever the track says so, and a fresh platoon is behind it. Two hexes of the crest score for the Germans, and each of your units is worth two of theirs. Do not let them sit below you and rally: those who only wait on the ridge lose it.',
  map: { boards: [{ board: 'b3', at: [0, 0] }] },
  rounds: 4,
  players: [
    {
      side: 'german',
      caps: 0,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 'g01', at: 'F05', facing: 'N' },
        { unit: 'g02', at: 'G08', facing: 'NW' },
        { unit: 'g03', at: 'H10', facing: 'NW' },
        { unit: 'g16', at: 'G07', facing: 'N' },
        { unit: 'g09', at: 'H09', facing: 'N' },
        { unit: 'g10', at: 'G09', facing: 'NW' },
        { unit: 'g19', at: 'J06', facing: 'N' },
        { unit: 'g04', at: 'G06', facing: 'N' },
        { unit: 'g23', at: 'J08', facing: 'N' },
      ],
    },
    {
      side: 'soviet',
      caps: 3,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 's17', at: 'D07', facing: 'S', inside: true },
        { unit: 's01', at: 'D06', facing: 'S', inside: true },
        { unit: 's02', at: 'E05', facing: 'S', inside: true },
        { unit: 's03', at: 'E09', facing: 'S', inside: true },
        { unit: 's04', at: 'D09', facing: 'S' },
      ],
      zones: [{ mines: 1, hexes: ['F09', 'F10', 'E08', 'E10'] }],
      weapons: [{ card: 'artillery-122', uses: 1 }],
    },
  ],
  markers: [
    { kind: 'smoke', at: 'F05', dm: 2 },
    { kind: 'smoke', at: 'G07', dm: 2 },
    { kind: 'trench', at: 'D06' },
    { kind: 'trench', at: 'D07' },
    { kind: 'trench', at: 'E05' },
    { kind: 'trench', at: 'E09' },
    { kind: 'wire', at: 'F06' },
    { kind: 'wire', at: 'F08' },
    { kind: 'mine', at: 'F07', side: 'soviet' },
  ],
  controls: [
    { at: 'D07', side: 'soviet' },
    { at: 'C06', side: 'soviet' },
  ],
  deck: ['c02', 'c03', 'c04', 'c06', 'c08', 'c09', 'c40'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 2 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 4, when: 'gameEnd' },
  ],
  solo: {
    ai: 'german',
    difficulty: 'normal',
    deck: { from: 13, to: 51, also: [52, 54] },
    length: 16,
    cup: { units: ['g06', 'g17', 'g11'], noEnemy: 1 },
    track: [
      { space: 3, name: 'The battery opens', events: [{ kind: 'barrage' }] },
      { space: 5, name: 'In the pass', yellow: true, events: [{ kind: 'rumor', hexes: ['H10'] }] },
      { space: 7, name: 'Smoke on the slope', events: [{ kind: 'smoke', hexes: ['F06', 'F07', 'F08'] }] },
      {
        space: 9,
        name: 'A fresh platoon',
        yellow: true,
        events: [{ kind: 'reinforce', units: ['g05', 'g18'], hexes: ['J10', 'K10'], facing: 'N' }],
      },
      {
        space: 11,
        name: 'The company goes up',
        events: [
          {
            kind: 'order',
            asAction: true,
            order: { who: ['unhit', 'foot', 'mobile'], to: ['objective', 'unit'], action: 'move', many: 3 },
          },
        ],
      },
      { space: 13, name: 'Shells again', events: [{ kind: 'barrage' }] },
      { space: 15, name: 'Fix bayonets', events: [{ kind: 'capSurplus' }] },
    ],
    counteractions: [
      { who: ['hit', 'inFireZone'], action: 'rally' },
      { who: ['mortarOrInfGun'], action: 'fire', caps: 1, longRange: true },
    ],
    missionOrders: [
      { who: ['unhit', 'mobile', 'outOfFireZones'], to: ['objective'], action: 'move', many: 3 },
      { who: ['highestAR'], action: 'fire', caps: 1, longRange: true },
    ],
  },
};
