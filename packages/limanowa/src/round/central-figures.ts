import { type Figures, grant, type Granted, type Reason } from '@sandtable/kernel';
import { corpsOf, isFighter } from '../model/battle.ts';
import type { TargetFigures } from '../model/figures.ts';
import type { UnitId } from '../model/ids.ts';
import type { Limanowa, Seen } from '../model/state.ts';
import type { AttackPlan } from '../model/turn.ts';
import { type Clash, clashNow } from '../rules/combat/clash.ts';
import { counterTargets } from '../rules/combat/counter.ts';
import { explainTarget } from '../rules/combat/target-value.ts';
import { moveTerms } from '../rules/ground/judge-move.ts';
import { placesAfter } from '../rules/ground/places.ts';
import { type CentralSaid, clashIn, movesIn, movesLeft, planIn } from './central-plan.ts';
import { strideFor } from './move-slots.ts';

/** What is certain of a Central plan as far as it has been said. */
export function centralFigures(seen: Seen, said: CentralSaid): Granted<Figures<Limanowa>> {
  const { shells, supports, attacks } = planIn(said);
  const clash = clashIn(seen, said);
  const targets: TargetFigures[] = [];
  for (const { disruptor, disrupted } of said.disruptions ?? [])
    targets.push(explainTarget(seen, clash, 'artillery', disruptor, disrupted, 1));
  for (const { battery, target } of shells) targets.push(explainTarget(seen, clash, 'artillery', battery, target, 1));
  for (const { target, attackers } of attacks)
    for (const attacker of attackers)
      targets.push(explainTarget(seen, clash, 'attack', attacker, target, attackers.length));
  const { tokens } = corpsOf(seen, seen.view.turn.corps);
  return grant(
    {
      targets,
      counters: attacks.flatMap((group) => countersTo(seen, clash, group)),
      movesLeft: movesLeft(seen, said),
      tokensLeft: tokens - shells.length - supports.length,
    },
    lastMove(seen, said),
  );
}

/** L8.3b: each of those whom the attacked unit could choose. */
function countersTo(seen: Seen, clash: Clash, { target, attackers }: AttackPlan): readonly TargetFigures[] {
  if (!isFighter(seen, target)) return [];
  return counterTargets(seen, clash, target, attackers).map((attacker) =>
    explainTarget(seen, clash, 'counterAttack', target, attacker, 1),
  );
}

/** What the move is made of that was named last, until something else is planned. */
function lastMove(seen: Seen, said: CentralSaid): readonly Reason[] {
  const { shells = [], supports = [], boosts = [], attacks = [] } = said;
  const moves = movesIn(said);
  const last = moves.at(-1);
  if (last === undefined || shells.length + supports.length + boosts.length + attacks.length > 0) return [];
  const { unit, to, as } = last;
  return moveTerms(seen, unit, to, placesAfter(seen, moves.slice(0, -1)), strideFor(seen, unit, as));
}

/** L10p: the shot of a card by itself. */
export function shotFigures(seen: Seen, battery?: UnitId, target?: UnitId): Granted<Figures<Limanowa>> {
  if (battery === undefined || target === undefined) return grant({});
  return grant({ targets: [explainTarget(seen, clashNow(seen), 'artillery', battery, target, 1)] });
}
