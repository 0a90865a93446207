import type { Facing } from '@sandtable/hex';
import type { AiAction } from './ai-order.ts';
import { type HexId, NONE, type UnitId } from './ids.ts';

/** What an AI is about to do: all of it is decided before the first die. */
export interface Deed {
  readonly unit: UnitId;
  readonly action: AiAction;
  /** The hexes it goes through; none if it stays. */
  readonly path: readonly number[];
  /** How it faces afterwards; null if it does not turn. */
  readonly facing: Facing | null;
  /** B17.0: what carries it, if it gets off; -1 if it is not carried. */
  readonly carrier: UnitId;
  /** B18.2: it goes into the trench or bunker at its goal. */
  readonly inside: boolean;
  /** Whom it attacks, and in which hex; -1 if it does not. */
  readonly target: UnitId;
  readonly at: HexId;
  /** B12.0a: the hex that indirect fire is spotted from; -1 for direct fire. */
  readonly spot: HexId;
  /** Rumored Enemies among them are revealed before the attack. */
  readonly supporters: readonly UnitId[];
  /** In AP, of everything together; R-120: dice of wire and road blocks come on top. */
  readonly cost: number;
  readonly dice: number;
}

/** The one factory: every deed has all its fields, in this order. */
export function makeDeed({
  unit,
  action,
  path = [],
  facing = null,
  carrier = NONE,
  inside = false,
  target = NONE,
  at = NONE,
  spot = NONE,
  supporters = [],
  cost = 0,
  dice = 0,
}: Pick<Deed, 'unit' | 'action'> & Partial<Deed>): Deed {
  return { unit, action, path, facing, carrier, inside, target, at, spot, supporters, cost, dice };
}
