import { auditMatch } from './audit/audit.ts';
import { imagine } from './audit/imagine.ts';
import { matchSystem, restOfSystem } from './match-system.ts';
import type { Pack } from './model/pack.ts';
import type { LimanowaSystem } from './model/state.ts';

/** The whole game, made for a pack of content. */
export function limanowa(pack: Pack): LimanowaSystem {
  restOfSystem.fit({ imagine, auditMatch });
  return matchSystem(pack);
}
