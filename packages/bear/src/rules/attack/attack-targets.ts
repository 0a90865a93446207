import { type Battle, markerIn, sideOf, unitsIn } from '../../model/battle/battle.ts';
import type { AttackFrame, AttackTarget, RollWay } from '../../model/battle/frame.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { isBurst } from '../../model/battle/means.ts';
import { type BearIo, type Held, heldUnit, playerOf } from '../../model/battle/state.ts';
import { COLOURS, type Side, SIDES } from '../../model/pack/unit-type.ts';
import { burstLine, burstOdds } from '../fire/burst.ts';
import { type Fort, fortBurstOdds, fortOdds, fortsIn, fortsOf, harms } from '../fire/forts.ts';
import { fireOdds } from '../fire/odds.ts';
import type { FireReason, FireVerdict } from '../fire/reasons.ts';
import { type Line, makeLine, type Manner } from '../fire/shot.ts';
import { buryIfKilled, showMarker } from '../hits/hit.ts';
import { wayOfRoll } from '../order/roll.ts';
import { markerOf } from '../units/figures.ts';
import { isSuspect } from '../units/watchers.ts';

/** A declared attack: on a hex and everything in it or, in close combat, on one unit or counter. */
export type DeclaredAttack = Omit<AttackFrame, 'kind' | 'step' | 'got' | 'targets' | 'target'>;

/** Fixes every target and the roll it needs before the first roll; reveals the markers used. */
export function targetsFor(held: Held, declared: DeclaredAttack, io: BearIo): AttackTarget[] {
  const { at, only, fort } = declared;
  if (fort !== null) return fortTargets(held, declared, [{ what: fort, unit: NONE }]);
  const units = unitTargets(held, declared, io);
  const forts = only === NONE ? fortsIn(held, at, sparedBy(held, declared)) : fortsOf(held, only);
  return [...units, ...hiddenTargets(held, declared, io), ...fortTargets(held, declared, forts)];
}

/** The side this attack cannot hurt: its own, with `friendlyFire` enemiesOnly. */
function sparedBy(held: Held, { player }: DeclaredAttack): Side | null {
  return held.view.options.friendlyFire === 'all' ? null : playerOf(held, player).side;
}

/** B7.5.1: every visible unit in the hex, of both sides. */
function unitTargets(held: Held, declared: DeclaredAttack, io: BearIo): AttackTarget[] {
  const { at, only, ranked } = declared;
  const spared = sparedBy(held, declared);
  const inHex = unitsIn(held, at).filter((unit) => !heldUnit(held, unit).hidden && sideOf(held, unit) !== spared);
  //
  const inOrder = [...ranked.filter((unit) => inHex.includes(unit)), ...inHex.filter((unit) => !ranked.includes(unit))];
  const attacked = only === NONE ? inOrder : [only];
  // B7.5a: attacking a secretly dead unit reveals that it is dead.
  const units = attacked.filter((unit) => !buryIfKilled(held, unit, io));
  const targets: AttackTarget[] = [];
  for (const unit of units) {
    const odds = oddsOn(held, declared, unit, false);
    if (!odds.granted) continue;
    showFigures(held, unit, odds.reasons, io);
    showFigures(held, declared.leader, odds.reasons, io);
    targets.push({ what: 'unit', unit, needed: odds.value.needed, kill: odds.value.kill });
  }
  return targets;
}

/** B10.0.3: one roll for whoever may hide there. Whether it is made depends only on what everybody sees. */
function hiddenTargets(held: Held, { player, leader, at, only }: DeclaredAttack, io: BearIo): AttackTarget[] {
  const { side } = playerOf(held, player);
  const suspects = leader === NONE ? SIDES.some((each) => isSuspect(held, each, at)) : isSuspect(held, side, at);
  if (only !== NONE || !suspects) return [];
  const change = leader === NONE ? undefined : markerOf(held, leader)?.firepower;
  if (change !== undefined && COLOURS.some((colour) => change[colour] !== 0)) showMarker(held, leader, io);
  return [{ what: 'hidden', unit: NONE, needed: -1, kill: -1 }];
}

function fortTargets(held: Held, declared: DeclaredAttack, forts: readonly Fort[]): AttackTarget[] {
  const targets: AttackTarget[] = [];
  if (forts.length === 0) return targets;
  const { at, means, supporters, cards } = declared;
  const line = lineOf(held, declared);
  for (const fort of forts) {
    if (!harms(line, fort.what)) continue;
    const { needed } = isBurst(means)
      ? fortBurstOdds(held, means, at, fort, cards.length)
      : fortOdds(line, fort, supporters);
    targets.push({ ...fort, needed, kill: needed });
  }
  return targets;
}

/** The odds of this attack against one unit in the hex. */
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
 * B3.2.3: which way CAPs may change the roll. Against units it is clear. A counter belongs to nobody: the player
 * may want it
 * destroyed or spared if shells fall, if his own units are in the hex, or if the mine is his side's. Hidden units
 * may be his own
 * too. The answer depends only on what everybody sees.
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
  return unitsIn(held, at).some(isOwn) || (what === 'mine' && markerIn(held, 'mine', at)?.side === side);
}
