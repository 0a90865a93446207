import { packParts } from '@sandtable/bear';
import { must, type PackName } from '@sandtable/kernel';
import { ownPack as limanowaPack } from '@sandtable/limanowa';
import { ownPacks as bearPacks } from '../bear/engine/own-packs.ts';
import type { KeptPack } from '../face/packs.ts';
import { ownPacks as limanowaPacks } from '../limanowa/engine/own-packs.ts';
import type { OwnPacks } from '../link/own-packs.ts';

// Packs of one's own as their files are written.

type File = Readonly<Record<string, unknown>>;

const EXAMPLES = import.meta.glob<File>('../../../../docs/examples/*.pack.json', { import: 'default', eager: true });

export function examplePack(name: string): File {
  const found = EXAMPLES[`../../../../docs/examples/${name}`];
  if (found === undefined) throw new Error(`there is no example ${name}`);
  return found;
}

const READERS: Readonly<Record<'bear' | 'limanowa', OwnPacks<object>>> = { bear: bearPacks, limanowa: limanowaPacks };

/** Reads a file as the page of packs does, and fits it as a match finds it in the browser's storage. */
export function laid(game: keyof typeof READERS, file: File): { readonly named: PackName; readonly kept: KeptPack } {
  const text = JSON.stringify(file);
  const { head } = must(READERS[game].read(text));
  const kept = { game, head, counts: {}, text };
  const [fitted] = READERS[game].fitAll([kept]);
  if (fitted === undefined) throw new Error(`${head.name} does not fit`);
  return { named: fitted.named, kept };
}

const { hitMarkers, actionCards, defenseCounters, missionSheets } = packParts();

/** Three Order Cards that are not ours, four times each; every fourth one is a Command card. */
const ORDER_CARDS = Array.from({ length: 12 }, (_, place) => ({
  number: place + 1,
  spentNumber: 2 + (place % 3),
  remainsFresh: false,
  isCommand: place % 4 === 0,
  hex: 'G12',
  advance: { by: 1, when: 'always' },
  closeCombat: ['attack'],
  shortRange: ['groupAttack', 'pivot'],
  third: 'none',
  orders: [
    [{ who: ['unhit'], action: 'fire', caps: 2 }, 'missionOrders', { who: ['hit'], action: 'autoRally' }],
    [
      { who: ['unhit', 'mobile'], to: ['objective', 'unit'], action: 'move' },
      { who: ['hit'], action: 'rally' },
    ],
    [
      { who: ['unhit'], action: 'groupFire', longRange: true },
      { who: ['hit'], action: 'autoRally' },
    ],
  ][place % 3],
}));

/** Generator cards with counters of the pack, and a tile for either posture of each. */
function generatorWith(numbers: readonly number[]) {
  const each = ['german', 'soviet'].flatMap((side) => numbers.map((number, place) => ({ side, number, place })));
  return {
    generatorCards: each.map(({ side, number, place }) => ({
      side,
      number,
      name: `Mill Road ${number}`,
      top: {
        kind: 'victory',
        steps: [
          { kind: 'controlMarker', where: { edge: { whose: 'own', least: 5 } } },
          { kind: 'victory', rule: { kind: 'control', vp: 2, markers: 'all', when: 'gameEnd' } },
        ],
      },
      bottom: { steps: [{ kind: 'units', units: [`${side.charAt(0)}${90 + place}`] }] },
    })),
    aiTiles: each.map(({ side, number, place }) => ({
      side,
      number,
      posture: place % 2 === 0 ? 'defense' : 'offense',
      kind: 'counteraction',
      order: { who: ['unhit'], action: 'fire', caps: 1 },
    })),
    guidelines: [
      {
        number: 9,
        name: 'The Mill Road',
        minutes: [20, 30],
        rounds: 3,
        actionDeck: [2, 3],
        maps: 1,
        entry: 'longEdge',
        roles: ['german', 'soviet'].map((side) => ({
          side,
          cards: { from: numbers[0], to: numbers.at(-1) },
          hand: 3,
          caps: 3,
          actionCards: 0,
        })),
      },
    ],
  };
}

const zalesie = examplePack('zalesie.pack.json');
// oxlint-disable-next-line typescript/consistent-type-assertions -- the example in docs has one of each
const [sluice] = zalesie['missions'] as File[];
// oxlint-disable-next-line typescript/consistent-type-assertions -- as above
const [cyclist, militia] = zalesie['unitTypes'] as File[];

const COUNTERS = [cyclist, militia].map((type) => ({ ...type, numbers: [90, 91, 92, 93, 94, 95] }));

/** Nothing of ours but the markers: its own counters, board, Order Cards, mission against the AI, and a generator. */
export const ALONE: File = {
  ...zalesie,
  id: 'mill-road',
  name: 'The Mill Road',
  extends: null,
  unitTypes: COUNTERS,
  hitMarkers,
  defenseCounters,
  actionCards: actionCards.filter(({ id }) => id === 'c02' || id === 'c03'),
  orderCards: ORDER_CARDS,
  missionSheets: missionSheets.map((sheet) => ({ ...sheet, deck: { from: 1, to: 12 } })),
  ...generatorWith([1, 2, 3, 4]),
  missions: [
    {
      ...sluice,
      id: 'mill-road',
      name: 'The Mill Road',
      rounds: 3,
      players: [
        {
          side: 'german',
          caps: 4,
          cards: { first: 1, later: 0 },
          units: ['F08', 'G07', 'E08'].map((at, place) => ({ unit: `g9${place}`, at, facing: 'SE' })),
        },
        {
          side: 'soviet',
          caps: null,
          cards: { first: 0, later: 0 },
          units: ['G13', 'F14', 'H13'].map((at, place) => ({ unit: `s9${place}`, at, facing: 'SW' })),
        },
      ],
      deck: ['c02', 'c03'],
      events: [],
      victory: [
        { kind: 'destroyed', side: 'german', vp: 1 },
        { kind: 'destroyed', side: 'soviet', vp: 1 },
        { kind: 'control', side: 'german', vp: 3, when: 'gameEnd' },
      ],
      solo: {
        ai: 'soviet',
        difficulty: 'easy',
        deck: { from: 1, to: 12 },
        length: 8,
        missionOrders: [{ who: ['unhit'], action: 'fire', caps: 1 }],
      },
    },
  ],
};

/** Builds on ours: Generator Cards and tiles behind them, a guideline of those alone, and other Order Cards in the place of ours. */
export const MORE_CARDS: File = {
  id: 'more-cards',
  name: 'More cards',
  extends: 'east-front-1941',
  unitTypes: COUNTERS,
  orderCards: ORDER_CARDS.map((card) => ({ ...card, number: card.number + 4 })),
  ...generatorWith([26, 27, 28, 29]),
};

const typeNamed = (id: string) => limanowaPack().unitTypes.find((type) => type.id === id);

/** Figures of the rules, a counter and a card in the place of ours; a counter, a map and a mission of its own. */
export const BOX: File = {
  ...examplePack('limanowa-box.pack.json'),
  unitTypes: [
    { ...typeNamed('rifles'), dv: 5, rp: 3 },
    { ...typeNamed('honved'), id: 'storm-company', name: 'Storm company', av: 7 },
  ],
  maps: [
    {
      id: 'poprad-8x6',
      name: 'The Poprad Road',
      rows: ['........', '..F.T...', '.FH..F..', '...T....', '.F....H.', '........'],
      names: [{ at: [4, 1], name: 'Łomnica' }],
      roads: [
        [
          [3, 3],
          [3, 2],
          [3, 1],
          [4, 1],
        ],
      ],
      rivers: [],
      edges: { austria: ['south'], russia: ['north'] },
    },
  ],
  missions: [
    {
      id: 'poprad-road',
      name: 'The Poprad Road',
      briefing: 'Take the crossing and the town behind it.',
      map: 'poprad-8x6',
      limit: 5,
      hand: 2,
      goal: { kind: 'mission', strategic: 1, tactical: 0, speed: [6, 5, 4, 3, 2] },
      objectives: [{ at: [4, 1], grade: 'strategic' }],
      corps: [
        {
          name: 'Szurmay Group',
          side: 'austria',
          isAi: false,
          tokens: 2,
          units: [
            { type: 'storm-company', at: [3, 5] },
            { type: 'storm-company', at: [4, 5] },
            { type: 'honved', at: [2, 5] },
            { type: 'szurmay', at: [3, 4] },
            { type: 'ah-battery', at: [4, 4] },
          ],
        },
        {
          name: 'VIII Corps',
          side: 'russia',
          isAi: true,
          tokens: 2,
          units: [
            { type: 'rifles', at: [3, 3] },
            { type: 'rifles', at: [4, 1] },
            { type: 'ru-battery', at: [4, 0] },
          ],
        },
      ],
    },
  ],
};
