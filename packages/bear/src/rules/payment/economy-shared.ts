import { deny, grant } from '@sandtable/kernel';
import { type BearIo, type Held, heldUnit, playerOf, type Seen } from '../../model/state.ts';
import type { Payment } from '../../model/payment.ts';
import type { PayVerdict, Purchase } from './purchase.ts';
import type { PlayerId, UnitId } from '../../model/ids.ts';

/** B2.2b: wholly in CAPs, by units fresh or spent. */
export function judgeCommand(seen: Seen, { player, price }: Purchase): PayVerdict {
  return playerOf(seen, player).caps >= price ? grant() : deny('B2.2b', 'tooFewCaps', { amount: price });
}

/** B3.2.1: one CAP for one AP, but not for all of them: that is a command action. */
export function judgeSupplement(seen: Seen, { player, price }: Purchase, caps: number, most: number): PayVerdict {
  if (caps >= price) return deny('B3.2.1', 'tooManyCaps', { amount: price });
  if (caps > playerOf(seen, player).caps) return deny('B3.2', 'tooFewCaps', { amount: caps });
  return price - caps <= most ? grant() : deny('B2.2f', 'tooFewAp', { amount: most });
}

/** So many CAPs at least are wanted, where AP pay no more than `most` of the price. */
export function leastSupplement({ price }: Purchase, most: number): number {
  return Math.max(0, price - most);
}

/** All payments of one way, from the least CAPs to the most. */
export function supplements(seen: Seen, purchase: Purchase, way: Payment['way'], most: number): Payment[] {
  const payments: Payment[] = [];
  const last = Math.min(playerOf(seen, purchase.player).caps, purchase.price - 1);
  for (let caps = leastSupplement(purchase, most); caps <= last; caps++) payments.push({ way, caps });
  return payments;
}

export function payCaps(held: Held, player: PlayerId, caps: number): void {
  playerOf(held, player).caps -= caps;
}

/** Those of a list that are still there, or still outside, become spent. */
export function makeSpent(
  held: Held,
  units: readonly UnitId[],
  rule: 'B2.3' | 'B3.0a' | 'B3.0b' | 'B3.0d' | 'B3.1' | 'B18.3.1' | 'S7.2',
  io: BearIo,
): void {
  const there = units.filter((unit) => ['inPlay', 'waiting'].includes(heldUnit(held, unit).fate));
  for (const unit of there) heldUnit(held, unit).spent = true;
  io.emit({ rule, key: 'becameSpent', units: there });
}
