import { demand, deny, type Verdict } from '@sandtable/kernel';
import { type Battle, hasEnemyIn, markerIn, sideOf, typeOf, unitOf } from '../../model/battle.ts';
import type { MarkerKind } from '../../model/marker.ts';
import type { BearIo, Held } from '../../model/state.ts';
import { group } from '../order/group-order.ts';
import { order } from '../order/order.ts';
import type { Led } from '../order/order-form.ts';
import { markerOf } from '../units/figures.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

// B18.3.3e:  g16 clear caps:0

export type ClearKey = 'noPioneer' | 'noMine' | 'carried' | 'enemyInHex' | 'stunned';

const PRICE = 2;

/** B18.3.3e: a pioneer in the hex, who may do something and has no enemy to fight there. */
function judgeClearing(battle: Battle, unit: UnitId): Verdict<undefined, ClearKey> {
  const { at, carrier } = unitOf(battle, unit);
  if (!typeOf(battle, unit).pioneer) return deny('B18.3.3e', 'noPioneer', { unit });
  if (markerIn(battle, 'mine', at) === undefined) return deny('B18.3.3e', 'noMine', { at });
  if (carrier !== NONE) return deny('B17.0a', 'carried', { unit });
  if (markerOf(battle, unit)?.kind === 'stunned') return deny('B7.5', 'stunned', { unit });
  return demand(!hasEnemyIn(battle, sideOf(battle, unit), at), 'B7.7.3b', 'enemyInHex', { at });
}

const alone = group({ judge: judgeClearing, price: () => PRICE });

export const clear = order<Led>('clear', {
  leaders: alone.leaders,
  says: (phrase) => phrase,
  bill: (seen, said) => alone.bill(seen, said, [said.leader]),
  resolve: (held, { leader }, io) => takeAway(held, 'mine', unitOf(held, leader).at, 'B18.3.3e', io),
});

/** A marker of a kind that lies at most once in a hex goes off the map. */
export function takeAway({ view }: Held, kind: MarkerKind, at: HexId, rule: 'B18.3.3e' | 'B8.1', io: BearIo): void {
  view.markers = view.markers.filter((marker) => marker.kind !== kind || marker.at !== at);
  io.emit({ rule, key: 'cleared', marker: kind, at });
}
