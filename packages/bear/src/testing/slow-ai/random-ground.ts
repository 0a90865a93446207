import { distance, FACINGS, hexOf, printAxial, step, toFacing, within, hexAt } from '@sandtable/hex';
import type { Random } from '@sandtable/kernel';
import { type BattleMap, nameOfHex } from '../../board/map.ts';
import type { BareHex, MapPlan } from '../../board/map-plan.ts';
import { TERRAINS } from '../../board/terrain.ts';
import type { Side } from '../../model/unit-type.ts';
import { pack } from '../match.ts';

const RADIUS = 5;
const CENTRE = hexAt(0, 0);

/** A board of the pack, or bare ground with a little of everything. */
export function randomMap(random: Random): MapPlan {
  if (random.below(2) === 0) {
    const { id } = random.pick(pack.boards);
    return { boards: [{ board: id, at: [0, 0], turned: random.below(2) === 0 }] };
  }
  const [share, isHilly] = [random.pick([2, 3]), random.below(2) === 0];
  const hexes = within(CENTRE, RADIUS).map((hex): [string, BareHex] => {
    const some = (one: number): BareHex['roads'] =>
      FACINGS.filter((_name, side) => random.below(one) === 0 && distance(CENTRE, step(hex, toFacing(side))) <= RADIUS);
    return [
      printAxial(hex),
      {
        terrain: random.below(share) > 0 ? 'open' : random.pick(TERRAINS),
        level: isHilly ? random.pick([0, 0, 0, 1, 2]) : 0,
        roads: some(20),
        walls: some(50),
      },
    ];
  });
  return { bare: { radius: RADIUS, hexes: Object.fromEntries(hexes) } };
}

/** The names of the hexes that all of it happens in: those around one of them. */
export function theatreOf(random: Random, map: BattleMap): string[] {
  const { area } = map.ground;
  const centre = hexOf(area, random.below(area.hexes.length));
  const size = random.pick([4, 5, 6]);
  return area.hexes.flatMap((hex, place) => (distance(hex, centre) <= size ? [nameOfHex(map, place)] : []));
}

export interface Lying {
  readonly kind: string;
  readonly at: string;
  readonly dm?: number;
  readonly facing?: string;
  readonly side?: Side;
  readonly hidden?: boolean;
}

/** B18.0: at most one of a kind in a hex. */
export function randomMarkers(random: Random, ai: Side, names: readonly string[]): Lying[] {
  const all: readonly Omit<Lying, 'at'>[] = [
    { kind: 'smoke', dm: 1 },
    { kind: 'smoke', dm: 2 },
    { kind: 'trench' },
    { kind: 'trench' },
    { kind: 'bunker', facing: random.pick(FACINGS) },
    { kind: 'wire' },
    { kind: 'roadBlock' },
    { kind: 'mine', side: 'german' },
    { kind: 'mine', side: 'soviet' },
    { kind: 'mine', side: ai === 'german' ? 'soviet' : 'german', hidden: true },
    { kind: 'mine', side: ai, hidden: true },
  ];
  const lying = all.filter(() => random.below(2) === 0).map((marker) => ({ ...marker, at: random.pick(names) }));
  return lying.filter(
    ({ kind, at }, place) => lying.findIndex((each) => each.kind === kind && each.at === at) === place,
  );
}
