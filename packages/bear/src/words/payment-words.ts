import type { WayToPay } from '../model/battle/frame.ts';
import { paymentKind } from '../rules/payment/payment.ts';
import type { PriceFigures } from '../model/battle/figures.ts';
import { count } from './count.ts';

/** What a way to pay is called beside its figures; nothing where AP are paid by units that are checked. */
const WAY_LABELS: Readonly<Record<WayToPay, string>> = {
  ap: '',
  command: 'command action',
  pool: 'from the activation',
  activate: 'activates',
  opportunity: 'opportunity action',
  free: 'free',
  toll: 'in AP, after rolling for the obstacle',
  'command-toll': 'in CAPs, after rolling for the obstacle',
  'pool-toll': 'from the activation, after rolling for the obstacle',
  'activate-toll': 'activates, after rolling for the obstacle',
};

/** `2 AP`, `1 AP and 1 CAP`, `3 CAPs, command action`; without figures by the word alone. */
export function printPayment(word: string, figures: PriceFigures | null): string {
  const payment = paymentKind.read(null, word);
  if (payment === undefined) return word;
  const label = WAY_LABELS[payment.way];
  const price = figures === null ? count(payment.caps, 'CAP', 'CAPs') : printFigures(figures);
  return [...new Set([price, label])].filter((part) => part !== '').join(', ');
}

function printFigures({ ap, caps }: PriceFigures): string {
  if (ap === null || caps === null) return '';
  const parts = [...(ap > 0 ? [`${ap} AP`] : []), ...(caps > 0 ? [count(caps, 'CAP', 'CAPs')] : [])];
  return parts.length === 0 ? 'free' : parts.join(' and ');
}

/** CAPs on a roll: `2 CAPs, raise by 2`; below 0 they lower it. */
export function printDiceCaps(caps: number): string {
  if (caps === 0) return 'No CAP';
  const amount = Math.abs(caps);
  return `${count(amount, 'CAP', 'CAPs')}, ${caps < 0 ? 'lower' : 'raise'} by ${amount}`;
}

/** `spent 12 of 43, 28%`: what the check may bring; empty where there is none. */
export function printSpentChance({ spent }: PriceFigures): string {
  if (spent === null) return '';
  if (spent.ways === spent.of) return 'certain to be spent';
  return `spent ${printShare(spent.ways, spent.of)}`;
}

/** `12 of 43, 28%` */
export function printShare(ways: number, of: number): string {
  return `${ways} of ${of}, ${of === 0 ? 0 : Math.round((100 * ways) / of)}%`;
}
