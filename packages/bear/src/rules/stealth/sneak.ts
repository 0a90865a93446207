import { deny, grant, unless, type Verdict } from '@sandtable/kernel';
import { markerIn, neighboursOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import { type BearIo, type Held, heldUnit, ownerOf, type Seen } from '../../model/battle/state.ts';
import { isUnburdened } from '../../model/pack/unit-type.ts';
import { passengersOf } from '../units/carried.ts';
import { isInCover } from '../units/cover.ts';
import { afterEntering } from '../contact/entering.ts';
import { discoverByOrder } from '../contact/hidden.ts';
import { bansOnUnit } from '../ground/bans.ts';
import type { MoveKey } from '../ground/reasons.ts';
import { order } from '../order/order.ts';
import { type Facings, revealHex } from '../order/action.ts';
import {
  bansUnseen,
  type Goer,
  goersOf,
  type StealthWords,
  type StealthOrder,
  type StealthKey,
  stealthSlots,
} from './stealth.ts';
import { placeIn } from '../ground/shelter.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

// B10.1:  g03 sneak E09 +g04 E10 caps:0. No card can give it: a card played on a hidden unit reveals the unit.

/** B10.1: added to the move cost. */
export const INTO_COVER = 3;
export const INTO_THE_OPEN = 6;

function judgeSneaker(seen: Seen, unit: UnitId): Verdict<undefined, StealthKey | MoveKey> {
  if (!unitOf(seen, unit).hidden) return deny('B10.1', 'notHidden', { unit });
  if (!isUnburdened(typeOf(seen, unit))) return deny('B10.1', 'burdened', { unit });
  return unless(bansOnUnit(seen, unit));
}

/** B10.1: the printed cost plus three or six, without other modifiers. */
function sneakPrice(seen: Seen, { unit, to }: Goer): number {
  return typeOf(seen, unit).moveCost + (isInCover(seen, placeIn(seen, unit, to)) ? INTO_COVER : INTO_THE_OPEN);
}

function priceOf(seen: Seen, goers: readonly Goer[]): number {
  return Math.max(...goers.map((goer) => sneakPrice(seen, goer)));
}

const slots = stealthSlots({
  judgeUnit: judgeSneaker,
  goals: (seen, unit) => neighboursOf(seen, unitOf(seen, unit).at),
  judgeGoal: (seen, goer) => unless(bansUnseen(seen, goer)),
  price: priceOf,
  reacts: true,
});

export const sneak = order<StealthOrder, StealthWords>('sneak', {
  traits: { goes: true },
  ...slots,
  ungiven: true,
  needs: ['to'],
  figures: (seen, { leader, to, members = [] }) =>
    leader === undefined || to === undefined
      ? grant({})
      : grant({ cost: priceOf(seen, goersOf({ leader, to, members })) }),
  conduct: 'unseen',
  resolve: (held, said, io) => moveUnseen(held, goersOf(said), io),
});

/**
 * B10.1: done at once, since a frame would reveal the hex. A unit that cannot stay hidden at its goal, or sets off a
 * mine, is revealed there.
 */
export function moveUnseen(held: Held, goers: readonly Goer[], io: BearIo): Facings {
  const gone = goers.map(({ unit, to }) => {
    const it = heldUnit(held, unit);
    const from = it.at;
    const { sheltered } = placeIn(held, unit, to);
    Object.assign(it, { at: to, inside: sheltered, hasty: false });
    for (const passenger of passengersOf(held, unit)) heldUnit(held, passenger).at = to;
    const { seat } = ownerOf(held, unit);
    io.emit({ rule: 'B10.1', key: 'sneaked', unit, from, at: to }, { only: [seat] });
    io.emit({ rule: 'B10.1', key: 'sneaked', unit, from: NONE, at: NONE }, { except: [seat] });
    return { unit, from };
  });
  const found = goers.flatMap(({ to }) => (markerIn(held, 'mine', to) === undefined ? [] : revealHex(held, to, io)));
  const facings = [...found, ...discoverByOrder(held, io)];
  for (const { unit, from } of gone) if (!heldUnit(held, unit).hidden) afterEntering(held, unit, from, io);
  return facings;
}
