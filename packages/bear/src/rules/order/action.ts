import { finish, type FrameKind } from '@sandtable/kernel';
import { type ActionFrame, type FacingFrame, TURN_STEP, type TurnFrame } from '../../model/battle/frame.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { actionFrame, facingFrame } from '../../model/battle/make-frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, pushFrame } from '../../model/battle/state.ts';
import type { Payment } from '../../model/battle/word.ts';
import { takeHasty } from '../ground/waiting.ts';
import { economyOf } from '../payment/payment.ts';
import type { Purchase } from '../payment/purchase.ts';
import { noteActors } from '../units/ai-side.ts';
import { settleControl } from '../victory/control.ts';
import { playCard } from './hand.ts';
import { pushRoll } from './roll.ts';
import type { Closing, Order } from './turn-order.ts';

/** B10.0.1: an action reveals the hidden units taking part, unless it is `unseen`. */
export type Conduct = 'open' | 'unseen';

/**
 * Plays the cards and takes the price. The caller pushes the action's own frames above the one pushed here, then the
 * questions about the facing of revealed units.
 */
export function beginAction(
  held: Held,
  said: Order & Closing,
  purchase: Purchase,
  io: BearIo,
  conduct: Conduct = 'open',
): Facings {
  declareAction(held, said, purchase, io);
  payForAction(held, purchase, said.payment, io);
  return conduct === 'open' ? revealUnits(held, purchase.units, io) : [];
}

/** Marks these units as using the turn, and plays the order's cards. */
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

export function payForAction(held: Held, purchase: Purchase, payment: Payment | null, io: BearIo): void {
  const { player, units, card } = purchase;
  const ap = payment === null ? 0 : economyOf(held).take(held, purchase, payment, io);
  const way = payment?.way ?? 'free';
  pushFrame(held, actionFrame({ player, units, way, ap, isEased: card === 'c07' }));
}

/** The turn is used: the next player follows once everything started in it is done. */
export function usedTurn(turn: TurnFrame): void {
  turn.step = TURN_STEP.used;
  turn.passes = 0;
}

/** `done`: the action has run. `eased`: card 07 has been rolled for. */
const STEP = { done: 0, eased: 1 } as const;

/** When the action is done, its units are checked, or their activation ends if no AP are left. */
export const actionKind: FrameKind<Bear, ActionFrame> = {
  ask: () => null,
  go(held, frame, io) {
    if (frame.way === 'free') return finish(held.view, frame);
    if (frame.isEased && frame.step === STEP.done) return ease(held, frame);
    economyOf(held).settle(held, frame, frame.isEased ? (frame.got ?? 0) : 0, io);
    finish(held.view, frame);
  },
};

/** Card 07: a die makes the check easier. */
function ease(held: Held, frame: ActionFrame): void {
  frame.step = STEP.eased;
  const unit = frame.units.find((each) => heldUnit(held, each).fate === 'inPlay') ?? NONE;
  pushRoll(held, { player: frame.player, what: 'sergeant', dice: 1, unit });
}

/** The questions to owners of revealed units about their facing. */
export type Facings = readonly FacingFrame[];

const NO_FACINGS: Facings = [];

/** B10.0.1 */
export function revealUnits(held: Held, units: readonly UnitId[], io: BearIo): Facings {
  const hexes = new Set(units.filter((unit) => heldUnit(held, unit).hidden).map((unit) => heldUnit(held, unit).at));
  return hexes.size === 0 ? NO_FACINGS : [...hexes].flatMap((hex) => revealHex(held, hex, io));
}

export function revealHex(held: Held, hex: HexId, io: BearIo): Facings {
  const units = held.view.roster.filter((unit) => {
    const { at, hidden } = heldUnit(held, unit);
    return hidden && at === hex && at !== -1;
  });
  if (units.length === 0) return NO_FACINGS;
  io.reveal();
  for (const unit of units) {
    heldUnit(held, unit).hidden = false;
    io.emit({ rule: 'B10.0', key: 'revealed', unit, at: hex });
  }
  settleControl(held, hex, io);
  for (const unit of units) takeHasty(held, unit, io);
  return [facingFrame(units)];
}

/** Pushed on top, so they are answered before anything else goes on. */
export function askFacings(held: Held, facings: Facings): void {
  for (const facing of facings) pushFrame(held, facing);
}
