import { deny, grant, kind } from '@sandtable/kernel';
import type { WayToPay } from '../../model/battle/frame.ts';
import type { BearSlot, Seen } from '../../model/battle/state.ts';
import type { Payment } from '../../model/battle/word.ts';
import type { Economy, PayVerdict, Purchase } from './purchase.ts';
import { sevenAp } from './seven-ap.ts';
import { spentCheckEconomy } from './spent-check.ts';

const COUNTED: readonly (readonly [WayToPay, string])[] = [
  ['ap', 'caps:'],
  ['pool', 'pool:'],
  ['activate', 'activate:'],
];
/** B18.3.1: an announced way to pay a price that depends on dice, to the way it will be paid. */
export const TOLLS: ReadonlyMap<WayToPay, WayToPay> = new Map([
  ['toll', 'ap'],
  ['command-toll', 'command'],
  ['pool-toll', 'pool'],
  ['activate-toll', 'activate'],
]);
/** Most usual first: AP, the current activation, a new activation, and CAPs last. */
export const USUAL_WAYS: readonly WayToPay[] = [
  'ap',
  'pool',
  'activate',
  'toll',
  'pool-toll',
  'activate-toll',
  'opportunity',
  'command',
  'command-toll',
];
const PLAIN: readonly WayToPay[] = ['command', 'opportunity', ...TOLLS.keys()];
const MOST_CAPS = 99;

const PAYMENTS: ReadonlyMap<string, Payment> = new Map([
  ...PLAIN.map((way): [string, Payment] => [way, { way, caps: 0 }]),
  ...COUNTED.flatMap(([way, before]) =>
    Array.from({ length: MOST_CAPS + 1 }, (_caps, caps): [string, Payment] => [before + caps, { way, caps }]),
  ),
]);

/**
 * `caps:2`: in AP, two of them replaced by CAPs; `command`: all CAPs; with `sevenAP` also pool:0, activate:1,
 * opportunity. `toll`, `command-toll` and so on: paid in that way once the dice are rolled.
 */
export const paymentKind = kind('payment', {
  read: (_seen: unknown, word) => PAYMENTS.get(word),
  print: (_seen, { way, caps }) => {
    const before = COUNTED.find(([counted]) => counted === way)?.[1];
    return before === undefined ? way : before + caps;
  },
});

/** Where orders meet the economy: how the bill may be paid or, if it cannot, why not. */
export function paymentSlot<So>(bill: (seen: Seen, so: So) => Purchase): BearSlot<So, 'payment'> {
  return {
    kind: paymentKind,
    among: (seen, so) => paymentsFor(seen, bill(seen, so)),
    isExact: true,
    judge: (seen, so, payment) => judgePayment(seen, bill(seen, so), payment),
  };
}

export function paymentsFor(seen: Seen, purchase: Purchase): Payment[] {
  const payments = economyOf(seen).payments(seen, purchase);
  if (purchase.tolled !== true) return payments;
  const tolls = [...TOLLS].flatMap(([toll, way]) =>
    payments.some((payment) => payment.way === way) ? [{ way: toll, caps: 0 }] : [],
  );
  return [...payments.filter(({ way }) => way === 'opportunity'), ...tolls];
}

/** An opportunity action costs nothing, so it needs no dice. */
export function judgePayment(seen: Seen, purchase: Purchase, payment: Payment): PayVerdict {
  const economy = economyOf(seen);
  const way = TOLLS.get(payment.way);
  if (purchase.tolled !== true)
    return way === undefined ? economy.judge(seen, purchase, payment) : deny(RULE, 'noToll');
  if (way === undefined)
    return payment.way === 'opportunity' ? economy.judge(seen, purchase, payment) : deny(RULE, 'tollIsRolled');
  const isOpen = economy.payments(seen, purchase).some((each) => each.way === way);
  return isOpen ? grant() : economy.judge(seen, purchase, { way, caps: 0 });
}

const RULE = 'B18.3.1';

/** Whether it can be paid at all. Checked at every word that raises the price, so that no order ends unpayable. */
export function judgePayable(seen: Seen, purchase: Purchase): PayVerdict {
  return purchase.card === 'c02' ? grant() : economyOf(seen).judgePayable(seen, purchase);
}

export function economyOf({ view }: Seen): Economy {
  return view.options.economy === 'spentCheck' ? spentCheckEconomy : sevenAp;
}
