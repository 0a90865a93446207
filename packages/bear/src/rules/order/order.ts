import {
  type Asked,
  type Figures,
  grant,
  type Granted,
  type Phrase,
  type Verb,
  verb,
  type Verdict,
} from '@sandtable/kernel';
import type { TurnFrame } from '../../model/battle/frame.ts';
import type { PlayerId, UnitId } from '../../model/ids.ts';
import type { Bear, BearIo, BearSlot, Held, Seen } from '../../model/battle/state.ts';
import { type BearTraits, deedTraits, type DeedWord, type OrderName } from '../../model/battle/verbs.ts';
import { judgePayable, paymentsFor, paymentSlot } from '../payment/payment.ts';
import type { Purchase } from '../payment/purchase.ts';
import { askFacings, beginAction, type Conduct, type Facings } from './action.ts';
import { FREE, withPrice } from './price-figures.ts';
import { givingSlotFor, isPaidFor, joiningSlot, ownSlot, swiftSlot } from './slots.ts';
import { billFor, type Closing, type LedOrder, type Order, turnPlayer } from './turn-order.ts';

/**
 * What is particular to one order. `Said`: all its words except the closing; `Start`: the words needed before the price
 * is known.
 */
interface OrderParts<Said extends Start, Start extends LedOrder> {
  /** For an order whose word another verb has too. */
  readonly name?: OrderName;
  readonly traits?: Partial<BearTraits>;
  readonly leaders: BearSlot<Order, 'unit'>;
  /** True if no card can give this action. */
  readonly ungiven?: boolean;
  says(phrase: Phrase<Bear, LedOrder>): Phrase<Bear, Said>;
  /** The fields of `Start` besides the leader; a list needs at least one item. */
  readonly needs?: readonly (keyof Start)[];
  bill(seen: Seen, said: Start & Partial<Said>): Purchase;
  /** Figures besides the price, known at any point. */
  figures?(seen: Seen, said: Partial<Said> & Asked<TurnFrame>): Granted<Figures<Bear>>;
  readonly conduct?: Conduct;
  /** Replaces the usual way of taking the price. Returns the facings to ask for. */
  begin?(held: Held, said: Said & Closing, io: BearIo): Facings;
  /** Carries out the order once paid. Returns further facings to ask for. */
  resolve(held: Held, said: Said & Closing, io: BearIo): Facings | void;
}

/**
 * An order of a turn: `g03 move E09 NE caps:0`. It may start with a card that gives the action and end with one that
 * gives the next turn too. The bill is both what is paid and the price shown while the order is built.
 */
export function order<Said extends Start, Start extends LedOrder = LedOrder>(
  word: DeedWord,
  parts: OrderParts<Said, Start>,
): Verb<Bear> {
  const { name = word, leaders, ungiven = false, says, needs = [], bill, conduct } = parts;
  const begin =
    parts.begin ??
    ((held: Held, said: Said & Closing, io: BearIo): Facings => beginAction(held, said, bill(held, said), io, conduct));
  return verb<Bear, TurnFrame, Said & Closing>(name, {
    traits: { ...deedTraits(word), ...parts.traits },
    says: (phrase) => {
      const given: Phrase<Bear, Order> = ungiven
        ? phrase.given('card', null)
        : phrase.maybe('card', givingSlotFor(leaders));
      return says(given.slot('leader', leaders).word(word))
        .maybe('swift', swiftSlot)
        .slotIf('payment', isPaidFor, paymentSlot(bill));
    },
    figures: (seen, said) => {
      const own = parts.figures?.(seen, said) ?? NO_FIGURES;
      if (!isKnown<Start>(said, needs)) return own;
      if (!isPaidFor(said)) return withPrice(seen, own, FREE, [null]);
      const purchase = bill(seen, said);
      return withPrice(seen, own, purchase, said.payment ? [said.payment] : paymentsFor(seen, purchase));
    },
    resolve: (held, said, io) => {
      const revealed = begin(held, said, io);
      const found = parts.resolve(held, said, io) ?? [];
      // B10.0: revealed units choose their facing before the order is carried out.
      askFacings(held, [...revealed, ...found]);
    },
  });
}

const NO_FIGURES = grant<Figures<Bear>>({});

export function isKnown<Start extends Pick<LedOrder, 'leader'>>(
  said: Partial<Start>,
  needs: readonly (keyof Start)[],
): said is Start {
  return said.leader !== undefined && needs.every((key) => isSaid(said[key]));
}

function isSaid(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** B9.1: something units do together for one price. */
interface GroupAction {
  judge(seen: Seen, unit: UnitId): Verdict<unknown>;
  price(seen: Seen, units: readonly UnitId[]): number;
  with?(seen: Seen, units: readonly UnitId[]): readonly UnitId[];
  /** */
  readonly reacts?: boolean;
}

/** A group's slots and bill: a unit may lead or join if it is able and the group can still pay. */
interface Group {
  readonly leaders: BearSlot<Order, 'unit'>;
  joining<So extends LedOrder>(before: (so: So) => readonly UnitId[]): BearSlot<So, 'member'>;
  bill(seen: Seen, order: Order, units: readonly UnitId[]): Purchase;
}

export function group({ judge, price, with: others, reacts = false }: GroupAction): Group {
  const bill: Group['bill'] = (seen, so, units) => ({
    ...billFor(so, others?.(seen, units) ?? units, price(seen, units)),
    reacts,
  });
  const judgeWith = (seen: Seen, so: Order, before: readonly UnitId[], unit: UnitId): Verdict<unknown> => {
    const able = judge(seen, unit);
    return able.granted ? judgePayable(seen, bill(seen, so, [...before, unit])) : able;
  };
  return {
    leaders: ownSlot<Order>((seen, so, unit) => judgeWith(seen, so, [], unit)),
    joining: (before) => joiningSlot(before, (seen, so, unit) => judgeWith(seen, so, before(so), unit)),
    bill,
  };
}

/** B9.1 */
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

interface LedGroup extends LedOrder {
  readonly members: readonly UnitId[];
}

interface GroupOrderParts extends GroupAction {
  readonly traits?: Partial<BearTraits>;
  figures?(seen: Seen, units: readonly UnitId[]): Granted<Figures<Bear>>;
  resolve(held: Held, units: readonly UnitId[], player: PlayerId, io: BearIo): void;
}

/** An order of units that all do the same where they are, with nothing more to name: `g03 rally +g05 caps:2`. */
export function groupOrder(word: DeedWord, parts: GroupOrderParts): Verb<Bear> {
  const { leaders, joining, bill } = group(parts);
  return order<LedGroup>(word, {
    traits: parts.traits ?? {},
    leaders,
    says: (phrase) => phrase.list('members', joining<LedGroup>(unitsOf)),
    bill: (seen, said) => bill(seen, said, [said.leader, ...(said.members ?? [])]),
    figures: (seen, { leader, members = [] }) =>
      leader === undefined ? grant({}) : (parts.figures?.(seen, [leader, ...members]) ?? grant({})),
    resolve: (held, said, io) => parts.resolve(held, unitsOf(said), turnPlayer(said.frame), io),
  });
}

function unitsOf({ leader, members }: LedGroup): readonly UnitId[] {
  return [leader, ...members];
}
