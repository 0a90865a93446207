import {
  distanceBetween,
  type FireOdds,
  type HexId,
  isRumor,
  judgeFire,
  type Seen,
  sideOf,
  typeOf,
  type UnitId,
  unitOf,
} from '@sandtable/bear';
import type { Facing } from '@sandtable/hex';

export interface PossibleShot {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly distance: number;
  readonly odds: FireOdds;
  /** Only CAPs or a card let it act. */
  readonly isSpent: boolean;
}

/** The outlook of a unit in another hex. */
interface FromThere {
  /** Attacks by visible enemies, the most dangerous first. */
  readonly threats: readonly PossibleShot[];
  /** Its own attacks, the best first. */
  readonly shots: readonly PossibleShot[];
}

export function fromThere(seen: Seen, unit: UnitId, hex: HexId, facing: Facing): FromThere {
  const there = standingAt(seen, unit, hex, facing);
  const side = sideOf(seen, unit);
  const enemies = seen.view.roster.filter((other) => sideOf(seen, other) !== side && unitOf(seen, other).at !== -1);
  const known = enemies.filter((enemy) => !isRumor(typeOf(seen, enemy)));
  return {
    threats: best(known.flatMap((enemy) => shotOf(there, enemy, unit))),
    shots: best(enemies.flatMap((enemy) => shotOf(there, unit, enemy))),
  };
}

/** The view with the unit moved to that hex. */
function standingAt(seen: Seen, unit: UnitId, at: HexId, facing: Facing): Seen {
  const it = unitOf(seen, unit);
  const isSameHex = it.at === at;
  const moved = { ...it, at, facing, inside: isSameHex && it.inside, hasty: isSameHex && it.hasty };
  const units = seen.view.units.map((other, place) => {
    if (place === unit) return moved;
    return other.carrier === unit ? { ...other, at, facing } : other;
  });
  return { ...seen, view: { ...seen.view, units } };
}

function shotOf(seen: Seen, attacker: UnitId, target: UnitId): PossibleShot[] {
  const verdict = judgeFire(seen, attacker, target);
  if (!verdict.granted) return [];
  const distance = distanceBetween(seen.tables, unitOf(seen, attacker).at, unitOf(seen, target).at);
  return [{ attacker, target, distance, odds: verdict.value, isSpent: unitOf(seen, attacker).spent }];
}

function best(shots: readonly PossibleShot[]): PossibleShot[] {
  return shots.toSorted((a, b) => a.odds.needed - b.odds.needed || a.odds.kill - b.odds.kill);
}
