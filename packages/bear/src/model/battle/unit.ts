import type { Facing } from '@sandtable/hex';
import { type HexId, NONE, type PlayerId, type UnitId } from '../ids.ts';

/** Where a counter is in its life: not in this match, still to come, in play, destroyed, or gone over the edge of the map. */
export const FATES = ['unused', 'waiting', 'inPlay', 'lost', 'left'] as const;
export type Fate = (typeof FATES)[number];

/** B14.5: what keeps a vehicle where it is, besides a hit: the rubble it drove into, or mud until the round ends. */
export const SNAGS = ['none', 'terrain', 'mud'] as const;
export type Snag = (typeof SNAGS)[number];

/** A unit as somebody sees it. It is its place in the pack's table of counters: there stands what is printed on it. */
export interface UnitView {
  /** The hex it is in; -1 if it is not on the map, or hidden where the viewer does not know. */
  readonly at: HexId;
  readonly facing: Facing;
  /** B1.2: it has acted; its figures do not change. */
  readonly spent: boolean;
  /** B7.5: its hit marker, by place among those of the pack; -1 for none; null for one that the viewer has not seen. */
  readonly hit: number | null;
  /** B17.0: the vehicle that carries or tows it; -1 for none. */
  readonly carrier: UnitId;
  /** B18.2: it is in the trench or bunker of its hex. */
  readonly inside: boolean;
  /** B18.1.3: it has a hasty defense of its own. */
  readonly hasty: boolean;
  /** The player it belongs to, by place; -1 where nobody plays. */
  readonly owner: PlayerId;
  readonly fate: Fate;
  /** B5.5: how it comes in, by place among the entries of the terms; -1 if it was there from the start. */
  readonly entry: number;
  /** B10.0: only its owner knows where it is. */
  readonly hidden: boolean;
  /** B7.5: everybody has seen its hit marker. */
  readonly shown: boolean;
  /** B6.0.8: it has attacked in this round. */
  readonly fired: boolean;
  readonly snag: Snag;
  /** B5.0.3: it has just moved in the open, and its enemy has not had his turn since. */
  readonly exposed: boolean;
  /** B3.1: it has had its opportunity action of this round. */
  readonly seized: boolean;
  /** B20.3: the player who hit it last, for whom its loss counts; -1 for nobody. */
  readonly hitBy: PlayerId;
}

/** A unit as it is: everything is known and may change. */
export type Unit = { -readonly [Field in keyof UnitView]: UnitView[Field] } & { hit: number };

/** B7.5b: hit when its pile was empty: there is no marker, but the next hit destroys it. */
export const HIT_WITHOUT_MARKER = -2;

/** The one factory: every unit has all its fields, in this order. */
export function makeUnit({
  at = NONE,
  facing = 0,
  spent = false,
  hit = NONE,
  carrier = NONE,
  inside = false,
  hasty = false,
  owner = NONE,
  fate = at === NONE ? 'unused' : 'inPlay',
  entry = -1,
  hidden = false,
  shown = false,
  fired = false,
  snag = 'none',
  exposed = false,
  seized = false,
  hitBy = NONE,
}: Partial<Unit> = {}): Unit {
  return {
    at,
    facing,
    spent,
    hit,
    carrier,
    inside,
    hasty,
    owner,
    fate,
    entry,
    hidden,
    shown,
    fired,
    snag,
    exposed,
    seized,
    hitBy,
  };
}

/** The same for a view, which may not know what kind of hit it is; of one that is hidden from it, nothing of its place. */
export function viewUnit(
  unit: Unit,
  { hit, placed }: { readonly hit: number | null; readonly placed: boolean },
): UnitView {
  const { spent, owner, fate, entry, hidden, shown, fired, snag, exposed, seized, hitBy } = unit;
  const { at, facing, carrier, inside, hasty } = placed ? unit : NOWHERE;
  return {
    at,
    facing,
    spent,
    hit,
    carrier,
    inside,
    hasty,
    owner,
    fate,
    entry,
    hidden,
    shown,
    fired,
    snag,
    exposed,
    seized,
    hitBy,
  };
}

const NOWHERE = makeUnit();

export function rosterOf(units: readonly Unit[]): number[] {
  return units.flatMap(({ fate }, unit) => (fate === 'inPlay' || fate === 'waiting' ? [unit] : []));
}
