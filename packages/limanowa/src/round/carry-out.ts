import { amountOf, heldUnit, typeOf, unitOf } from '../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { Held, LimanowaIo } from '../model/state.ts';
import type { DisclosedCard, PlannedMove } from '../model/turn.ts';
import { moveUnit } from '../rules/ground/move-unit.ts';
import { placesOf, standingAt } from '../rules/ground/places.ts';
import { canReach } from '../rules/ground/reach.ts';
import { emptiedFor } from './occupation.ts';
import { strideFor } from './move-slots.ts';

const MOVE_RULES: Readonly<Record<PlannedMove['as'], string>> = { move: 'L7a', march: 'L4e', wave: 'L4b' };

/** L6.2d: in order; what a reaction has made impossible is lost. */
export function carryOutMoves(held: Held, moves: readonly PlannedMove[], io: LimanowaIo): void {
  for (const { unit, to, as } of moves) {
    if (canReach(held, unit, to, placesOf(held), strideFor(held, unit, as)))
      moveUnit(held, unit, to, as, MOVE_RULES[as], io);
    else io.emit({ rule: 'L6.2d', key: 'moveLost', unit });
  }
}

/** L6.3c: a unit that the reaction has destroyed occupies nothing. */
export function carryOutOccupations(held: Held, io: LimanowaIo): void {
  for (const { unit, to } of held.view.turn.occupations) {
    if (emptiedFor(held, unit, placesOf(held)).includes(to)) moveUnit(held, unit, to, 'occupation', 'L6.3a', io);
    else io.emit({ rule: 'L6.3c', key: 'moveLost', unit });
  }
}

/** L12d: the card comes before the occupations; Pursuit, which needs them, after. */
export function resolveClosingCard(held: Held, { effect, unit, target, to }: DisclosedCard, io: LimanowaIo): void {
  if (effect === 'perturbation') perturb(held, target, to, io);
  else if (effect === 'dressing') dress(held, unit, io);
}

function perturb(held: Held, target: UnitId, to: HexId, io: LimanowaIo): void {
  const isPossible = unitOf(held, target).at !== NONE && standingAt(placesOf(held), to) === NONE;
  if (isPossible) moveUnit(held, target, to, 'displaced', 'L10e', io);
  else io.emit({ rule: 'L10e', key: 'cardLost', effect: 'perturbation' });
}

/** L3s: never above what is printed. */
function dress(held: Held, unit: UnitId, io: LimanowaIo): void {
  const dressed = heldUnit(held, unit);
  if (dressed.at === NONE) return io.emit({ rule: 'L10s', key: 'cardLost', effect: 'dressing' });
  dressed.rp = Math.min(typeOf(held, unit).rp, dressed.rp + amountOf(held.pack, 'dressing'));
  io.emit({ rule: 'L10s', key: 'restored', unit, left: dressed.rp });
}
