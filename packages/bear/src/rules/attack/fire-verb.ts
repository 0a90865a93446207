import { deny, firstOf, grant, judgedSlot, type Verb } from '@sandtable/kernel';
import { typeOf } from '../../model/battle.ts';
import { isWeaponCard, type Means } from '../../model/means.ts';
import type { Bear, Seen } from '../../model/state.ts';
import type { DeedWord } from '../../model/traits.ts';
import { fortsIn } from '../fire/forts.ts';
import { type Manner, PLAIN } from '../fire/shot.ts';
import type { Led, Order } from '../order/order-form.ts';
import { ownSlot } from '../order/slots.ts';
import { hexKind } from '../order/word-kinds.ts';
import { attackOrder, strikingBy } from './attack-order.ts';
import { type AttackVerdict, enemiesIn, judgeAfford, judgeFirer } from './attacker.ts';
import { hexesToFireAt, judgeHex, judgeHexSupport } from './fire-hex.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

// B7, B9.1.2:  g09 fire F12 +g03 grenades:g04 c09 caps:1;  and with other means:  g16 flame E10 caps:0;  g03 grenades E10 command

interface Fire extends Led {
  readonly at: HexId;
}

/** B7.5.1: an attack on another hex and everybody in it, by one means. */
export function fireBy(word: DeedWord, means: Means): Verb<Bear> {
  const manner: Manner = { ...PLAIN, means };
  const judgeAt = (seen: Seen, said: Led, at: HexId): AttackVerdict => judgeHex(seen, said, at, manner);
  /** Is there anything it can fire at, and pay for? */
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
        judgedSlot(hexKind, (seen: Seen, { leader }: Led) => hexesToFireAt(seen, leader, manner), judgeAt),
      ),
    needs: ['at'],
    manner: () => manner,
    at: (_seen, { at }) => at,
    targets: (seen, { leader, at }) => enemiesIn(seen, leader, at),
    forts: (seen, { at }) => fortsIn(seen, at, null),
    support: (seen, line, _said, unit) => judgeHexSupport(seen, line, unit),
    throws: !isWeaponCard(means),
  });
}
