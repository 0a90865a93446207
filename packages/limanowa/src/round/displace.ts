import { deny, grant, type Slot, type Verdict } from '@sandtable/kernel';
import { isBattery, typeOf, unitOf } from '../model/battle.ts';
import type { HexId, UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { LimanowaWord } from '../model/word.ts';
import { gradeAt } from '../rules/objectives/holding.ts';
import { areAdjacent, placesOf, standingAt } from '../rules/ground/places.ts';
import { freeNeighbours } from '../rules/ground/reach.ts';
import { hexKind, unitKind } from '../rules/word-kinds.ts';
import { enemyUnits, judgeEnemy } from './own-units.ts';
import type { PlanKey } from './reasons.ts';

// L10d Deceit, L10e Perturbation: an enemy unit is moved by a card, and cannot help it.

type By = 'L10d' | 'L10e';

/** Infantry or cavalry, not on a Strategic Objective; L10d: core or elite; L10e: one that this corps attacked. */
function judgeDisplaced(seen: Seen, by: By, unit: UnitId): Verdict<undefined, PlanKey> {
  const enemy = judgeEnemy(seen, unit, by);
  if (!enemy.granted) return enemy;
  if (isBattery(seen, unit)) return deny(by, 'notFighter', { unit });
  if (by === 'L10d' && typeOf(seen, unit).rank === 'officer') return deny(by, 'tooHighRank', { unit });
  const { at } = unitOf(seen, unit);
  if (gradeAt(seen, at) === 'strategic') return deny(by, 'onStrategic', { unit, at });
  const isAttacked = seen.view.turn.attacks.some(({ target, made }) => made && target === unit);
  return by === 'L10d' || isAttacked ? enemy : deny(by, 'notAttackedByYou', { unit });
}

function hexesFor(seen: Seen, unit: UnitId): readonly HexId[] {
  return freeNeighbours(seen, unit, placesOf(seen)).filter((hex) => gradeAt(seen, hex) === null);
}

function judgeHex(seen: Seen, by: By, unit: UnitId, hex: HexId): Verdict<undefined, PlanKey> {
  if (!areAdjacent(seen, unitOf(seen, unit).at, hex)) return deny(by, 'notNext', { unit, at: hex });
  if (standingAt(placesOf(seen), hex) >= 0) return deny(by, 'notFree', { at: hex });
  return gradeAt(seen, hex) === null ? grant() : deny(by, 'intoObjective', { at: hex });
}

export function displacedSlot(by: By): Slot<Seen, object, UnitId, LimanowaWord> {
  return {
    kind: unitKind,
    among: enemyUnits,
    judge: (seen, _said, unit) => judgeDisplaced(seen, by, unit),
    leadsOn: (seen, _said, unit) => (hexesFor(seen, unit).length > 0 ? grant() : deny(by, 'noRoom', { unit })),
  };
}

export function displacedToSlot<So extends object>(
  by: By,
  unitOfSaid: (said: So) => UnitId,
): Slot<Seen, So, HexId, LimanowaWord> {
  return {
    kind: hexKind,
    among: (seen, said) => hexesFor(seen, unitOfSaid(said)),
    judge: (seen, said, hex) => judgeHex(seen, by, unitOfSaid(said), hex),
    isExact: true,
  };
}

/** Is there anybody to move? */
export function judgeDisplacement(seen: Seen, by: By): Verdict<unknown, PlanKey> {
  for (const unit of enemyUnits(seen))
    if (judgeDisplaced(seen, by, unit).granted && hexesFor(seen, unit).length > 0) return grant();
  return deny(by, 'nobodyToMove');
}
