import { EVERY_FACING } from '@sandtable/hex';
import { expect, test } from 'vitest';
import { hasRoad } from '../../board/ground.ts';
import { nameOfHex } from '../../board/map.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import { MINE, NO_ENEMY, rumorCounters } from '../../model/solo/solo.ts';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { soloDraft } from '../../testing/solo-draft.ts';
import { NONE } from '../../model/ids.ts';

/** Two cards a side, any numbers. */
const SHORT = {
  number: 0,
  name: 'Short',
  minutes: [10, 20],
  rounds: 4,
  actionDeck: [2, 3, 4, 5],
  maps: 1,
  entry: 'anyEdge',
  roles: (['german', 'soviet'] as const).map((side) => ({
    side,
    cards: { from: 1, to: 25 },
    hand: 2,
    caps: 4,
    actionCards: 1,
  })),
};

interface Plays {
  /** The cards drawn, two a turn, Soviet first, and the dice at the end. */
  readonly generator: readonly (number | string)[];
  readonly says: readonly string[];
  readonly board?: string;
}

function generate({ generator, says, board = 'b1' }: Plays): BearMatch {
  const match = soloDraft({ guideline: SHORT, generator: [5, ...generator] });
  match.say(board).say(`${board}-top`);
  for (const sentence of says) match.say(sentence);
  return match;
}

function rumorsOf({ state }: BearMatch): string[] {
  const { map } = fieldsOf(pack)(state);
  return state.roster.flatMap((each) => {
    const { word = '', type } = pack.counters[each] ?? {};
    return type?.kind === 'rumor' ? [`${word} ${nameOfHex(map, state.units[each]?.at ?? NONE)}`] : [];
  });
}

const AMBUSH = ['S02', 'S08', 'G01', 'G02', 'S08', 'S03', 'G02', 'G03'];
const RUMORS = ['sr1 B09', 'sr2 B15', 'sr3 C02', 'sr4 C09', 'sr5 D11', 'sr6 D14'];
const AMBUSHED = ['soviet-02 bottom', 'german-01 bottom', 'soviet-08 top', ...RUMORS, 'mine F13', 'german-02 bottom'];

test('G6.2d GT-19 S08 on a card of 3 units: 6 Rumored Enemies, and with a Soviet AI a seventh where the mine was; the cup has the units, 3 No Enemy and a Mine', () => {
  const match = generate({ generator: [...AMBUSH, 2], says: AMBUSHED });
  expect(rumorsOf(match)).toEqual([...RUMORS, 'sr7 F13']);
  expect(match.state.terms.solo?.cup).toEqual([
    ...['s03', 's04', 's20'].map(unit),
    ...[NO_ENEMY, NO_ENEMY, NO_ENEMY],
    MINE,
  ]);
  expect(match.state.solo?.cup.inside.toSorted((a, b) => a - b)).toEqual(
    match.state.terms.solo?.cup.toSorted((a, b) => a - b),
  );
  expect(match.state.markers).toEqual([]);
  expect(match.state.draft?.ai?.cup).toEqual([]);
  expect(match.state.units[unit('s03')]).toMatchObject({ fate: 'waiting', entry: -1, owner: 1 });
  expect(match.system.audit(match.state)).toEqual([]);
});

test('R-194 GT-19 with a Soviet player the counters go, his units hide in their hexes, and the mine stays hidden', () => {
  const match = generate({ generator: [...AMBUSH, 6, 4], says: AMBUSHED });
  expect(rumorsOf(match)).toEqual([]);
  expect(match.state.terms.solo?.cup).toEqual([]);
  expect(match.state.markers).toMatchObject([{ kind: 'mine', side: 'soviet', hidden: true }]);
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'p1', key: 'deploy' });
  expect(match.offers('s03')).toEqual(['B09', 'B15', 'C02', 'C09', 'D11', 'D14']);
  match.say('s03 B09').say('s04 B15').say('s20 D14');
  expect(match.state.units[unit('s04')]).toMatchObject({ hidden: true, fate: 'inPlay' });
  expect(match.system.view(match.state, 'ai').units[unit('s04')]?.at).toBe(-1);
  expect(match.system.view(match.state, 'ai').markers).toEqual([]);
  expect(match.system.audit(match.state)).toEqual([]);
});

test('R-232 12 Rumored Enemies a side: S08 on a card of 4 units with its mine, and G14 besides, are placed whole', () => {
  const guideline = { ...SHORT, roles: SHORT.roles.map((role) => ({ ...role, hand: 3 })) };
  const drawn = ['S03', 'S08', 'G01', 'G14', 'S08', 'S02', 'G14', 'G02', 'S08', 'S04', 'G14', 'G03'];
  const match = soloDraft({ guideline, generator: [5, ...drawn, 2] });
  const says = ['b1', 'b1-top', 'soviet-03 bottom', 'german-01 bottom', 'soviet-02 bottom', 'german-02 bottom'];
  const place = (from: number, to: number): void => {
    for (let number = from; number <= to; number++) match.say(`sr${number} ${match.offers(`sr${number}`)[0] ?? ''}`);
  };
  for (const sentence of [...says, 'soviet-08 top', 'soviet-03']) match.say(sentence);
  place(1, 8);
  for (const sentence of ['mine F13', 'german-14 top', 's20']) match.say(sentence);
  place(9, 11);
  expect(rumorsOf(match)).toHaveLength(12);
  expect(rumorsOf(match).at(-1)).toBe('sr12 F13');
  expect(match.state.terms.solo?.cup.filter((each) => each === MINE)).toHaveLength(1);
  expect(match.system.audit(match.state)).toEqual([]);
});

test('S6.0 R-232 a mine of the AI for which no Rumored Enemy is left stays a hidden mine, and that is said', () => {
  const match = soloDraft({ guideline: SHORT, generator: [5, ...LONE, 2] });
  for (const sentence of ['b1', 'b1-top', ...MINED.slice(0, -1)]) match.say(sentence);
  for (const rumor of rumorCounters(pack, 'soviet'))
    Object.assign(match.state.units[rumor] ?? {}, { fate: 'inPlay', at: 20 + (rumor % 12), owner: 1 });
  match.say(MINED.at(-1) ?? '');
  expect(match.events()).toContainEqual({ rule: 'S6.0', key: 'partIgnored', why: 'noRumor' });
  expect(match.state.markers).toMatchObject([{ kind: 'mine', hidden: true }]);
});

const LONE = ['S08', 'S03', 'G01', 'G02', 'S03', 'S02', 'G02', 'G03'];
const MINED = ['soviet-08 top', 'mine F13', 'german-01 bottom', 'soviet-03 bottom', 'german-02 bottom'];

test('G6.2d G3.7b S08 with no card to hide: the mine of a Soviet AI is rumored all the same, that of a player stays hidden', () => {
  const match = generate({ generator: [...LONE, 2], says: MINED });
  expect(rumorsOf(match)).toEqual(['sr1 F13']);
  expect(match.state.terms.solo?.cup).toEqual([MINE]);
  expect(match.state.markers).toEqual([]);
  expect(match.system.audit(match.state)).toEqual([]);
  const own = generate({ generator: [...LONE, 6, 4], says: MINED });
  expect(rumorsOf(own)).toEqual([]);
  expect(own.state.markers).toMatchObject([{ kind: 'mine', side: 'soviet', hidden: true }]);
  expect(own.system.pending(own.state)?.key).not.toBe('deploy');
});

test('G6.2a G6.2d R-131 a unit that Rumored Enemies stand for is on the map: no other card hides it again', () => {
  const drawn = ['S02', 'S08', 'G14', 'G01', 'S08', 'S03', 'G01', 'G02'];
  const hunted = ['soviet-02 bottom', 'german-14 top', 's20', 'sr1 D08', 'sr2 D12', 'sr3 F05'];
  const others = ['sr4 C02', 'sr5 C09', 'sr6 D14', 'sr7 B09'];
  const match = generate({
    generator: [...drawn, 2],
    says: [...hunted, 'soviet-08 top', ...others, 'mine F13', 'german-01 bottom'],
  });
  expect(match.state.terms.solo?.cup).toEqual([
    ...['s20', NO_ENEMY, NO_ENEMY, 's03', 's04', NO_ENEMY, NO_ENEMY, MINE].map((each) =>
      typeof each === 'string' ? unit(each) : each,
    ),
  ]);
  expect(match.system.audit(match.state)).toEqual([]);
});

const HUNT = ['S02', 'S03', 'G14', 'G01', 'S03', 'S04', 'G01', 'G02'];
const HUNTED = [
  'soviet-02 bottom',
  'german-14 top',
  's20',
  'sr1 D08',
  'sr2 D12',
  'sr3 F05',
  'soviet-03 bottom',
  'german-01 bottom',
];

test('G6.2a GT-18 G14: 3 Rumored Enemies on the map; the cup gets 2 No Enemy and the unit', () => {
  const match = generate({ generator: [...HUNT, 1, 5], says: HUNTED });
  expect(rumorsOf(match)).toEqual(['sr1 D08', 'sr2 D12', 'sr3 F05']);
  expect(match.state.terms.solo?.cup).toEqual([unit('s20'), NO_ENEMY, NO_ENEMY]);
  expect(match.state.draft?.ai?.cup).not.toContain(unit('s20'));
});

test('R-148 with a Soviet player the three counters go, and he hides the unit in one of their hexes', () => {
  const match = generate({ generator: [...HUNT, 5], says: HUNTED });
  expect(rumorsOf(match)).toEqual([]);
  expect(match.offers('s20')).toEqual(['D08', 'D12', 'F05']);
  const events = match.say('s20 D12').events();
  expect(events).toContainEqual(expect.objectContaining({ rule: 'B10.0', key: 'hid', unit: unit('s20') }));
  expect(match.system.pending(match.state)?.key).not.toBe('deploy');
});

test('B10.0 R-148 the AI does as it would wherever the player’s unit hides', () => {
  const told = ['D08', 'D12', 'F05'].map((hex) => {
    const match = generate({ generator: [...HUNT, 5], says: [...HUNTED, `s20 ${hex}`] });
    const heard: unknown[] = [];
    for (let entry = 0; entry < 12; entry++) {
      const { key } = match.system.pending(match.state) ?? {};
      match.say(key === 'initiative' ? 'caps:0' : key === 'aiTurn' ? 'proceed' : 'pass');
      heard.push(...match.events('ai'));
    }
    return heard;
  });
  expect(told[0]).toContainEqual(expect.objectContaining({ key: 'aiOrdered' }));
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

const GUNS = ['S20', 'S03', 'G20', 'G01', 'S03', 'S04', 'G01', 'G02'];
const SHELLED = ['soviet-20 top', 'german-20 top', 'soviet-03 bottom', 'german-01 bottom'];

test.each([
  [2, 'G6.2c', 'soviet', 1],
  [5, 'G6.2b', 'german', 0],
] as const)(
  'G6.2 G6.2b G6.2c with a %i (%s) the %s AI has no artillery to plot, its tile strikes; the player keeps his',
  (die, rule, side, ai) => {
    const match = generate({ generator: [...GUNS, die], says: SHELLED });
    expect(match.state.players.map(({ weapons }) => weapons.length)).toEqual(ai === 0 ? [0, 1] : [1, 0]);
    expect(match.events()).toContainEqual({ rule, key: 'strikesByTile', side });
    const [tile] = match.state.terms.solo?.generated?.tiles ?? [];
    expect(pack.aiTiles[tile?.tile ?? -1]).toMatchObject({ side, number: 20 });
    expect(tile?.events).toContainEqual({ kind: 'barrage' });
  },
);

/** The Defense Counters of S09: Hasty Defense or Wire, Trench or Road Block. */
const BOMBS = ['S09', 'S03', 0, 1, 'G02', 'G01', 'S03', 'S04', 'G01', 'G03'];
const BOMBED = ['soviet-09 top', 'wire F06', 'trench F08', 'german-02 bottom', 'soviet-03 bottom', 'german-01 bottom'];

test('G6.2e the AI’s Molotov stays with the SMG of its card', () => {
  const match = generate({ generator: [...BOMBS, 1], says: BOMBED });
  expect(match.state.terms.solo?.generated?.molotov).toBe(unit('s16'));
  expect(match.state.players[1]?.weapons).toMatchObject([{ unit: unit('s16'), uses: 1 }]);
  expect(match.events()).toContainEqual({ rule: 'G6.2e', key: 'molotovGiven', unit: unit('s16') });
});

test('G6.2e a player’s Molotov is a weapon card as any other', () => {
  const match = generate({ generator: [...BOMBS, 4, 1], says: BOMBED });
  expect(match.state.terms.solo?.generated?.molotov).toBe(-1);
  expect(match.state.players[1]?.weapons).toHaveLength(1);
});

const SUPPLY = ['S22', 'S03', 'G02', 'G01', 'S03', 'S04', 'G01', 'G03'];

test('G6.2f the AI’s truck is in no cup, and its road leads from its entrance to its exit', () => {
  const says = ['soviet-22 top', 'b1-left', 'b1-right', 'german-02 bottom', 'soviet-03 bottom', 'german-01 bottom'];
  const match = generate({ generator: [...SUPPLY, 1], says });
  const { map } = fieldsOf(pack)(match.state);
  const { truck } = match.state.terms.solo?.generated ?? {};
  const road = truck?.road ?? [];
  expect(truck?.unit).toBe(unit('s35'));
  expect(match.state.draft?.ai?.cup).not.toContain(unit('s35'));
  expect(match.state.terms.entries[match.state.units[unit('s35')]?.entry ?? -1]?.hexes).toContain(road[0]);
  expect(match.state.terms.exits).toMatchObject([{ edge: 'right', units: [unit('s35')] }]);
  expect(match.state.terms.exits[0]?.hexes).toContain(road.at(-1));
  for (const [place, hex] of road.entries()) {
    const next = road[place + 1];
    if (next === undefined) continue;
    const side = EVERY_FACING.find((each) => map.ground.area.neighbours[6 * hex + each] === next);
    expect(side !== undefined && hasRoad(map.ground, hex, side)).toBe(true);
  }
  expect(match.state.terms.solo?.objectives).not.toContainEqual(match.state.terms.exits[0]?.hexes);
});

test.each([
  ['left', 'right', 'F18'],
  ['right', 'left', 'G02'],
  ['left', 'bottom', 'L10'],
])(
  'G6.2f the AI’s truck comes in over the edge that was chosen, %s, not over a nearer one, and goes out over %s',
  (from, to, exit) => {
    const says = [
      'soviet-22 top',
      `b1-${from}`,
      `b1-${to}`,
      'german-02 bottom',
      'soviet-03 bottom',
      'german-01 bottom',
    ];
    const match = generate({ generator: [...SUPPLY, 1], says });
    const { map } = fieldsOf(pack)(match.state);
    const road = (match.state.terms.solo?.generated?.truck?.road ?? []).map((hex) => nameOfHex(map, hex));
    expect([road[0], road.at(-1)]).toEqual([from === 'left' ? 'G02' : 'F18', exit]);
  },
);

test('G6.2f a player’s truck is his to drive', () => {
  const says = ['soviet-22 top', 'b1-left', 'b1-right', 'german-02 bottom', 'soviet-03 bottom', 'german-01 bottom'];
  expect(generate({ generator: [...SUPPLY, 4, 4], says }).state.terms.solo?.generated?.truck).toBeNull();
});

test('G6.2f GT-21 the AI’s truck is in no cup though S08 names its card', () => {
  const match = generate({
    generator: ['S22', 'S08', 'G02', 'G01', 'S08', 'S03', 'G01', 'G03', 1],
    says: [
      ...['soviet-22 top', 'b1-left', 'b1-right', 'german-02 bottom'],
      ...['soviet-08 top', 'sr1 B09', 'sr2 B15', 'mine F13', 'german-01 bottom'],
    ],
  });
  expect(match.state.terms.solo?.cup).toEqual([NO_ENEMY, MINE]);
  const { truck } = match.state.terms.solo?.generated ?? {};
  expect(match.state.terms.entries[match.state.units[unit('s35')]?.entry ?? -1]?.hexes).toContain(truck?.road[0]);
});

test('G6.2f a truck that another card has placed on a road drives on from there', () => {
  const match = generate({
    generator: ['S22', 'S03', 'G03', 'G02', 'S03', 'S04', 'G02', 'G01', 1],
    says: [
      ...['soviet-22 top', 'b1-left', 'b1-right', 'german-03 top', 'marker E09', 's35 G07'],
      ...['soviet-03 bottom', 'german-02 bottom', 'done'],
    ],
  });
  const { map } = fieldsOf(pack)(match.state);
  const { road = [] } = match.state.terms.solo?.generated?.truck ?? {};
  expect(nameOfHex(map, road[0] ?? NONE)).toBe('G07');
  expect(match.state.terms.exits[0]?.hexes).toContain(road.at(-1));
});
