import { anyOf, deny, grant } from '@sandtable/kernel';
import { unitOf } from '../../model/battle/battle.ts';
import type { ActionFrame } from '../../model/battle/frame.ts';
import type { Activation } from '../../model/battle/player.ts';
import { type BearIo, type Held, heldUnit, playerOf, type Seen } from '../../model/battle/state.ts';
import {
  type Economy,
  judgeCommand,
  judgeSupplement,
  leastSupplement,
  makeSpent,
  payCaps,
  type PayVerdict,
  type Purchase,
  supplements,
} from './purchase.ts';
import { isConcerned } from './triggers.ts';
import type { Payment } from '../../model/battle/word.ts';
import type { PlayerId, UnitId } from '../../model/ids.ts';

/** B3.0 */
export const AP_OF_ACTIVATION = 7;

/** B3.0: an active unit has seven AP for actions over several turns; others act by opportunity or CAPs. */
export const sevenAp: Economy = {
  payments(seen, purchase) {
    const { activation } = playerOf(seen, purchase.player);
    const payments: Payment[] = [];
    if (activation !== null && judgePool(seen, purchase).granted)
      payments.push(...supplements(seen, purchase, 'pool', activation.ap));
    if (judgeActivate(seen, purchase).granted)
      payments.push(...supplements(seen, purchase, 'activate', AP_OF_ACTIVATION));
    if (judgeOpportunity(seen, purchase).granted) payments.push({ way: 'opportunity', caps: 0 });
    if (judgeCommand(seen, purchase).granted) payments.push({ way: 'command', caps: 0 });
    return payments;
  },
  judge: judgeWay,
  judgePayable(seen, purchase) {
    const ap = playerOf(seen, purchase.player).activation?.ap ?? 0;
    const ways: Payment[] = [
      { way: 'opportunity', caps: 0 },
      { way: 'command', caps: 0 },
      { way: 'pool', caps: leastSupplement(purchase, ap) },
      { way: 'activate', caps: leastSupplement(purchase, AP_OF_ACTIVATION) },
    ];
    return anyOf(ways, (payment) => judgeWay(seen, purchase, payment));
  },
  take(held, { player, units, price }, { way, caps }, io) {
    const inCaps = way === 'command' ? price : caps;
    const inAp = way === 'opportunity' ? 0 : price - inCaps;
    payCaps(held, player, inCaps);
    if (way === 'activate') activate(held, player, units, AP_OF_ACTIVATION, io);
    if (way === 'pool' || way === 'activate') takeFromPool(held, player, units, inAp);
    io.emit({ rule: 'B2.2', key: 'paid', player, way, ap: inAp, caps: inCaps, units });
    return inAp;
  },
  settle(held, { player, units, way }: ActionFrame, _lighter, io) {
    if (way === 'opportunity') {
      for (const unit of units) heldUnit(held, unit).seized = true;
      makeSpent(held, units, 'B3.1', io);
    }
    if (playerOf(held, player).activation?.ap === 0) endActivation(held, player, 'B3.0a', io);
  },
  /** The AP left are lost; all of them, if the refused action would have activated the units. */
  refuse(held, { player, units, way }, io) {
    if (way === 'command') return;
    const { activation } = playerOf(held, player);
    playerOf(held, player).activation = { units: [...new Set([...(activation?.units ?? []), ...units])], ap: 0 };
    endActivation(held, player, 'B18.3.1', io);
  },
  pass: (held, player, io) => endActivation(held, player, 'B3.0d', io),
};

function judgeWay(seen: Seen, purchase: Purchase, { way, caps }: Payment): PayVerdict {
  if (way === 'command') return judgeCommand(seen, purchase);
  if (way === 'opportunity') return judgeOpportunity(seen, purchase);
  if (way === 'ap' || way === 'free') return deny('B2.2', 'otherEconomy');
  const open = way === 'pool' ? judgePool(seen, purchase) : judgeActivate(seen, purchase);
  if (!open.granted) return open;
  const most = way === 'pool' ? (playerOf(seen, purchase.player).activation?.ap ?? 0) : AP_OF_ACTIVATION;
  return judgeSupplement(seen, purchase, caps, most);
}

/** B9.0: active units may use the pool, and so may fresh ones, which then share the activation. */
function judgePool(seen: Seen, { player, units }: Purchase): PayVerdict {
  const { activation } = playerOf(seen, player);
  if (activation === null) return deny('B3.0', 'noActiveUnit');
  for (const unit of units) {
    const isSpent = unitOf(seen, unit).spent;
    if (isSpent) return deny('B9.0', 'spentUnit', { unit });
  }
  return grant();
}

/** B3.0, B3.0b: for fresh units that are not active. The unit active so far becomes spent. */
function judgeActivate(seen: Seen, purchase: Purchase): PayVerdict {
  if (seen.view.options.variableAP === 'on') return deny('B3.0.1', 'apAreRolled');
  return judgeFresh(seen, purchase.player, purchase.units, 'B3.0');
}

/** B3.1 */
function judgeOpportunity(seen: Seen, purchase: Purchase): PayVerdict {
  const able = judgeSeizing(seen, purchase);
  return able.granted && seen.view.options.opportunityKind === 'triggered' ? judgeTriggered(seen, purchase) : able;
}

/** */
function judgeTriggered(seen: Seen, { units, reacts = false }: Purchase): PayVerdict {
  if (!reacts) return deny('B3.1', 'actionWaits');
  for (const unit of units) if (!isConcerned(seen, unit)) return deny('B3.1', 'notConcerned', { unit });
  return grant();
}

/** B3.1: once a round per unit. It makes fresh units spent, so there is no check. */
function judgeSeizing(seen: Seen, purchase: Purchase): PayVerdict {
  const { activation } = playerOf(seen, purchase.player);
  if (seen.view.options.opportunityBy === 'fresh') return judgeFresh(seen, purchase.player, purchase.units, 'B3.1');
  for (const unit of purchase.units) {
    if (activation?.units.includes(unit)) return deny('B3.1', 'alreadyActive', { unit });
    if (unitOf(seen, unit).seized) return deny('B3.1', 'alreadySeized', { unit });
  }
  return grant();
}

export function judgeFresh(seen: Seen, player: PlayerId, units: readonly UnitId[], rule: string): PayVerdict {
  const { activation } = playerOf(seen, player);
  for (const unit of units) {
    if (activation?.units.includes(unit)) return deny(rule, 'alreadyActive', { unit });
    if (unitOf(seen, unit).spent) return deny(rule, 'notFresh', { unit });
  }
  return grant();
}

export function activate(held: Held, player: PlayerId, units: readonly UnitId[], ap: number, io: BearIo): void {
  endActivation(held, player, 'B3.0b', io);
  playerOf(held, player).activation = { units: [...units], ap };
  for (const unit of units) io.emit({ rule: 'B3.0', key: 'activated', player, unit, ap });
}

function takeFromPool(held: Held, player: PlayerId, units: readonly UnitId[], price: number): void {
  const its = playerOf(held, player);
  const { ap, units: before }: Activation = its.activation ?? { units: [], ap: 0 };
  its.activation = { units: [...new Set([...before, ...units])], ap: ap - price };
}

/** B3.0a, B9.0 */
export function endActivation(
  held: Held,
  player: PlayerId,
  rule: 'B2.3' | 'B3.0a' | 'B3.0b' | 'B3.0d' | 'B18.3.1',
  io: BearIo,
): void {
  const its = playerOf(held, player);
  if (its.activation === null) return;
  makeSpent(held, its.activation.units, rule, io);
  its.activation = null;
}
