import { FACINGS, hexAt, printAxial, step, toFacing, within, distance } from '@sandtable/hex';
import { type Random, randomOf } from '@sandtable/kernel';
import type { BareHex } from '../board/map-plan.ts';
import { HIT_KINDS, type HitKind } from '../model/pack/counters.ts';
import { OPTIONS } from '../model/options.ts';
import { type MoveClass, terrainFigures, TERRAINS } from '../board/terrain.ts';
import { isUnburdened, isVehicle } from '../model/pack/unit-type.ts';
import { pack } from './match.ts';

interface Placed {
  readonly at: string;
  readonly facing?: string;
}

/** A position file on bare ground with a little of everything. */
export interface RandomPosition {
  readonly game: 'bear';
  readonly map: { readonly bare: { readonly radius: number; readonly hexes: Readonly<Record<string, BareHex>> } };
  readonly options: Readonly<Record<string, string>>;
  readonly turn: 'german' | 'soviet';
  readonly players: object;
  readonly units: readonly (Placed & Readonly<Record<string, unknown>>)[];
  readonly markers: readonly (Placed & Readonly<Record<string, unknown>>)[];
}

const RADIUS = 4;
const UNITS = 9;
const CENTRE = hexAt(0, 0);

export function randomPosition(seed: string): RandomPosition {
  const random = randomOf(seed, 'position');
  const hexes = Object.fromEntries(
    within(CENTRE, RADIUS).map((hex) => [
      printAxial(hex),
      groundOf(random, (side) => distance(CENTRE, step(hex, side)) <= RADIUS),
    ]),
  );
  const markers = markersOn(random, Object.keys(hexes));
  const options: Record<string, string> = {};
  for (const [name, values] of Object.entries(OPTIONS)) options[name] = random.pick<string>(values);
  const hand = ['c02', 'c05', 'c09', 'c10', 'c40'].filter(() => random.below(3) === 0);
  const player = { caps: random.below(6), hand };
  return {
    game: 'bear',
    map: { bare: { radius: RADIUS, hexes } },
    options,
    turn: random.pick(['german', 'soviet']),
    // B8.0: there is only one mine-laying card.
    players: { german: player, soviet: { ...player, hand: hand.filter((card) => card !== 'c40') } },
    units: unitsOn(random, hexes, markers),
    markers,
  };
}

function groundOf(random: Random, leadsOn: (side: ReturnType<typeof toFacing>) => boolean): BareHex {
  const some = (share: number) => FACINGS.filter((_name, side) => leadsOn(toFacing(side)) && random.below(100) < share);
  return {
    terrain: random.below(2) === 0 ? 'open' : random.pick(TERRAINS),
    level: random.pick([0, 0, 0, 1, 2]),
    roads: some(8),
    walls: some(6),
  };
}

function markersOn(random: Random, hexes: readonly string[]): RandomPosition['markers'] {
  const lying: readonly Readonly<Record<string, unknown>>[] = [
    { kind: 'smoke', dm: 1 },
    { kind: 'smoke', dm: 2 },
    { kind: 'trench' },
    { kind: 'bunker', facing: random.pick(FACINGS) },
    { kind: 'wire' },
    { kind: 'roadBlock' },
    { kind: 'mine', side: 'german' },
    { kind: 'mine', side: 'soviet', hidden: true },
  ];
  return lying.map((marker) => ({ ...marker, at: random.pick(hexes) })).filter(isFirst);
}

/** B18.0: at most one of a kind per hex. */
function isFirst(
  marker: Readonly<Record<string, unknown>>,
  index: number,
  all: readonly Readonly<Record<string, unknown>>[],
): boolean {
  return all.findIndex(({ kind, at }) => kind === marker['kind'] && at === marker['at']) === index;
}

/** B4.1: could such a unit have come there? */
function isFit(moveClass: MoveClass, hex: BareHex | undefined): boolean {
  const { terrain = 'open', roads = [] } = hex ?? {};
  return roads.length > 0 || terrainFigures[terrain].cost[moveClass] !== null;
}

function unitsOn(
  random: Random,
  hexes: Readonly<Record<string, BareHex>>,
  markers: RandomPosition['markers'],
): RandomPosition['units'] {
  const places = pack.counters.flatMap(({ type }, place) => (type.kind === 'rumor' ? [] : [place]));
  random.shuffle(places);
  // Kept together, because units that meet test most rules.
  const dry = Object.keys(hexes).filter((at) => hexes[at]?.terrain !== 'water');
  const laid = new Map<string, number>();
  /** B7.5: a marker of that kind while there are any. */
  const hitOf = (pile: string, kind: HitKind): object => {
    const copies = pack.hitMarkers.find((marker) => marker.pile === pile && marker.kind === kind)?.copies ?? 0;
    const before = laid.get(`${pile} ${kind}`) ?? 0;
    laid.set(`${pile} ${kind}`, before + 1);
    return before < copies ? { hit: kind } : {};
  };
  const inside = new Map<string, string>();
  /** B18.2: not with an enemy inside. */
  const mayEnter = (at: string, side: string): boolean => (inside.get(at) ?? side) === side;
  return places.slice(0, UNITS).map((place) => {
    const { word = '', type, side = '' } = pack.counters[place] ?? {};
    const at = random.pick(dry.filter((hex) => isFit(type?.moveClass ?? 'foot', hexes[hex])));
    const isSheltered = markers.some(
      (marker) => marker.at === at && ['trench', 'bunker'].includes(String(marker['kind'])),
    );
    const mayShelter = type !== undefined && isSheltered && isUnburdened(type);
    const pile = type !== undefined && isVehicle(type) ? 'vehicle' : 'infantry';
    const kinds = HIT_KINDS.filter((kind) =>
      pack.hitMarkers.some((marker) => marker.pile === pile && marker.kind === kind && !marker.destroys),
    );
    const [facing, spent] = [random.pick(FACINGS), random.below(3) === 0];
    const isInside = mayShelter && random.below(2) === 0 && mayEnter(at, side);
    if (isInside) inside.set(at, side);
    return {
      unit: word,
      at,
      facing,
      spent,
      inside: isInside,
      hasty: pile === 'infantry' && random.below(6) === 0,
      ...(random.below(3) === 0 ? hitOf(pile, random.pick(kinds)) : {}),
    };
  });
}
