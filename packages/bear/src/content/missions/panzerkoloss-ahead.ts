import type { MissionSource } from '../../model/pack/mission.ts';

/** Two KV tanks in a village, and everything that can be scraped together against them. */
export const panzerkolossAhead: MissionSource = {
  id: 'panzerkoloss-ahead',
  name: 'Panzerkoloss Ahead',
  briefing:
    'Something enormous stands in the village, and shells bounce off it. A German battle group crosses open ground from the east with everything that might crack it: a heavy flak gun, long and short tank guns, pioneers with charges. The Soviet company has pinned its hopes on two KV tanks and the three places that count: church, manor and windmill. Take them, or keep the giants alive.',
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
        { unit: 'g03', at: '12-H04', facing: 'NW' },
        { unit: 'g04', at: '12-I03', facing: 'NW' },
        { unit: 'g05', at: '12-J03', facing: 'NW' },
        { unit: 'g09', at: '12-E05', facing: 'NW' },
        { unit: 'g10', at: '12-H04', facing: 'NW' },
        { unit: 'g11', at: '12-I03', facing: 'NW' },
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
      caps: 10,
      cards: { first: 2, later: 1 },
      units: [
        { unit: 's54', at: '2-G11', facing: 'SE' },
        { unit: 's56', at: '2-F13', facing: 'SE' },
        { unit: 's01', at: '2-F10', facing: 'SE' },
        { unit: 's02', at: '2-H12', facing: 'SE' },
        { unit: 's03', at: '2-F14', facing: 'SE' },
        { unit: 's04', at: '2-H14', facing: 'SE' },
        { unit: 's05', at: '2-E14', facing: 'SE' },
        { unit: 's06', at: '2-K05', facing: 'SE' },
        { unit: 's13', at: '2-I10', facing: 'SE' },
        { unit: 's17', at: '2-F12', facing: 'SE' },
        { unit: 's18', at: '2-H17', facing: 'SE' },
        { unit: 's28', at: '2-H13', facing: 'SE' },
      ],
    },
  ],
  controls: [
    { at: '2-F10', side: 'soviet' },
    { at: '2-H12', side: 'soviet' },
    { at: '2-K05', side: 'soviet' },
  ],
  sevenAP: { side: 'german', caps: 1, vp: 3 },
  deck: ['c02', 'c03', 'c04', 'c05', 'c06', 'c07', 'c08', 'c09', 'c10', 'c11', 'c12', 'c13'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'german', vp: 2, units: ['s54', 's56'] },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    { kind: 'alive', side: 'soviet', vp: 2, units: ['s54', 's56'] },
    { kind: 'control', side: 'german', vp: 3, when: 'gameEnd' },
    { kind: 'control', side: 'soviet', vp: 3, when: 'gameEnd' },
  ],
};
