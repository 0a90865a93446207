import { allOf, deny, firstOf, grant, type Slot, type Verdict } from '@sandtable/kernel';
import type { UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { LimanowaWord } from '../model/word.ts';
import { judgeAttacker, judgeChance, judgeGroup, judgeReach, judgeTarget } from '../rules/combat/attack.ts';
import { unitKind } from '../rules/word-kinds.ts';
import { type CentralSaid, clashIn } from './central-plan.ts';
import { enemyUnits, ownUnits } from './own-units.ts';

// C1: attacks, each a target and all who attack it. L8.3e: a group is whole when every target value in it is above 0.

export const targetSlot: Slot<Seen, CentralSaid, UnitId, LimanowaWord> = {
  kind: unitKind,
  among: enemyUnits,
  judge: (seen, { attacks = [] }, target) => judgeTarget(seen, attacks, target),
  leadsOn: (seen, said, target) => judgeReach(seen, clashIn(seen, said), said.attacks ?? [], target),
};

/** What has been said when an attacker is named. */
export interface GroupSaid extends CentralSaid {
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

/** Is the group that was named last strong enough? The ones before it were asked when it began. */
export function judgeLastGroup(seen: Seen, said: CentralSaid): Verdict<unknown> {
  const group = said.attacks?.at(-1);
  return group === undefined ? grant() : judgeGroup(seen, clashIn(seen, said), group);
}

/** Is there anybody left for the word `attack` to name? */
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
