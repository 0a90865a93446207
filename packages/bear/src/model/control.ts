import type { Side } from './unit-type.ts';
import type { HexId } from './ids.ts';

/** B19.3: a Control Marker; null: nobody's yet (B19.3a). */
export interface ControlView {
  readonly at: HexId;
  readonly side: Side | null;
}

export interface Control extends ControlView {
  side: Side | null;
}

export function makeControl({ at, side }: ControlView): Control {
  return { at, side };
}
