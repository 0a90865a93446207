import { type Figures, grant, type Granted, type Reason } from '@sandtable/kernel';
import { corpsOf } from '../model/battle.ts';
import { NONE } from '../model/ids.ts';
import type { TargetFigures } from '../model/speech.ts';
import type { Limanowa, Seen } from '../model/state.ts';
import type { DisclosedCard } from '../model/turn.ts';
import { explainTarget } from '../rules/combat/target-value.ts';
import { moveTerms } from '../rules/ground/judge-move.ts';
import { placesAfter } from '../rules/ground/places.ts';
import { aiCorps } from '../solo/ai-side.ts';
import { withTurn } from './ai-answers.ts';
import { type CentralSaid, clashIn, movesIn, movesLeft, planIn } from './central-plan.ts';
import { possibleCounters } from './enemy-help.ts';
import { forecast } from './forecast.ts';
import { strideFor } from './move-slots.ts';
import { cardOf } from './plan.ts';

/** The figures of a Central plan: every roll it makes and every roll it provokes. */
export function centralFigures(seen: Seen, said: CentralSaid): Granted<Figures<Limanowa>> {
  const { shells, supports } = planIn(said);
  const { tokens } = corpsOf(seen, seen.view.turn.corps);
  return grant(
    {
      ...rollsOf(seen, said),
      movesLeft: movesLeft(seen, said),
      tokensLeft: tokens - shells.length - supports.length,
    },
    lastMove(seen, said),
  );
}

function rollsOf(seen: Seen, said: CentralSaid): Pick<Figures<Limanowa>, 'targets' | 'counters' | 'answers'> {
  const clash = clashIn(seen, said);
  const { attacks } = planIn(said);
  const targets = targetsOf(seen, said);
  if (targets.length === 0) return { targets, counters: [] };
  if (aiCorps(seen) === NONE)
    return { targets, counters: attacks.flatMap((group) => possibleCounters(seen, clash, group)) };
  const { likely, counters, answers } = forecast(disclosedIn(seen, said));
  return { targets: targets.map((each) => withLikely(each, likely)), counters, answers };
}

function targetsOf(seen: Seen, said: CentralSaid): readonly TargetFigures[] {
  const clash = clashIn(seen, said);
  const { shells, attacks } = planIn(said);
  return [
    ...(said.disruptions ?? []).map(({ disruptor, disrupted }) => ({ battery: disruptor, target: disrupted })),
    ...shells,
  ]
    .map(({ battery, target }) => explainTarget(seen, clash, 'artillery', battery, target, 1))
    .concat(
      attacks.flatMap(({ target, attackers }) =>
        attackers.map((attacker) => explainTarget(seen, clash, 'attack', attacker, target, attackers.length)),
      ),
    );
}

function withLikely(figures: TargetFigures, likely: ReturnType<typeof forecast>['likely']): TargetFigures {
  if (figures.as === 'counterAttack') return figures;
  const chance = likely(figures.as, figures.attacker, figures.target);
  return chance === undefined ? figures : { ...figures, likely: chance };
}

/** The match with this plan disclosed, for the AI to answer. */
function disclosedIn(seen: Seen, said: CentralSaid): Seen {
  const plan = planIn(said);
  const { aids, supports } = clashIn(seen, said);
  return withTurn(seen, { phase: 'central', card: cardIn(said), plan, supports, aids });
}

export function cardIn({ assaults = [], disruptions = [] }: CentralSaid): DisclosedCard | null {
  const [assault] = assaults;
  const [disruption] = disruptions;
  if (assault !== undefined) return cardOf('massedAssault', { unit: assault.assaulter });
  if (disruption === undefined) return null;
  return cardOf('disruptiveFire', { unit: disruption.disruptor, target: disruption.disrupted });
}

/** The terms of the last move, until another kind of order follows. */
function lastMove(seen: Seen, said: CentralSaid): readonly Reason[] {
  const { shells = [], supports = [], boosts = [], attacks = [] } = said;
  const moves = movesIn(said);
  const last = moves.at(-1);
  if (last === undefined || shells.length + supports.length + boosts.length + attacks.length > 0) return [];
  const { unit, to, as } = last;
  return moveTerms(seen, unit, to, placesAfter(seen, moves.slice(0, -1)), strideFor(seen, unit, as));
}
