import { finish, type FrameKind } from '@sandtable/kernel';
import type { ActionFrame, TurnFrame } from '../../model/frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, pushFrame } from '../../model/state.ts';
import { noteActors } from '../units/just-acted.ts';
import { economyOf } from '../payment/economy.ts';
import { type Closing, type Order, playCard } from './order.ts';
import type { Purchase } from '../payment/payment.ts';
import type { Payment } from '../../model/payment.ts';
import { revealUnits } from './reveal.ts';
import { pushRoll } from './roll.ts';

/**
 * Plays its cards and takes its price. What the action does comes on top of the frame that this leaves behind. B10.0.1:
 * hidden units that take part are revealed, unless it is one of the actions that they do unseen.
 */
export function beginAction(
  held: Held,
  said: Order & Closing,
  purchase: Purchase,
  io: BearIo,
  conduct: 'open' | 'unseen' = 'open',
): void {
  declareAction(held, said, purchase, io);
  payForAction(held, purchase, said.payment, io);
  if (conduct === 'open') revealUnits(held, purchase.units, io);
}

/** The turn is used by these units, and the cards of the order are played. */
export function declareAction(
  held: Held,
  { frame, card, swift }: Order & Closing,
  { player, units }: Pick<Purchase, 'player' | 'units'>,
  io: BearIo,
): void {
  usedTurn(frame);
  noteActors(held, player, units);
  if (card !== null) playCard(held, player, card, io);
  if (swift !== null) {
    playCard(held, player, swift, io);
    frame.swift = true;
  }
}

/** Takes the price of an action and leaves the frame behind that ends it. */
export function payForAction(held: Held, purchase: Purchase, payment: Payment | null, io: BearIo): void {
  const { player, units, card } = purchase;
  const ap = payment === null ? 0 : economyOf(held).take(held, purchase, payment, io);
  const way = payment?.way ?? 'free';
  pushFrame(held, { kind: 'action', step: 0, got: null, player, units: [...units], way, ap, isEased: card === 'c07' });
}

/** The turn is used: when all that was begun in it is done, the next player has his. */
export function usedTurn(turn: TurnFrame): void {
  turn.step = 1;
  turn.passes = 0;
}

/** When the action is done, its units are checked, or their pool has run out. */
export const actionKind: FrameKind<Bear, ActionFrame> = {
  ask: () => null,
  go(held, frame, io) {
    if (frame.way === 'free') return finish(held.view, frame);
    if (frame.isEased && frame.step === 0) return ease(held, frame);
    economyOf(held).settle(held, frame, frame.isEased ? (frame.got ?? 0) : 0, io);
    finish(held.view, frame);
  },
};

/** Card 07: the sergeant's die makes the check lighter. */
function ease(held: Held, frame: ActionFrame): void {
  frame.step = 1;
  const unit = frame.units.find((each) => heldUnit(held, each).fate === 'inPlay') ?? -1;
  pushRoll(held, { player: frame.player, what: 'sergeant', dice: 1, unit });
}
