import { unitOf } from '../model/battle/battle.ts';
import type { Deed } from '../model/solo/turn.ts';
import { judgeFire } from '../rules/fire/odds.ts';
import { PLAIN } from '../rules/fire/shot.ts';
import type { FireVerdict } from '../rules/fire/reasons.ts';
import { isRumored } from '../rules/units/ai-side.ts';
import { closeMeans } from './molotov.ts';
import { standing } from './standing.ts';
import type { Thought } from './thought.ts';
import { NONE } from '../model/ids.ts';

/** S-trace: the odds of the attack that a deed ends with; null without one, and for a Rumored Enemy. */
export function deedOdds({ seen }: Thought, deed: Deed | null): FireVerdict | null {
  if (deed === null || deed.at === NONE || isRumored(seen, deed.unit)) return null;
  const { unit, path, facing, inside, target, spot, supporters } = deed;
  const now = unitOf(seen, unit);
  const stays = path.length === 0 && facing === null;
  const there = stays ? seen : standing(seen, unit, path.at(-1) ?? now.at, facing ?? now.facing, inside);
  // who is only rumored is not counted on.
  const known = supporters.filter((each) => !isRumored(seen, each));
  return judgeFire(there, unit, target, known, { ...PLAIN, means: closeMeans(there, unit, target), spot });
}
