import { grant, type Verdict } from '@sandtable/kernel';
import { rangeTo } from '../../board/map.ts';
import { amountOf, corpsOf, heldUnit, isFighter, sideOf, typeOf, unitOf } from '../../model/battle.ts';
import { type ContraEffect, type Effect, isContra } from '../../model/battlecard.ts';
import { type CorpsId, NONE, type UnitId } from '../../model/ids.ts';
import type { Held, LimanowaIo, Seen } from '../../model/state.ts';
import { hasSecondLine, strike } from './blow.ts';
import { clashNow } from './clash.ts';
import { against, type CombatKey } from './reasons.ts';
import { targetValue } from './target-value.ts';
import { threats } from './threats.ts';

/** `unit` and `target` are -1 if the card names none. */
export interface ContraPlay {
  readonly effect: Effect;
  readonly unit: UnitId;
  readonly target: UnitId;
}

type ContraResolver = (held: Held, play: ContraPlay, io: LimanowaIo) => void;

const DEEDS: Readonly<Record<ContraEffect, ContraResolver>> = {
  blockingPreparations: block,
  dugIn: protect('dugIn'),
  coveringFire: protect('coveringFire'),
  volley: protect('volley'),
  secondLine: protect('secondLine'),
  reorganisation: exchange,
  counterAttack: strikeBack,
};

export function applyContra(held: Held, play: ContraPlay, io: LimanowaIo): void {
  const { effect } = play;
  if (!isContra(effect)) throw new Error(`${effect} is no contra card`);
  DEEDS[effect](held, play, io);
}

/** L10a */
function block({ view }: Held, _play: ContraPlay, io: LimanowaIo): void {
  const { card } = view.turn;
  if (card !== null) io.emit({ rule: 'L10a', key: 'blocked', effect: card.effect });
  view.turn.card = null;
}

function protect(by: Protection): ContraResolver {
  return ({ view }, { unit }) => {
    view.turn.aids = [...view.turn.aids, { by, unit }];
  };
}

/** L10b: an ordinary attack, so it can be the unit's first of the round (L4f). */
function strikeBack(held: Held, { unit, target }: ContraPlay, io: LimanowaIo): void {
  const { turn } = held.view;
  const { at } = heldUnit(held, target);
  strike(held, [{ as: 'attack', attacker: unit, target, size: 1 }], io);
  turn.attacks = [...turn.attacks, { attacker: unit, target, at, made: true }];
}

/** L10h */
function exchange(held: Held, { unit, target }: ContraPlay, io: LimanowaIo): void {
  const first = heldUnit(held, unit);
  const second = heldUnit(held, target);
  const [from, to] = [first.at, second.at];
  first.at = to;
  second.at = from;
  io.emit({ rule: 'L10h', key: 'moved', unit, from, to, as: 'exchange' });
  io.emit({ rule: 'L10h', key: 'moved', unit: target, from: to, to: from, as: 'exchange' });
}

/** L10i-L10m: the cards that protect one attacked unit. */
export type Protection = Extract<Effect, 'dugIn' | 'coveringFire' | 'volley' | 'secondLine'>;

/** L10a */
export function judgeBlocking({ view }: Seen): Verdict<unknown, CombatKey> {
  return view.turn.card === null ? against('nothingToBlock') : grant();
}

/** L10i-L10m: an attacked unit of the corps' own side. */
export function judgeProtected(
  seen: Seen,
  corps: CorpsId,
  effect: Protection,
  unit: UnitId,
): Verdict<unknown, CombatKey> {
  if (sideOf(seen, unit) !== corpsOf(seen, corps).side) return against('notYours', { unit });
  const threat = threats(seen).find(({ target }) => target === unit);
  if (threat === undefined) return against('notAttacked', { unit });
  if (effect === 'volley') {
    if (!isFighter(seen, unit)) return against('batteryNoVolley', { unit });
    // Only infantry and cavalry provoke a counter-attack.
    if (threat.attackers.length === 0) return against('notAttacked', { unit });
  }
  if (effect === 'secondLine' && hasSecondLine(seen, unit)) return against('noSecondTime', { unit });
  return grant();
}

/** L10h: infantry or cavalry of the corps. */
export function judgeExchanged(seen: Seen, corps: CorpsId, unit: UnitId): Verdict<unknown, CombatKey> {
  const own = judgeOwn(seen, corps, unit);
  if (!own.granted) return own;
  return isFighter(seen, unit) ? grant() : against('batteryNoExchange', { unit });
}

/** L10h: the two units are within the card's distance. */
export function judgeExchange(seen: Seen, corps: CorpsId, one: UnitId, other: UnitId): Verdict<unknown, CombatKey> {
  const second = judgeExchanged(seen, corps, other);
  if (!second.granted) return second;
  const far = rangeTo(seen.map, unitOf(seen, one).at, unitOf(seen, other).at);
  const isNear = one !== other && far <= amountOf(seen.pack, 'reorganisation');
  return isNear ? grant() : against('tooFarApart', { unit: other, amount: far });
}

/** L10b: infantry or cavalry that survived an attack by infantry or cavalry in this round. */
export function judgeSurvivor(seen: Seen, corps: CorpsId, unit: UnitId): Verdict<unknown, CombatKey> {
  const own = judgeOwn(seen, corps, unit);
  if (!own.granted) return own;
  const isSurvivor =
    isFighter(seen, unit) && seen.view.turn.attacks.some(({ made, target }) => made && target === unit);
  return isSurvivor ? grant() : against('notSurvived', { unit });
}

/** L10b: one of its attackers, still in range. L8.3e: with a target value above 0. */
export function judgeCounterStrike(seen: Seen, unit: UnitId, target: UnitId): Verdict<unknown, CombatKey> {
  const { turn } = seen.view;
  const isAttacker = turn.attacks.some((each) => each.made && each.target === unit && each.attacker === target);
  if (!isAttacker) return against('notItsAttacker', { unit: target });
  return judgeStrike(seen, unit, target);
}

/** A single attack from the present hexes: in range, with a target value above 0. */
function judgeStrike(seen: Seen, unit: UnitId, target: UnitId): Verdict<unknown, CombatKey> {
  if (unitOf(seen, target).at === NONE) return against('lost', { unit: target });
  const far = rangeTo(seen.map, unitOf(seen, unit).at, unitOf(seen, target).at);
  if (far > typeOf(seen, unit).range) return against('outOfReach', { unit: target, amount: far });
  const tv = targetValue(seen, clashNow(seen), 'attack', unit, target, 1);
  return tv > 0 ? grant() : against('noChance', { unit, amount: tv });
}

/** Own units are those of the same seat. */
function judgeOwn(seen: Seen, corps: CorpsId, unit: UnitId): Verdict<unknown, CombatKey> {
  if (unitOf(seen, unit).at === NONE) return against('lost', { unit });
  const isOwn = corpsOf(seen, unitOf(seen, unit).corps).seat === corpsOf(seen, corps).seat;
  return isOwn ? grant() : against('notYours', { unit });
}
