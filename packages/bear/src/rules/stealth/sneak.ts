import { deny, grant, type Verdict, verb } from '@sandtable/kernel';
import { markerIn, typeOf, unitOf } from '../../model/battle.ts';
import type { TurnFrame } from '../../model/frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, ownerOf, type Seen } from '../../model/state.ts';
import { isUnburdened } from '../../model/unit-type.ts';
import { beginAction } from '../order/action.ts';
import { passengersOf } from '../units/carried.ts';
import { isInCover } from '../units/cover.ts';
import { afterEntering } from '../contact/entering.ts';
import { discover } from '../contact/hidden.ts';
import { bansOnUnit } from '../ground/bans.ts';
import type { MoveKey } from '../ground/reasons.ts';
import { type Closing, swiftSlot } from '../order/order.ts';
import { revealHex } from '../order/reveal.ts';
import {
  bansUnseen,
  type Goer,
  goersOf,
  type Member,
  neighboursOf,
  placeIn,
  purchaseFor,
  type Stealth,
  type StealthKey,
  stealthSlots,
} from './stealth.ts';

// B10.1:  g03 sneak E09 +g04 E10 caps:0. No card gives it: a card on a hidden unit gives it away.

interface Sneak extends Closing {
  readonly frame: TurnFrame;
  readonly leader: number;
  readonly to: number;
  readonly members: readonly Member[];
}

const INTO_COVER = 3;
const INTO_THE_OPEN = 6;

/** May this unit move unseen at all? */
function judgeSneaker(seen: Seen, unit: number): Verdict<undefined, StealthKey | MoveKey> {
  if (!unitOf(seen, unit).hidden) return deny('B10.1', 'notHidden', { unit });
  if (!isUnburdened(typeOf(seen, unit))) return deny('B10.1', 'burdened', { unit });
  const bans = bansOnUnit(seen, unit);
  return bans.length === 0 ? grant() : { granted: false, reasons: bans };
}

/** B10.1: what is printed, and three or six; nothing else changes it. */
function sneakPrice(seen: Seen, { unit, to }: Goer): number {
  return typeOf(seen, unit).moveCost + (isInCover(seen, placeIn(seen, unit, to)) ? INTO_COVER : INTO_THE_OPEN);
}

const stealth: Stealth = {
  judgeUnit: judgeSneaker,
  goals: (seen, unit) => neighboursOf(seen, unitOf(seen, unit).at),
  judgeGoal(seen, goer) {
    const bans = bansUnseen(seen, goer);
    return bans.length === 0 ? grant() : { granted: false, reasons: bans };
  },
  price: (seen, goers) => Math.max(...goers.map((goer) => sneakPrice(seen, goer))),
};

const slots = stealthSlots(stealth);

export const sneak = verb<Bear, TurnFrame, Sneak>('sneak', {
  says: (phrase) =>
    phrase
      .slot('leader', slots.leader)
      .word('sneak')
      .slot('to', slots.to)
      .records<'members', Member>('members', (record) => record.slot('member', slots.member).slot('goal', slots.goal))
      .maybe('swift', swiftSlot)
      .slot('payment', slots.payment),
  figures: (seen, { leader, to, members = [] }) =>
    leader === undefined || to === undefined
      ? grant({})
      : grant({ cost: stealth.price(seen, goersOf({ leader, to, members })) }),
  resolve: (held, said, io) => {
    const goers = goersOf(said);
    beginAction(held, { ...said, card: null }, purchaseFor(stealth, held, said, goers), io, 'unseen');
    moveUnseen(held, goers, io);
  },
});

/**
 * B10.1: at once, so that no frame tells where. Whoever cannot stay hidden where he comes to is revealed there; so is he
 * on whom a mine goes off.
 */
export function moveUnseen(held: Held, goers: readonly Goer[], io: BearIo): void {
  const gone = goers.map(({ unit, to }) => {
    const it = heldUnit(held, unit);
    const from = it.at;
    const { sheltered } = placeIn(held, unit, to);
    Object.assign(it, { at: to, inside: sheltered, hasty: false });
    for (const passenger of passengersOf(held, unit)) heldUnit(held, passenger).at = to;
    const { seat } = ownerOf(held, unit);
    io.emit({ rule: 'B10.1', key: 'sneaked', unit, from, at: to }, { only: [seat] });
    io.emit({ rule: 'B10.1', key: 'sneaked', unit, from: -1, at: -1 }, { except: [seat] });
    return { unit, from };
  });
  for (const { to } of goers) if (markerIn(held, 'mine', to) !== undefined) revealHex(held, to, io);
  discover(held, io);
  for (const { unit, from } of gone) if (!heldUnit(held, unit).hidden) afterEntering(held, unit, from, io);
}
