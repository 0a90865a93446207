import { FACINGS } from '@sandtable/hex';
import type { Random } from '@sandtable/kernel';
import { type Counter, HIT_KINDS, type HitKind, type HitPile } from '../../model/pack/counters.ts';
import { isFoot, isGun, isUnburdened, isVehicle, type Side, type UnitType } from '../../model/pack/unit-type.ts';
import { pack } from '../match.ts';
import type { Lying, Scene } from './random-scene.ts';

/** A unit as in a position file. */
export interface PlacedUnit {
  readonly unit: string;
  readonly at: string;
  readonly facing: string;
  readonly spent: boolean;
  readonly hit?: HitKind;
  readonly carrier?: string;
  readonly inside?: boolean;
  readonly hasty?: boolean;
  readonly hidden?: boolean;
}

/** How many of four units that can be carried are, if there is room. */
const RIDERS: Readonly<Partial<Record<Scene, number>>> = { riders: 4, melee: 2 };

interface Place {
  readonly scene: Scene;
  /** Hexes that are not water. */
  readonly dry: readonly string[];
  /** B4.1: could such a unit have got there? */
  readonly isFit: (type: UnitType, hex: string) => boolean;
  readonly markers: readonly Lying[];
}

/** Places these counters: AI each in its own hex (S5.5) or carried, the player's sometimes together. */
export function placeUnits(
  random: Random,
  ai: readonly Counter[],
  units: readonly Counter[],
  place: Place,
): PlacedUnit[] {
  const { dry, scene } = place;
  const ours: PlacedUnit[] = [];
  for (const counter of ai) ours.push(placed(random, counter, free(dry, ours), ours, place));
  const theirs: PlacedUnit[] = [];
  const isCrowded = random.below(3) === 0;
  for (const counter of units) {
    const isFight = scene === 'melee' ? random.below(2) === 0 : random.below(10) === 0;
    const isTogether = theirs.length > 0 && random.below(isCrowded ? 2 : 8) === 0;
    const places = isFight ? hexesOf(ours) : isTogether ? hexesOf(theirs) : free(free(dry, ours), theirs);
    const entry = placed(random, counter, places, theirs, place);
    theirs.push({ ...entry, hidden: entry.carrier === undefined && random.below(6) === 0 });
  }
  return inStock([...ours, ...theirs]);
}

/** B7.5: no more hit markers than there are; B18.2: no enemies in one trench or bunker. */
function inStock(units: readonly PlacedUnit[]): PlacedUnit[] {
  const left = new Map(pack.hitMarkers.map(({ pile, kind, copies }) => [`${pile} ${kind}`, copies]));
  const holders = new Map<string, Side>();
  return units.map((each) => {
    const { hit, ...unhit } = each;
    const counter = pack.counters[pack.counterPlaces.get(each.unit) ?? -1];
    if (counter === undefined) return each;
    const marker = `${pileOf(counter.type)} ${hit}`;
    const copies = left.get(marker) ?? 0;
    left.set(marker, copies - 1);
    const holder = holders.get(each.at) ?? counter.side;
    if (each.inside === true) holders.set(each.at, holder);
    const entry = copies > 0 ? each : unhit;
    return each.inside === true && holder !== counter.side ? { ...entry, inside: false } : entry;
  });
}

/** The hexes not taken; all if every one is. */
function free(hexes: readonly string[], taken: readonly PlacedUnit[]): readonly string[] {
  const left = hexes.filter((hex) => !taken.some(({ at }) => at === hex));
  return left.length > 0 ? left : hexes;
}

function hexesOf(units: readonly PlacedUnit[]): string[] {
  return units.map(({ at }) => at);
}

function placed(
  random: Random,
  { word, type }: Counter,
  places: readonly string[],
  friends: readonly PlacedUnit[],
  { markers, scene, dry, isFit }: Place,
): PlacedUnit {
  const entry = {
    unit: word,
    facing: random.pick(FACINGS),
    spent: random.below(3) === 0,
    ...(random.below(3) === 0 ? { hit: random.pick(hitsOf(type)) } : {}),
  };
  const isRiding = random.below(4) < (RIDERS[scene] ?? 1);
  const rides = isRiding && (isFoot(type) || isGun(type));
  const carrier = rides ? friends.find(({ unit }) => isFreeCarrier(unit, friends)) : undefined;
  if (carrier !== undefined) return { ...entry, at: carrier.at, facing: carrier.facing, carrier: carrier.unit };
  const fit = places.filter((hex) => isFit(type, hex));
  const at = random.pick(fit.length > 0 ? fit : dry.filter((hex) => isFit(type, hex)));
  const isSheltered = markers.some((each) => each.at === at && ['trench', 'bunker'].includes(each.kind));
  const inside = isSheltered && isUnburdened(type) && random.below(3) > 0;
  return { ...entry, at, inside, hasty: isFoot(type) && random.below(8) === 0 };
}

function isFreeCarrier(word: string, friends: readonly PlacedUnit[]): boolean {
  const counter = pack.counters[pack.counterPlaces.get(word) ?? -1];
  return counter !== undefined && isVehicle(counter.type) && !friends.some(({ carrier }) => carrier === word);
}

function pileOf(type: UnitType): HitPile {
  return isVehicle(type) ? 'vehicle' : 'infantry';
}

function hitsOf(type: UnitType): HitKind[] {
  const pile = pileOf(type);
  return HIT_KINDS.filter((kind) =>
    pack.hitMarkers.some((marker) => marker.pile === pile && marker.kind === kind && !marker.destroys),
  );
}
