import { allOf, demand, type Figures, grant, type Granted, type Reason, verb, type Verdict } from '@sandtable/kernel';
import { corpsOf, isFighter } from '../model/battle.ts';
import type { RoundFrame } from '../model/frame.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { LimanowaWord, TargetFigures } from '../model/speech.ts';
import type { Held, Limanowa, LimanowaIo, Seen } from '../model/state.ts';
import type { AttackPlan, DisclosedCard } from '../model/turn.ts';
import { spendToken } from '../rules/artillery/answer.ts';
import { judgeTactics } from '../rules/combat/attack.ts';
import type { Clash } from '../rules/combat/clash.ts';
import { explainTarget } from '../rules/combat/target-value.ts';
import { counterTargets } from '../rules/combat/threats.ts';
import { moveTerms } from '../rules/ground/judge-move.ts';
import { placesAfter } from '../rules/ground/places.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { type Central, type CentralSaid, clashIn, movesIn, movesLeft, planIn } from './central-plan.ts';
import { goalSlot, judgeMoverLeft, judgeMoveWord, moverSlot, strideFor } from './move-slots.ts';
import { cardOf, disclose, judgeHeld, STEP } from './plan.ts';
import { judgeOwn, ownUnits } from './sides.ts';
import {
  aimSlot,
  attackerSlot,
  boostedSlot,
  freeAimSlot,
  freeGunnerSlot,
  gunnerSlot,
  judgeAttackLeft,
  judgeFreeFire,
  judgeLastGroup,
  judgeTacticsWord,
  judgeTokenWord,
  targetSlot,
} from './strike-slots.ts';

const ONCE = { most: 1 } as const;

function granted(): Verdict<unknown> {
  return grant();
}

type ItemOf<Key extends keyof Central> = Central[Key] extends readonly (infer Item extends object)[] ? Item : never;

/**
 * L6.2a: massedAssault a03 | disruptiveFire a08 r05, march a05 0507, move a03 0605, wave r06 0703, shell a08 r05, support a08 r05,
 * tactics r02, attack r05 a03 a04, in this order and closed by `disclose`.
 */
export const central = verb<Limanowa, RoundFrame, Central>('central', {
  says: (phrase) =>
    phrase
      .records<'assaults', ItemOf<'assaults'>>(
        'assaults',
        (item) =>
          item.word('massedAssault', judgeAssault).slot('assaulter', {
            kind: unitKind,
            among: ownUnits,
            judge: (seen, _said, unit) => judgeOwn(seen, unit),
          }),
        ONCE,
      )
      .records<'disruptions', ItemOf<'disruptions'>>(
        'disruptions',
        (item) =>
          item
            .word('disruptiveFire', judgeDisruption)
            .slot('disruptor', freeGunnerSlot('L10c'))
            .slot(
              'disrupted',
              freeAimSlot(({ disruptor }) => disruptor),
            ),
        ONCE,
      )
      .records<'marches', ItemOf<'marches'>>(
        'marches',
        (item) =>
          item
            .word('march', judgeMoveWord('march'), judgeMoverLeft('march'))
            .slot('marcher', moverSlot('march'))
            .slot(
              'marchTo',
              goalSlot('march', ({ marcher }) => marcher),
            ),
        ONCE,
      )
      .records<'moves', ItemOf<'moves'>>('moves', (item) =>
        item
          .word('move', judgeMoveWord('move'), judgeMoverLeft('move'))
          .slot('mover', moverSlot('move'))
          .slot(
            'moveTo',
            goalSlot('move', ({ mover }) => mover),
          ),
      )
      .records<'waves', ItemOf<'waves'>>(
        'waves',
        (item) =>
          item
            .word('wave', judgeMoveWord('wave'), judgeMoverLeft('wave'))
            .slot('waver', moverSlot('wave'))
            .slot(
              'waveTo',
              goalSlot('wave', ({ waver }) => waver),
            ),
        ONCE,
      )
      .records<'shells', ItemOf<'shells'>>('shells', (item) =>
        item
          .word('shell', granted, judgeTokenWord('shell'))
          .slot('gunner', gunnerSlot('shell'))
          .slot(
            'shelled',
            aimSlot('shell', ({ gunner }) => gunner),
          ),
      )
      .records<'supports', ItemOf<'supports'>>('supports', (item) =>
        item
          .word('support', granted, judgeTokenWord('support'))
          .slot('supporter', gunnerSlot('support'))
          .slot(
            'supported',
            aimSlot('support', ({ supporter }) => supporter),
          ),
      )
      .records<'boosts', ItemOf<'boosts'>>(
        'boosts',
        (item) => item.word('tactics', granted, judgeTacticsWord).slot('boosted', boostedSlot),
        ONCE,
      )
      .records<'attacks', AttackPlan>('attacks', (item) =>
        item
          .word('attack', judgeLastGroup, judgeAttackLeft)
          .slot('target', targetSlot)
          .list<'attackers', UnitId, LimanowaWord>('attackers', attackerSlot, { least: 1 }),
      )
      .word('disclose', judgeLastGroup),
  figures: centralFigures,
  resolve: resolveCentral,
});

/** L10q: the corps must have a unit to name. */
function judgeAssault(seen: Seen): Verdict<unknown> {
  return allOf<unknown, string>(
    () => judgeHeld(seen, 'massedAssault'),
    () => demand(ownUnits(seen).length > 0, 'L10q', 'nobodyToMove'),
  );
}

/** L6.4: one card per phase. */
function judgeDisruption(seen: Seen, { assaults = [] }: CentralSaid): Verdict<unknown> {
  return allOf<unknown, string>(
    () => demand(assaults.length === 0, 'L6.4', 'oneCard'),
    () => judgeHeld(seen, 'disruptiveFire'),
    () => judgeFreeFire(seen, 'L10c'),
  );
}

function resolveCentral(held: Held, said: Central, io: LimanowaIo): void {
  const { turn } = held.view;
  const plan = planIn(said);
  const { shells, supports, tactics } = plan;
  const clash = clashIn(held, said);
  const helped = tactics === NONE ? null : judgeTactics(held, clash, turn.corps, tactics);
  disclose(held, { card: cardIn(said), plan }, io);
  for (const shot of shells) spendToken(held, io, 'shell', shot);
  for (const shot of supports) spendToken(held, io, 'support', shot);
  turn.supports = [...turn.supports, ...supports];
  turn.aids = clash.aids;
  turn.fired = [...turn.fired, ...said.disruptions.map(({ disruptor }) => disruptor)];
  if (helped?.granted) io.emit({ rule: 'L4a', key: 'tactics', officer: helped.value, unit: tactics });
  said.frame.step = STEP.centralReaction;
}

function cardIn({ assaults, disruptions }: Central): DisclosedCard | null {
  const [assault] = assaults;
  const [disruption] = disruptions;
  if (assault !== undefined) return cardOf('massedAssault', { unit: assault.assaulter });
  if (disruption === undefined) return null;
  return cardOf('disruptiveFire', { unit: disruption.disruptor, target: disruption.disrupted });
}

function centralFigures(seen: Seen, said: CentralSaid): Granted<Figures<Limanowa>> {
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

/** L8.3b: one for each attacker that the unit could choose. */
function countersTo(seen: Seen, clash: Clash, { target, attackers }: AttackPlan): readonly TargetFigures[] {
  if (!isFighter(seen, target)) return [];
  return counterTargets(seen, clash, target, attackers).map((attacker) =>
    explainTarget(seen, clash, 'counterAttack', target, attacker, 1),
  );
}

/** The terms of the move named last, until another kind of order follows. */
function lastMove(seen: Seen, said: CentralSaid): readonly Reason[] {
  const { shells = [], supports = [], boosts = [], attacks = [] } = said;
  const moves = movesIn(said);
  const last = moves.at(-1);
  if (last === undefined || shells.length + supports.length + boosts.length + attacks.length > 0) return [];
  const { unit, to, as } = last;
  return moveTerms(seen, unit, to, placesAfter(seen, moves.slice(0, -1)), strideFor(seen, unit, as));
}
