import { canSee, distanceBetween } from '../board/tables.ts';
import { hasEnemyIn, sideOf, unitOf } from '../model/battle.ts';
import type { AiOrder } from '../model/ai-order.ts';
import { enemyOf, type Seen } from '../model/state.ts';
import { judgeFire } from '../rules/fire/odds.ts';
import type { FireOdds } from '../rules/fire/verdict.ts';
import { rangeOf } from '../rules/units/figures.ts';
import { makeLine, PLAIN } from '../rules/fire/shot.ts';
import { supportBans } from '../rules/fire/support.ts';
import { isRumored } from '../rules/units/ai-side.ts';
import { MOST_AP } from './limits.ts';
import type { Thought } from './thought.ts';
import { no, noFor, type Why } from './trace.ts';

/** S5.1: never if it takes an 11 or more. */
const TOO_HARD = 11;

/** An attack that an AI may be ordered to. */
export interface FireOption {
  readonly at: number;
  readonly supporters: readonly number[];
  readonly cost: number;
  /** of a Rumored Enemy they are not known before it is revealed. */
  readonly odds: FireOdds | null;
}

type Attacking = Pick<AiOrder, 'caps' | 'longRange'> & { readonly grouped: boolean };

/** S5.1, R-99: may this AI attack that unit, under all limits? In its own hex it is close combat. */
export function fireOption(
  thought: Thought,
  { caps, longRange, grouped }: Attacking,
  ai: number,
  target: number,
  why: Why,
  seen: Seen = thought.seen,
): FireOption | null {
  const { at: from } = unitOf(seen, ai);
  const { at } = unitOf(seen, target);
  const apart = distanceBetween(seen.tables, from, at);
  const { max } = rangeOf(seen, ai);
  // What needs no reasons is looked at first: most counters are simply too far off.
  if (why === null && (apart > (longRange ? 2 * max : max) || !canSee(seen.tables, thought.smoke, from, at)))
    return null;
  if (apart > 0 && hasEnemyIn(seen, enemyOf(sideOf(seen, ai)), at)) return no(why, 'S5.1', 'intoCloseCombat', { at });
  if (isRumored(seen, ai)) return rumorOption({ ...thought, seen }, longRange, ai, at, why);
  const alone = judgeFire(seen, ai, target);
  if (!alone.granted) return noFor(why, alone.reasons);
  if (apart > max && !longRange) return no(why, 'S5.1', 'longRangeNotOrdered', { amount: apart });
  const supporters = grouped ? supportersOf(thought, seen, ai, target, alone.value) : [];
  const joined = supporters.length === 0 ? alone : judgeFire(seen, ai, target, supporters);
  const odds = joined.granted ? joined.value : alone.value;
  const helped = seen.view.options.aiElevenLimit === 'afterCaps' ? caps : 0;
  if (odds.needed - helped >= TOO_HARD) return no(why, 'S5.1', 'needsEleven', { amount: odds.needed });
  if (odds.cost > MOST_AP && !thought.command) return no(why, 'R-202', 'tooDear', { amount: odds.cost });
  return { at, supporters, cost: odds.cost, odds };
}

/** sight and 5 hexes, twice as many at long range; the rest is known when it is revealed. */
function rumorOption(
  { seen, smoke }: Thought,
  longRange: boolean,
  ai: number,
  at: number,
  why: Why,
): FireOption | null {
  const { at: from } = unitOf(seen, ai);
  const apart = distanceBetween(seen.tables, from, at);
  const { max } = rangeOf(seen, ai);
  if (apart > (longRange ? 2 * max : max)) return no(why, 'S6.1', 'outOfRange', { amount: max });
  if (!canSee(seen.tables, smoke, from, at)) return noFor(why, [{ rule: 'B6.0', key: 'noSight', at, unit: ai }]);
  return { at, supporters: [], cost: 0, odds: null };
}

/** those next to the leader who may act and meet B9.1.2. */
function supportersOf({ ai: all, command }: Thought, seen: Seen, ai: number, target: number, odds: FireOdds): number[] {
  const line = makeLine(seen, ai, unitOf(seen, target).at, PLAIN);
  return all.filter(
    (other) =>
      other !== ai &&
      (command || !unitOf(seen, other).spent) &&
      !isRumored(seen, other) &&
      supportBans(line, other, odds.colour, [target]).length === 0,
  );
}
