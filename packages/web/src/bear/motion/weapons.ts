import { isFoot, type Seen, typeOf, type UnitId } from '@sandtable/bear';
import type { Cue } from '../../face/happening.ts';

export interface Fire {
  readonly cue: Cue;
  readonly rounds: number;
  readonly isArc: boolean;
}

const BURST: Fire = { cue: 'mortar', rounds: 1, isArc: true };
const THROWN: Fire = { cue: 'mortar', rounds: 1, isArc: true };

/** Unit -1: mines, shells and bombs, which no unit on the map fires. */
export function fireOf(seen: Seen, unit: UnitId, isIndirect: boolean): Fire {
  if (unit === -1) return BURST;
  const type = typeOf(seen, unit);
  switch (type.kind) {
    case 'mg':
      return { cue: 'machineGun', rounds: 3, isArc: false };
    case 'mortar':
      return THROWN;
    case 'gun':
    case 'spg':
    case 'tank':
      return { cue: 'gun', rounds: 1, isArc: isIndirect };
    case 'armouredCar':
    case 'apc':
      return type.highExplosive
        ? { cue: 'gun', rounds: 1, isArc: isIndirect }
        : { cue: 'machineGun', rounds: 3, isArc: false };
    case 'squad':
    case 'transport':
    case 'rumor':
      return { cue: 'rifle', rounds: 1, isArc: isIndirect };
  }
}

export function struckOf(seen: Seen, unit: UnitId): Cue {
  return unit !== -1 && !isFoot(typeOf(seen, unit)) ? 'hardHit' : 'softHit';
}
