import type { AdvanceCondition, OrderCondition } from '../../model/solo/order.ts';
import { sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { CardId, UnitId } from '../../model/ids.ts';
import { type BearIo, enemyOf, type Held, playerOf, type Seen } from '../../model/battle/state.ts';
import { isCombatCounter } from '../../model/pack/unit-type.ts';
import { aiSide, soloPlayer } from '../../rules/units/ai-side.ts';
import { drawCup, isInDrawCup } from '../../rules/units/fighters.ts';
import type { AiNote } from './trace.ts';

interface Strength {
  readonly units: number;
  readonly ai: number;
}

/** S2.3.1b: fresh and spent. */
export function wholeStrength(seen: Seen): Strength {
  return strengthOf(seen, () => true);
}

/** S4.1.2d, R-112: fresh only. */
export function freshStrength(seen: Seen): Strength {
  return strengthOf(seen, (unit) => !unitOf(seen, unit).spent);
}

/** S2.3.1b, G5.6c: includes Rumored Enemies, hidden units and units that may enter now, but not trucks and wagons. */
function strengthOf(seen: Seen, counts: (unit: UnitId) => boolean): Strength {
  const side = aiSide(seen);
  let units = 0;
  let ai = 0;
  for (const unit of seen.view.roster) {
    if (!isCombatCounter(typeOf(seen, unit)) || !counts(unit)) continue;
    const isThere = unitOf(seen, unit).fate === 'inPlay';
    if (sideOf(seen, unit) === side) ai += Number(isThere || isInDrawCup(seen, unit));
    else units += Number(isThere || mayComeIn(seen, unit));
  }
  return { units, ai };
}

/** B5.5: a reinforcement of this or an earlier round that has not entered yet. */
function mayComeIn(seen: Seen, unit: UnitId): boolean {
  const { entry } = unitOf(seen, unit);
  return (seen.view.terms.entries[entry]?.round ?? Infinity) <= seen.view.round;
}

/** S4.1.2d */
interface PassTest extends Strength {
  readonly passes: boolean;
}

/** the AI passes if it has fewer fresh counters than the player. */
export function passTest(seen: Seen): PassTest {
  const { units, ai } = freshStrength(seen);
  return { units, ai, passes: ai < units };
}

export function isMet(seen: Seen, when: OrderCondition): boolean {
  switch (when.kind) {
    case 'playerCaps':
      return playerOf(seen, soloPlayer(seen)).caps < when.below;
    case 'round':
      return seen.view.round >= when.from;
    case 'behind':
      return isBehind(seen);
    case 'outnumbered': {
      const { ai, units } = wholeStrength(seen);
      return ai < units;
    }
    case 'drawCup':
      return drawCup(seen).length > 0;
  }
}

function isBehind(seen: Seen): boolean {
  const side = aiSide(seen);
  return side !== null && seen.view.vp[side] < seen.view.vp[enemyOf(side)];
}

const IS_MET: Readonly<Record<AdvanceCondition, (strength: Strength) => boolean>> = {
  always: () => true,
  moreAi: ({ ai, units }) => ai > units,
  moreUnits: ({ ai, units }) => units > ai,
  notMoreAi: ({ ai, units }) => ai <= units,
  notMoreUnits: ({ ai, units }) => units <= ai,
  asMany: ({ ai, units }) => ai === units,
};

/** S2.3.1a */
export function advanceBy(held: Held, card: CardId, io: BearIo): number {
  const advance = held.pack.orderCards[card]?.advance ?? null;
  if (advance === null) return 0;
  const strength = wholeStrength(held);
  const met = IS_MET[advance.when](strength);
  io.trace?.({ note: 'advance', advance, ...strength, met } satisfies AiNote);
  return met ? advance.by : 0;
}
