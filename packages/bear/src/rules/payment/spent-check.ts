import { denied, deny, discard, grant } from '@sandtable/kernel';
import type { OrderCard } from '../../model/pack/cards.ts';
import { unitOf } from '../../model/battle/battle.ts';
import type { Chance } from '../../model/battle/figures.ts';
import type { ActionFrame } from '../../model/battle/frame.ts';
import { type CardId, NONE } from '../../model/ids.ts';
import { type BearIo, drawCard, type Held, heldUnit, type Seen } from '../../model/battle/state.ts';
import type { Payment } from '../../model/battle/word.ts';
import { isAiPlayer } from '../units/ai-side.ts';
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

/** A possible check number: a card still in the deck, or a face of the die. */
export type CheckNumber = Pick<OrderCard, 'spentNumber' | 'remainsFresh'>;

/** Replaces Order Cards with `checkDevice` d10. */
export const CHECK_DIE: readonly CheckNumber[] = [1, 1, 2, 3, 3, 4, 5, 5, 6, 7].map((spentNumber) => ({
  spentNumber,
  remainsFresh: false,
}));

/** B2.2g: an equal number means spent. The fresh symbol helps players' units only. */
function isSpentBy(paid: number, { spentNumber, remainsFresh }: CheckNumber, isPlayers: boolean): boolean {
  return paid >= spentNumber && !(isPlayers && remainsFresh);
}

/** The chance that an action leaves its units spent. `paid`: its cost in AP; 0: no check. */
export function spentChance(paid: number, numbers: readonly CheckNumber[], isPlayers = true): Chance {
  const ways = paid > 0 ? numbers.filter((drawn) => isSpentBy(paid, drawn, isPlayers)).length : 0;
  return { ways, of: numbers.length };
}

/** B2.2f: the most AP for one action; CAPs pay the rest. */
const MOST_AP = 7;

/** B2.2: one action a turn: by fresh units for AP, with a check afterwards, or by any units for CAPs. */
export const spentCheckEconomy: Economy = {
  payments(seen, purchase) {
    const payments = judgeFresh(seen, purchase).granted ? supplements(seen, purchase, 'ap', MOST_AP) : [];
    if (judgeByCaps(seen, purchase).granted) payments.push({ way: 'command', caps: 0 });
    return payments;
  },
  judge: judgeWay,
  judgePayable(seen, purchase) {
    const byAp = judgeWay(seen, purchase, { way: 'ap', caps: leastSupplement(purchase, MOST_AP) });
    if (byAp.granted) return byAp;
    const byCaps = judgeByCaps(seen, purchase);
    return byCaps.granted ? byCaps : denied([...byAp.reasons, ...byCaps.reasons]);
  },
  take(held, { player, units, price }, { way, caps }, io) {
    const inCaps = way === 'command' ? price : caps;
    payCaps(held, player, inCaps);
    io.emit({ rule: 'B2.2', key: 'paid', player, way, ap: price - inCaps, caps: inCaps, units });
    return price - inCaps;
  },
  settle: check,
  refuse(held, { units, way }, io) {
    if (way === 'ap') makeSpent(held, units, 'B18.3.1', io);
  },
  pass: () => {},
};

function judgeWay(seen: Seen, purchase: Purchase, { way, caps }: Payment): PayVerdict {
  if (way === 'command') return judgeByCaps(seen, purchase);
  if (way !== 'ap') return deny('B2.2', 'otherEconomy');
  const fresh = judgeFresh(seen, purchase);
  return fresh.granted ? judgeSupplement(seen, purchase, caps, MOST_AP) : fresh;
}

/** B8: card 07 is only for fresh units that pay AP and are checked. */
function judgeByCaps(seen: Seen, purchase: Purchase): PayVerdict {
  return purchase.card === 'c07' ? deny('B8.7', 'cardWantsAp') : judgeCommand(seen, purchase);
}

/** B2.2a, B9.1: only fresh units pay AP; every unit of a group must be fresh. */
function judgeFresh(seen: Seen, { units }: Purchase): PayVerdict {
  for (const unit of units) if (unitOf(seen, unit).spent) return deny('B2.2a', 'spentUnit', { unit });
  return grant();
}

/** B2.2g: one check, at the AP paid, for every unit that took part. */
function check(held: Held, { player, units, ap: paid }: ActionFrame, lighter: number, io: BearIo): void {
  const ap = paid - lighter;
  if (ap <= 0) return;
  const there = units.filter((unit) => heldUnit(held, unit).fate === 'inPlay');
  const drawn = drawNumber(held, io);
  // the fresh symbol does not help the AI.
  const spent = isSpentBy(ap, drawn, !isAiPlayer(held, player));
  if (spent) for (const unit of there) heldUnit(held, unit).spent = true;
  io.emit({
    rule: 'B2.2g',
    key: 'checked',
    card: drawn.card,
    cost: ap,
    number: drawn.spentNumber,
    remainsFresh: drawn.remainsFresh,
    spent,
    units: there,
  });
}

/** B2.2h */
function drawNumber({ view, pack }: Held, io: BearIo): DrawnNumber {
  if (view.options.checkDevice === 'd10') return numberOf(CHECK_DIE[io.roll('check', CHECK_DIE.length) - 1], NONE);
  const card = drawCard(view.orderDeck, io) ?? NONE;
  discard(view.orderDeck, card);
  return numberOf(pack.orderCards[card], card);
}

/** `card` is -1 for the die. */
interface DrawnNumber extends CheckNumber {
  readonly card: CardId;
}

function numberOf(drawn: CheckNumber | undefined, card: CardId): DrawnNumber {
  if (drawn === undefined) throw new Error('there is nothing to check with: the pack has no Order Cards');
  return { card, spentNumber: drawn.spentNumber, remainsFresh: drawn.remainsFresh };
}
