import type { Granted } from '@sandtable/kernel';
import { type Battle, markerIn, sideOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { FireOdds } from '../../model/battle/figures.ts';
import type { AttackFrame, AttackTarget, RollWay } from '../../model/battle/frame.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { isBurst } from '../../model/battle/means.ts';
import { type BearIo, type Held, heldUnit, playerOf, type Seen } from '../../model/battle/state.ts';
import { COLOURS, type Side, SIDES } from '../../model/pack/unit-type.ts';
import { burstLine, burstOdds } from '../fire/burst.ts';
import { type Fort, fortBurstOdds, type FortOdds, fortOdds, fortsIn, fortsOf, harms } from '../fire/forts.ts';
import { fireOdds } from '../fire/odds.ts';
import type { FireReason, FireVerdict } from '../fire/reasons.ts';
import { type Line, makeLine, type Manner } from '../fire/shot.ts';
import { buryIfKilled, showMarker } from '../hits/hit.ts';
import { wayOfRoll } from '../order/roll.ts';
import { markerOf } from '../units/figures.ts';
import { isSuspect } from '../units/watchers.ts';

/** An attack on a hex and everything in it or, in close combat, on one unit or counter. */
export type DeclaredAttack = Omit<AttackFrame, 'kind' | 'step' | 'got' | 'targets' | 'target'>;

/** Fixes every target and the roll it needs before the first roll. Reveals the markers whose figures are used. */
export function targetsFor(held: Held, declared: DeclaredAttack, io: BearIo): AttackTarget[] {
  // B7.5a: attacking a unit that is secretly dead reveals it.
  for (const unit of attackedUnits(held, declared)) buryIfKilled(held, unit, io);
  const units = unitRolls(held, declared).map(({ unit, odds: { value, reasons } }): AttackTarget => {
    showFigures(held, unit, reasons, io);
    showFigures(held, declared.leader, reasons, io);
    return { what: 'unit', unit, needed: value.needed, kill: value.kill };
  });
  const hidden = isRolledUnseen(held, declared) ? [hiddenRoll(held, declared, io)] : [];
  const forts = fortRolls(held, declared).map(({ what, unit, needed }) => ({ what, unit, needed, kill: needed }));
  return [...units, ...hidden, ...forts];
}

export interface UnitRoll {
  readonly unit: UnitId;
  readonly odds: FireVerdict & Granted<FireOdds>;
}

/** B7.5.1: every unit a declared attack rolls for, in order. Forecast and attack share it, so they cannot differ. */
export function unitRolls(battle: Seen, declared: DeclaredAttack): UnitRoll[] {
  return attackedUnits(battle, declared).flatMap((unit) => {
    const odds = oddsOn(battle, declared, unit, false);
    return odds.granted ? [{ unit, odds }] : [];
  });
}

/** Every visible unit in the hex, of both sides, or just the one attacked in close combat. */
function attackedUnits(battle: Seen, declared: DeclaredAttack): UnitId[] {
  const { at, only, fort, ranked } = declared;
  if (fort !== null) return [];
  const spared = sparedBy(battle, declared);
  const inHex = unitsIn(battle, at).filter((unit) => !unitOf(battle, unit).hidden && sideOf(battle, unit) !== spared);
  if (only !== NONE) return inHex.filter((unit) => unit === only);
  //
  return [...ranked.filter((unit) => inHex.includes(unit)), ...inHex.filter((unit) => !ranked.includes(unit))];
}

/** The side this attack cannot hurt: its own, unless it falls from the sky or by `friendlyFire: all`. */
function sparedBy(battle: Seen, { player, leader }: DeclaredAttack): Side | null {
  return leader === NONE || battle.view.options.friendlyFire === 'all' ? null : playerOf(battle, player).side;
}

/** B10.0.3: whether to roll against units that may be hidden there. Depends only on what everyone sees. */
export function isRolledUnseen(battle: Seen, { player, leader, at, only, fort }: DeclaredAttack): boolean {
  if (only !== NONE || fort !== null) return false;
  const { side } = playerOf(battle, player);
  return leader === NONE ? SIDES.some((each) => isSuspect(battle, each, at)) : isSuspect(battle, side, at);
}

function hiddenRoll(held: Held, { leader }: DeclaredAttack, io: BearIo): AttackTarget {
  const change = leader === NONE ? undefined : markerOf(held, leader)?.firepower;
  if (change !== undefined && COLOURS.some((colour) => change[colour] !== 0)) showMarker(held, leader, io);
  return { what: 'hidden', unit: NONE, needed: -1, kill: -1 };
}

/** B18.4 */
export function fortRolls(battle: Seen, declared: DeclaredAttack): FortOdds[] {
  const forts = attackedForts(battle, declared);
  if (forts.length === 0) return [];
  const { at, means, supporters, cards } = declared;
  const line = lineOf(battle, declared);
  return forts
    .filter(({ what }) => harms(line, what))
    .map((fort) =>
      isBurst(means) ? fortBurstOdds(battle, means, at, fort, cards.length) : fortOdds(line, fort, supporters),
    );
}

function attackedForts(battle: Seen, declared: DeclaredAttack): readonly Fort[] {
  const { at, only, fort } = declared;
  if (fort !== null) return [{ what: fort, unit: NONE }];
  return only === NONE ? fortsIn(battle, at, sparedBy(battle, declared)) : fortsOf(battle, only);
}

export function oddsOn(battle: Battle, attack: DeclaredAttack, unit: UnitId, suspected: boolean): FireVerdict {
  const { leader, supporters, means, cards } = attack;
  if (isBurst(means)) return burstOdds(battle, means, unit, cards.length);
  return fireOdds(battle, leader, unit, supporters, mannerOf(attack, means), suspected);
}

export function lineOf(battle: Battle, attack: DeclaredAttack): Line {
  const { leader, at, means } = attack;
  return isBurst(means) ? burstLine(battle, means, at) : makeLine(battle, leader, at, mannerOf(attack, means));
}

function mannerOf({ spot, cards, thrown }: DeclaredAttack, means: Manner['means']): Manner {
  return { means, spot, aimed: cards.length, thrown };
}

/** B7.5: using a figure changed by a hit marker reveals the marker. */
export function showFigures(held: Held, unit: UnitId, reasons: readonly FireReason[], io: BearIo): void {
  const isUsed = reasons.some(({ key, unit: its }) => {
    if (key === 'markerDefense' || key === 'markerFirepower') return its === unit;
    return key === 'longRange' && unit !== NONE && its === unit && markerOf(held, unit)?.range !== null;
  });
  if (isUsed) showMarker(held, unit, io);
}

/**
 * B3.2.3: which way CAPs may change the roll. Against a unit the direction is fixed. A counter may be wanted destroyed
 * or spared: if shells fall, if the roller's units are in the hex, or if the mine or hasty defense is his side's. Hidden
 * units may be his own too. Depends only on what everyone sees.
 */
export function wayAgainst(held: Held, attack: AttackFrame, { what, unit }: AttackTarget): RollWay {
  const { player, leader, only, fort } = attack;
  const isAimed = unit !== NONE || only !== NONE || fort !== null;
  if (!isAimed && (leader === NONE || (what !== 'hidden' && hasStakeIn(held, attack, what)))) return 'either';
  return wayOfRoll(held, { player, what: 'attack', unit });
}

function hasStakeIn(held: Held, { player, at }: AttackFrame, what: AttackTarget['what']): boolean {
  const { side } = playerOf(held, player);
  const isOwn = (unit: UnitId): boolean => sideOf(held, unit) === side && !heldUnit(held, unit).hidden;
  return (
    unitsIn(held, at).some(isOwn) || ((what === 'mine' || what === 'hasty') && markerIn(held, what, at)?.side === side)
  );
}
