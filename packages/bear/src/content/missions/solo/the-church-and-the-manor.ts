import type { MissionSource } from '../../../model/pack/mission.ts';

/** A defence to learn on: two places a walk apart, and not enough men to hold both. */
export const theChurchAndTheManor: MissionSource = {
  id: 'the-church-and-the-manor',
  name: 'The Church and the Manor',
  briefing:
    'You hold a village with six Soviet units, and the AI sends German infantry into it from the east. Church and manor score for the side that holds them when the track ends, and every lost squad scores for its enemy. They come at a run, over ground you can see, so let them: one squad in a stone house is worth two in the street. More are rumored in the gardens to the south, smoke rolls in toward the end, and a runner may bring them an extra turn. One of your squads could leave its house to take them in the flank, if you dare.',
  map: { boards: [{ board: 'b2', at: [0, 0] }] },
  rounds: 3,
  players: [
    {
      side: 'german',
      caps: 0,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 'g01', at: 'F15', facing: 'NW' },
        { unit: 'g02', at: 'H16', facing: 'NW' },
        { unit: 'g03', at: 'D15', facing: 'SW' },
        { unit: 'g04', at: 'G17', facing: 'NW' },
        { unit: 'g09', at: 'E16', facing: 'NW' },
      ],
    },
    {
      side: 'soviet',
      caps: 3,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 's01', at: 'F10', facing: 'SE' },
        { unit: 's02', at: 'H12', facing: 'NE' },
        { unit: 's03', at: 'D10', facing: 'SE' },
        { unit: 's04', at: 'I11', facing: 'SE' },
        { unit: 's13', at: 'F12', facing: 'SE' },
        { unit: 's17', at: 'G09', facing: 'SE' },
      ],
    },
  ],
  controls: [
    { at: 'F10', side: 'soviet' },
    { at: 'H12', side: 'soviet' },
  ],
  deck: ['c02', 'c04', 'c06', 'c09', 'c11'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 4, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 1, when: 'gameEnd' },
  ],
  solo: {
    ai: 'german',
    difficulty: 'easy',
    deck: { from: 13, to: 51 },
    length: 12,
    cup: { units: ['g05', 'g16', 'g10'], noEnemy: 1 },
    track: [
      { space: 3, name: 'In the orchard', yellow: true, events: [{ kind: 'rumor', hexes: ['J13'] }] },
      {
        space: 5,
        name: 'Forward!',
        events: [
          {
            kind: 'order',
            asAction: true,
            order: { who: ['foot', 'unhit'], to: ['objective', 'unit'], action: 'advance' },
          },
        ],
      },
      { space: 6, name: 'Behind the manor', yellow: true, events: [{ kind: 'rumor', hexes: ['I15'] }] },
      { space: 8, name: 'Smoke', events: [{ kind: 'smoke', hexes: ['G11', 'G12', 'F13'] }] },
      { space: 10, name: 'A runner from the rear', events: [{ kind: 'swiftAction' }] },
    ],
    counteractions: [
      { who: ['hit'], action: 'rally' },
      { who: ['unhit', 'mobile'], target: ['spent'], action: 'moveAndFire' },
      { target: ['justActed'], action: 'fire', caps: 1 },
    ],
    missionOrders: [
      { who: ['largestGroup'], target: ['inCover'], action: 'groupFire', caps: 1 },
      { who: ['unhit', 'foot', 'inCover'], to: ['objective'], action: 'move', many: 2 },
    ],
  },
};
