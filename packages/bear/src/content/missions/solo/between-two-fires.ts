import type { MissionSource } from '../../../model/pack/mission.ts';

/** Two boards, two attacks, and one reserve between them. */
export const betweenTwoFires: MissionSource = {
  id: 'between-two-fires',
  name: 'Between Two Fires',
  briefing:
    'Your Soviet staff has a farm in front of it and a pass behind it, and the Germans are at both. Infantry comes over the hill in the west, a tank leads in the east, more of both is rumored, and the AI does not say which attack is the real one. Your anti-tank gun and an armoured car wait where the two boards meet, a long way from either. Both places score, every unit lost scores, and the end of the track scores for the Germans. Commit the reserve too soon and you have none when the second wave comes; hold it back and there is nothing left to save.',
  map: {
    boards: [
      { board: 'b4', at: [0, 0] },
      { board: 'b3', at: [1, 0] },
    ],
  },
  rounds: 4,
  players: [
    {
      side: 'german',
      caps: 0,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 'g01', at: '4-D05', facing: 'SE' },
        { unit: 'g02', at: '4-E04', facing: 'SE' },
        { unit: 'g03', at: '4-G04', facing: 'SE' },
        { unit: 'g09', at: '4-E06', facing: 'SE' },
        { unit: 'g11', at: '4-F05', facing: 'SE' },
        { unit: 'g51', at: '3-H16', facing: 'NW' },
        { unit: 'g16', at: '3-H14', facing: 'NW' },
        { unit: 'g10', at: '3-G14', facing: 'NW' },
      ],
    },
    {
      side: 'soviet',
      caps: 4,
      cards: { first: 2, later: 1 },
      units: [
        { unit: 's01', at: '4-H08', facing: 'NW' },
        { unit: 's02', at: '4-F08', facing: 'NW' },
        { unit: 's17', at: '4-H06', facing: 'NW' },
        { unit: 's13', at: '3-H08', facing: 'SE' },
        { unit: 's03', at: '3-H10', facing: 'SE' },
        { unit: 's28', at: '3-G04', facing: 'SE' },
        { unit: 's37', at: '4-F16', facing: 'NE' },
      ],
    },
  ],
  controls: [
    { at: '4-H08', side: 'soviet' },
    { at: '3-H10', side: 'soviet' },
  ],
  deck: ['c02', 'c03', 'c04', 'c05', 'c06', 'c09', 'c10', 'c20'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 4, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 1, when: 'gameEnd' },
  ],
  solo: {
    ai: 'german',
    difficulty: 'hard',
    deck: { from: 13, to: 51, also: [52, 55] },
    length: 16,
    cup: { units: ['g45', 'g04', 'g17', 'g12'], noEnemy: 1 },
    track: [
      { space: 2, name: 'Engines in the east', yellow: true, events: [{ kind: 'rumor', hexes: ['3-I16', '3-F15'] }] },
      {
        space: 4,
        name: 'Over the hill',
        events: [
          { kind: 'order', asAction: true, order: { who: ['foot', 'unhit'], to: ['objective'], action: 'advance' } },
        ],
      },
      { space: 5, name: 'The front is quiet', events: [{ kind: 'endRound' }] },
      { space: 6, name: 'In the western woods', yellow: true, events: [{ kind: 'rumor', hexes: ['4-B08', '4-I06'] }] },
      {
        space: 8,
        name: 'The second wave',
        yellow: true,
        events: [{ kind: 'reinforce', units: ['g50', 'g05'], edge: 'right', facing: 'NW' }],
      },
      { space: 9, name: 'Quiet again', events: [{ kind: 'endRound' }] },
      { space: 10, name: 'Contradicting reports', events: [{ kind: 'confusion', asAction: false }] },
      {
        space: 12,
        name: 'And a third',
        yellow: true,
        events: [{ kind: 'reinforce', units: ['g06', 'g18'], edge: 'left', facing: 'SE' }],
      },
      { space: 13, name: 'And once more', events: [{ kind: 'endRound' }] },
      { space: 14, name: 'Old hands', yellow: true, events: [{ kind: 'commandExperience', cards: 2 }] },
      { space: 16, name: 'The road is open', yellow: true, events: [{ kind: 'vp', side: 'german', amount: 1 }] },
    ],
    counteractions: [
      { who: ['vehicle'], action: 'fire', caps: 1 },
      { who: ['hit'], action: 'rally' },
    ],
    missionOrders: [
      { who: ['unhit', 'mobile'], target: ['hit'], action: 'move', within: 4 },
      { who: ['unhit', 'mobile'], to: ['objective'], action: 'move', many: 2 },
    ],
  },
};
