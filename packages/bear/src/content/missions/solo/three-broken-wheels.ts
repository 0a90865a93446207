import type { MissionSource } from '../../../model/pack/mission.ts';

/** A crossroads that pays round by round, and wagons behind it that pay in the end: how long to stay? */
export const threeBrokenWheels: MissionSource = {
  id: 'three-broken-wheels',
  name: 'Three Broken Wheels',
  briefing:
    'Three wagons with broken wheels stand behind the crossroads, and until they roll again you are all there is between them and the Germans. Every round that ends with the crossroads in your hands scores, and so does every wagon still whole when the track ends. The AI sends riflemen, a machine gun and a light tank down the road and goes for whatever is nearest. Engines are rumored in the southern woods, and a second company comes in from the west when the track says so. Stay for the points at the crossroads, or fall back around the wagons while you still have someone to do it with.',
  map: { boards: [{ board: 'b1', at: [0, 0] }] },
  rounds: 3,
  players: [
    {
      side: 'german',
      caps: 0,
      cards: { first: 0, later: 0 },
      units: [
        { unit: 'g01', at: 'F03', facing: 'SE' },
        { unit: 'g02', at: 'H04', facing: 'SE' },
        { unit: 'g09', at: 'G04', facing: 'SE' },
        { unit: 'g45', at: 'G05', facing: 'SE' },
      ],
    },
    {
      side: 'soviet',
      caps: 3,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 's01', at: 'F08', facing: 'NW' },
        { unit: 's02', at: 'H10', facing: 'NW' },
        { unit: 's03', at: 'E11', facing: 'NW' },
        { unit: 's17', at: 'F10', facing: 'NW' },
        { unit: 's28', at: 'H14', facing: 'NW' },
        { unit: 's31', at: 'G13', facing: 'NE' },
        { unit: 's32', at: 'H13', facing: 'NE' },
        { unit: 's33', at: 'G14', facing: 'NE' },
      ],
    },
  ],
  controls: [{ at: 'G09', side: 'soviet' }],
  deck: ['c02', 'c04', 'c05', 'c06', 'c13', 'c20'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'german', vp: 2, units: ['s31', 's32', 's33'] },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'alive', side: 'soviet', vp: 1, units: ['s31', 's32', 's33'] },
    { kind: 'control', side: 'german', vp: 4, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 1, when: 'roundEnd' },
  ],
  solo: {
    ai: 'german',
    difficulty: 'normal',
    deck: { from: 13, to: 51, also: [53, 55] },
    length: 12,
    objectives: [{ hexes: ['G14'] }],
    cup: { units: ['g03', 'g42', 'g05'], noEnemy: 1 },
    track: [
      { space: 3, name: 'Engines in the south', yellow: true, events: [{ kind: 'rumor', hexes: ['J08'] }] },
      { space: 5, name: 'No time to lose', events: [{ kind: 'swiftAction' }] },
      { space: 6, name: 'Behind you', yellow: true, events: [{ kind: 'rumor', hexes: ['J12'] }] },
      {
        space: 8,
        name: 'The second company',
        yellow: true,
        events: [{ kind: 'reinforce', units: ['g50', 'g04'], edge: 'left', facing: 'SE' }],
      },
      { space: 9, name: 'One more rush', events: [{ kind: 'capSurplus' }] },
      { space: 10, name: 'A lull', events: [{ kind: 'endRound' }] },
    ],
    counteractions: [
      { who: ['vehicle'], action: 'fire', caps: 1 },
      { who: ['hit'], action: 'rally' },
    ],
    missionOrders: [
      { who: ['vehicle', 'unhit'], to: ['objective', 'unit'], action: 'move' },
      { who: ['unhit', 'mobile'], action: 'move' },
    ],
  },
};
