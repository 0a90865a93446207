import type { MissionSource } from '../../../model/pack/mission.ts';

/** Small guns against great tanks: nothing works from the front. */
export const flanksOnly: MissionSource = {
  id: 'flanks-only',
  name: 'Flanks Only',
  briefing:
    'The tanks coming out of the east are better than anything you have, and your German gunners know it. From the front your shells bounce; from the flank they may not, so put guns where the tanks will drive past, not where they will look. Two guns and the tank hunters begin hidden, in places of your choice. The AI wants the farm and the rise, drives at the nearest thing it sees, and does not wait for its riflemen. More are rumored behind it, artillery will fall, and the track has a heavy tank in store.',
  map: {
    boards: [
      { board: 'b1', at: [0, 0] },
      { board: 'b12', at: [1, 0] },
    ],
  },
  rounds: 3,
  players: [
    {
      side: 'german',
      caps: 5,
      cards: { first: 2, later: 1 },
      units: [
        { unit: 'g01', at: '1-F10', facing: 'SE' },
        { unit: 'g09', at: '1-H10', facing: 'SE' },
        { unit: 'g25' },
        { unit: 'g28' },
        { unit: 'g30' },
        { unit: 'g43', at: '1-I15', facing: 'NE' },
      ],
      zones: [
        {
          units: ['g25', 'g28', 'g30'],
          hexes: ['1-D11', '1-E11', '1-D12', '1-C15', '1-H14', '1-K13', '1-K17', '1-H18', '1-J12', '1-B17'],
        },
      ],
      weapons: [{ card: 'tellermine', unit: 'g25' }],
    },
    {
      side: 'soviet',
      caps: 0,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 's48', at: '12-F02', facing: 'NW' },
        { unit: 's49', at: '12-G02', facing: 'NW' },
        { unit: 's50', at: '12-E02', facing: 'NW' },
        { unit: 's52', at: '12-H02', facing: 'NW' },
        { unit: 's01', at: '12-F03', facing: 'NW' },
        { unit: 's02', at: '12-G03', facing: 'NW' },
      ],
    },
  ],
  controls: [
    { at: '1-G09', side: 'german' },
    { at: '1-J15', side: 'german' },
  ],
  deck: ['c02', 'c03', 'c04', 'c06', 'c08', 'c09', 'c10', 'c12', 'c20'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'german', vp: 2, units: ['s48', 's49', 's50', 's52', 's54'] },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 1, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 4, when: 'gameEnd' },
  ],
  solo: {
    ai: 'soviet',
    difficulty: 'hard',
    deck: { from: 13, to: 51, also: [53, 54], without: [16, 21] },
    length: 16,
    objectives: [{ hexes: ['1-G09'] }, { hexes: ['1-J15'] }],
    cup: { units: ['s04', 's13', 's51'], noEnemy: 1 },
    track: [
      { space: 3, name: 'Behind the fold', yellow: true, events: [{ kind: 'rumor', hexes: ['12-D04'] }] },
      {
        space: 5,
        name: 'Tanks, forward',
        events: [
          {
            kind: 'order',
            asAction: true,
            order: { who: ['vehicle', 'unhit'], to: ['objective', 'unit'], action: 'move', many: 2 },
          },
        ],
      },
      { space: 7, name: 'From the north', yellow: true, events: [{ kind: 'rumor', hexes: ['12-H06'] }] },
      { space: 9, name: 'Salvo', events: [{ kind: 'barrage' }] },
      {
        space: 11,
        name: 'The heavy one',
        yellow: true,
        events: [{ kind: 'reinforce', units: ['s54'], hexes: ['12-A10', '12-L10'], facing: 'NW' }],
      },
      { space: 13, name: 'No stopping', events: [{ kind: 'swiftAction' }] },
      { space: 15, name: 'Everything at once', events: [{ kind: 'capSurplus' }] },
    ],
    counteractions: [
      { who: ['vehicle'], target: ['justActed'], action: 'fire', caps: 1 },
      { who: ['vehicle', 'unhit'], target: ['spent'], action: 'moveAndFire' },
      { who: ['hit'], action: 'rally' },
    ],
    missionOrders: [{ who: ['vehicle', 'unhit'], to: ['objective'], action: 'move' }],
  },
};
