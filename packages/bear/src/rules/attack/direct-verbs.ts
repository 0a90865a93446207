import { deny, firstOf, grant, judgedSlot, type Verb } from '@sandtable/kernel';
import { typeOf } from '../../model/battle/battle.ts';
import type { HexId, UnitId } from '../../model/ids.ts';
import { isWeaponCard, type Means } from '../../model/battle/means.ts';
import type { Bear, Seen } from '../../model/battle/state.ts';
import type { DeedWord, OrderName } from '../../model/battle/verbs.ts';
import { judgeFire } from '../fire/odds.ts';
import { makeLine, type Manner, PLAIN } from '../fire/shot.ts';
import type { LedOrder, Order } from '../order/turn-order.ts';
import { ownSlot } from '../order/slots.ts';
import { hexKind, unitKind } from '../order/word-kinds.ts';
import { attackOrder, strikingBy } from './attack-order.ts';
import {
  type AttackVerdict,
  enemiesIn,
  hexesToFireAt,
  hexOf,
  judgeAfford,
  judgeArmed,
  judgeFirer,
  judgeHex,
  judgeHexSupport,
  judgePaid,
} from './attacker.ts';

// B7, B9.1.2:  g09 fire F12 +g03 grenades:g04 c09 caps:1;  with other means:  g16 flame E10 caps:0;  g03 grenades E10
// command

interface Fire extends LedOrder {
  readonly at: HexId;
}

/** B7.5.1 */
export function fireBy(word: DeedWord, means: Means): Verb<Bear> {
  const manner: Manner = { ...PLAIN, means };
  const judgeAt = (seen: Seen, said: LedOrder, at: HexId): AttackVerdict => judgeHex(seen, said, at, manner);
  const judgeLeading = (seen: Seen, { frame, card }: Order, leader: UnitId): AttackVerdict => {
    const said = { frame, card, leader };
    const affords = isWeaponCard(means) ? grant() : judgeAfford(seen, said, leader, typeOf(seen, leader).attackCost);
    if (!affords.granted) return affords;
    return firstOf(
      hexesToFireAt(seen, leader, manner),
      (at) => judgeAt(seen, said, at),
      deny('B7.0', 'nobodyInReach', { unit: leader }),
    );
  };
  return attackOrder<Fire>(word, means, {
    traits: { ...strikingBy(means), always: means === 'weapons' },
    leaders: ownSlot((seen, { frame }, unit) => judgeFirer(seen, frame, unit, means), judgeLeading),
    aim: (phrase) =>
      phrase.slot(
        'at',
        judgedSlot(hexKind, (seen: Seen, { leader }: LedOrder) => hexesToFireAt(seen, leader, manner), judgeAt),
      ),
    needs: ['at'],
    manner: () => manner,
    at: (_seen, { at }) => at,
    targets: (seen, { leader, at }) => enemiesIn(seen, leader, at),
    support: (seen, line, _said, unit) => judgeHexSupport(seen, line, unit),
    throws: !isWeaponCard(means),
  });
}

// B7.7.3:  g03 fight s05 +g04 command;  with other means:  g16 flame s05 caps:0;  g03 tellermine s48 caps:0

interface Fight extends LedOrder {
  readonly target: UnitId;
}

export function fightBy(name: OrderName, word: DeedWord, means: Means): Verb<Bear> {
  const manner: Manner = { ...PLAIN, means };
  const judgeOdds = (seen: Seen, leader: UnitId, target: UnitId, supporters: readonly UnitId[]): AttackVerdict => {
    const odds = judgeFire(seen, leader, target, supporters, manner);
    return odds.granted ? grant() : odds;
  };
  const judgeTarget = (seen: Seen, said: LedOrder, target: UnitId): AttackVerdict => {
    const { leader } = said;
    const at = hexOf(seen, leader);
    if (hexOf(seen, target) !== at) return deny('B7.7.3', 'nobodyThere', { unit: target });
    const odds = judgeOdds(seen, leader, target, []);
    return odds.granted ? judgePaid(seen, makeLine(seen, leader, at, manner), said) : odds;
  };
  const targetsOf = (seen: Seen, { leader }: LedOrder): UnitId[] => enemiesIn(seen, leader, hexOf(seen, leader));
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
    support: (seen, _line, { leader, target }, unit) => judgeOdds(seen, leader, target, [unit]),
    throws: !isWeaponCard(means),
  });
}
