import { allOf, firstOf, grant, judgedSlot, type Verb, type Verdict } from '@sandtable/kernel';
import { distanceBetween } from '../board/tables.ts';
import { type Battle, hasEnemyIn, markerIn, neighboursOf, sideOf, typeOf, unitOf } from '../model/battle.ts';
import type { TurnFrame } from '../model/frame.ts';
import { makeMarker } from '../model/marker.ts';
import { type Bear, type BearIo, type BearSlot, type Held, playerOf, type Seen } from '../model/state.ts';
import { isUnburdened } from '../model/unit-type.ts';
import { watchedFrom } from '../rules/contact/hidden.ts';
import { mineAttacks, revealMine } from '../rules/contact/mine.ts';
import { judgeHand } from '../rules/order/hand.ts';
import { type Facings, revealHex } from '../rules/order/reveal.ts';
import { ownSlot } from '../rules/order/slots.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { judgeWeapon, takeWeapon } from '../rules/attack/weapon-use.ts';
import { hexKind } from '../rules/order/word-kinds.ts';
import { type CardKey, refuse } from './card-key.ts';
import { type Leading, paidCard } from './card-order.ts';
import { judgeCardPayable } from './card-price.ts';
import { mayBegin } from './play.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { CardName } from '../model/verb-name.ts';

// Card 40, and what a Tellermine can also be used for:  c40 g03 E10 caps:0;  tellermine g03 E10 caps:0

interface Laying extends Leading {
  readonly at: HexId;
}

/** Cards 40 and 41: un-hit unburdened foot that is not fighting in its hex. */
export function judgeSapper(battle: Battle, unit: UnitId): Verdict<undefined, CardKey> {
  const { at, hit, carrier } = unitOf(battle, unit);
  if (!isUnburdened(typeOf(battle, unit))) return refuse('burdened', { unit });
  if (hit !== NONE) return refuse('isHit', { unit });
  if (carrier !== NONE) return refuse('carried', { unit });
  return hasEnemyIn(battle, sideOf(battle, unit), at) ? refuse('enemyInHex', { at }) : grant();
}

function judgePlace(seen: Seen, unit: UnitId, hex: HexId): Verdict<undefined, CardKey> {
  if (distanceBetween(seen.tables, unitOf(seen, unit).at, hex) > 1) return refuse('tooFar', { at: hex });
  if (markerIn(seen, 'mine', hex) !== undefined) return refuse('mineThere', { at: hex });
  return hasEnemyIn(seen, sideOf(seen, unit), hex) ? refuse('enemyThere', { at: hex }) : grant();
}

function placesFor(seen: Seen, unit: UnitId): number[] {
  const { at } = unitOf(seen, unit);
  return [at, ...neighboursOf(seen, at)];
}

/** Whose card it is: one of the hand, or a weapon of a unit (B8.4). */
interface Source {
  readonly isWeapon: boolean;
  judge(seen: Seen, frame: TurnFrame, unit: UnitId): Verdict<unknown>;
  /** It is used up. */
  take?(held: Held, said: Laying, io: BearIo): void;
}

function layingVerb(id: CardName, { isWeapon, judge, take }: Source): Verb<Bear> {
  const leaders = ownSlot((seen, { frame }, unit) =>
    allOf(
      () => judge(seen, frame, unit),
      () => judgeSapper(seen, unit),
      () => firstOf(placesFor(seen, unit), (hex) => judgePlace(seen, unit, hex), refuse('tooFar')),
      () => judgeCardPayable(seen, id, frame, [unit]),
    ),
  );
  return paidCard<Laying, Laying>(id, {
    isWeapon,
    judge: mayBegin(leaders),
    says: (phrase) => phrase.slot('leader', leaders).slot('at', placeSlot),
    units: ({ leader }) => [leader],
    needs: ['at'],
    resolve: (held, said, io) => {
      take?.(held, said, io);
      return layMine(held, said.leader, said.at, io);
    },
  });
}

const placeSlot: BearSlot<Leading, 'hex'> = judgedSlot(
  hexKind,
  (seen: Seen, { leader }: Leading) => placesFor(seen, leader),
  (seen, { leader }, hex) => judgePlace(seen, leader, hex),
);

export const layMineByCard = layingVerb('c40', {
  isWeapon: false,
  judge: (seen, frame) => judgeHand(seen, frame, 'c40'),
});

/** B8.4: instead of being put under a vehicle it may be buried; it is used up either way. */
export const layTellermine = layingVerb('tellermine', {
  isWeapon: true,
  judge: (seen, frame, unit) => judgeWeapon(seen, turnPlayer(frame), 'tellermine', unit),
  take: (held, { frame, leader }, io) => takeWeapon(held, turnPlayer(frame), 'tellermine', leader, io),
});

function layMine(held: Held, unit: UnitId, hex: HexId, io: BearIo): Facings {
  const { at } = unitOf(held, unit);
  const facings = bury(held, unit, hex, io);
  // B18.3.3: what it does is an action, in a mine hex too; it is not attacked by what it has just laid itself.
  if (at !== hex) mineAttacks(held, [unit], at, io);
  return facings;
}

/**
 * Out of sight of every enemy that is seen, it stays hidden. Where somebody or a mine was hidden in the hex, that comes to
 * light, and no mine is laid.
 */
function bury(held: Held, unit: UnitId, hex: HexId, io: BearIo): Facings {
  const { view } = held;
  const { owner } = unitOf(held, unit);
  const { side } = playerOf(held, owner);
  if (hasEnemyIn(held, side, hex)) return revealHex(held, hex, io);
  if (markerIn(held, 'mine', hex) !== undefined) {
    revealMine(held, hex, io);
    return [];
  }
  const hidden = watchedFrom(held, side, hex, true) === undefined;
  view.markers = [...view.markers, makeMarker({ kind: 'mine', at: hex, side, laidBy: owner, hidden })];
  const knowing = view.players.filter((player) => !hidden || player.side === side).map(({ seat }) => seat);
  io.emit({ rule: 'B8.1', key: 'mineLaid', unit, at: hex }, { only: knowing });
  io.emit({ rule: 'B8.1', key: 'mineLaid', unit, at: NONE }, { except: knowing });
  return [];
}
