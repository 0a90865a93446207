import type { MissionSource } from '../../model/pack/mission.ts';

/** For four: two platoons a side, each from its own road, and a farm between them. */
export const allFourRoads: MissionSource = {
  id: 'all-four-roads',
  name: 'All Four Roads',
  briefing:
    'For four players. Four platoons come down four roads to the same farm. The Germans hold the west and the south, the Soviets the north and the east, and each player is closer to an enemy than to his ally. Farm, hilltop and crossroads score at the end of the last round. Talk to your partner: you cannot command his machine guns, nor group with them.',
  map: { boards: [{ board: 'b4', at: [0, 0] }] },
  rounds: 5,
  players: [
    {
      side: 'german',
      caps: 5,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 'g01', at: 'F03', facing: 'SE' },
        { unit: 'g02', at: 'G03', facing: 'SE' },
        { unit: 'g03', at: 'F04', facing: 'SE' },
        { unit: 'g09', at: 'E02', facing: 'SE' },
        { unit: 'g21', at: 'F02', facing: 'SE' },
      ],
    },
    {
      side: 'soviet',
      caps: 5,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 's01', at: 'B11', facing: 'S' },
        { unit: 's02', at: 'B10', facing: 'S' },
        { unit: 's03', at: 'C11', facing: 'S' },
        { unit: 's13', at: 'C10', facing: 'S' },
        { unit: 's14', at: 'B11', facing: 'S' },
        { unit: 's17', at: 'A10', facing: 'S' },
      ],
    },
    {
      side: 'german',
      caps: 5,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 'g04', at: 'K10', facing: 'N' },
        { unit: 'g05', at: 'K11', facing: 'N' },
        { unit: 'g06', at: 'L11', facing: 'N' },
        { unit: 'g10', at: 'L10', facing: 'N' },
        { unit: 'g11', at: 'L09', facing: 'N' },
      ],
    },
    {
      side: 'soviet',
      caps: 5,
      cards: { first: 1, later: 1 },
      units: [
        { unit: 's04', at: 'F17', facing: 'NW' },
        { unit: 's05', at: 'F16', facing: 'NW' },
        { unit: 's06', at: 'G17', facing: 'NW' },
        { unit: 's07', at: 'G18', facing: 'NW' },
        { unit: 's15', at: 'F17', facing: 'NW' },
        { unit: 's18', at: 'F18', facing: 'NW' },
        { unit: 's23', at: 'E18', facing: 'NW' },
      ],
    },
  ],
  controls: [
    { at: 'H07', side: null },
    { at: 'G10', side: null },
    { at: 'D15', side: null },
  ],
  sevenAP: { side: 'soviet', caps: 1, vp: 2 },
  deck: ['c02', 'c03', 'c04', 'c05', 'c06', 'c07'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'control', side: 'german', vp: 3, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 3, when: 'gameEnd' },
  ],
};
