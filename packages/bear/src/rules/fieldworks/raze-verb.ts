import { choiceKind, denied, deny, firstOf, judgedSlot, unless } from '@sandtable/kernel';
import { HEX_FORTS, type HexFort } from '../../model/marker.ts';
import type { Seen } from '../../model/state.ts';
import { attackOrder } from '../attack/attack-order.ts';
import { type AttackVerdict, hexOf, judgeArmed, judgePaid } from '../attack/attacker.ts';
import { lineBans } from '../fire/bans.ts';
import { harms, hexFortsIn } from '../fire/forts.ts';
import { makeLine, PLAIN } from '../fire/shot.ts';
import { supportBans } from '../fire/support.ts';
import type { Led, Order } from '../order/order-form.ts';
import { ownSlot } from '../order/slots.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

// B18.4, B18.3.3d:  g03 raze mine +g04 caps:0, an attack on what lies in the own hex

interface Raze extends Led {
  readonly fort: HexFort;
}

function judgeFort(seen: Seen, said: Led, fort: HexFort): AttackVerdict {
  const { leader } = said;
  const line = makeLine(seen, leader, hexOf(seen, leader), PLAIN);
  if (!hexFortsIn(seen, line.to).includes(fort)) return deny('B18.4', 'nothingToRaze', { at: line.to });
  if (!harms(line, fort)) return deny('B18.4', 'cannotRaze', { unit: leader });
  const bans = lineBans(line, []);
  return bans.length > 0 ? denied(bans) : judgePaid(seen, line, said);
}

function judgeLeader(seen: Seen, so: Order, leader: UnitId): AttackVerdict {
  const armed = judgeArmed(seen, so.frame, leader, 'weapons');
  if (!armed.granted) return armed;
  const at = hexOf(seen, leader);
  return firstOf(
    hexFortsIn(seen, at),
    (fort) => judgeFort(seen, { ...so, leader }, fort),
    deny('B18.4', 'nothingToRaze', { at }),
  );
}

export const raze = attackOrder<Raze>('raze', 'weapons', {
  leaders: ownSlot(judgeLeader),
  aim: (phrase) =>
    phrase.slot(
      'fort',
      judgedSlot(choiceKind('fort', HEX_FORTS), () => HEX_FORTS, judgeFort),
    ),
  needs: ['fort'],
  manner: () => PLAIN,
  at: (seen, { leader }) => hexOf(seen, leader),
  only: ({ fort }) => ({ only: NONE, fort }),
  targets: () => [],
  forts: (_seen, { fort }) => [{ what: fort, unit: NONE }],
  support: (_seen, line, _said, unit) => unless(supportBans(line, unit, 'red', [])),
});
