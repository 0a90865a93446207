import { grant, type Verdict } from '@sandtable/kernel';
import { distanceBetween } from '../board/tables.ts';
import { type Battle, hasEnemyIn, sideOf, unitOf } from '../model/battle.ts';
import type { Held } from '../model/state.ts';
import { isConcealed } from '../rules/fire/reach.ts';
import { eyesOf, sees } from '../rules/special/sight.ts';
import { hiddenUnits } from '../rules/contact/hidden.ts';
import { revealUnits } from '../rules/order/reveal.ts';
import { ownSlot } from '../rules/order/slots.ts';
import { type CardKey, refuse } from './card-key.ts';
import { type Leading, paidCard } from './card-order.ts';
import { judgeCardPayable } from './card-price.ts';
import { mayPlay } from './play.ts';
import { NONE, type UnitId } from '../model/ids.ts';

// Card 30:  c30 g03 caps:0

const ID = 'c30';
const FARTHEST = 2;

/** B7.7.3b, B17.0a: who is carried or has an enemy in his hex sees nothing outside. */
function judgeScout(battle: Battle, unit: UnitId): Verdict<undefined, CardKey> {
  const { at, carrier } = unitOf(battle, unit);
  if (carrier !== NONE) return refuse('carried', { unit });
  return hasEnemyIn(battle, sideOf(battle, unit), at) ? refuse('enemyInHex', { at }) : grant();
}

const leaders = ownSlot((seen, { frame }, unit) => {
  const scout = judgeScout(seen, unit);
  return scout.granted ? judgeCardPayable(seen, ID, frame, [unit]) : scout;
});

export const scoutByCard = paidCard<Leading>(ID, {
  judge: mayPlay(ID, leaders),
  says: (phrase) => phrase.slot('leader', leaders),
  units: ({ leader }) => [leader],
  resolve: (held, { leader }, io) => revealUnits(held, foundBy(held, leader), io),
});

/** Hidden enemies within two hexes and in sight, in cover or not; B6.0.8 is heeded. */
function foundBy(held: Held, scout: number): number[] {
  const { at: from } = unitOf(held, scout);
  const side = sideOf(held, scout);
  const eyes = eyesOf(held, side);
  return hiddenUnits(held).filter((unit) => {
    const { at } = unitOf(held, unit);
    if (sideOf(held, unit) === side || distanceBetween(held.tables, from, at) > FARTHEST) return false;
    return sees(eyes, from, at) && !isConcealed(held, from, at);
  });
}
