import { unitOf } from '../model/battle.ts';
import type { Deed } from '../model/deed.ts';
import { judgeFire } from '../rules/fire/odds.ts';
import type { FireVerdict } from '../rules/fire/verdict.ts';
import { isRumored } from '../rules/units/ai-side.ts';
import { standing } from './standing.ts';
import type { Thought } from './thought.ts';

/** S-trace: the odds of the attack that a deed ends with; null without one, and for a Rumored Enemy. */
export function deedOdds({ seen }: Thought, deed: Deed | null): FireVerdict | null {
  if (deed === null || deed.at === -1 || isRumored(seen, deed.unit)) return null;
  const { unit, path, facing, inside, target, supporters } = deed;
  const now = unitOf(seen, unit);
  const stays = path.length === 0 && facing === null;
  const there = stays ? seen : standing(seen, unit, path.at(-1) ?? now.at, facing ?? now.facing, inside);
  return judgeFire(there, unit, target, supporters);
}
