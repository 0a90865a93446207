import { amountOf, heldCorps, heldUnit, typeOf } from '../model/battle.ts';
import { isForOpening, type OpeningEffect } from '../model/battlecard.ts';
import type { Held, LimanowaIo } from '../model/state.ts';
import type { DisclosedCard } from '../model/turn.ts';
import { moveUnit } from '../rules/ground/move-unit.ts';

type Resolve = (held: Held, card: DisclosedCard, io: LimanowaIo) => void;

/** L6.1d: what the cards of the Opening Phase do when they were not blocked. */
const RESOLVE: Readonly<Record<OpeningEffect, Resolve>> = {
  deceit: (held, { target, to }, io) => moveUnit(held, target, to, 'displaced', 'L10d', io),
  forcedMarch: ({ view }, { unit }) => {
    view.turn.extraMoves += 1;
    view.turn.marcher = unit;
  },
  reinforcement: (held, { unit, to, effect }, io) => {
    const returning = heldUnit(held, unit);
    returning.at = to;
    // L3s: never more than is printed.
    returning.rp = Math.min(typeOf(held, unit).rp, amountOf(held.pack, effect));
    io.emit({ rule: 'L10f', key: 'returned', unit, at: to, left: returning.rp });
  },
  spareBattery: (held, { effect }, io) => {
    const { corps } = held.view.turn;
    const amount = amountOf(held.pack, effect);
    heldCorps(held, corps).tokens += amount;
    io.emit({ rule: 'L10g', key: 'tokenGained', corps, amount });
  },
  // Its shot is rolled when opponents have answered it.
  bombardment: ({ view }, { unit }) => {
    view.turn.fired = [...view.turn.fired, unit];
  },
};

export function resolveOpeningCard(held: Held, card: DisclosedCard, io: LimanowaIo): void {
  const { effect } = card;
  if (isForOpening(effect)) RESOLVE[effect](held, card, io);
}
