import { type Figures, grant, type Granted, type Phrase, type Verb, verb } from '@sandtable/kernel';
import type { TurnFrame } from '../../model/frame.ts';
import type { Bear, BearIo, BearSlot, Held, Seen } from '../../model/state.ts';
import { type BearTraits, type DeedWord, deedTraits } from '../../model/traits.ts';
import type { OrderName } from '../../model/verb-name.ts';
import { paymentsFor, paymentSlot } from '../payment/payment.ts';
import type { Purchase } from '../payment/purchase.ts';
import { beginAction, type Conduct } from './action.ts';
import type { Closing, Led, Order } from './order-form.ts';
import { FREE, withPrice } from './price-figures.ts';
import { askFacings, type Facings } from './reveal.ts';
import { givingSlotFor, isPaidFor, swiftSlot } from './slots.ts';

interface Asked {
  readonly frame: TurnFrame;
}

/**
 * What one order has of its own. `Said` is all that is said of it but for its closing; `Start` is as much of it as must have
 * been said before its price is known.
 */
interface OrderParts<Said extends Start, Start extends Led> {
  /** Where another verb has the same word. */
  readonly name?: OrderName;
  /** What it says of itself, besides that a unit does it. */
  readonly traits?: Partial<BearTraits>;
  /** Whom it may begin with. */
  readonly leaders: BearSlot<Order, 'unit'>;
  /** No card gives this action. */
  readonly ungiven?: boolean;
  /** What follows its word. */
  says(phrase: Phrase<Bear, Led>): Phrase<Bear, Said>;
  /** What `Start` has besides the leader; of a list, one at least. */
  readonly needs?: readonly (keyof Start)[];
  /** Who pays how much. */
  bill(seen: Seen, said: Start & Partial<Said>): Purchase;
  /** What is certain at any beginning besides the price. */
  figures?(seen: Seen, said: Partial<Said> & Asked): Granted<Figures<Bear>>;
  readonly conduct?: Conduct;
  /** How the price is taken, where that is not simply done. Hands over who was revealed by it. */
  begin?(held: Held, said: Said & Closing, io: BearIo): Facings;
  /** What is done once the price is taken. Hands over who else was revealed. */
  resolve(held: Held, said: Said & Closing, io: BearIo): Facings | void;
}

/**
 * An order of a turn: `g03 move E09 NE caps:0`. It may begin with a card that gives it and end with one that gives the next
 * turn too; its bill is what it is paid by, and the price that is told while it is being said.
 */
export function order<Said extends Start, Start extends Led = Led>(
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
      // B10.0: those whom an order reveals are turned before it is carried out.
      askFacings(held, [...revealed, ...found]);
    },
  });
}

const NO_FIGURES = grant<Figures<Bear>>({});

/** Has so much of an order been said? */
export function isKnown<Start extends Pick<Led, 'leader'>>(
  said: Partial<Start>,
  needs: readonly (keyof Start)[],
): said is Start {
  return said.leader !== undefined && needs.every((key) => isSaid(said[key]));
}

function isSaid(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
