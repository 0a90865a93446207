import type { MissionSource } from '../../../model/pack/mission.ts';

/** Panzerkoloss Ahead against the AI: it has the giants, since its deck is the one for defenders. */
export const panzerkolossSolo: MissionSource = {
  id: 'panzerkoloss-solo',
  name: 'Panzerkoloss Ahead (solo)',
  briefing:
    'Something enormous stands in the village, and this time nobody sits behind it. You lead the German battle group with everything that may crack a KV, from the heavy flak gun to pioneers with charges; the AI has the Soviet company around church, manor and windmill, with an Order deck made for defenders. Each of the three places scores most, a destroyed KV scores double, and a KV that survives scores for the other side. Whatever else the village holds is rumored: a house may hide a squad, a gun, a mine, or nobody. The track divides the day into five rounds, and before the last one ends the Soviets try to retake what you have taken.',
  map: {
    boards: [
      { board: 'b2', at: [0, 0] },
      { board: 'b12', at: [1, 0] },
    ],
  },
  rounds: 5,
  players: [
    {
      side: 'german',
      caps: 12,
      cards: { first: 2, later: 1 },
      units: [
        { unit: 'g01', at: '12-E05', facing: 'NW' },
        { unit: 'g02', at: '12-F04', facing: 'NW' },
        { unit: 'g09', at: '12-E05', facing: 'NW' },
        { unit: 'g10', at: '12-H04', facing: 'NW' },
        { unit: 'g16', at: '12-F05', facing: 'NW' },
        { unit: 'g17', at: '12-J03', facing: 'NW' },
        { unit: 'g23', at: '12-H06', facing: 'NW' },
        { unit: 'g33', at: '12-G08', facing: 'NW' },
        { unit: 'g49', at: '12-F06', facing: 'NW' },
        { unit: 'g51', at: '12-F07', facing: 'NW' },
        { unit: 'g53', at: '12-G07', facing: 'NW' },
      ],
    },
    {
      side: 'soviet',
      caps: 0,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 's54', at: '2-G11', facing: 'SE' },
        { unit: 's56', at: '2-F13', facing: 'SE' },
        { unit: 's01', at: '2-F10', facing: 'SE' },
        { unit: 's02', at: '2-H12', facing: 'SE' },
        { unit: 's03', at: '2-F14', facing: 'SE' },
        { unit: 's06', at: '2-K05', facing: 'SE' },
        { unit: 's13', at: '2-I10', facing: 'SE' },
        { unit: 's17', at: '2-F12', facing: 'SE' },
        { unit: 's28', at: '2-H13', facing: 'SE' },
      ],
    },
  ],
  controls: [
    { at: '2-F10', side: 'soviet' },
    { at: '2-H12', side: 'soviet' },
    { at: '2-K05', side: 'soviet' },
  ],
  deck: ['c02', 'c03', 'c04', 'c05', 'c06', 'c07', 'c08', 'c09', 'c10', 'c11', 'c12', 'c13'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'german', vp: 2, units: ['s54', 's56'] },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'alive', side: 'soviet', vp: 2, units: ['s54', 's56'] },
    { kind: 'control', side: 'german', vp: 3, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 3, when: 'gameEnd' },
  ],
  solo: {
    ai: 'soviet',
    difficulty: 'normal',
    deck: { from: 5, to: 43 },
    length: 20,
    objectives: [{ hexes: ['2-F10'] }, { hexes: ['2-H12'] }],
    cup: { units: ['s04', 's05', 's18', 's29'], noEnemy: 1, mines: 1 },
    track: [
      {
        space: 2,
        name: 'Somebody in the houses',
        yellow: true,
        events: [{ kind: 'rumor', hexes: ['2-E14', '2-H14'] }],
      },
      {
        space: 4,
        name: 'The giant looks round',
        events: [
          { kind: 'order', asAction: true, order: { who: ['vehicle'], action: 'fire', caps: 2, longRange: true } },
        ],
      },
      { space: 5, name: 'First light', events: [{ kind: 'endRound' }] },
      { space: 6, name: 'In the orchards', yellow: true, events: [{ kind: 'rumor', hexes: ['2-D14', '2-I13'] }] },
      { space: 8, name: 'Word from the division', events: [{ kind: 'playerCaps', amount: 4 }] },
      { space: 9, name: 'Noon', events: [{ kind: 'endRound' }] },
      {
        space: 10,
        name: 'A bottle for everyone',
        events: [{ kind: 'order', asAction: false, order: { who: ['hit'], action: 'autoRally' } }],
      },
      {
        space: 11,
        name: 'Down the northern road',
        yellow: true,
        events: [{ kind: 'reinforce', units: ['s07', 's14'], hexes: ['2-A10', '2-B10'], facing: 'S' }],
      },
      { space: 12, name: 'By the windmill', yellow: true, events: [{ kind: 'rumor', hexes: ['2-J11'] }] },
      { space: 13, name: 'The day turns', events: [{ kind: 'endRound' }] },
      { space: 14, name: 'Their guns are out of shells', events: [{ kind: 'playerCaps', amount: 4 }] },
      { space: 16, name: 'Old hands', yellow: true, events: [{ kind: 'commandExperience', cards: 2 }] },
      { space: 17, name: 'Evening', events: [{ kind: 'endRound' }] },
      {
        space: 18,
        name: 'Take it back',
        events: [
          {
            kind: 'order',
            asAction: true,
            order: { who: ['unhit', 'mobile'], to: ['objective'], action: 'move', many: 2 },
          },
        ],
      },
    ],
    counteractions: [
      { who: ['vehicle'], action: 'fire', caps: 1, longRange: true },
      { who: ['hit'], action: 'rally' },
      { who: ['inCover'], target: ['justActed'], action: 'fire', caps: 1, longRange: true },
    ],
    missionOrders: [
      { who: ['inCover'], target: ['inOpen'], action: 'fire', caps: 1 },
      { who: ['vehicle', 'unhit'], target: ['vehicle'], action: 'move', lowRisk: true },
      { who: ['rumored'], to: ['objective'], action: 'move', lowRisk: true },
    ],
  },
};
