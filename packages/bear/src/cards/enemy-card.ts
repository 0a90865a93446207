import { grant, judgedSlot, type Verb, verb, type Verdict } from '@sandtable/kernel';
import { sideOf, typeOf, unitOf } from '../model/battle.ts';
import type { TurnFrame } from '../model/frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, playerOf, type Seen, type BearSlot } from '../model/state.ts';
import { isVehicle } from '../model/unit-type.ts';
import { swiftSlot } from '../rules/order/order.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { unitKind } from '../rules/order/word-kinds.ts';
import { type CardKey, refuse } from './card-key.ts';
import { type Asked, beginCard, mayPlay, type Play } from './play.ts';

interface EnemyPlay extends Play {
  readonly target: number;
}

/** A free card that is played on one unit of the enemy: c06 s05. */
function enemyCard(
  id: string,
  judge: (seen: Seen, unit: number) => Verdict<undefined, CardKey>,
  effect: (held: Held, unit: number, io: BearIo) => void,
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
  return verb<Bear, TurnFrame, EnemyPlay>(id, {
    says: (phrase) => phrase.word(id, mayPlay(id, target)).slot('target', target).maybe('swift', swiftSlot),
    resolve: (held, said, io) => {
      beginCard(held, id, said, [], io);
      effect(held, said.target, io);
    },
  });
}

/** Card 06: it is spent, and loses its share of an activation. Who is hidden stays so. */
export const confuseByCard = enemyCard('c06', judgeFresh, confuse);

function judgeFresh(seen: Seen, unit: number): Verdict<undefined, CardKey> {
  return unitOf(seen, unit).spent ? refuse('alreadySpent', { unit }) : grant();
}

function confuse(held: Held, unit: number, io: BearIo): void {
  const it = heldUnit(held, unit);
  it.spent = true;
  const owner = playerOf(held, it.owner);
  if (owner.activation?.units.includes(unit)) {
    const units = owner.activation.units.filter((other) => other !== unit);
    owner.activation = units.length === 0 ? null : { ...owner.activation, units };
  }
  io.emit({ rule: 'B8.1', key: 'becameSpent', units: [unit] });
}

/** Card 20: a vehicle in the mud until the round ends. */
export const mireByCard = enemyCard('c20', judgeMired, (held, unit, io) => {
  heldUnit(held, unit).snag = 'mud';
  io.emit({ rule: 'B8.1', key: 'boggedDown', unit });
});

function judgeMired(seen: Seen, unit: number): Verdict<undefined, CardKey> {
  const { at, snag } = unitOf(seen, unit);
  if (at === -1) return refuse('notOnMap', { unit });
  if (!isVehicle(typeOf(seen, unit))) return refuse('noVehicle', { unit });
  return snag === 'none' ? grant() : refuse('stuckAlready', { unit });
}
