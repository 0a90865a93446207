import type { Chance } from '../model/battle/figures.ts';
import { NONE } from '../model/ids.ts';
import { playerOf, type Seen } from '../model/battle/state.ts';
import { initiativeBonus } from '../rules/special/effects.ts';

/** S2.6: alone against the AI, the player needs so much; G3.3a: more where a special rule helps the AI. */
const SOLO_INITIATIVE = 8;

export function soloInitiative(seen: Seen, ai: number): number {
  return SOLO_INITIATIVE + initiativeBonus(seen, playerOf(seen, ai).side, ai);
}

/** All ways in which two dice fall, by their sum. */
const WAYS = Array.from({ length: 13 }, (_, sum) => (sum < 2 ? 0 : 6 - Math.abs(7 - sum)));
const ALL = 36;

/**
 * B2.1, B3.2.4: how likely the one who declares now has the first turn with so many CAPs. Against another player: higher than
 * he is by this roll, with what he has declared so far; a tie is rolled again. Null where nobody declares, or for more than two.
 */
export function initiativeChance(seen: Seen, caps: number): Chance | null {
  const frame = seen.view.frames.at(-1);
  if (frame?.kind !== 'initiative') return null;
  const player = frame.order[frame.caps.length] ?? NONE;
  if (player === NONE) return null;
  const added = (who: number, paid: number): number => paid + initiativeBonus(seen, playerOf(seen, who).side, who);
  const own = added(player, caps);
  const { solo } = seen.view.terms;
  if (solo !== null) return { ways: waysToReach(soloInitiative(seen, solo.ai) - own), of: ALL };
  const [other, another] = frame.order.filter((each) => each !== player);
  if (other === undefined || another !== undefined) return null;
  const theirs = added(other, frame.caps[frame.order.indexOf(other)] ?? 0);
  const ways = WAYS.reduce((sum, count, rolled) => sum + count * waysToReach(rolled + theirs - own + 1), 0);
  return { ways, of: ALL * ALL };
}

function waysToReach(least: number): number {
  return WAYS.reduce((sum, count, rolled) => (rolled >= least ? sum + count : sum), 0);
}
