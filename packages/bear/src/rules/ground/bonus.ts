import type { Facing } from '@sandtable/hex';
import { denied, grant, type Verdict } from '@sandtable/kernel';
import { type Battle, unitOf } from '../../model/battle.ts';
import { isVehicle } from '../../model/unit-type.ts';
import { judgeBonusStep, judgeStep, type MoveCost } from './cost.ts';
import { because, type MoveKey, type MoveReason, refuse } from './reasons.ts';
import { bonusOf, hasSymbols, NO_SYMBOLS, symbolsFrom, type Symbols, takeSymbol } from './symbols.ts';
import { moverOf, OUTSIDE, sideTowards, type Step, wayOf } from './way.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

/** One action: the first hex is paid for, the others are bonus hexes of a vehicle. */
export interface Move {
  readonly from: HexId;
  readonly facing: Facing;
  readonly hexes: readonly HexId[];
}

/** The move that begins where the unit is now, as it faces now; for one that is still to come, outside. */
export function moveFromHere(battle: Battle, unit: UnitId, hexes: readonly HexId[]): Move {
  const { at, facing, fate } = unitOf(battle, unit);
  return { from: fate === 'waiting' ? OUTSIDE : at, facing, hexes };
}

/** B5.0, B14.1: may this unit go this way in one action, and for what price? Denied with every ban on the way and what first ends the bonus. */
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

/** B5.1: after each hex the unit faces as it likes, so it goes on straight ahead. B10.0: a hidden unit has yet to face. */
function stepsOf({ map: { ground } }: Battle, { from, facing, hexes }: Move, hidden: boolean): Step[] {
  const steps: Step[] = [];
  let at = from;
  for (const to of hexes) {
    const isFree = hidden || steps.length > 0;
    steps.push({ from: at, facing: (isFree ? sideTowards(ground, at, to) : undefined) ?? facing, to });
    at = to;
  }
  return steps;
}

/** B14.1: the symbols that a vehicle has left after a move that is granted. */
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

/** Why the further hexes are none that this action reaches. */
function againstBonus(battle: Battle, unit: UnitId, paid: Step, further: readonly Step[]): readonly MoveReason[] {
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
