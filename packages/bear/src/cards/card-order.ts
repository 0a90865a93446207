import {
  type Asked,
  demand,
  type Denied,
  deny,
  type Figures,
  grant,
  type Granted,
  hasCandidate,
  type Phrase,
  type Reason,
  type Slot,
  type Verb,
  verb,
  type Verdict,
} from '@sandtable/kernel';
import type { TurnFrame } from '../model/battle/frame.ts';
import type { Bear, BearIo, BearSlot, Held, Seen } from '../model/battle/state.ts';
import type { BearTraits, CardName } from '../model/battle/verbs.ts';
import type { Payment } from '../model/battle/word.ts';
import type { UnitId } from '../model/ids.ts';
import { askFacings, beginAction, type Facings } from '../rules/order/action.ts';
import { cardPlace, judgeHand, playCard } from '../rules/order/hand.ts';
import { isKnown } from '../rules/order/order.ts';
import { withPrice } from '../rules/order/price-figures.ts';
import { swiftSlot } from '../rules/order/slots.ts';
import { type Closing, turnPlayer } from '../rules/order/turn-order.ts';
import { economyOf, judgePayment, paymentKind } from '../rules/payment/payment.ts';
import type { PayKey, Purchase } from '../rules/payment/purchase.ts';

// B8.1: an Action Card is the card action of a turn. It starts with its word and may add card 10 (B8.2):
// c04 g03 +g05 c10;  c08 g03 caps:0

export interface LedCard extends Asked<TurnFrame> {
  readonly leader: UnitId;
}

/** What is particular to one card. `Said`: all its words except the closing. */
interface CardParts<Said extends Asked<TurnFrame>> {
  /** For a card whose word another verb has too. */
  readonly name?: CardName;
  readonly traits?: Partial<BearTraits>;
  judge(seen: Seen, asked: Asked<TurnFrame>): Verdict<unknown>;
  says(phrase: Phrase<Bear, Asked<TurnFrame>>): Phrase<Bear, Said>;
  /** Figures besides the price, known at any point. */
  figures?(seen: Seen, said: Partial<Said> & Asked<TurnFrame>): Granted<Figures<Bear>>;
  /** Carries out the card's effect. Returns the facings to ask for. */
  resolve(held: Held, said: Said, io: BearIo): Facings | void;
}

interface FreeParts<Said extends Asked<TurnFrame>> extends CardParts<Said> {
  /** The units it is played on; it reveals them. */
  units?(said: Said): readonly UnitId[];
}

export function freeCard<Said extends Asked<TurnFrame>>(id: CardName, parts: FreeParts<Said>): Verb<Bear> {
  const { name = id, judge, says, units = () => [] } = parts;
  return verb<Bear, TurnFrame, Said & Pick<Closing, 'swift'>>(name, {
    traits: { by: 'card', ...parts.traits },
    says: (phrase) => says(phrase.word(id, judge)).maybe('swift', swiftSlot),
    figures: (seen, said) => parts.figures?.(seen, said) ?? grant({}),
    resolve: (held, said, io) => {
      playCard(held, turnPlayer(said.frame), id, io);
      const revealed = payFor(held, id, said.frame, { swift: said.swift, payment: null }, units(said), io);
      askFacings(held, [...revealed, ...(parts.resolve(held, said, io) ?? [])]);
    },
  });
}

/** `Start`: the words needed before the price is known. */
interface PaidParts<Said extends Start, Start extends LedCard> extends CardParts<Said> {
  /** B8.4: a weapon card is not in the hand. */
  readonly isWeapon?: boolean;
  /** The units it is played on; they pay for it, and it reveals them. */
  units(said: Start & Partial<Said>): readonly UnitId[];
  /** The fields of `Start` besides the leader. */
  readonly needs?: readonly (keyof Start)[];
}

export function paidCard<Said extends Start, Start extends LedCard = LedCard>(
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
      const revealed = payFor(held, id, said.frame, said, units(said), io);
      askFacings(held, [...revealed, ...(parts.resolve(held, said, io) ?? [])]);
    },
  });
}

/** Takes the price. The card's own frames are pushed above the frame pushed here. */
function payFor(
  held: Held,
  id: string,
  frame: TurnFrame,
  { swift, payment }: Closing,
  units: readonly UnitId[],
  io: BearIo,
): Facings {
  return beginAction(held, { frame, card: null, swift, payment }, cardPurchase(held, id, frame, units), io);
}

type PriceVerdict = Verdict<undefined, PayKey | CardKey>;

/** B8.1: the units a card is played on pay for it. */
function cardPurchase({ pack }: Seen, id: string, frame: TurnFrame, units: readonly UnitId[]): Purchase {
  const price = pack.actionCards.find((card) => card.id === id)?.cost?.amount ?? 0;
  return { player: turnPlayer(frame), units, price, card: null };
}

/** B8.1, B8.5: AP of a single unit, AP and CAPs in any mix, or CAPs for a whole group. */
function judgeCardPayment(seen: Seen, id: string, purchase: Purchase, payment: Payment): PriceVerdict {
  const byCapsAlone = payment.way === 'command';
  const wantsAp = seen.pack.actionCards[cardPlace(seen, id)]?.cost?.pay === 'ap';
  if (wantsAp && (byCapsAlone || payment.caps > 0)) return refuse('wantsAp');
  if (payment.way === 'opportunity') return refuse('noOpportunity');
  if (purchase.units.length > 1 && !byCapsAlone) return refuse('groupByCapsAlone');
  return judgePayment(seen, purchase, payment);
}

function cardPayments(seen: Seen, id: string, purchase: Purchase): Payment[] {
  return economyOf(seen)
    .payments(seen, purchase)
    .filter((payment) => judgeCardPayment(seen, id, purchase, payment).granted);
}

export function judgeCardPayable(seen: Seen, id: string, frame: TurnFrame, units: readonly UnitId[]): PriceVerdict {
  const purchase = cardPurchase(seen, id, frame, units);
  if (cardPayments(seen, id, purchase).length > 0) return grant();
  const payable = economyOf(seen).judgePayable(seen, purchase);
  if (!payable.granted) return payable;
  return refuse(units.length > 1 ? 'groupByCapsAlone' : 'wantsAp');
}

function cardPaymentSlot<So extends { readonly frame: TurnFrame }>(
  id: string,
  unitsOf: (so: So) => readonly UnitId[],
): BearSlot<So, 'payment'> {
  const billOf = (seen: Seen, so: So): Purchase => cardPurchase(seen, id, so.frame, unitsOf(so));
  return {
    kind: paymentKind,
    isExact: true,
    among: (seen, so) => cardPayments(seen, id, billOf(seen, so)),
    judge: (seen, so, payment) => judgeCardPayment(seen, id, billOf(seen, so), payment),
  };
}

export interface GroupCard extends LedCard {
  readonly members: readonly UnitId[];
}

/** Whether the card may be played on this unit, or on it as a further member. */
export type JudgeUnit = (seen: Seen, unit: UnitId) => Verdict<unknown>;

/** The card is in the hand, and there is something to play it on. */
export function mayPlay(
  id: string,
  first: Slot<Seen, Asked<TurnFrame>, unknown>,
): (seen: Seen, so: Asked<TurnFrame>) => Verdict<unknown> {
  const begin = mayBegin(first);
  return (seen, so) => {
    const inHand = judgeHand(seen, so.frame, id);
    return inHand.granted ? begin(seen, so) : inHand;
  };
}

export function mayBegin(
  first: Slot<Seen, Asked<TurnFrame>, unknown>,
): (seen: Seen, so: Asked<TurnFrame>) => Verdict<undefined, CardKey> {
  return (seen, so) => demand(hasCandidate(first, seen, so), CARD_RULES.nobodyForCard, 'nobodyForCard');
}

export function groupOf({ leader, members = [] }: Pick<GroupCard, 'leader'> & Partial<GroupCard>): UnitId[] {
  return [leader, ...members];
}

/** Every reason in a judgement of a card, besides those of any order, with its rule. */
export const CARD_RULES = {
  nobodyForCard: 'B8.1',
  wantsAp: 'B8.1',
  noOpportunity: 'B8.1',
  groupByCapsAlone: 'B8.5',
  ownSide: 'B8.1',
  notOnMap: 'B8.1',
  alreadySpent: 'B8.1',
  noVehicle: 'B8.1',
  stuckAlready: 'B8.1',
  noActiveUnit: 'B8.7',
  notHit: 'B8.1',
  neverRemoved: 'B8.1',
  isHit: 'B8.1',
  burdened: 'B8.1',
  carried: 'B17.0a',
  enemyInHex: 'B8.1',
  enemyThere: 'B8.1',
  tooFar: 'B8.1',
  mineThere: 'B18.0',
  nothingToClear: 'B8.1',
  oneEnemy: 'B8.1',
  severalEnemies: 'B8.1',
} as const;
export type CardKey = keyof typeof CARD_RULES;

export function refuse(key: CardKey, figures: Omit<Reason, 'rule' | 'key'> = {}): Denied<CardKey> {
  return deny(CARD_RULES[key], key, figures);
}
