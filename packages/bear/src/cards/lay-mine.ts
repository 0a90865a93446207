import { grant, judgedSlot, type Verb, verb, type Verdict } from '@sandtable/kernel';
import { distanceBetween } from '../board/tables.ts';
import { type Battle, hasEnemyIn, markerIn, sideOf, typeOf, unitOf } from '../model/battle.ts';
import type { TurnFrame } from '../model/frame.ts';
import { makeMarker } from '../model/marker.ts';
import { type Bear, type BearIo, type Held, playerOf, type Seen, type BearSlot } from '../model/state.ts';
import { isUnburdened } from '../model/unit-type.ts';
import { beginAction } from '../rules/order/action.ts';
import { watchedFrom } from '../rules/contact/hidden.ts';
import { mineAttacks, revealMine } from '../rules/contact/mine.ts';
import { judgeHand, swiftSlot } from '../rules/order/order.ts';
import type { Payment } from '../model/payment.ts';
import { revealHex } from '../rules/order/reveal.ts';
import { neighboursOf } from '../rules/stealth/stealth.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { judgeWeapon, takeWeapon } from '../rules/attack/weapon-use.ts';
import { hexKind } from '../rules/order/word-kinds.ts';
import { type CardKey, refuse } from './card-key.ts';
import { cardPaymentSlot, cardPurchase, judgeCardPayable } from './card-price.ts';
import { beginCard, type Leading, mayBegin, ownSlot, type Play } from './play.ts';

// Card 40, and what a Tellermine can also be used for:  c40 g03 E10 caps:0;  tellermine g03 E10 caps:0

interface Laying extends Play, Leading {
  readonly at: number;
  readonly payment: Payment;
}

/** Cards 40 and 41: un-hit unburdened foot that is not fighting in its hex. */
export function judgeSapper(battle: Battle, unit: number): Verdict<undefined, CardKey> {
  const { at, hit, carrier } = unitOf(battle, unit);
  if (!isUnburdened(typeOf(battle, unit))) return refuse('burdened', { unit });
  if (hit !== -1) return refuse('isHit', { unit });
  if (carrier !== -1) return refuse('carried', { unit });
  return hasEnemyIn(battle, sideOf(battle, unit), at) ? refuse('enemyInHex', { at }) : grant();
}

function judgePlace(seen: Seen, unit: number, hex: number): Verdict<undefined, CardKey> {
  if (distanceBetween(seen.tables, unitOf(seen, unit).at, hex) > 1) return refuse('tooFar', { at: hex });
  if (markerIn(seen, 'mine', hex) !== undefined) return refuse('mineThere', { at: hex });
  return hasEnemyIn(seen, sideOf(seen, unit), hex) ? refuse('enemyThere', { at: hex }) : grant();
}

function placesFor(seen: Seen, unit: number): number[] {
  const { at } = unitOf(seen, unit);
  return [at, ...neighboursOf(seen, at)];
}

/** Whose card it is: one of the hand, or a weapon of a unit (B8.4). */
interface Source {
  judge(seen: Seen, frame: TurnFrame, unit: number): Verdict<unknown>;
  begin(held: Held, said: Laying, io: BearIo): void;
}

function layingVerb(id: string, { judge, begin }: Source): Verb<Bear> {
  const leaderSlot = ownSlot((seen, { frame }, unit) => {
    const source = judge(seen, frame, unit);
    if (!source.granted) return source;
    const sapper = judgeSapper(seen, unit);
    if (!sapper.granted) return sapper;
    const places = placesFor(seen, unit).map((hex) => judgePlace(seen, unit, hex));
    const closed = places.some(({ granted }) => granted) ? undefined : places[0];
    return closed ?? judgeCardPayable(seen, id, frame, [unit]);
  });
  return verb<Bear, TurnFrame, Laying>(id, {
    says: (phrase) =>
      phrase
        .word(id, mayBegin(leaderSlot))
        .slot('leader', leaderSlot)
        .slot('at', placeSlot)
        .maybe('swift', swiftSlot)
        .slot(
          'payment',
          cardPaymentSlot(id, ({ leader }: Leading) => [leader]),
        ),
    resolve: (held, said, io) => {
      begin(held, said, io);
      layMine(held, said.leader, said.at, io);
    },
  });
}

const placeSlot: BearSlot<Leading, 'hex'> = judgedSlot(
  hexKind,
  (seen: Seen, { leader }: Leading) => placesFor(seen, leader),
  (seen, { leader }, hex) => judgePlace(seen, leader, hex),
);

export const layMineByCard = layingVerb('c40', {
  judge: (seen, frame) => judgeHand(seen, frame, 'c40'),
  begin: (held, said, io) => beginCard(held, 'c40', said, [said.leader], io),
});

/** B8.4: instead of being put under a vehicle it may be buried; it is used up either way. */
export const layTellermine = layingVerb('tellermine', {
  judge: (seen, frame, unit) => judgeWeapon(seen, turnPlayer(frame), 'tellermine', unit),
  begin: (held, said, io) => {
    const { frame, leader } = said;
    beginAction(held, { ...said, card: null }, cardPurchase(held, 'tellermine', frame, [leader]), io);
    takeWeapon(held, turnPlayer(frame), 'tellermine', leader, io);
  },
});

/**
 * Out of sight of every enemy that is seen, it stays hidden. Where somebody or a mine was hidden in the hex, that comes to
 * light, and no mine is laid.
 */
function layMine(held: Held, unit: number, hex: number, io: BearIo): void {
  const { view } = held;
  const { at, owner } = unitOf(held, unit);
  const { side } = playerOf(held, owner);
  const hidden = watchedFrom(held, side, hex, true) === undefined;
  if (hasEnemyIn(held, side, hex)) revealHex(held, hex, io);
  else if (markerIn(held, 'mine', hex) !== undefined) revealMine(held, hex, io);
  else {
    view.markers = [...view.markers, makeMarker({ kind: 'mine', at: hex, side, hidden })];
    const knowing = view.players.filter((player) => !hidden || player.side === side).map(({ seat }) => seat);
    io.emit({ rule: 'B8.1', key: 'mineLaid', unit, at: hex }, { only: knowing });
    io.emit({ rule: 'B8.1', key: 'mineLaid', unit, at: -1 }, { except: knowing });
  }
  // B18.3.3: what it does is an action, in a mine hex too; it is not attacked by what it has just laid itself.
  if (at !== hex) mineAttacks(held, [unit], at, io);
}
