import { deny, firstOf, grant, judgedSlot, type Verb } from '@sandtable/kernel';
import { isWeaponCard, type Means } from '../../model/means.ts';
import type { Bear, Seen } from '../../model/state.ts';
import type { DeedWord } from '../../model/traits.ts';
import type { OrderName } from '../../model/verb-name.ts';
import { fortsOf } from '../fire/forts.ts';
import { judgeFire } from '../fire/odds.ts';
import { makeLine, type Manner, PLAIN } from '../fire/shot.ts';
import type { Led, Order } from '../order/order-form.ts';
import { ownSlot } from '../order/slots.ts';
import { unitKind } from '../order/word-kinds.ts';
import { attackOrder, strikingBy } from './attack-order.ts';
import { type AttackVerdict, enemiesIn, hexOf, judgeArmed, judgePaid } from './attacker.ts';
import type { UnitId } from '../../model/ids.ts';

// B7.7.3:  g03 fight s05 +g04 command;  and with other means:  g16 flame s05 caps:0;  g03 tellermine s48 caps:0

interface Fight extends Led {
  readonly target: UnitId;
}

/** B7.7.3: an attack on one enemy in the own hex, by one means. */
export function fightBy(name: OrderName, word: DeedWord, means: Means): Verb<Bear> {
  const manner: Manner = { ...PLAIN, means };
  const judgeOdds = (seen: Seen, leader: UnitId, target: UnitId, supporters: readonly UnitId[]): AttackVerdict => {
    const odds = judgeFire(seen, leader, target, supporters, manner);
    return odds.granted ? grant() : odds;
  };
  const judgeTarget = (seen: Seen, said: Led, target: UnitId): AttackVerdict => {
    const { leader } = said;
    const at = hexOf(seen, leader);
    if (hexOf(seen, target) !== at) return deny('B7.7.3', 'nobodyThere', { unit: target });
    const odds = judgeOdds(seen, leader, target, []);
    return odds.granted ? judgePaid(seen, makeLine(seen, leader, at, manner), said) : odds;
  };
  const targetsOf = (seen: Seen, { leader }: Led): number[] => enemiesIn(seen, leader, hexOf(seen, leader));
  const judgeLeader = (seen: Seen, { frame, card }: Order, leader: UnitId): AttackVerdict => {
    const armed = judgeArmed(seen, frame, leader, means);
    if (!armed.granted) return armed;
    const said = { frame, card, leader };
    return firstOf(
      targetsOf(seen, said),
      (target) => judgeTarget(seen, said, target),
      deny('B7.0', 'nobodyInReach', { unit: leader }),
    );
  };
  return attackOrder<Fight>(word, means, {
    name,
    traits: strikingBy(means),
    leaders: ownSlot(judgeLeader),
    aim: (phrase) => phrase.slot('target', judgedSlot(unitKind, targetsOf, judgeTarget)),
    needs: ['target'],
    manner: () => manner,
    at: (seen, { leader }) => hexOf(seen, leader),
    only: ({ target }) => ({ only: target, fort: null }),
    targets: (_seen, { target }) => [target],
    forts: (seen, { target }) => fortsOf(seen, target),
    support: (seen, _line, { leader, target }, unit) => judgeOdds(seen, leader, target, [unit]),
    throws: !isWeaponCard(means),
  });
}
