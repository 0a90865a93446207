import type { TurnFrame } from '../model/battle/frame.ts';
import { type Asked, grant, judgedSlot, type Verb, type Verdict } from '@sandtable/kernel';
import { distanceBetween } from '../board/tables.ts';
import { type Battle, hasEnemyIn, sideOf, typeOf, unitOf } from '../model/battle/battle.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import {
  type Bear,
  type BearIo,
  type BearSlot,
  type Held,
  heldUnit,
  playerOf,
  type Seen,
} from '../model/battle/state.ts';
import type { CardName } from '../model/battle/verbs.ts';
import { isVehicle } from '../model/pack/unit-type.ts';
import { hiddenUnits } from '../rules/contact/hidden.ts';
import { isConcealed } from '../rules/fire/reach.ts';
import { revealUnits } from '../rules/order/action.ts';
import { ownSlot } from '../rules/order/slots.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { unitKind } from '../rules/order/word-kinds.ts';
import { eyesOf, sees } from '../rules/special/sight.ts';
import { leaveActivation } from '../rules/units/figures.ts';
import { type CardKey, freeCard, judgeCardPayable, type LedCard, mayPlay, paidCard, refuse } from './card-order.ts';

interface EnemyPlay extends Asked<TurnFrame> {
  readonly target: UnitId;
}

/** A free card played on one enemy unit:  c06 s05 */
function enemyCard(
  id: CardName,
  judge: (seen: Seen, unit: UnitId) => Verdict<undefined, CardKey>,
  effect: (held: Held, unit: UnitId, io: BearIo) => void,
): Verb<Bear> {
  const target: BearSlot<Asked<TurnFrame>, 'unit'> = judgedSlot(
    unitKind,
    ({ view }: Seen) => view.roster,
    (seen: Seen, { frame }: Asked<TurnFrame>, unit) => {
      if (unitOf(seen, unit).fate !== 'inPlay') return refuse('notOnMap', { unit });
      const { side } = playerOf(seen, turnPlayer(frame));
      return sideOf(seen, unit) === side ? refuse('ownSide', { unit }) : judge(seen, unit);
    },
  );
  return freeCard<EnemyPlay>(id, {
    judge: mayPlay(id, target),
    says: (phrase) => phrase.slot('target', target),
    resolve: (held, said, io) => effect(held, said.target, io),
  });
}

/** Card 06: the unit becomes spent and leaves its activation. A hidden unit stays hidden. */
export const confuseByCard = enemyCard('c06', judgeFresh, confuse);

function judgeFresh(seen: Seen, unit: UnitId): Verdict<undefined, CardKey> {
  return unitOf(seen, unit).spent ? refuse('alreadySpent', { unit }) : grant();
}

function confuse(held: Held, unit: UnitId, io: BearIo): void {
  heldUnit(held, unit).spent = true;
  io.emit({ rule: 'B8.1', key: 'becameSpent', units: [unit] });
  leaveActivation(held, unit, io);
}

/** Card 20: the vehicle is stuck in mud until the round ends. */
export const mireByCard = enemyCard('c20', judgeMired, (held, unit, io) => {
  heldUnit(held, unit).snag = 'mud';
  io.emit({ rule: 'B8.1', key: 'boggedDown', unit });
});

function judgeMired(seen: Seen, unit: UnitId): Verdict<undefined, CardKey> {
  const { at, snag } = unitOf(seen, unit);
  if (at === NONE) return refuse('notOnMap', { unit });
  if (!isVehicle(typeOf(seen, unit))) return refuse('noVehicle', { unit });
  return snag === 'none' ? grant() : refuse('stuckAlready', { unit });
}

// Card 30:  c30 g03 caps:0

const ID = 'c30';
const FARTHEST = 2;

/** B7.7.3b, B17.0a: a passenger, or a unit with an enemy in its hex, sees nothing outside. */
function judgeScout(battle: Battle, unit: UnitId): Verdict<undefined, CardKey> {
  const { at, carrier } = unitOf(battle, unit);
  if (carrier !== NONE) return refuse('carried', { unit });
  return hasEnemyIn(battle, sideOf(battle, unit), at) ? refuse('enemyInHex', { at }) : grant();
}

const leaders = ownSlot((seen, { frame }, unit) => {
  const scout = judgeScout(seen, unit);
  return scout.granted ? judgeCardPayable(seen, ID, frame, [unit]) : scout;
});

export const scoutByCard = paidCard<LedCard>(ID, {
  judge: mayPlay(ID, leaders),
  says: (phrase) => phrase.slot('leader', leaders),
  units: ({ leader }) => [leader],
  resolve: (held, { leader }, io) => revealUnits(held, foundBy(held, leader), io),
});

/** Hidden enemies within two hexes and in sight, in cover or not; B6.0.8 applies. */
function foundBy(held: Held, scout: UnitId): UnitId[] {
  const { at: from } = unitOf(held, scout);
  const side = sideOf(held, scout);
  const eyes = eyesOf(held, side);
  return hiddenUnits(held).filter((unit) => {
    const { at } = unitOf(held, unit);
    if (sideOf(held, unit) === side || distanceBetween(held.tables, from, at) > FARTHEST) return false;
    return sees(eyes, from, at) && !isConcealed(held, from, at);
  });
}
