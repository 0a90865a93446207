import { printProblem } from '@sandtable/kernel';
import { defaultPack } from '../content/pack.ts';
import type { MissionSource } from '../model/pack/mission.ts';
import { checkPack } from '../setup/check-pack.ts';
import { bear } from '../system.ts';
import type { BearSystem } from '../model/battle/state.ts';

/** Hidden units on both sides, some placed by the mission and some in zones; hidden mines, cards, a little of everything. */
export const ambush: MissionSource = {
  id: 'ambush',
  name: 'Ambush',
  briefing: 'For tests.',
  map: {
    bare: {
      radius: 5,
      hexes: {
        '2,0': 'lightWoods',
        '2,1': 'heavyWoods',
        '3,-1': 'stoneBuilding',
        '-2,0': 'lightWoods',
        '-3,1': 'woodBuilding',
        '0,-3': 'water',
        '0,3': 'lightWoods',
      },
    },
  },
  rounds: 2,
  players: [
    {
      side: 'german',
      caps: 3,
      cards: { first: 4, later: 2 },
      units: [
        { unit: 'g03', at: '4,-1', facing: 'NW' },
        { unit: 'g04', at: '3,-1', hidden: true },
        { unit: 'g05' },
        { unit: 'g06' },
      ],
      zones: [{ units: ['g05', 'g06'], hexes: ['2,0', '2,1', '4,0', '1,-1'] }],
    },
    {
      side: 'soviet',
      caps: 3,
      cards: { first: 4, later: 2 },
      units: [{ unit: 's03', at: '-1,0', facing: 'SE' }, { unit: 's04', at: '-3,1', hidden: true }, { unit: 's05' }],
      zones: [{ units: ['s05'], hexes: ['-2,0', '-4,0'] }],
    },
  ],
  markers: [
    { kind: 'mine', at: '0,0', side: 'german', hidden: true },
    { kind: 'mine', at: '1,1', side: 'soviet', hidden: true },
  ],
  controls: [{ at: '0,0', side: null }],
  deck: ['c02', 'c05', 'c06', 'c09', 'c10', 'c12', 'c30', 'c40', 'c41'],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
  ],
};

const MINED: readonly MissionSource['players'][number]['zones'][] = [
  [
    { units: ['g05', 'g06'], mines: 1, hexes: ['2,0', '2,1', '4,0', '1,-1'] },
    { mines: 2, hexes: ['0,0', '1,0', '0,1', '-1,0', '0,-3'] },
  ],
  [
    { units: ['s05'], hexes: ['-2,0', '-4,0'] },
    { mines: 1, hexes: ['-2,0', '-2,1', '-2,2'] },
  ],
];

/** The same with hidden mines that their players lay: in zones of their own, and in one where units hide too. */
export const minefield: MissionSource = {
  ...ambush,
  id: 'minefield',
  name: 'Minefield',
  players: ambush.players.map((player, place) => ({ ...player, zones: MINED[place] })),
  markers: [],
};

const checked = checkPack({ ...defaultPack, missions: [ambush, minefield] });
if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));

export const hiddenPack = checked.value;

/** The game with missions of hidden units and mines. */
export const hiddenGame: BearSystem = bear(hiddenPack);
