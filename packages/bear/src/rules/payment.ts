import { grant, type Kind, type Slot, type Verdict } from '@sandtable/kernel';
import type { WayToPay } from '../model/frame.ts';
import type { Seen } from '../model/state.ts';
import { economyOf } from './economy.ts';
import type { GivingCard } from './order.ts';

/** How a price is paid; `caps` is the part of it that is paid in CAPs, where AP pay the rest. */
export interface Payment {
  readonly way: WayToPay;
  readonly caps: number;
}

/** What is bought: an action of these units, by their player, at this price. */
export interface Purchase {
  readonly player: number;
  readonly units: readonly number[];
  readonly price: number;
  /** The card that gives the action, if one does. */
  readonly card: GivingCard | null;
}

export type PayKey =
  | 'spentUnit'
  | 'notFresh'
  | 'alreadyActive'
  | 'noActiveUnit'
  | 'tooFewCaps'
  | 'tooManyCaps'
  | 'tooFewAp'
  | 'apAreRolled'
  | 'cardWantsAp'
  | 'otherEconomy';

const COUNTED: readonly (readonly [WayToPay, string])[] = [
  ['ap', 'caps:'],
  ['pool', 'pool:'],
  ['activate', 'activate:'],
];
const COUNT = /^(?:0|[1-9][0-9]?)$/;

/** `caps:2`: by AP, two of them in CAPs; `command`: wholly in CAPs; and those of `sevenAP`: pool:0, activate:1, opportunity. */
export const paymentKind: Kind<unknown, Payment> = {
  name: 'payment',
  read(_seen, word) {
    if (word === 'command' || word === 'opportunity') return { way: word, caps: 0 };
    for (const [way, before] of COUNTED) {
      const digits = word.startsWith(before) ? word.slice(before.length) : '';
      if (COUNT.test(digits)) return { way, caps: Number(digits) };
    }
    return undefined;
  },
  print: (_seen, { way, caps }) => {
    const before = COUNTED.find(([counted]) => counted === way)?.[1];
    return before === undefined ? way : before + caps;
  },
};

/** The one place where a sentence meets the economy: what the purchase may be paid with, and why not otherwise. */
export function paymentSlot<So>(purchaseOf: (seen: Seen, so: So) => Purchase): Slot<Seen, So, Payment> {
  return {
    kind: paymentKind,
    candidates: (seen, so) => economyOf(seen).payments(seen, purchaseOf(seen, so)),
    judge: (seen, so, payment) => economyOf(seen).judge(seen, purchaseOf(seen, so), payment),
  };
}

/** Is there any way to pay it? Asked of every word that makes an action dearer, so that no sentence ends unpaid. */
export function judgePayable(seen: Seen, purchase: Purchase): Verdict<undefined, PayKey> {
  return purchase.card === 'c02' ? grant() : economyOf(seen).judgePayable(seen, purchase);
}
