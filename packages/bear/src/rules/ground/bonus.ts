import type { Facing } from '@sandtable/hex';
import { denied, grant, type Verdict } from '@sandtable/kernel';
import { terrainFigures } from '../../board/terrain.ts';
import { type Battle, HEAVY_SMOKE, markerIn, smokeIn, unitOf } from '../../model/battle/battle.ts';
import type { HexId, UnitId } from '../../model/ids.ts';
import type { MarkerKind } from '../../model/battle/marker.ts';
import { isVehicle, type UnitType } from '../../model/pack/unit-type.ts';
import { losesBonus } from '../special/effects.ts';
import { towsTracks } from '../units/carried.ts';
import { hasToPass, judgeBonusStep, judgeStep, type MoveCost } from './cost.ts';
import { because, type MoveKey, type MoveReason, refuse } from './reasons.ts';
import { type Mover, moverOf, OUTSIDE, sideTowards, type MoveStep, type Crossing, wayOf } from './way.ts';

/** One action: the first hex is paid for, further ones are a vehicle's bonus hexes. */
export interface Move {
  readonly from: HexId;
  readonly facing: Facing;
  readonly hexes: readonly HexId[];
}

/** A move from the unit's present hex and facing, or from off the map if it has not entered yet. */
export function moveFromHere(battle: Battle, unit: UnitId, hexes: readonly HexId[]): Move {
  const { at, facing, fate } = unitOf(battle, unit);
  return { from: fate === 'waiting' ? OUTSIDE : at, facing, hexes };
}

/**
 * B5.0, B14.1: whether this unit may take this path in one action, and at what cost. A denial gives every ban on the
 * path, and what first ends the bonus.
 */
export function judgeMove(battle: Battle, unit: UnitId, move: Move): Verdict<MoveCost, MoveKey> {
  const steps = stepsOf(battle, move, unitOf(battle, unit).hidden);
  const paid = steps[0];
  if (paid === undefined) return refuse('noHex');
  if (steps.length === 1) return judgeStep(battle, unit, paid);
  let cost = 0;
  let dice = 0;
  const terms: MoveReason[] = [];
  const against: MoveReason[] = [];
  for (const step of steps) {
    const verdict = step === paid ? judgeStep(battle, unit, step) : judgeBonusStep(battle, unit, step);
    if (verdict.granted) {
      cost += verdict.value.cost;
      dice += verdict.value.dice;
      terms.push(...verdict.reasons);
    } else against.push(...verdict.reasons);
  }
  against.push(...againstBonus(battle, unit, paid, steps.slice(1)));
  return against.length > 0 ? denied(against) : grant({ cost, dice }, terms);
}

/**
 * B5.1: after each hex it may face any way, so it always goes straight ahead. B10.0: a hidden unit has no facing yet,
 * so that also holds for its first step.
 */
function stepsOf({ map: { ground } }: Battle, { from, facing, hexes }: Move, hidden: boolean): MoveStep[] {
  const steps: MoveStep[] = [];
  let at = from;
  for (const to of hexes) {
    const isFree = hidden || steps.length > 0;
    steps.push({ from: at, facing: (isFree ? sideTowards(ground, at, to) : undefined) ?? facing, to });
    at = to;
  }
  return steps;
}

/** B14.1 */
export function symbolsAfter(battle: Battle, unit: UnitId, move: Move): Symbols {
  const mover = moverOf(battle, unit);
  let left = NO_SYMBOLS;
  stepsOf(battle, move, unitOf(battle, unit).hidden).forEach((step, index) => {
    const way = wayOf(battle.map.ground, step);
    if (way === undefined) return;
    const bonus = bonusOf(battle, mover, way, index === 0);
    left = index === 0 ? symbolsFrom(mover, bonus) : (takeSymbol(left, bonus) ?? NO_SYMBOLS);
  });
  return left;
}

function againstBonus(
  battle: Battle,
  unit: UnitId,
  paid: MoveStep,
  further: readonly MoveStep[],
): readonly MoveReason[] {
  if (further.length === 0) return [];
  const mover = moverOf(battle, unit);
  if (!isVehicle(mover.type)) return [because('oneHex')];
  const way = wayOf(battle.map.ground, paid);
  if (way === undefined) return [];
  const start = bonusOf(battle, mover, way, true);
  const given = symbolsFrom(mover, start);
  const amount = given.wheels + given.tracks;
  if (amount === 0) return hasSymbols(mover.type) ? start.hindrances : [because('tooFar', { amount })];
  let left: Symbols = given;
  for (const step of further) {
    const ahead = wayOf(battle.map.ground, step);
    if (ahead === undefined) return [];
    const bonus = bonusOf(battle, mover, ahead, false);
    const after = takeSymbol(left, bonus);
    if (after === undefined)
      return left.wheels + left.tracks === 0 ? [because('tooFar', { amount })] : bonus.hindrances;
    left = after;
  }
  return [];
}

/** B14.1: the movement symbols left in this action; each is one bonus hex. */
export interface Symbols {
  readonly wheels: number;
  readonly tracks: number;
}

/** Which symbols count on a step: those a paid hex grants, or a bonus hex uses up. */
export interface Bonus {
  readonly wheels: boolean;
  readonly tracks: boolean;
  readonly hindrances: readonly MoveReason[];
}

/** B14.1a */
const OBSTACLES: readonly (readonly [MarkerKind, MoveKey])[] = [
  ['trench', 'noBonusTrench'],
  ['wire', 'noBonusWire'],
  ['roadBlock', 'noBonusRoadBlock'],
  ['mine', 'noBonusMine'],
];

/** B14.1: whether its track symbols work where wheels would not. */
export function hasBonusOffRoad({ view }: Battle, { moveClass, trackBonus }: UnitType): boolean {
  return trackBonus > 0 && (moveClass !== 'wheeled' || view.options.wheelsOffRoad === 'bySymbol');
}

/** B4.1, B14.1a: wheels have a bonus along roads but not uphill; tracks also over open ground. */
export function bonusOf(battle: Battle, mover: Mover, way: Crossing, isPaid: boolean): Bonus {
  const { to: at, onRoad, up, terrain } = way;
  const hindrances = hindrancesOf(battle, mover, way, isPaid);
  if (hindrances.length > 0) return { wheels: false, tracks: false, hindrances };
  const isOpen = terrainFigures[terrain].trackBonus;
  const isPlowed = terrain === 'plowedField' && battle.view.options.plowedBonus === 'into' && !isPaid;
  if (!onRoad && !isOpen && !isPlowed)
    return { wheels: false, tracks: false, hindrances: [because('noBonusTerrain', { at })] };
  if (!onRoad && losesBonus(battle, mover.unit))
    return { wheels: false, tracks: false, hindrances: [because('noBonusSpecial', { at })] };
  if (onRoad && up === 0) return { wheels: true, tracks: true, hindrances };
  return {
    wheels: false,
    tracks: hasBonusOffRoad(battle, mover.type),
    hindrances: [because(onRoad ? 'noBonusUphill' : 'noBonusOffRoad', { at })],
  };
}

export const NO_SYMBOLS: Symbols = { wheels: 0, tracks: 0 };

export function hasSymbols(type: UnitType): boolean {
  return isVehicle(type) && type.wheelBonus + type.trackBonus > 0;
}

export function symbolsFrom({ type }: Mover, { wheels, tracks }: Bonus): Symbols {
  if (!hasSymbols(type)) return NO_SYMBOLS;
  return { wheels: wheels ? type.wheelBonus : 0, tracks: tracks ? type.trackBonus : 0 };
}

/**
 * The symbols left after a bonus hex; undefined if none allows it. Wheels are used first, since tracks can be used
 * wherever wheels can.
 */
export function takeSymbol({ wheels, tracks }: Symbols, bonus: Bonus): Symbols | undefined {
  if (bonus.wheels && wheels > 0) return { wheels: wheels - 1, tracks };
  return bonus.tracks && tracks > 0 ? { wheels, tracks: tracks - 1 } : undefined;
}

/**
 * B14.1a: what ends the bonus of wheels and tracks alike. After the first hex the facing is free, so no later step is
 * backward.
 */
function hindrancesOf(battle: Battle, mover: Mover, way: Crossing, isPaid: boolean): MoveReason[] {
  const { to: at } = way;
  const found = OBSTACLES.flatMap(([kind, key]) => (markerIn(battle, kind, at) ? [because(key, { at })] : []));
  if (isPaid && way.backward) found.push(because('noBonusBackward', { at }));
  if (towsTracks(battle, mover.unit)) found.push(because('noBonusTowing'));
  if (way.wall) found.push(because('noBonusWall', { at }));
  if (smokeIn(battle, at) >= HEAVY_SMOKE) found.push(because('noBonusSmoke', { at }));
  if (battle.view.options.roadPassing === 'noBonus' && hasToPass(battle, mover, at))
    found.push(because('noBonusPassing', { at }));
  return found;
}
