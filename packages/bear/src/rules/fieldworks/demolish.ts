import { choiceKind, demand, denied, deny, firstOf, judgedSlot, unless, type Verdict } from '@sandtable/kernel';
import { type Battle, hasEnemyIn, markerIn, sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { FORTS, type FortKind, type MarkerKind } from '../../model/battle/marker.ts';
import type { BearIo, Held, Seen } from '../../model/battle/state.ts';
import { attackOrder } from '../attack/attack-order.ts';
import { type AttackVerdict, hexOf, judgeArmed, judgePaid } from '../attack/attacker.ts';
import { lineBans } from '../fire/bans.ts';
import { harms, hexFortsIn } from '../fire/forts.ts';
import { makeLine, PLAIN } from '../fire/shot.ts';
import { supportBans } from '../fire/support.ts';
import { group, order } from '../order/order.ts';
import type { LedOrder, Order } from '../order/turn-order.ts';
import { ownSlot } from '../order/slots.ts';
import { markerOf } from '../units/figures.ts';

// B18.4, B18.3.3d:  g03 raze mine +g04 caps:0: an attack on a counter in the attacker's own hex

interface Raze extends LedOrder {
  readonly fort: FortKind;
}

function judgeFort(seen: Seen, said: LedOrder, fort: FortKind): AttackVerdict {
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
      judgedSlot(choiceKind('fort', FORTS), () => FORTS, judgeFort),
    ),
  needs: ['fort'],
  manner: () => PLAIN,
  at: (seen, { leader }) => hexOf(seen, leader),
  only: ({ fort }) => ({ only: NONE, fort }),
  targets: () => [],
  support: (_seen, line, _said, unit) => unless(supportBans(line, unit, 'red', [])),
});

// B18.3.3e:  g16 clear caps:0

export type ClearKey = 'noPioneer' | 'noMine' | 'carried' | 'enemyInHex' | 'stunned';

/** B2.2i */
export const CLEARING_COST = 2;

/** B18.3.3e: a pioneer in the mine's hex who can act, with no enemy there. */
function judgeClearing(battle: Battle, unit: UnitId): Verdict<undefined, ClearKey> {
  const { at, carrier } = unitOf(battle, unit);
  if (!typeOf(battle, unit).pioneer) return deny('B18.3.3e', 'noPioneer', { unit });
  if (markerIn(battle, 'mine', at) === undefined) return deny('B18.3.3e', 'noMine', { at });
  if (carrier !== NONE) return deny('B17.0a', 'carried', { unit });
  if (markerOf(battle, unit)?.kind === 'stunned') return deny('B7.5', 'stunned', { unit });
  return demand(!hasEnemyIn(battle, sideOf(battle, unit), at), 'B7.7.3b', 'enemyInHex', { at });
}

const alone = group({ judge: judgeClearing, price: () => CLEARING_COST });

export const clear = order<LedOrder>('clear', {
  leaders: alone.leaders,
  says: (phrase) => phrase,
  bill: (seen, said) => alone.bill(seen, said, [said.leader]),
  resolve: (held, { leader }, io) => takeAway(held, 'mine', unitOf(held, leader).at, 'B18.3.3e', io),
});

/** Removes a marker of a kind that occurs at most once per hex. */
export function takeAway({ view }: Held, kind: MarkerKind, at: HexId, rule: 'B18.3.3e' | 'B8.1', io: BearIo): void {
  view.markers = view.markers.filter((marker) => marker.kind !== kind || marker.at !== at);
  io.emit({ rule, key: 'cleared', marker: kind, at });
}
