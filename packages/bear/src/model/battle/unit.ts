import type { Facing } from '@sandtable/hex';
import { type HexId, NONE, type PlayerId, type UnitId, unitId } from '../ids.ts';

/** Not in this match, still to come, in play, destroyed, or gone over the map edge. */
export const FATES = ['unused', 'waiting', 'inPlay', 'lost', 'left'] as const;
export type Fate = (typeof FATES)[number];

/** B14.5: what holds a vehicle apart from a hit: rubble, or mud until the round ends. */
export const SNAGS = ['none', 'terrain', 'mud'] as const;
export type Snag = (typeof SNAGS)[number];

/** A unit as a viewer sees it. Its index is that of its counter in the pack, which holds the printed figures. */
export interface UnitView {
  /** Its hex; -1 if off the map, or hidden from the viewer. */
  readonly at: HexId;
  readonly facing: Facing;
  /** B1.2: its figures do not change. */
  readonly spent: boolean;
  /** B7.5: its hit marker, as an index into the pack; -1 for none, null for one the viewer cannot see. */
  readonly hit: number | null;
  /** -1 if not carried or towed. */
  readonly carrier: UnitId;
  /** B18.2: in the trench or bunker of its hex. */
  readonly inside: boolean;
  readonly hasty: boolean;
  /** -1 if it is not in this match. */
  readonly owner: PlayerId;
  readonly fate: Fate;
  /** B5.5: the index of its entry in the terms; -1 if present from the start. */
  readonly entry: number;
  /** B10.0: only its owner knows where it is. */
  readonly hidden: boolean;
  readonly shown: boolean;
  readonly fired: boolean;
  readonly snag: Snag;
  /** B5.0.3: it moved in the open, and the enemy has not had a turn since. */
  readonly exposed: boolean;
  readonly seized: boolean;
  /** B20.3: the player who hit it last, credited with its loss; -1 if none. */
  readonly hitBy: PlayerId;
}

/** A unit with everything known, which may change. */
export type Unit = { -readonly [Field in keyof UnitView]: UnitView[Field] } & { hit: number };

/** B7.5b: hit while its pile was empty: no marker, but the next hit destroys it. */
export const HIT_WITHOUT_MARKER = -2;

/** The only factory, so every unit has all fields in this order. */
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

/** A copy with this hit marker. Faster than the factory, which fills in defaults. */
export function copyUnit(unit: UnitView, hit: number): Unit {
  const { at, facing, spent, carrier, inside, hasty, owner, fate, entry } = unit;
  const { hidden, shown, fired, snag, exposed, seized, hitBy } = unit;
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

/** A copy for a view that may not know the kind of hit or, of a hidden unit, the hex. */
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

/** A unit that is not in this match. */
export const NOWHERE: UnitView = makeUnit();

export function rosterOf(units: readonly Unit[]): UnitId[] {
  return units.flatMap(({ fate }, unit) => (fate === 'inPlay' || fate === 'waiting' ? [unitId(unit)] : []));
}
