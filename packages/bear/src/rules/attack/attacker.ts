import { denied, type Denied, deny, firstOf, grant, unless, type Verdict } from '@sandtable/kernel';
import type { SightKey } from '../../board/sight.ts';
import { distanceBetween } from '../../board/tables.ts';
import { counterOf, sideOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { TurnFrame } from '../../model/battle/frame.ts';
import { type Burst, isWeaponCard, type Means, type ThrownCard, type WeaponCard } from '../../model/battle/means.ts';
import { type BearIo, enemyOf, type Held, playerOf, type Seen } from '../../model/battle/state.ts';
import { type HexId, hexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import { COLOURS } from '../../model/pack/unit-type.ts';
import { lineBans, outwardBans } from '../fire/bans.ts';
import { harms, hexFortsIn } from '../fire/forts.ts';
import { judgeAttack } from '../fire/odds.ts';
import { costTerms } from '../fire/power.ts';
import { reachOf } from '../fire/reach.ts';
import { type FireKey, sumOf } from '../fire/reasons.ts';
import { type Line, makeLine, type Manner } from '../fire/shot.ts';
import { supportBans } from '../fire/support.ts';
import { weaponOf } from '../fire/weapon.ts';
import { cardPlace, type HandKey } from '../order/hand.ts';
import type { ActorKey } from '../order/slots.ts';
import { billFor, type LedOrder, type Order, turnPlayer } from '../order/turn-order.ts';
import { judgePayable } from '../payment/payment.ts';
import type { PayKey, Purchase } from '../payment/purchase.ts';
import { attackCostChange } from '../special/effects.ts';
import { markerOf } from '../units/figures.ts';
import { hasHidden, isSuspect } from '../units/watchers.ts';

export type AttackKey = FireKey | SightKey | ActorKey | PayKey | HandKey;
export type AttackVerdict = Verdict<undefined, AttackKey>;

export function hexOf(seen: Seen, unit: UnitId): HexId {
  return unitOf(seen, unit).at;
}

export function enemiesIn(seen: Seen, leader: UnitId, hex: HexId): UnitId[] {
  const side = sideOf(seen, leader);
  return unitsIn(seen, hex).filter((unit) => counterOf(seen, unit).side !== side);
}

/** B17.4, B8.4: whether it has the flamethrower or weapon card to attack with. */
export function judgeArmed(seen: Seen, frame: TurnFrame, unit: UnitId, means: Means): AttackVerdict {
  if (means === 'flame' && counterOf(seen, unit).type.flamethrower === 'none')
    return deny('B17.4', 'noFlamethrower', { unit });
  return isWeaponCard(means) ? judgeWeapon(seen, turnPlayer(frame), means, unit) : grant();
}

/** As `judgeArmed`, for an attack on another hex. */
export function judgeFirer(seen: Seen, frame: TurnFrame, unit: UnitId, means: Means): AttackVerdict {
  const armed = judgeArmed(seen, frame, unit, means);
  return armed.granted ? unless(outwardBans(seen, unit)) : armed;
}

/** Whether it can pay for any attack at all; checked before looking at hexes. */
export function judgeAfford(seen: Seen, so: Order, unit: UnitId, printed: number | null): AttackVerdict {
  const changes = Math.min(0, markerOf(seen, unit)?.attackCost ?? 0) + attackCostChange(seen, unit);
  const price = Math.max(1, (printed ?? 0) + changes);
  return judgePayable(seen, fireBill(so, [unit], price));
}

export function helpersOf(supporters: readonly UnitId[], thrown: readonly ThrownCard[]): UnitId[] {
  return [...supporters, ...thrown.map(({ unit }) => unit)];
}

/** Only the leader pays, but all take part. */
export function attackBill(line: Line, so: Order, helpers: readonly UnitId[]): Purchase {
  return fireBill(so, [line.attacker, ...helpers], sumOf(costTerms(line)));
}

function fireBill(so: Order, units: readonly UnitId[], price: number): Purchase {
  return { ...billFor(so, units, price), reacts: true };
}

export function judgePaid(seen: Seen, line: Line, so: Order, helpers: readonly UnitId[] = []): AttackVerdict {
  return judgePayable(seen, attackBill(line, so, helpers));
}

/**
 * B7.0: a hex may be fired at if an enemy or counter there can be attacked, or on suspicion, and if the attack can be
 * paid for.
 */
export function judgeHex(seen: Seen, said: LedOrder, at: HexId, manner: Manner): AttackVerdict {
  const line = makeLine(seen, said.leader, at, manner);
  const verdict = judgeLine(seen, line);
  return verdict.granted ? judgePaid(seen, line, said) : verdict;
}

function judgeLine(seen: Seen, line: Line): AttackVerdict {
  const { attacker, to, manner } = line;
  if (line.closeCombat) return deny('B7.7.3b', 'enemyInHex', { at: to, unit: attacker });
  const enemies = enemiesIn(seen, attacker, to);
  if (enemies.length === 0) return judgeEmpty(seen, line);
  return firstOf(
    enemies,
    (target) => judgeAttack(seen, attacker, target, [], manner),
    deny('B7.0', 'nobodyThere', { at: to }),
  );
}

/** B18.4, B10.0.3: no enemy is visible in the hex. Denied if the attacker's own units are there: they would be hit. */
function judgeEmpty(seen: Seen, line: Line): AttackVerdict {
  const { attacker, to } = line;
  const atForts = harmedForts(seen, line);
  const suspect = isSuspect(seen, sideOf(seen, attacker), to);
  if (unitsIn(seen, to).length > 0 || (!atForts && !suspect)) return deny('B7.0', 'nobodyThere', { at: to });
  // B6.0.8: woods and buildings conceal units but not fortifications.
  const bans = lineBans(line, []).filter(({ key }) => !atForts || key !== 'concealed');
  if (bans.length > 0) return denied(bans);
  const colours = suspect ? COLOURS : (['red'] as const);
  return firstOf(
    colours,
    (colour): AttackVerdict => unless(weaponOf(line, colour, [], []).bans),
    deny('B7.0', 'nobodyThere', { at: to }),
  );
}

function harmedForts(seen: Seen, line: Line): boolean {
  return hexFortsIn(seen, line.to).some((what) => harms(line, what));
}

/** B9.1.2: it must be able to support against at least one target there. */
export function judgeHexSupport(seen: Seen, line: Line, unit: UnitId): AttackVerdict {
  const { attacker, to, manner } = line;
  const enemies = enemiesIn(seen, attacker, to);
  const nobody: Denied<AttackKey> = deny('B7.0', 'nobodyThere', { at: to });
  if (enemies.length > 0)
    return firstOf(enemies, (target) => judgeAttack(seen, attacker, target, [unit], manner), nobody);
  const suspect = isSuspect(seen, sideOf(seen, attacker), to);
  return firstOf(
    suspect ? COLOURS : (['red'] as const),
    (colour): AttackVerdict => unless(supportBans(line, unit, colour, [])),
    nobody,
  );
}

/** Hexes worth judging: those with a visible target first, then suspect hexes in reach. */
export function hexesToFireAt(seen: Seen, leader: UnitId, manner: Manner): HexId[] {
  return hexesInView(seen, leader, reachBy(seen, leader, manner));
}

export function hexesInView(seen: Seen, leader: UnitId, mayReach: (hex: HexId) => boolean): HexId[] {
  const { view, tables } = seen;
  const side = sideOf(seen, leader);
  const looked: number[] = [];
  const hexes: HexId[] = [];
  const look = (hex: HexId): void => {
    if (hex === NONE || looked.includes(hex)) return;
    looked.push(hex);
    if (mayReach(hex)) hexes.push(hex);
  };
  for (const unit of view.roster) if (sideOf(seen, unit) !== side) look(unitOf(seen, unit).at);
  for (const { kind, at } of view.markers) if (kind !== 'smoke') look(at);
  if (!hasHidden(seen, enemyOf(side))) return hexes;
  for (let hex = hexId(0); hex < tables.size; hex++) if (!looked.includes(hex) && mayReach(hex)) hexes.push(hex);
  return hexes;
}

function reachBy(seen: Seen, leader: UnitId, { means }: Manner): (hex: HexId) => boolean {
  if (means !== 'flame' && !isWeaponCard(means)) return reachOf(seen, leader);
  const { at } = unitOf(seen, leader);
  return (hex) => distanceBetween(seen.tables, at, hex) === 1;
}

/** B8.4: whether this unit (-1: the side) still has such a card. */
export function judgeWeapon(
  seen: Seen,
  player: PlayerId,
  card: WeaponCard | Burst,
  unit: UnitId,
): Verdict<undefined, FireKey> {
  const place = cardPlace(seen, card);
  const isThere = playerOf(seen, player).weapons.some(
    (each) => each.card === place && each.unit === unit && each.uses > 0,
  );
  return isThere ? grant() : deny('B8.4', 'noWeaponCard', unit === NONE ? {} : { unit });
}

/** B8.4: a card is used up unless the firefight allows more uses. */
export function takeWeapon(held: Held, player: PlayerId, id: WeaponCard | Burst, unit: UnitId, io: BearIo): void {
  const card = cardPlace(held, id);
  const its = playerOf(held, player);
  its.weapons = its.weapons.map((each) =>
    each.card === card && each.unit === unit ? { ...each, uses: each.uses - 1 } : each,
  );
  io.emit({ rule: 'B8.4', key: 'weaponUsed', player, card, unit });
}
