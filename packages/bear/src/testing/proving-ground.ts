import { printProblem, randomOf } from '@sandtable/kernel';
import { defaultPack } from '../content/pack.ts';
import { printCounter } from '../model/pack/counters.ts';
import type { MissionSource } from '../model/pack/mission.ts';
import { SIDES } from '../model/pack/unit-type.ts';
import { SCENE_CARDS } from './draft-scenes.ts';
import { crossing } from './edge-field.ts';
import { ambush, minefield } from './hidden-field.ts';
import { randomRules } from './random-rules.ts';
import { cellar, hunt, patrol, phantoms, quarry, truce } from './scenes.ts';
import { checkPack } from '../setup/check-pack.ts';
import { bear } from '../system.ts';
import type { BearSystem } from '../model/battle/state.ts';

const EVENTS = ['score', 'firefight-event', 'objective-1', 'objective-2', 'objective-3', 'objective-4'];

/** Everything close to everything else, so that random play meets what is rare in a real firefight. */
const brawl: MissionSource = {
  id: 'brawl',
  name: 'Brawl',
  briefing: 'For tests.',
  map: {
    bare: {
      radius: 4,
      hexes: {
        '1,0': 'crops',
        '1,-1': 'smallBalka',
        '0,1': 'plowedField',
        '-1,1': 'stoneBuilding',
        '-1,2': 'stoneBuilding',
        '2,-1': 'woodBuilding',
        '-2,0': 'lightWoods',
        '0,-2': 'heavyWoods',
        '-2,-1': 'water',
        '3,0': 'water',
        '3,-1': { level: 1, walls: ['NW'] },
        '-3,1': { roads: ['SE', 'NW'] },
        '-2,1': { roads: ['SE'] },
      },
    },
  },
  rounds: 3,
  players: [
    {
      side: 'german',
      caps: 6,
      cards: { first: 4, later: 3 },
      units: [
        { unit: 'g03', at: '0,0', facing: 'SE' },
        { unit: 'g16', at: '0,0', facing: 'SE' },
        { unit: 'g17', at: '-2,0', facing: 'SE' },
        { unit: 'g23', at: '-4,0', facing: 'SE' },
        { unit: 'g37', at: '-3,1', facing: 'SE' },
        { unit: 'g09', at: '-3,1', facing: 'SE', carrier: 'g37' },
        { unit: 'g05', at: '-3,2' },
      ],
      weapons: [
        { card: 'grenades', unit: 'g03', uses: 3 },
        { card: 'tellermine', unit: 'g03', uses: 3 },
        { card: 'artillery-105', uses: 2 },
        { card: 'air-strike-german', uses: 2 },
      ],
    },
    {
      side: 'soviet',
      caps: 6,
      cards: { first: 4, later: 3 },
      units: [
        { unit: 's03', at: '0,0', facing: 'NW' },
        { unit: 's48', at: '0,0', facing: 'NW' },
        { unit: 's13', at: '1,0', facing: 'NW', inside: true },
        { unit: 's25', at: '4,0', facing: 'NW' },
        { unit: 's04', at: '3,-1', facing: 'NW', hasty: true },
      ],
      weapons: [
        { card: 'molotov', unit: 's03', uses: 3 },
        { card: 'artillery-122', uses: 2 },
        { card: 'air-strike-soviet', uses: 2 },
      ],
    },
    {
      side: 'german',
      caps: 6,
      cards: { first: 4, later: 3 },
      units: [
        { unit: 'g57', at: '-1,0', facing: 'SE' },
        { unit: 'g49', at: '-2,2', facing: 'NE' },
        { unit: 'g45', at: '-2,2', facing: 'NE' },
        { unit: 'g06', at: '-1,0', facing: 'SE' },
      ],
    },
    {
      side: 'soviet',
      caps: 6,
      cards: { first: 4, later: 3 },
      units: [
        { unit: 's39', at: '1,1', facing: 'NW' },
        { unit: 's41', at: '-1,2', facing: 'NW' },
        { unit: 's42', at: '-1,3', facing: 'NW' },
        { unit: 's20', at: '2,1', facing: 'NW', hidden: true },
      ],
    },
  ],
  markers: [
    { kind: 'trench', at: '1,0' },
    { kind: 'bunker', at: '2,-1', facing: 'NW' },
    { kind: 'wire', at: '-2,0' },
    { kind: 'wire', at: '0,1' },
    { kind: 'wire', at: '0,-1' },
    { kind: 'wire', at: '2,0' },
    { kind: 'wire', at: '-3,0' },
    { kind: 'roadBlock', at: '-1,3' },
    { kind: 'roadBlock', at: '-2,1' },
    { kind: 'mine', at: '-2,0', side: 'soviet' },
    { kind: 'mine', at: '-1,-1', side: 'german', hidden: true },
    { kind: 'smoke', at: '3,-2', dm: 2 },
  ],
  controls: [{ at: '0,0', side: null }],
  deck: [
    ...['c02', 'c03', 'c04', 'c05', 'c06', 'c07', 'c08', 'c09', 'c10', 'c11', 'c12', 'c13', 'c20', 'c30', 'c40', 'c41'],
    ...EVENTS,
  ],
  events: [
    { card: 'score', effects: [{ kind: 'vp', who: 'drawer', amount: 1 }] },
    { card: 'firefight-event', effects: [{ kind: 'hurry', rounds: 1 }] },
  ],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
    ...EVENTS.slice(2).map((card) => ({ kind: 'objective', card, at: '0,0', vp: 2 }) as const),
  ],
};

const FRONTS = { german: { q: -4, facing: 'SE' }, soviet: { q: 1, facing: 'NW' } } as const;

/** One unit of every type, in two facing blocks. */
const parade: MissionSource = {
  id: 'parade',
  name: 'Parade',
  briefing: 'For tests.',
  map: { bare: { radius: 8 } },
  rounds: 1,
  players: SIDES.map((side) => ({
    side,
    caps: 4,
    cards: { first: 0, later: 0 },
    units: defaultPack.unitTypes
      .filter((type) => type.side === side && type.kind !== 'rumor')
      .map((type, place) => ({
        unit: printCounter(type, type.numbers[0] ?? 0),
        at: `${FRONTS[side].q + (place % 4)},${Math.floor(place / 4) - 3}`,
        facing: FRONTS[side].facing,
      })),
  })),
  victory: SIDES.map((side) => ({ kind: 'wipedOut', side, vp: 1 }) as const),
};

/** G3.3a: the brawl again, with random special rules and ground to reach. */
function stormOf(number: number): MissionSource {
  const random = randomOf(`storm ${number}`, 'rules');
  return {
    ...brawl,
    id: `storm-${number}`,
    name: `Storm ${number}`,
    rules: randomRules(random, 4),
    victory: [
      ...brawl.victory,
      { kind: 'reached', side: 'german', vp: 2, hexes: ['0,0', '1,0', '2,0', '1,-1'] },
      { kind: 'reached', side: 'soviet', vp: 1, hexes: ['0,0', '-1,0', '-1,1'] },
    ],
  };
}

/** B5.6: one exit for all, one for a few, and VP for some of both. */
const race: MissionSource = {
  id: 'race',
  name: 'Race',
  briefing: 'For tests.',
  map: { boards: [{ board: 'b1', at: [0, 0] }] },
  rounds: 3,
  players: [
    {
      side: 'german',
      caps: 6,
      cards: { first: 0, later: 0 },
      units: ['g03', 'g04', 'g37', 'g49', 'g09'].map((unit, place) => ({
        unit,
        at: `K${String(4 + 2 * place).padStart(2, '0')}`,
      })),
    },
    {
      side: 'soviet',
      caps: 6,
      cards: { first: 0, later: 0 },
      units: ['s03', 's04', 's48'].map((unit, place) => ({ unit, at: `B${String(4 + 2 * place).padStart(2, '0')}` })),
    },
  ],
  initiative: { side: 'german', rounds: 'all' },
  exits: [
    { side: 'german', edge: 'bottom', units: ['g03', 'g37'] },
    { side: 'soviet', edge: 'top' },
  ],
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'left', side: 'german', vp: 2, edge: 'bottom', units: ['g37'] },
    { kind: 'left', side: 'german', vp: 1, edge: 'bottom' },
    { kind: 'left', side: 'soviet', vp: 1, edge: 'top', units: ['s03', 's48'] },
  ],
};

export const STORMS = 6;
const storms = Array.from({ length: STORMS }, (_storm, number) => stormOf(number));

const scenes = [
  brawl,
  parade,
  race,
  ...storms,
  cellar,
  quarry,
  hunt,
  phantoms,
  patrol,
  truce,
  crossing,
  ambush,
  minefield,
];

const checked = checkPack({ ...defaultPack, missions: scenes, generatorCards: SCENE_CARDS });
if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));

export const provingPack = checked.value;

/** The game with its own firefights: `brawl`, `storm-0` to `storm-5` for four players, and the scenes. */
export const provingGround: BearSystem = bear(provingPack);
