import type { Facing } from '@sandtable/hex';

/** A unit as somebody sees it. It is its place in the pack's table of counters: there stands what is printed on it. */
export interface UnitView {
  /** The hex it is in; -1 if it is not on the map. */
  readonly at: number;
  readonly facing: Facing;
  /** B1.2: it has acted; its figures do not change. */
  readonly spent: boolean;
  /** B7.5: its hit marker, by place among those of the pack; -1 for none; null for one that the viewer has not seen. */
  readonly hit: number | null;
  /** B17.0: the vehicle that carries or tows it; -1 for none. */
  readonly carrier: number;
  /** B18.2: it is in the trench or bunker of its hex. */
  readonly inside: boolean;
  /** B18.1.3: it has a hasty defense of its own. */
  readonly hasty: boolean;
}

/** The one factory: every unit has all its fields, in this order. */
export function makeUnit({
  at = -1,
  facing = 0,
  spent = false,
  hit = -1,
  carrier = -1,
  inside = false,
  hasty = false,
}: Partial<UnitView> = {}): UnitView {
  return { at, facing, spent, hit, carrier, inside, hasty };
}
