import type { MissionSource } from '../model/pack/mission.ts';

// Small firefights for what is rare even in the brawl: each puts the few counters it needs side by side and is soon over.

const NO_CARDS = { first: 0, later: 0 };

/** B7.3, B8.4, B16: enemies in one hex with every thrown weapon and flamethrower; B18.3.1: wire all around, and no fire to stop a move. */
export const cellar: MissionSource = {
  id: 'cellar',
  name: 'Cellar',
  briefing: 'For tests.',
  map: { bare: { radius: 3 } },
  rounds: 2,
  players: [
    {
      side: 'german',
      caps: 9,
      cards: NO_CARDS,
      units: [
        { unit: 'g03', at: '0,0', facing: 'SE' },
        { unit: 'g16', at: '0,0', facing: 'SE' },
        { unit: 'g17', at: '0,0', facing: 'SE' },
        { unit: 'g05', at: '-2,0', facing: 'SE' },
        { unit: 'g06', at: '-2,1', facing: 'SE' },
      ],
      weapons: [
        { card: 'grenades', unit: 'g03', uses: 3 },
        { card: 'tellermine', unit: 'g16', uses: 3 },
      ],
    },
    {
      side: 'soviet',
      caps: 9,
      cards: NO_CARDS,
      units: [
        { unit: 's03', at: '0,0', facing: 'NW' },
        { unit: 's48', at: '0,0', facing: 'NW' },
        { unit: 's05', at: '2,0', facing: 'NW' },
      ],
      weapons: [{ card: 'molotov', unit: 's03', uses: 3 }],
    },
  ],
  markers: ['-1,0', '-1,1', '-2,2', '1,0', '1,-1', '2,-1', '-3,0', '-3,1'].map((at) => ({ kind: 'wire', at }) as const),
  victory: [
    { kind: 'destroyed', side: 'german', vp: 1 },
    { kind: 'destroyed', side: 'soviet', vp: 1 },
  ],
};

const STONE = ['-4,0', '-4,1', '-3,0'];
const MOAT = ['-4,2', '-3,1', '-2,0', '-2,-1', '-3,-1', '-2,-2', '-1,-3', '0,-4', '-3,2', '-4,3'];

/** B4.2, B14.5: vehicles on a few stone buildings, where they get stuck and are pulled out. The enemy is far off. */
export const quarry: MissionSource = {
  id: 'quarry',
  name: 'Quarry',
  briefing: 'For tests.',
  map: {
    bare: {
      radius: 4,
      hexes: Object.fromEntries([
        ...STONE.map((at) => [at, 'stoneBuilding'] as const),
        ...MOAT.map((at) => [at, 'water'] as const),
      ]),
    },
  },
  rounds: 6,
  players: [
    {
      side: 'german',
      caps: 9,
      cards: NO_CARDS,
      units: [
        { unit: 'g55', at: '-4,0', facing: 'SE' },
        { unit: 'g56', at: '-4,1', facing: 'SE' },
        { unit: 'g49', at: '-3,0', facing: 'SE' },
      ],
    },
    { side: 'soviet', caps: 0, cards: NO_CARDS, units: [{ unit: 's03', at: '4,0', facing: 'SE' }] },
  ],
  initiative: { side: 'german', rounds: 'all' },
  victory: [{ kind: 'wipedOut', side: 'soviet', vp: 1 }],
};

const LURKERS = ['s03', 's04', 's05', 's06', 's07', 's08'] as const;
const DITCHES = ['0,-2', '0,0', '0,2', '2,-2', '2,0', '3,-3'];

/** vehicles that drive into what is hidden in the open. */
export const patrol: MissionSource = {
  id: 'patrol',
  name: 'Patrol',
  briefing: 'For tests.',
  map: { bare: { radius: 5 } },
  rounds: 2,
  players: [
    {
      side: 'german',
      caps: 9,
      cards: NO_CARDS,
      units: ['g48', 'g49', 'g50', 'g51'].map((unit, place) => ({
        unit,
        at: `-5,${place + 1}`,
        facing: 'SE' as const,
      })),
    },
    {
      side: 'soviet',
      caps: 0,
      cards: NO_CARDS,
      units: LURKERS.map((unit, place) => ({ unit, at: DITCHES[place] ?? '5,0', hidden: true })),
    },
  ],
  initiative: { side: 'german', rounds: 'all' },
  victory: [{ kind: 'destroyed', side: 'soviet', vp: 1 }],
};

const HUNTERS = [
  { unit: 'g19', at: '0,0', facing: 'SE' },
  { unit: 'g20', at: '0,1', facing: 'SE' },
  { unit: 'g09', at: '0,2', facing: 'SE' },
  { unit: 'g10', at: '1,-1', facing: 'SE' },
  { unit: 'g16', at: '1,1', facing: 'SE' },
] as const;

/** S2.7b, R-209: one AI against many, with hardly any to come. */
export const hunt: MissionSource = {
  id: 'hunt',
  name: 'Hunt',
  briefing: 'For tests.',
  map: { bare: { radius: 4 } },
  rounds: 20,
  players: [
    { side: 'german', caps: 9, cards: NO_CARDS, units: [...HUNTERS] },
    { side: 'soviet', caps: 0, cards: NO_CARDS, units: [{ unit: 's03', at: '2,0', facing: 'SE' }] },
  ],
  victory: [{ kind: 'destroyed', side: 'soviet', vp: 1 }],
  solo: {
    ai: 'soviet',
    difficulty: 'easy',
    cup: { units: ['s04'], noEnemy: 5, mines: 1 },
    track: rumorsAt([4, 8], ['3,0', '2,1', '3,-2']),
  },
};

const WOODS = ['3,-1', '4,-2', '4,-1', '3,1', '2,2', '4,0'];

/** S6.2.2: Rumored Enemies in woods before the guns, most of them nobody; the only AI is behind the water. */
export const phantoms: MissionSource = {
  ...hunt,
  id: 'phantoms',
  name: 'Phantoms',
  map: {
    bare: {
      radius: 4,
      hexes: Object.fromEntries([
        ...WOODS.map((at) => [at, 'lightWoods'] as const),
        ...['-4,1', '-3,0', '-3,1'].map((at) => [at, 'water'] as const),
      ]),
    },
  },
  players: [
    { side: 'german', caps: 9, cards: NO_CARDS, units: [...HUNTERS] },
    { side: 'soviet', caps: 0, cards: NO_CARDS, units: [{ unit: 's03', at: '-4,0', facing: 'NW' }] },
  ],
  solo: {
    ai: 'soviet',
    difficulty: 'easy',
    cup: { units: ['s04'], noEnemy: 9, mines: 3 },
    track: rumorsAt([2, 3, 4, 6, 8], WOODS),
  },
};

type Track = NonNullable<MissionSource['solo']>['track'];

function rumorsAt(spaces: readonly number[], hexes: string[]): Track {
  return spaces.map((space) => ({ space, name: `Space ${space}`, events: [{ kind: 'rumor', hexes }] }));
}

/** B8.3: a deck of little more than the Cease Fire. */
export const truce: MissionSource = {
  id: 'truce',
  name: 'Truce',
  briefing: 'For tests.',
  map: { bare: { radius: 3 } },
  rounds: 3,
  players: [
    { side: 'german', caps: 3, cards: { first: 1, later: 2 }, units: [{ unit: 'g03', at: '-2,0', facing: 'SE' }] },
    { side: 'soviet', caps: 3, cards: { first: 1, later: 2 }, units: [{ unit: 's03', at: '2,0', facing: 'NW' }] },
  ],
  markers: [
    { kind: 'hasty', at: '-1,0', side: 'german' },
    { kind: 'hasty', at: '1,0', side: 'soviet' },
  ],
  deck: ['c02', 'c03', 'c04', 'halt-order'],
  victory: [{ kind: 'destroyed', side: 'german', vp: 1 }],
};
