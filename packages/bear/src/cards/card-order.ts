import { type Figures, grant, type Granted, type Phrase, type Verb, verb, type Verdict } from '@sandtable/kernel';
import type { TurnFrame } from '../model/frame.ts';
import type { Bear, BearIo, Held, Seen } from '../model/state.ts';
import type { BearTraits } from '../model/traits.ts';
import type { CardName } from '../model/verb-name.ts';
import { beginAction } from '../rules/order/action.ts';
import { playCard } from '../rules/order/hand.ts';
import { isKnown } from '../rules/order/order.ts';
import type { Closing } from '../rules/order/order-form.ts';
import { withPrice } from '../rules/order/price-figures.ts';
import { askFacings, type Facings } from '../rules/order/reveal.ts';
import { swiftSlot } from '../rules/order/slots.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { cardPayments, cardPaymentSlot, cardPurchase } from './card-price.ts';
import type { UnitId } from '../model/ids.ts';

// B8.1: an Action Card is the turn's card action. Its sentence begins with its word, and card 10 may be added (B8.2):
// c04 g03 +g05 c10;  c08 g03 caps:0

export interface Asked {
  readonly frame: TurnFrame;
}

/** With the unit that it is played on first. */
export interface Leading extends Asked {
  readonly leader: UnitId;
}

/** What one card has of its own. `Said` is all that is said of it but for its closing. */
interface CardParts<Said extends Asked> {
  /** Where another verb has the same word. */
  readonly name?: CardName;
  /** What it says of itself, besides that a card does it. */
  readonly traits?: Partial<BearTraits>;
  /** May it be played now? */
  judge(seen: Seen, asked: Asked): Verdict<unknown>;
  /** What follows its word. */
  says(phrase: Phrase<Bear, Asked>): Phrase<Bear, Said>;
  /** What is certain at any beginning besides the price. */
  figures?(seen: Seen, said: Partial<Said> & Asked): Granted<Figures<Bear>>;
  /** What it does. Hands over who was revealed by it. */
  resolve(held: Held, said: Said, io: BearIo): Facings | void;
}

interface FreeParts<Said extends Asked> extends CardParts<Said> {
  /** Whom it is played on: they give themselves away. */
  units?(said: Said): readonly number[];
}

/** A card that costs nothing. */
export function freeCard<Said extends Asked>(id: CardName, parts: FreeParts<Said>): Verb<Bear> {
  const { name = id, judge, says, units = () => [] } = parts;
  return verb<Bear, TurnFrame, Said & Pick<Closing, 'swift'>>(name, {
    traits: { by: 'card', ...parts.traits },
    says: (phrase) => says(phrase.word(id, judge)).maybe('swift', swiftSlot),
    figures: (seen, said) => parts.figures?.(seen, said) ?? grant({}),
    resolve: (held, said, io) => {
      playCard(held, turnPlayer(said.frame), id, io);
      const revealed = begin(held, id, said.frame, { swift: said.swift, payment: null }, units(said), io);
      askFacings(held, [...revealed, ...(parts.resolve(held, said, io) ?? [])]);
    },
  });
}

/** `Start` is as much of it as must have been said before its price is known. */
interface PaidParts<Said extends Start, Start extends Leading> extends CardParts<Said> {
  /** B8.4: it is no card of the hand. */
  readonly isWeapon?: boolean;
  /** Whom it is played on: they pay for it and give themselves away. */
  units(said: Start & Partial<Said>): readonly number[];
  /** What `Start` has besides the leader. */
  readonly needs?: readonly (keyof Start)[];
}

/** A card that units pay for. */
export function paidCard<Said extends Start, Start extends Leading = Leading>(
  id: CardName,
  parts: PaidParts<Said, Start>,
): Verb<Bear> {
  const { name = id, judge, says, units, needs = [], isWeapon = false } = parts;
  return verb<Bear, TurnFrame, Said & Closing>(name, {
    traits: { by: 'card', ...parts.traits },
    says: (phrase) =>
      says(phrase.word(id, judge)).maybe('swift', swiftSlot).slot('payment', cardPaymentSlot<Said>(id, units)),
    figures: (seen, said) => {
      const own = parts.figures?.(seen, said) ?? grant({});
      if (!isKnown<Start>(said, needs)) return own;
      const purchase = cardPurchase(seen, id, said.frame, units(said));
      return withPrice(seen, own, purchase, said.payment ? [said.payment] : cardPayments(seen, id, purchase));
    },
    resolve: (held, said, io) => {
      if (!isWeapon) playCard(held, turnPlayer(said.frame), id, io);
      const revealed = begin(held, id, said.frame, said, units(said), io);
      askFacings(held, [...revealed, ...(parts.resolve(held, said, io) ?? [])]);
    },
  });
}

/** Takes the price. What the card does comes on top of what this leaves behind. */
function begin(
  held: Held,
  id: string,
  frame: TurnFrame,
  { swift, payment }: Closing,
  units: readonly UnitId[],
  io: BearIo,
): Facings {
  return beginAction(held, { frame, card: null, swift, payment }, cardPurchase(held, id, frame, units), io);
}
