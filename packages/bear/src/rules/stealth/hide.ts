import { demand, denied, deny, grant, type Verdict } from '@sandtable/kernel';
import { neighboursOf, sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import { type BearIo, type Held, heldUnit, ownerOf, type Seen } from '../../model/battle/state.ts';
import { isUnburdened } from '../../model/pack/unit-type.ts';
import { settleControl } from '../victory/control.ts';
import { discoverByOrder, watchedFrom } from '../contact/hidden.ts';
import { mineAttacks } from '../contact/mine.ts';
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
import { hideCostChange } from '../special/effects.ts';
import { openUnitsIn } from '../units/watchers.ts';
import { placeIn } from '../ground/shelter.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

// B10.2:  g03 hide E10 +g04 E10 caps:0

type HideVerdict = Verdict<undefined, StealthKey | MoveKey>;

function judgeNature(seen: Seen, unit: UnitId): HideVerdict {
  const { hidden, hit, carrier } = unitOf(seen, unit);
  if (hidden) return deny('B10.2', 'alreadyHidden', { unit });
  if (!isUnburdened(typeOf(seen, unit))) return deny('B10.2', 'burdened', { unit });
  if (hit !== NONE) return deny('B10.2', 'isHit', { unit });
  return demand(carrier === NONE, 'B17.0', 'carried', { unit: carrier });
}

function judgeUnwatched(seen: Seen, { unit, to }: Goer): HideVerdict {
  const from = watchedFrom(seen, sideOf(seen, unit), to, unitOf(seen, unit).fired);
  return from === undefined ? grant() : deny('B10.2', 'seen', { at: from, unit });
}

function judgeHider(seen: Seen, unit: UnitId): HideVerdict {
  const able = judgeNature(seen, unit);
  return able.granted ? judgeUnwatched(seen, { unit, to: unitOf(seen, unit).at }) : able;
}

/** B10.0.2: a unit cannot hide in a hex where another stays in the open; units that hide with it do not count. */
function judgeGoal(seen: Seen, goer: Goer, others: readonly Goer[]): HideVerdict {
  const { unit, to } = goer;
  if (to !== unitOf(seen, unit).at) {
    const bans = bansUnseen(seen, goer);
    if (bans.length > 0) return denied(bans);
  }
  const unwatched = judgeUnwatched(seen, goer);
  if (!unwatched.granted) return unwatched;
  const staying = openUnitsIn(seen, to).find(
    (other) => other !== unit && !others.some((member) => member.unit === other) && !judgeNature(seen, other).granted,
  );
  return staying === undefined ? grant() : deny('B10.0.2', 'openFriend', { at: to, unit: staying });
}

const slots = stealthSlots({
  judgeUnit: judgeHider,
  goals(seen, unit) {
    const { at } = unitOf(seen, unit);
    return [at, ...neighboursOf(seen, at)];
  },
  judgeGoal,
  price: (seen, goers) =>
    priceFor(
      seen,
      goers.map(({ unit }) => unit),
    ),
  reacts: false,
});

export const hide = order<StealthOrder, StealthWords>('hide', {
  ...slots,
  needs: ['to'],
  figures: (seen, { leader }) => grant({ cost: priceFor(seen, leader === undefined ? [] : [leader]) }),
  resolve: (held, said, io) => goIntoHiding(held, goersOf(said), io),
});

/** G3.3a */
function priceFor(seen: Seen, [unit]: readonly UnitId[]): number {
  const change = unit === undefined ? 0 : hideCostChange(seen, unit);
  return Math.max(1, Number(seen.view.options.hideCost) + change);
}

/** Done at once, since a frame would reveal the hex. */
function goIntoHiding(held: Held, goers: readonly Goer[], io: BearIo): Facings {
  const left = new Set(goers.map(({ unit }) => heldUnit(held, unit).at));
  for (const { unit, to } of goers) {
    const it = heldUnit(held, unit);
    const stays = it.at === to;
    const inside = stays ? it.inside : placeIn(held, unit, to).sheltered;
    Object.assign(it, { at: to, facing: 0, inside, hasty: stays && it.hasty, hidden: true, exposed: false });
    tellHidden(held, unit, 'B10.2', io);
  }
  for (const hex of left) settleControl(held, hex, io);
  // B18.3.3: a mine attacks even hiding units, and reveals those it attacks.
  const found = [...new Set(goers.map(({ to }) => to))].flatMap((hex) => {
    const units = goers.filter(({ to }) => to === hex).map(({ unit }) => unit);
    return mineAttacks(held, units, hex, io) ? revealHex(held, hex, io) : [];
  });
  return [...found, ...discoverByOrder(held, io)];
}

/** The owner learns where it is, everyone else only that it is hidden. */
export function tellHidden(held: Held, unit: UnitId, rule: 'B10.0' | 'B10.2', io: BearIo): void {
  const { seat } = ownerOf(held, unit);
  io.emit({ rule, key: 'hid', unit, at: heldUnit(held, unit).at }, { only: [seat] });
  io.emit({ rule, key: 'hid', unit, at: NONE }, { except: [seat] });
}
