import type { Facing } from '@sandtable/hex';
import { type HexId, NONE, type PlayerId } from '../ids.ts';
import type { Side } from '../pack/unit-type.ts';

/**
 * B13, B18: markers in a hex that belong to no unit. A hasty defense belongs to its unit; only one that still waits for
 * its unit is a marker (B18.1.3).
 */
export const MARKER_KINDS = ['smoke', 'trench', 'bunker', 'wire', 'roadBlock', 'mine', 'hasty'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/** B18.4: what an attack can destroy. */
export const FORTS = [
  'bunker',
  'trench',
  'roadBlock',
  'wire',
  'mine',
  'hasty',
] as const satisfies readonly MarkerKind[];
export type FortKind = (typeof FORTS)[number];

/** Replaced, never changed, because views share them. */
export interface MarkerView {
  readonly kind: MarkerKind;
  readonly at: HexId;
  /** B13.0: 1 for light and 2 for heavy smoke; otherwise 0. */
  readonly dm: number;
  /** B18.1.2: the facing of a bunker; otherwise 0. */
  readonly facing: Facing;
  /** B18.3.3, B18.1.3: the side of a mine or of a hasty defense; otherwise null. */
  readonly side: Side | null;
  /** the player who laid the mine and rolls for it; -1 for a mine of the set-up and for other markers. */
  readonly laidBy: PlayerId;
  /** B18.3.3: a mine only its own side knows of. */
  readonly hidden: boolean;
}

export type BuriedMine = Pick<MarkerView, 'side' | 'laidBy'>;

export function makeMarker({
  kind,
  at,
  dm = 0,
  facing = 0,
  side = null,
  laidBy = NONE,
  hidden = false,
}: Pick<MarkerView, 'kind' | 'at'> & Partial<MarkerView>): MarkerView {
  return { kind, at, dm, facing, side, laidBy, hidden };
}

/** B19.3: a Control Marker; side null: not taken yet (B19.3a). */
export interface ControlView {
  readonly at: HexId;
  readonly side: Side | null;
  /** B20.3: the player whose unit took it last, who scores for it; -1 if none. */
  readonly player: PlayerId;
}

export interface Control extends ControlView {
  side: Side | null;
  player: PlayerId;
}

export function makeControl({ at, side, player = NONE }: Omit<ControlView, 'player'> & Partial<ControlView>): Control {
  return { at, side, player };
}
