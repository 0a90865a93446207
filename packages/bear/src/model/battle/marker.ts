import type { Facing } from '@sandtable/hex';
import { type HexId, NONE, type PlayerId } from '../ids.ts';
import type { Side } from '../pack/unit-type.ts';

/** B13, B18: what lies in a hex and belongs to no unit. Hasty defenses are their units' own. */
export const MARKER_KINDS = ['smoke', 'trench', 'bunker', 'wire', 'roadBlock', 'mine'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/** B18.4: what can be shot to pieces: the counters that lie in a hex, and the hasty defenses of units. */
export const HEX_FORTS = ['bunker', 'trench', 'roadBlock', 'wire', 'mine'] as const satisfies readonly MarkerKind[];
export type HexFort = (typeof HEX_FORTS)[number];
export type FortKind = HexFort | 'hasty';

/** Markers are never changed, only taken away and put down: views share them. */
export interface MarkerView {
  readonly kind: MarkerKind;
  readonly at: HexId;
  /** B13.0: of smoke, 1 light or 2 heavy; of all others 0. */
  readonly dm: number;
  /** B18.1.2: of a bunker; of all others 0. */
  readonly facing: Facing;
  /** B18.3.3: whose mine it is; null for all others. */
  readonly side: Side | null;
  /** the player who laid the mine, and rolls for it; -1 for one of the set-up, and for all others. */
  readonly laidBy: PlayerId;
  /** B18.3.3: a mine that only its own side knows of. */
  readonly hidden: boolean;
}

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

/** B19.3: a Control Marker; null: nobody's yet (B19.3a). */
export interface ControlView {
  readonly at: HexId;
  readonly side: Side | null;
  /** B20.3: the player it counts for: whose unit took it last; -1 for nobody. */
  readonly player: PlayerId;
}

export interface Control extends ControlView {
  side: Side | null;
  player: PlayerId;
}

export function makeControl({ at, side, player = NONE }: Omit<ControlView, 'player'> & Partial<ControlView>): Control {
  return { at, side, player };
}
