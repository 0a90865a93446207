import { auditMatch } from './audit/audit.ts';
import { imagine } from './audit/imagine.ts';
import { matchSystem, restOfSystem } from './match-system.ts';
import type { Pack } from './model/pack.ts';
import type { LimanowaSystem } from './model/state.ts';

/** What a match does without: other worlds, and audits. */
export function fitRest(): void {
  restOfSystem.fit({ imagine, auditMatch });
}

/** The whole game, made for a pack of content. */
export function limanowa(pack: Pack): LimanowaSystem {
  fitRest();
  return matchSystem(pack);
}
