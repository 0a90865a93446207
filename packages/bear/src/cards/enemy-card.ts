import { grant, judgedSlot, type Verb, type Verdict } from '@sandtable/kernel';
import { sideOf, typeOf, unitOf } from '../model/battle.ts';
import { type Bear, type BearIo, type BearSlot, type Held, heldUnit, playerOf, type Seen } from '../model/state.ts';
import { isVehicle } from '../model/unit-type.ts';
import { leaveActivation } from '../rules/units/activation.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { unitKind } from '../rules/order/word-kinds.ts';
import { type CardKey, refuse } from './card-key.ts';
import { type Asked, freeCard } from './card-order.ts';
import { mayPlay } from './play.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { CardName } from '../model/verb-name.ts';

interface EnemyPlay extends Asked {
  readonly target: UnitId;
}

/** A free card that is played on one unit of the enemy: c06 s05. */
function enemyCard(
  id: CardName,
  judge: (seen: Seen, unit: UnitId) => Verdict<undefined, CardKey>,
  effect: (held: Held, unit: UnitId, io: BearIo) => void,
): Verb<Bear> {
  const target: BearSlot<Asked, 'unit'> = judgedSlot(
    unitKind,
    ({ view }: Seen) => view.roster,
    (seen: Seen, { frame }: Asked, unit) => {
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

/** Card 06: it is spent, and loses its share of an activation. Who is hidden stays so. */
export const confuseByCard = enemyCard('c06', judgeFresh, confuse);

function judgeFresh(seen: Seen, unit: UnitId): Verdict<undefined, CardKey> {
  return unitOf(seen, unit).spent ? refuse('alreadySpent', { unit }) : grant();
}

function confuse(held: Held, unit: UnitId, io: BearIo): void {
  heldUnit(held, unit).spent = true;
  io.emit({ rule: 'B8.1', key: 'becameSpent', units: [unit] });
  leaveActivation(held, unit, io);
}

/** Card 20: a vehicle in the mud until the round ends. */
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
