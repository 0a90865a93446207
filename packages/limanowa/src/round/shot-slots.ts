import { allOf, deny, firstOf, grant, type Slot, type Verdict } from '@sandtable/kernel';
import { hasAbility, isBattery } from '../model/battle.ts';
import type { UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { LimanowaWord } from '../model/word.ts';
import { judgeAim, judgeGunner, judgeHit, judgeShell, judgeSupport } from '../rules/artillery/shot.ts';
import { clashNow } from '../rules/combat/clash.ts';
import { judgeTactics } from '../rules/combat/tactics.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { type CentralSaid, clashIn, planIn } from './central-plan.ts';
import { enemyUnits, judgeOwn, judgeOwnBattery, ownUnits } from './own-units.ts';

// Artillery in a plan: with a token (L9a), or for a card (L10c, L10p).

/** Is there an enemy whom this battery's shot is granted at? */
function judgeAnyTarget(seen: Seen, battery: UnitId, judge: (target: UnitId) => Verdict<unknown>): Verdict<unknown> {
  const found = enemyUnits(seen).some((target) => judge(target).granted);
  return found ? grant() : deny('L9b', 'noShot', { unit: battery });
}

type Use = 'shell' | 'support';

function judgeShot(seen: Seen, said: CentralSaid, use: Use, battery: UnitId, target: UnitId): Verdict<unknown> {
  const judge = use === 'shell' ? judgeShell : judgeSupport;
  return judge(seen, clashIn(seen, said), planIn(said), battery, target);
}

/** A battery that uses a token. */
export function gunnerSlot(use: Use): Slot<Seen, CentralSaid, UnitId, LimanowaWord> {
  return {
    kind: unitKind,
    among: ownUnits,
    judge: (seen, said, battery) => judgeGunner(seen, planIn(said), battery),
    leadsOn: (seen, said, battery) =>
      judgeAnyTarget(seen, battery, (target) => judgeShot(seen, said, use, battery, target)),
  };
}

/** At whom, or against whom. */
export function aimSlot<So extends CentralSaid>(
  use: Use,
  gunnerOf: (said: So) => UnitId,
): Slot<Seen, So, UnitId, LimanowaWord> {
  return {
    kind: unitKind,
    among: enemyUnits,
    judge: (seen, said, target) => judgeShot(seen, said, use, gunnerOf(said), target),
  };
}

/** May the word `shell` or `support` be said? */
export function judgeTokenWord(use: Use): (seen: Seen, said: CentralSaid) => Verdict<unknown> {
  const slot = gunnerSlot(use);
  return (seen, said) => judgeSome(seen, (unit) => judgeBoth(slot, seen, said, unit));
}

function judgeBoth<So>(slot: Slot<Seen, So, UnitId>, seen: Seen, said: So, unit: UnitId): Verdict<unknown> {
  return allOf(
    () => slot.judge(seen, said, unit),
    () => slot.leadsOn?.(seen, said, unit) ?? grant(),
  );
}

/** Any of the corps' batteries; where none can, what stands against the first. */
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

/** L4a: whom Aggressive tactics helps, where they stand after the moves. */
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
