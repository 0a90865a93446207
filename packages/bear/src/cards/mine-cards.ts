import { allOf, choiceKind, firstOf, grant, judgedSlot, type Verb, type Verdict } from '@sandtable/kernel';
import { distanceBetween } from '../board/tables.ts';
import { type Battle, hasEnemyIn, markerIn, neighboursOf, sideOf, typeOf, unitOf } from '../model/battle/battle.ts';
import type { TurnFrame } from '../model/battle/frame.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import { makeMarker } from '../model/battle/marker.ts';
import { type Bear, type BearIo, type BearSlot, type Held, playerOf, type Seen } from '../model/battle/state.ts';
import type { CardName } from '../model/battle/verbs.ts';
import { isUnburdened } from '../model/pack/unit-type.ts';
import { judgeWeapon, takeWeapon } from '../rules/attack/attacker.ts';
import { watchedFrom } from '../rules/contact/hidden.ts';
import { mineAttacks, revealMine } from '../rules/contact/mine.ts';
import { takeAway } from '../rules/fieldworks/demolish.ts';
import { judgeHand } from '../rules/order/hand.ts';
import { type Facings, revealHex } from '../rules/order/action.ts';
import { ownSlot } from '../rules/order/slots.ts';
import { turnPlayer } from '../rules/order/turn-order.ts';
import { hexKind } from '../rules/order/word-kinds.ts';
import { type CardKey, judgeCardPayable, type LedCard, mayBegin, mayPlay, paidCard, refuse } from './card-order.ts';

// Card 40, and the other use of a Tellermine:  c40 g03 E10 caps:0;  tellermine g03 E10 caps:0

interface Laying extends LedCard {
  readonly at: HexId;
}

/** Cards 40 and 41: un-hit unburdened foot without an enemy in its hex. */
function judgeSapper(battle: Battle, unit: UnitId): Verdict<undefined, CardKey> {
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

function placesFor(seen: Seen, unit: UnitId): HexId[] {
  const { at } = unitOf(seen, unit);
  return [at, ...neighboursOf(seen, at)];
}

/** Where the card comes from: the hand, or a unit's weapons (B8.4). */
interface Source {
  readonly isWeapon: boolean;
  judge(seen: Seen, frame: TurnFrame, unit: UnitId): Verdict<unknown>;
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

const placeSlot: BearSlot<LedCard, 'hex'> = judgedSlot(
  hexKind,
  (seen: Seen, { leader }: LedCard) => placesFor(seen, leader),
  (seen, { leader }, hex) => judgePlace(seen, leader, hex),
);

export const layMineByCard = layingVerb('c40', {
  isWeapon: false,
  judge: (seen, frame) => judgeHand(seen, frame, 'c40'),
});

/** B8.4: it may be buried instead of attacking a vehicle; either way it is used up. */
export const layTellermine = layingVerb('tellermine', {
  isWeapon: true,
  judge: (seen, frame, unit) => judgeWeapon(seen, turnPlayer(frame), 'tellermine', unit),
  take: (held, { frame, leader }, io) => takeWeapon(held, turnPlayer(frame), 'tellermine', leader, io),
});

function layMine(held: Held, unit: UnitId, hex: HexId, io: BearIo): Facings {
  const { at } = unitOf(held, unit);
  const facings = bury(held, unit, hex, io);
  // B18.3.3: laying is an action, so an old mine in the hex attacks; the new one does not.
  if (at !== hex) mineAttacks(held, [unit], at, io);
  return facings;
}

/**
 * The mine stays hidden if no visible enemy sees the hex. If a unit or mine is already hidden there, it is revealed
 * instead, and no mine is laid.
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

// Card 41:  c41 g03 wire caps:0

const OBSTACLES = ['wire', 'roadBlock', 'mine'] as const;
type Obstacle = (typeof OBSTACLES)[number];

interface Clearing extends LedCard {
  readonly obstacle: Obstacle;
}

const ID = 'c41';

function judgeObstacle(seen: Seen, unit: UnitId, obstacle: Obstacle): Verdict<undefined, CardKey> {
  const { at } = unitOf(seen, unit);
  return markerIn(seen, obstacle, at) === undefined ? refuse('nothingToClear', { at }) : grant();
}

const leaders = ownSlot((seen, { frame }, unit) => {
  const hasOne = OBSTACLES.some((obstacle) => judgeObstacle(seen, unit, obstacle).granted);
  return allOf(
    () => judgeSapper(seen, unit),
    () => (hasOne ? grant() : refuse('nothingToClear', { unit })),
    () => judgeCardPayable(seen, ID, frame, [unit]),
  );
});

const obstacles: BearSlot<LedCard, 'obstacle'> = judgedSlot(
  choiceKind('obstacle', OBSTACLES),
  () => OBSTACLES,
  (seen: Seen, { leader }: LedCard, obstacle) => judgeObstacle(seen, leader, obstacle),
);

export const clearByCard = paidCard<Clearing, Clearing>(ID, {
  judge: mayPlay(ID, leaders),
  says: (phrase) => phrase.slot('leader', leaders).slot('obstacle', obstacles),
  units: ({ leader }) => [leader],
  needs: ['obstacle'],
  resolve: (held, { leader, obstacle }, io) => {
    const { at } = unitOf(held, leader);
    takeAway(held, obstacle, at, 'B8.1', io);
    // B18.3.3: a mine not cleared attacks the unit.
    mineAttacks(held, [leader], at, io);
  },
});
