import { type Figures, grant, type Granted, type Verb, type Verdict } from '@sandtable/kernel';
import type { Bear, BearIo, BearSlot, Held, Seen } from '../../model/state.ts';
import type { BearTraits, DeedWord } from '../../model/traits.ts';
import { judgePayable } from '../payment/payment.ts';
import type { Purchase } from '../payment/purchase.ts';
import { order } from './order.ts';
import { billFor, type Led, type Order } from './order-form.ts';
import { joiningSlot, ownSlot } from './slots.ts';
import { turnPlayer } from './turn-order.ts';
import type { PlayerId, UnitId } from '../../model/ids.ts';

/** B9.1: something that units do together for one price. */
export interface GroupAction {
  /** May this one, whoever else does? */
  judge(seen: Seen, unit: UnitId): Verdict<unknown>;
  price(seen: Seen, units: readonly UnitId[]): number;
  /** Those who take part besides them. */
  with?(seen: Seen, units: readonly UnitId[]): readonly number[];
}

/** The places of its sentence, and its bill: a unit leads it, or joins in, if it may and all can be paid for with it. */
interface Group {
  readonly leaders: BearSlot<Order, 'unit'>;
  joining<So extends Led>(before: (so: So) => readonly number[]): BearSlot<So, 'member'>;
  bill(seen: Seen, order: Order, units: readonly UnitId[]): Purchase;
}

export function group({ judge, price, with: others }: GroupAction): Group {
  const bill: Group['bill'] = (seen, so, units) => billFor(so, others?.(seen, units) ?? units, price(seen, units));
  const judgeWith = (seen: Seen, so: Order, before: readonly number[], unit: UnitId): Verdict<unknown> => {
    const able = judge(seen, unit);
    return able.granted ? judgePayable(seen, bill(seen, so, [...before, unit])) : able;
  };
  return {
    leaders: ownSlot<Order>((seen, so, unit) => judgeWith(seen, so, [], unit)),
    joining: (before) => joiningSlot(before, (seen, so, unit) => judgeWith(seen, so, before(so), unit)),
    bill,
  };
}

/** B9.1: one price for all, that of the dearest. */
export function dearestOf(
  units: readonly UnitId[],
  judge: (unit: UnitId) => Verdict<{ readonly cost: number }>,
): number {
  let dearest = 0;
  for (const unit of units) {
    const verdict = judge(unit);
    if (verdict.granted) dearest = Math.max(dearest, verdict.value.cost);
  }
  return dearest;
}

interface Grouped extends Led {
  readonly members: readonly UnitId[];
}

interface GroupOrderParts extends GroupAction {
  readonly traits?: Partial<BearTraits>;
  figures?(seen: Seen, units: readonly UnitId[]): Granted<Figures<Bear>>;
  /** What these units do; `player` is theirs. */
  resolve(held: Held, units: readonly UnitId[], player: PlayerId, io: BearIo): void;
}

/** An order of units that do the same where they are, with nothing more to be said of any: `g03 rally +g05 caps:2`. */
export function groupOrder(word: DeedWord, parts: GroupOrderParts): Verb<Bear> {
  const { leaders, joining, bill } = group(parts);
  return order<Grouped>(word, {
    traits: parts.traits ?? {},
    leaders,
    says: (phrase) => phrase.list('members', joining<Grouped>(unitsOf)),
    bill: (seen, said) => bill(seen, said, [said.leader, ...(said.members ?? [])]),
    figures: (seen, { leader, members = [] }) =>
      leader === undefined ? grant({}) : (parts.figures?.(seen, [leader, ...members]) ?? grant({})),
    resolve: (held, said, io) => parts.resolve(held, unitsOf(said), turnPlayer(said.frame), io),
  });
}

function unitsOf({ leader, members }: Grouped): readonly number[] {
  return [leader, ...members];
}
