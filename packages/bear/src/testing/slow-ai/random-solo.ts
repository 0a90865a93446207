import { distance, EDGES, type Hex, hexOf } from '@sandtable/hex';
import { type Random, randomOf } from '@sandtable/kernel';
import { terrainAt } from '../../board/ground.ts';
import { type BattleMap, makeMap } from '../../board/map.ts';
import { terrainFigures } from '../../board/terrain.ts';
import { FIRE_OPTIONS, MOVE_OPTIONS, SOLO_OPTIONS } from '../../model/options.ts';
import { SIGHT_OPTIONS } from '../../board/sight-options.ts';
import { isRumor, type Side, SIDES, type UnitType } from '../../model/pack/unit-type.ts';
import { pack } from '../match.ts';
import { randomRules } from '../random-rules.ts';
import { forceFor, mostAi, randomMap, randomMarkers, type Scene, SCENES, theatreOf } from './random-scene.ts';
import { randomOrder } from './random-order.ts';
import { placeUnits } from './random-units.ts';
import { hexId } from '../../model/ids.ts';

/** A crowded position file against the AI with a little of everything. */
export function randomSolo(seed: string, cards: readonly number[], wanted: Scene | null = null): object {
  const random = randomOf(seed, 'solo');
  const scene = wanted ?? random.pick(SCENES);
  const map = randomMap(random, scene);
  const made = makeMap(pack.boards, map);
  if (!made.ok) throw new Error('a map that cannot be made');
  const { ground, names } = made.value;
  const theatre = theatreOf(random, made.value, scene);
  const dry = theatre.filter((name) => terrainAt(ground, hexId(names.indexOf(name))) !== 'water');
  const isFit = ({ moveClass }: UnitType, name: string): boolean => {
    const hex = hexId(names.indexOf(name));
    return ground.roads[hex] !== 0 || terrainFigures[terrainAt(ground, hex)].cost[moveClass] !== null;
  };
  const ai = random.pick(SIDES);
  const markers = randomMarkers(random, ai, theatre);
  const counters = pack.counters.filter(({ type }) => !isRumor(type));
  random.shuffle(counters);
  const theirs = counters.filter(({ side }) => side !== ai).slice(0, 4 + random.below(7));
  const all = counters.filter(({ side }) => side === ai);
  const cup = all.splice(0, random.below(4)).map(({ word }) => word);
  const ours = forceFor(scene, all, 2 + random.below(mostAi(scene) - 1));
  const units = placeUnits(random, ours, theirs, { dry, markers, scene, isFit });
  const held = units.slice(0, ours.length).map(({ at }) => at);
  const foes = units.slice(ours.length).map(({ at }) => at);
  // sometimes where an AI stands.
  const anywhere = (): string => random.pick(random.below(4) === 0 ? held : theatre);
  const places = scene === 'rumors' ? lairs(made.value, held, foes, dry) : dry;
  const rumors = Array.from({ length: scene === 'rumors' ? 6 : random.below(3) }, () => ({
    at: random.pick(places),
    spent: random.below(3) === 0,
  }));
  return {
    game: 'bear',
    map,
    options: randomOptions(random),
    turn: ai,
    units,
    markers,
    ...weatherOf(seed),
    controls: apart(some(random, 3, () => ({ at: anywhere(), side: random.pick([...SIDES, null]) }))),
    players: { [enemyOf(ai)]: { hand: ['c02', 'c05', 'c09', 'c10', 'c40'].filter(() => random.below(2) === 0) } },
    solo: {
      ai,
      deck: { from: cards[0], to: cards[0], also: cards },
      cup: { units: cup, noEnemy: 2, mines: random.below(2) },
      rumors: apart(rumors).filter(({ at }) => !units.some((each) => each.at === at)),
      justActed: theirs.slice(0, random.below(3)).map(({ word }) => word),
      objectives: [
        ...some(random, 1, () => ({ hexes: [anywhere()] })),
        ...some(random, 1, () => ({ hexes: [anywhere(), anywhere(), anywhere()] })),
        ...('boards' in map && random.below(4) === 0 ? [{ edge: random.pick(EDGES) }] : []),
      ],
      counteractions: some(random, 2, () => randomOrder(random)),
      missionOrders: some(random, 2, () => randomOrder(random)),
    },
  };
}

/** G3.3a: special rules in every fourth position. */
function weatherOf(seed: string): object {
  const random = randomOf(seed, 'rules');
  return random.below(4) === 0 ? { rules: randomRules(random) } : {};
}

/** hexes in cover beside AI and not beside units, where a rumor stays one; any hexes if there are none. */
function lairs(
  { ground, names }: BattleMap,
  ai: readonly string[],
  units: readonly string[],
  dry: readonly string[],
): readonly string[] {
  const isBeside = (name: string, others: readonly string[]): boolean =>
    others.some((other) => distance(hexNamed(name), hexNamed(other)) <= 1);
  const hexNamed = (name: string): Hex => hexOf(ground.area, names.indexOf(name));
  const isCover = (name: string): boolean => terrainFigures[terrainAt(ground, hexId(names.indexOf(name)))].dm > 0;
  const near = dry.filter((name) => isCover(name) && isBeside(name, ai) && !isBeside(name, units));
  return near.length > 0 ? near : dry;
}

function enemyOf(side: Side): Side {
  return side === 'german' ? 'soviet' : 'german';
}

function some<T>(random: Random, most: number, make: () => T): T[] {
  return Array.from({ length: random.below(most + 1) }, make);
}

/** At most one per hex. */
function apart<T extends { readonly at: string }>(list: readonly T[]): T[] {
  return list.filter(({ at }, place) => list.findIndex((each) => each.at === at) === place);
}

/** The AI's options, and in every other position those of the battle too. */
function randomOptions(random: Random): Record<string, string> {
  const battle = { ...FIRE_OPTIONS, ...MOVE_OPTIONS, ...SIGHT_OPTIONS };
  const options: Readonly<Record<string, readonly string[]>> = {
    ...SOLO_OPTIONS,
    ...(random.below(2) === 0 ? battle : {}),
  };
  return Object.fromEntries(Object.entries(options).map(([name, values]) => [name, random.pick(values)]));
}
