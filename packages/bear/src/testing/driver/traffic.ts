import { distance, FACINGS, hexAt, printAxial, step, toFacing, within } from '@sandtable/hex';
import { type Random, randomOf } from '@sandtable/kernel';
import type { BareHex } from '../../board/map-plan.ts';
import { type Terrain, terrainFigures, TERRAINS } from '../../board/terrain.ts';
import { OPTIONS } from '../../model/options.ts';
import type { Counter } from '../../model/pack/counters.ts';
import { isVehicle, type Side, SIDES } from '../../model/pack/unit-type.ts';
import { pack } from '../match.ts';

/** The options under test; all others stand on their defaults. */
const DRIVE_OPTIONS = [
  'steepDown',
  'plowedBonus',
  'roadPassing',
  'truckBuildings',
  'stoneImmobilize',
  'wheelsOffRoad',
] as const;

const CENTRE = hexAt(0, 0);
const RADIUS = 5;
const DRY = TERRAINS.filter((terrain) => terrain !== 'water');

interface Placed {
  readonly unit: string;
  readonly at: string;
  readonly facing: string;
  readonly spent: boolean;
  readonly hit?: string;
}

/** One fresh vehicle of the AI among enemies, other AI that are spent, roads, walls, hills and markers. */
export function trafficPosition(seed: string, numbers: readonly number[]): { readonly turn: Side } & object {
  const random = randomOf(seed, 'traffic');
  const hexes = countryOf(random);
  const names = Object.keys(hexes);
  const ai = random.pick(SIDES);
  const counters = pack.counters.filter(({ type }) => type.kind !== 'rumor');
  random.shuffle(counters);
  const ours = counters.filter(({ side }) => side === ai);
  // the only one with a track symbol on wheels is rare.
  const odd = ours.find(({ type }) => isVehicle(type) && type.moveClass === 'wheeled' && type.trackBonus > 0);
  const driver = odd !== undefined && random.below(5) === 0 ? odd : ours.find(({ type }) => isVehicle(type));
  if (driver === undefined) throw new Error('no vehicle');
  const free = names.filter((name) => hexes[name]?.terrain !== 'water');
  random.shuffle(free);
  const take = ({ type }: Counter): string => {
    const place = free.findIndex((name) => isFit(type.moveClass, hexes[name]));
    return free.splice(place, 1)[0] ?? '';
  };
  const placed = (counter: Counter, spent: boolean): Placed => {
    const pile = isVehicle(counter.type) ? 'vehicle' : 'infantry';
    const marks = pack.hitMarkers.filter((marker) => marker.pile === pile && !marker.destroys && marker.copies > 1);
    const hit = random.below(4) === 0 ? { hit: random.pick(marks).kind } : {};
    return { unit: counter.word, at: take(counter), facing: random.pick(FACINGS), spent, ...hit };
  };
  const main = placed(driver, false);
  const friends = ours.filter((each) => each !== driver).slice(0, random.pick([0, 0, 0, 1, 3]));
  const foes = counters.filter(({ side }) => side !== ai).slice(0, 1 + random.below(4));
  const units = [
    main,
    ...friends.map((each) => placed(each, true)),
    ...foes.map((each) => placed(each, random.below(3) === 0)),
  ];
  const control = random.below(4) > 0 ? [{ at: random.pick(names), side: ai === 'german' ? 'soviet' : 'german' }] : [];
  const position = {
    game: 'bear',
    map: { bare: { radius: RADIUS, hexes } },
    options: optionsOf(random),
    turn: ai,
    units: inStock(units),
    markers: markersOf(random, names),
    controls: control,
    solo: {
      ai,
      deck: { from: numbers[0], to: numbers[0], also: numbers },
      cup: { units: [], noEnemy: 1, mines: 0 },
      rumors: [],
      justActed: [],
      objectives: [],
      counteractions: [],
      missionOrders: [],
    },
  };
  return position;
}

function optionsOf(random: Random): Record<string, string> {
  return Object.fromEntries(
    Object.entries(OPTIONS).flatMap(([name, values]) =>
      DRIVE_OPTIONS.some((each) => each === name) ? [[name, random.pick<string>(values)]] : [],
    ),
  );
}

function countryOf(random: Random): Record<string, BareHex> {
  const isHilly = random.below(2) === 0;
  const open = random.pick([2, 3, 5]);
  const [roads, walls] = [random.pick([15, 35, 50]), random.pick([4, 12])];
  return Object.fromEntries(
    within(CENTRE, RADIUS).map((hex): [string, BareHex] => {
      const some = (share: number): BareHex['roads'] =>
        FACINGS.filter(
          (_name, side) => random.below(100) < share && distance(CENTRE, step(hex, toFacing(side))) <= RADIUS,
        );
      const terrain: Terrain = random.below(open) > 0 ? 'open' : random.pick(random.below(8) === 0 ? TERRAINS : DRY);
      return [
        printAxial(hex),
        { terrain, level: isHilly ? random.pick([0, 0, 1, 1, 2]) : 0, roads: some(roads / 3), walls: some(walls / 3) },
      ];
    }),
  );
}

function isFit(moveClass: Counter['type']['moveClass'], hex: BareHex | undefined): boolean {
  const { terrain = 'open', roads = [] } = hex ?? {};
  return roads.length > 0 || terrainFigures[terrain].cost[moveClass] !== null;
}

function markersOf(
  random: Random,
  names: readonly string[],
): readonly { readonly kind: string; readonly at: string }[] {
  const all = [
    ...[1, 1, 2, 2].map((dm) => ({ kind: 'smoke', dm })),
    ...['trench', 'trench', 'wire', 'wire', 'roadBlock', 'roadBlock'].map((kind) => ({ kind })),
    { kind: 'bunker', facing: random.pick(FACINGS) },
    ...SIDES.map((side) => ({ kind: 'mine', side })),
  ];
  const lying = all.filter(() => random.below(3) > 0).map((marker) => ({ ...marker, at: random.pick(names) }));
  return lying.filter(
    ({ kind, at }, place) => lying.findIndex((each) => each.kind === kind && each.at === at) === place,
  );
}

/** B7.5: no more hit markers than there are. */
function inStock(units: readonly Placed[]): Placed[] {
  return units.map((each, place) => {
    const { hit, ...unhit } = each;
    return units.findIndex((other) => other.hit === hit) < place ? unhit : each;
  });
}
