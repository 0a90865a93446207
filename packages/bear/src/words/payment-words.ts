import type { WayToPay } from '../model/frame.ts';
import { paymentKind } from '../rules/payment/payment.ts';
import type { PriceFigures } from '../model/figures.ts';
import { count } from './count.ts';

/** What a way to pay is called beside its figures; nothing where AP are paid by units that are checked. */
const WAY_LABELS: Readonly<Record<WayToPay, string>> = {
  ap: '',
  command: 'command action',
  pool: 'from the activation',
  activate: 'activates',
  opportunity: 'opportunity action',
  free: 'free',
  toll: 'in AP once the obstacle is rolled for',
  'command-toll': 'in CAPs once the obstacle is rolled for',
  'pool-toll': 'from the activation once the obstacle is rolled for',
  'activate-toll': 'activates once the obstacle is rolled for',
};

/** `2 AP`, `1 AP and 1 CAP`, `3 CAPs, command action`; without figures by the word alone. */
export function printPayment(word: string, figures: PriceFigures | null): string {
  const payment = paymentKind.read(null, word);
  if (payment === undefined) return word;
  const label = WAY_LABELS[payment.way];
  const price = figures === null ? count(payment.caps, 'CAP', 'CAPs') : printFigures(figures);
  return [price, label].filter((part) => part !== '').join(', ');
}

function printFigures({ ap, caps }: PriceFigures): string {
  if (ap === null || caps === null) return '';
  const parts = [...(ap > 0 ? [`${ap} AP`] : []), ...(caps > 0 ? [count(caps, 'CAP', 'CAPs')] : [])];
  return parts.length === 0 ? 'nothing' : parts.join(' and ');
}

/** `spent 12 of 43, 28 %`: what the check may bring; empty where there is none. */
export function printSpentChance({ spent }: PriceFigures): string {
  if (spent === null) return '';
  if (spent.ways === spent.of) return 'spent for certain';
  return `spent ${printShare(spent.ways, spent.of)}`;
}

/** `12 of 43, 28 %` */
export function printShare(ways: number, of: number): string {
  return `${ways} of ${of}, ${of === 0 ? 0 : Math.round((100 * ways) / of)} %`;
}
