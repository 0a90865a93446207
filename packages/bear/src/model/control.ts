import type { Side } from './unit-type.ts';
import { type HexId, NONE, type PlayerId } from './ids.ts';

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
