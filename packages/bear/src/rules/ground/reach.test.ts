import { type Facing, FACINGS } from '@sandtable/hex';
import { type Random, randomOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { Battle } from '../../model/battle/battle.ts';
import { MOVE_OPTIONS } from '../../model/options.ts';
import { type Terrain, terrainFigures, TERRAINS } from '../../board/terrain.ts';
import { judgeMove, type Move, moveFromHere } from './bonus.ts';
import { moveReach, reachWeb, wayThrough } from './reach.ts';
import { pack } from '../../testing/match.ts';
import { fieldOf, hexOn, unitNamed } from '../../testing/move-field.ts';
import { type HexId, hexId, NONE, type UnitId } from '../../model/ids.ts';

const MOVERS = ['g03', 'g23', 'g28', 'g37', 'g39', 'g42', 'g49', 's37', 's47', 's48'];

/** Together they have every side ahead: enough for a unit that may face any way. */
const NORTH_AND_SOUTH: readonly Facing[] = [0, 3];

function reached(battle: Battle, word: string, budget?: number): string[] {
  const name = (hex: number): string => battle.map.names[hex] ?? '';
  return moveReach(battle, unitNamed(battle, word), budget).map(
    ({ hex, cost, moves }) => `${name(hex)} ${cost}: ${moves.map((move) => move.map(name).join(' ')).join(' | ')}`,
  );
}

test('B5.0 a unit gets to a hex by one move after another, and only the first can be backward', () => {
  const battle = fieldOf({ radius: 1, units: [{ unit: 'g03', at: '-1,0', facing: 'SE' }] });
  expect(reached(battle, 'g03', 1)).toEqual(['0,0 1: 0,0', '0,-1 1: 0,-1', '-1,1 1: -1,1'].sort(byPlace(battle)));
  const turned = fieldOf({ radius: 1, units: [{ unit: 'g03', at: '-1,0', facing: 'NW' }] });
  expect(reached(turned, 'g03', 1)).toEqual([]);
  expect(reached(turned, 'g03', 3)).toContain('1,0 3: 0,0 | 1,0');
  expect(reached(turned, 'g03', 2)).not.toContain('1,0 3: 0,0 | 1,0');
});

function byPlace(battle: Battle) {
  const place = (line: string): number => hexOn(battle, line.slice(0, line.indexOf(' ')));
  return (a: string, b: string): number => place(a) - place(b);
}

test('B14.1 bonus hexes bring a vehicle further for the same price', () => {
  const hexes = Object.fromEntries([1, 2, 3, 4].map((q) => [`${q},0`, { roads: ['NW'] }]));
  const battle = fieldOf({ hexes, units: [{ unit: 'g37', at: '0,0', facing: 'SE' }] });
  const lines = reached(battle, 'g37', 2);
  expect(lines).toContain('3,0 1: 1,0 2,0 3,0');
  expect(lines).toContain('4,0 2: 1,0 2,0 3,0 | 4,0');
});

test('who cannot move, or is not there, gets nowhere', () => {
  const battle = fieldOf({ units: [{ unit: 'g03', at: '0,0', hit: 'pinned' }] });
  expect(reached(battle, 'g03')).toEqual([]);
  expect(reached(battle, 'g04')).toEqual([]);
});

test('a way without a die is preferred to one that costs the same and has one', () => {
  const field = { radius: 2, units: [{ unit: 'g03', at: '-1,0', facing: 'SE' }] };
  const battle = fieldOf({ ...field, markers: [{ kind: 'wire', at: '0,-1' }] });
  const found = moveReach(battle, unitNamed(battle, 'g03'));
  expect(found.find(({ hex }) => hex === hexOn(battle, '1,-1'))).toMatchObject({
    cost: 2,
    dice: 0,
    moves: [[hexOn(battle, '0,0')], [hexOn(battle, '1,-1')]],
  });
  expect(found.find(({ hex }) => hex === hexOn(battle, '0,-1'))).toMatchObject({ cost: 1, dice: 1 });
});

test('of equally cheap ways the one with the least danger is taken, and hexes may be closed', () => {
  const battle = fieldOf({ radius: 2, units: [{ unit: 'g03', at: '-2,0', facing: 'SE' }] });
  const [unit, goal] = [unitNamed(battle, 'g03'), hexOn(battle, '0,1')];
  const web = reachWeb(battle, unit, () => true);
  const through = (danger: string): readonly (readonly HexId[])[] | undefined =>
    wayThrough(battle, web, goal, (hex) => Number(hex === hexOn(battle, danger)))?.moves;
  const ways = ['-1,0', '-1,1', '0,0', '-2,1'].map((danger) => through(danger)?.flat() ?? []);
  expect(ways.map((way) => way.length)).toEqual([3, 3, 3, 3]);
  expect(ways[0]).not.toContain(hexOn(battle, '-1,0'));
  expect(ways[1]).not.toContain(hexOn(battle, '-1,1'));
  const closed = reachWeb(battle, unit, (hex) => hex !== goal);
  expect(wayThrough(battle, closed, goal)).toBeNull();
});

/** A small map crowded with everything that affects movement. */
function randomBattle(word: string, random: Random): Battle {
  const radius = 1 + random.below(2);
  const names = fieldOf({ radius }).map.names;
  const some = <T>(list: readonly T[], share: number): T[] => list.filter(() => random.below(100) < share);
  const inner = new Set(fieldOf({ radius: radius - 1 }).map.names);
  const terrains = random.pick([TERRAINS, ['open', 'open', 'lightWoods', 'plowedField'], ['open']] as const);
  const [roads, walls, hills] = [random.pick([10, 40]), random.pick([0, 15]), random.pick([0, 30])];
  const hexes = names.map((name): [string, { terrain: Terrain; level: number; roads: unknown; walls: unknown }] => [
    name,
    {
      terrain: random.pick<Terrain>(terrains),
      level: random.below(100) < hills ? 1 + random.below(2) : 0,
      roads: inner.has(name) ? some(FACINGS, roads) : [],
      walls: inner.has(name) ? some(FACINGS, walls) : [],
    },
  ]);
  const dry = hexes.flatMap(([name, { terrain }]) => (terrain === 'water' ? [] : [name]));
  const markers = some(names, 15).map((at) => {
    const kind = random.pick(['smoke', 'trench', 'wire', 'roadBlock', 'mine']);
    return kind === 'smoke' ? { kind, at, dm: 1 + random.below(2) } : { kind, at };
  });
  const others = ['g38', 's35', 's48', 's01'].filter((other) => other !== word);
  const units = [
    { unit: word, at: random.pick(dry), facing: random.pick(FACINGS) },
    ...others.map((unit) => ({ unit, at: random.pick(dry) })),
  ];
  // B4.1: no unit stands where it could never have come.
  const ground = new Map(hexes);
  for (const { unit, at } of units) {
    const { moveClass } = pack.counters[pack.counterPlaces.get(unit) ?? -1]?.type ?? { moveClass: 'foot' };
    const hex = ground.get(at);
    if (hex !== undefined && terrainFigures[hex.terrain].cost[moveClass] === null) hex.terrain = 'open';
  }
  const options = Object.fromEntries(
    Object.entries(MOVE_OPTIONS).map(([name, values]) => [name, random.pick<string>(values)]),
  );
  return fieldOf({ radius, hexes: Object.fromEntries(hexes), markers, units, options });
}

/** Every action from a place, found by trying every neighbour of the last hex. */
function everyMove(battle: Battle, unit: UnitId, begun: Move): { to: number; cost: number }[] {
  const last = begun.hexes.at(-1) ?? begun.from;
  return [...battle.map.ground.area.neighbours.subarray(6 * last, 6 * last + 6)].flatMap((to) => {
    const move = { ...begun, hexes: [...begun.hexes, hexId(to)] };
    const verdict = judgeMove(battle, unit, move);
    return verdict.granted ? [{ to, cost: verdict.value.cost }, ...everyMove(battle, unit, move)] : [];
  });
}

/** What each hex costs, by trying all actions from all hexes until nothing gets cheaper. */
function slowReach(battle: Battle, unit: UnitId, budget: number): Map<number, number> {
  const start = moveFromHere(battle, unit, []);
  const costs = new Map<number, number>();
  const take = (before: number, moves: { to: number; cost: number }[]): boolean => {
    const better = moves.filter(({ to, cost }) => before + cost <= Math.min(budget, (costs.get(to) ?? Infinity) - 1));
    for (const { to, cost } of better) costs.set(to, Math.min(before + cost, costs.get(to) ?? Infinity));
    return better.length > 0;
  };
  const fromThere = battle.map.ground.area.hexes.map((_, from) =>
    NORTH_AND_SOUTH.flatMap((facing) => everyMove(battle, unit, { from: hexId(from), facing, hexes: [] })),
  );
  let changed = take(0, everyMove(battle, unit, start));
  while (changed) changed = [...costs].map(([hex, cost]) => take(cost, fromThere[hex] ?? [])).includes(true);
  costs.delete(start.from);
  return costs;
}

test('B10.0 a hidden unit faces nowhere yet, so nothing is backward for it', () => {
  const units = [{ unit: 'g03', at: '-1,0', facing: 'NW', hidden: true }];
  const battle = fieldOf({ radius: 1, hexes: { '-1,0': 'lightWoods' }, units });
  expect(reached(battle, 'g03', 1)).toEqual(['0,0 1: 0,0', '0,-1 1: 0,-1', '-1,1 1: -1,1'].sort(byPlace(battle)));
});

test.each(MOVERS)('the search agrees with trying everything, on random maps: %s', (word) => {
  let hexes = 0;
  for (let i = 0; i < 8; i++) {
    const battle = randomBattle(word, randomOf(`reach ${word} ${i}`));
    const unit = unitNamed(battle, word);
    const budget = [3, 7][i % 2];
    const found = moveReach(battle, unit, budget);
    expect(new Map(found.map(({ hex, cost }) => [hex, cost]))).toEqual(slowReach(battle, unit, budget ?? 7));
    for (const { hex, cost, dice, moves } of found) {
      expect(priceOf(battle, unit, moves)).toEqual({ hex, cost, dice });
    }
    hexes += found.length;
  }
  expect(hexes).toBeGreaterThan(0);
});

/** The cost of a plan, judged action by action; each action after the first starts with its best facing. */
function priceOf(battle: Battle, unit: UnitId, moves: readonly (readonly HexId[])[]) {
  let [hex, cost, dice] = [moveFromHere(battle, unit, []).from, 0, 0];
  for (const [index, hexes] of moves.entries()) {
    const begun = { ...moveFromHere(battle, unit, hexes), from: hex };
    const tried = index === 0 ? [begun] : NORTH_AND_SOUTH.map((facing) => ({ ...begun, facing }));
    const prices = tried
      .map((move) => judgeMove(battle, unit, move))
      .flatMap((each) => (each.granted ? [each.value] : []));
    const [best] = prices.sort((a, b) => a.cost - b.cost);
    if (best === undefined) throw new Error('a plan that cannot be carried out');
    [hex, cost, dice] = [hexes.at(-1) ?? NONE, cost + best.cost, dice + best.dice];
  }
  return { hex, cost, dice };
}
