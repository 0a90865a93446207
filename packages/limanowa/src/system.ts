import { auditMatch } from './audit/audit.ts';
import { imagine } from './audit/imagine.ts';
import { putByHand } from './audit/put.ts';
import { matchSystem, restOfSystem } from './match-system.ts';
import type { Pack } from './model/pack.ts';
import type { LimanowaSystem } from './model/state.ts';

/** The whole game with a pack of content. */
export function limanowa(pack: Pack): LimanowaSystem {
  fitRest();
  return matchSystem(pack);
}

/** Fits the parts that a match on the screen does not need. */
export function fitRest(): void {
  restOfSystem.fit({ imagine, auditMatch, putByHand });
}
