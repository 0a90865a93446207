import { FACINGS } from '@sandtable/hex';
import type { Random } from '@sandtable/kernel';
import type { Counter } from '../../model/counter.ts';
import { HIT_KINDS, type HitKind } from '../../model/hit-marker.ts';
import { isFoot, isUnburdened, isVehicle, type UnitType } from '../../model/unit-type.ts';
import { pack } from '../match.ts';
import type { Lying } from './random-ground.ts';

/** A unit as a position names it. */
export interface Placed {
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

interface Scene {
  /** Hexes that are not under water. */
  readonly dry: readonly string[];
  readonly markers: readonly Lying[];
  /** Are there units in the hexes of AI? */
  readonly isMelee: boolean;
}

/** These counters somewhere: AI each in a hex of its own (S5.5) or carried, the player's sometimes together. */
export function placeUnits(random: Random, ai: readonly Counter[], units: readonly Counter[], scene: Scene): Placed[] {
  const { dry, isMelee } = scene;
  const ours: Placed[] = [];
  for (const counter of ai) ours.push(placed(random, counter, free(dry, ours), ours, scene));
  const theirs: Placed[] = [];
  for (const counter of units) {
    const open = isMelee ? dry : free(dry, ours);
    const places = random.below(5) === 0 ? open : free(open, theirs);
    const entry = placed(random, counter, places, theirs, scene);
    theirs.push({ ...entry, hidden: entry.carrier === undefined && random.below(6) === 0 });
  }
  return [...ours, ...theirs];
}

function free(hexes: readonly string[], taken: readonly Placed[]): string[] {
  return hexes.filter((hex) => !taken.some(({ at }) => at === hex));
}

function placed(
  random: Random,
  { word, type }: Counter,
  places: readonly string[],
  friends: readonly Placed[],
  { markers }: Scene,
): Placed {
  const entry = {
    unit: word,
    facing: random.pick(FACINGS),
    spent: random.below(3) === 0,
    ...(random.below(3) === 0 ? { hit: random.pick(hitsOf(type)) } : {}),
  };
  const carrier =
    isFoot(type) && random.below(4) === 0 ? friends.find(({ unit }) => isFreeCarrier(unit, friends)) : undefined;
  if (carrier !== undefined) return { ...entry, at: carrier.at, carrier: carrier.unit };
  const at = random.pick(places);
  const isSheltered = markers.some((each) => each.at === at && ['trench', 'bunker'].includes(each.kind));
  const inside = isSheltered && isUnburdened(type) && random.below(3) > 0;
  return { ...entry, at, inside, hasty: isFoot(type) && random.below(8) === 0 };
}

function isFreeCarrier(word: string, friends: readonly Placed[]): boolean {
  const counter = pack.counters[pack.counterPlaces.get(word) ?? -1];
  return counter?.type.kind === 'transport' && !friends.some(({ carrier }) => carrier === word);
}

function hitsOf(type: UnitType): HitKind[] {
  const pile = isVehicle(type) ? 'vehicle' : 'infantry';
  return HIT_KINDS.filter((kind) =>
    pack.hitMarkers.some((marker) => marker.pile === pile && marker.kind === kind && !marker.destroys),
  );
}
