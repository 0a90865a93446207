import { allOf, deny, type Figures, firstOf, grant, type Granted, type Slot, type Verdict } from '@sandtable/kernel';
import { hasAbility, isBattery } from '../model/battle.ts';
import type { UnitId } from '../model/ids.ts';
import type { LimanowaWord } from '../model/speech.ts';
import type { Limanowa, Seen } from '../model/state.ts';
import type { ShotUse } from '../rules/artillery/answer.ts';
import { judgeAim, judgeGunner, judgeHit, judgeShell, judgeSupport } from '../rules/artillery/shot.ts';
import {
  judgeAttacker,
  judgeChance,
  judgeGroup,
  judgeReach,
  judgeTactics,
  judgeTarget,
} from '../rules/combat/attack.ts';
import { explainTarget } from '../rules/combat/target-value.ts';
import { clashNow } from '../rules/combat/clash.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { type CentralSaid, clashIn, planIn } from './central-plan.ts';
import { enemyUnits, judgeOwn, judgeOwnBattery, ownUnits } from './sides.ts';

// Attacks: a target and its attackers. L8.3e: a group is complete when all its target values are above 0.

export const targetSlot: Slot<Seen, CentralSaid, UnitId, LimanowaWord> = {
  kind: unitKind,
  among: enemyUnits,
  judge: (seen, { attacks = [] }, target) => judgeTarget(seen, attacks, target),
  leadsOn: (seen, said, target) => judgeReach(seen, clashIn(seen, said), said.attacks ?? [], target),
};

interface GroupSaid extends CentralSaid {
  readonly target: UnitId;
  readonly attackers: readonly UnitId[];
}

export const attackerSlot: Slot<Seen, GroupSaid, UnitId, LimanowaWord> = {
  kind: unitKind,
  among: ownUnits,
  judge: (seen, said, attacker) => judgeAttacker(seen, clashIn(seen, said), said.attacks ?? [], said, attacker),
  leadsOn: (seen, said, attacker) => {
    const { target, attackers, attacks = [] } = said;
    return judgeChance(seen, clashIn(seen, said), attacks, { target, attackers: [...attackers, attacker] });
  },
};

/** Is the last group strong enough? Earlier groups were judged when the next one began. */
export function judgeLastGroup(seen: Seen, said: CentralSaid): Verdict<unknown> {
  const group = said.attacks?.at(-1);
  return group === undefined ? grant() : judgeGroup(seen, clashIn(seen, said), group);
}

/** Is there a target left that the word `attack` could name? */
export function judgeAttackLeft(seen: Seen, said: CentralSaid): Verdict<unknown> {
  const { attacks = [] } = said;
  const clash = clashIn(seen, said);
  return firstOf(
    enemyUnits(seen),
    (target) =>
      allOf(
        () => judgeTarget(seen, attacks, target),
        () => judgeReach(seen, clash, attacks, target),
      ),
    deny('L8.3e', 'nothingToAttack'),
  );
}

// Artillery in a plan: with a token (L9a), or for a card (L10c, L10p).

/** Is there an enemy that this battery may fire at? */
function judgeAnyTarget(seen: Seen, battery: UnitId, judge: (target: UnitId) => Verdict<unknown>): Verdict<unknown> {
  const found = enemyUnits(seen).some((target) => judge(target).granted);
  return found ? grant() : deny('L9b', 'noShot', { unit: battery });
}

function judgeShot(seen: Seen, said: CentralSaid, use: ShotUse, battery: UnitId, target: UnitId): Verdict<unknown> {
  const judge = use === 'shell' ? judgeShell : judgeSupport;
  return judge(seen, clashIn(seen, said), planIn(said), battery, target);
}

export function gunnerSlot(use: ShotUse): Slot<Seen, CentralSaid, UnitId, LimanowaWord> {
  return {
    kind: unitKind,
    among: ownUnits,
    judge: (seen, said, battery) => judgeGunner(seen, planIn(said), battery),
    leadsOn: (seen, said, battery) =>
      judgeAnyTarget(seen, battery, (target) => judgeShot(seen, said, use, battery, target)),
  };
}

export function aimSlot<So extends CentralSaid>(
  use: ShotUse,
  gunnerOf: (said: So) => UnitId,
): Slot<Seen, So, UnitId, LimanowaWord> {
  return {
    kind: unitKind,
    among: enemyUnits,
    judge: (seen, said, target) => judgeShot(seen, said, use, gunnerOf(said), target),
  };
}

export function judgeTokenWord(use: ShotUse): (seen: Seen, said: CentralSaid) => Verdict<unknown> {
  const slot = gunnerSlot(use);
  return (seen, said) => judgeSome(seen, (unit) => judgeBoth(slot, seen, said, unit));
}

function judgeBoth<So>(slot: Slot<Seen, So, UnitId>, seen: Seen, said: So, unit: UnitId): Verdict<unknown> {
  return allOf(
    () => slot.judge(seen, said, unit),
    () => slot.leadsOn?.(seen, said, unit) ?? grant(),
  );
}

/** Granted if any battery of the corps can; otherwise the reason against the first. */
function judgeSome(seen: Seen, judge: (battery: UnitId) => Verdict<unknown>): Verdict<unknown> {
  const batteries = ownUnits(seen).filter((unit) => isBattery(seen, unit));
  return firstOf(batteries, judge, deny('L9a', 'noShot'));
}

/** L10c, L10p: a battery that fires for a card, without a token. */
export function freeGunnerSlot(rule: 'L10c' | 'L10p'): Slot<Seen, object, UnitId, LimanowaWord> {
  return {
    kind: unitKind,
    among: ownUnits,
    judge: (seen, _said, battery) => judgeOwnBattery(seen, battery, rule),
    leadsOn: (seen, _said, battery) => judgeAnyTarget(seen, battery, (target) => judgeFreeShot(seen, battery, target)),
  };
}

export function freeAimSlot<So extends object>(gunnerOf: (said: So) => UnitId): Slot<Seen, So, UnitId, LimanowaWord> {
  return {
    kind: unitKind,
    among: enemyUnits,
    judge: (seen, said, target) => judgeFreeShot(seen, gunnerOf(said), target),
  };
}

function judgeFreeShot(seen: Seen, battery: UnitId, target: UnitId): Verdict<unknown> {
  const clash = clashNow(seen);
  return allOf(
    () => judgeAim(seen, clash, battery, target),
    () => judgeHit(seen, clash, battery, target),
  );
}

export function judgeFreeFire(seen: Seen, rule: 'L10c' | 'L10p'): Verdict<unknown> {
  const slot = freeGunnerSlot(rule);
  return judgeSome(seen, (unit) => judgeBoth(slot, seen, {}, unit));
}

/** L4a: the unit that Aggressive tactics help, by its hex after the moves. */
export const boostedSlot: Slot<Seen, CentralSaid, UnitId, LimanowaWord> = {
  kind: unitKind,
  among: ownUnits,
  judge: (seen, said, unit) =>
    allOf<unknown, string>(
      () => judgeOwn(seen, unit),
      () => judgeTactics(seen, clashIn(seen, said), seen.view.turn.corps, unit),
    ),
};

export function judgeTacticsWord(seen: Seen, said: CentralSaid): Verdict<unknown> {
  const clash = clashIn(seen, said);
  return firstOf(
    ownUnits(seen).filter((unit) => !hasAbility(seen, unit, 'aggressiveTactics')),
    (unit) => judgeTactics(seen, clash, seen.view.turn.corps, unit),
    deny('L4a', 'noTactics'),
  );
}

export function shotFigures(seen: Seen, battery?: UnitId, target?: UnitId): Granted<Figures<Limanowa>> {
  if (battery === undefined || target === undefined) return grant({});
  return grant({ targets: [explainTarget(seen, clashNow(seen), 'artillery', battery, target, 1)] });
}
