import type { Facing } from '@sandtable/hex';
import { distanceBetween } from '../../board/tables.ts';
import { sideOf, typeOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { Seen } from '../../model/battle/state.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { isGoodInCloseCombat } from '../../rules/fire/power.ts';
import { dmHere, dmThere } from './defense.ts';
import { hexUnder, type Mind } from './mind.ts';
import { isAtRisk, isFree, isShortRange } from './zones.ts';
import { type HexId, hexId, type UnitId } from '../../model/ids.ts';

export function neighbours({ seen }: Mind, hex: HexId): HexId[] {
  const { area } = seen.map.ground;
  return area.hexes
    .map((_hex, place) => hexId(place))
    .filter((place) => distanceBetween(seen.tables, hex, place) === 1);
}

/** May it end its move there? */
export function isEnd(mind: Mind, ai: UnitId, hex: HexId, lowRisk: boolean): boolean {
  if (stacks(mind, ai, hex) || isPoorThere(mind, ai, hex)) return false;
  return !lowRisk || isLowRisk(mind, ai, hex);
}

/** S5.5: its own passengers are not in its way. */
function stacks({ seen, side }: Mind, ai: number, hex: HexId): boolean {
  return unitsIn(seen, hex).some(
    (other) => other !== ai && sideOf(seen, other) === side && unitOf(seen, other).carrier !== ai,
  );
}

export function enemiesThere({ seen, side }: Mind, hex: HexId): UnitId[] {
  return unitsIn(seen, hex).filter((unit) => sideOf(seen, unit) !== side);
}

/** S5.1, R-108: would it have a penalty in the close combat there? */
function isPoorThere(mind: Mind, ai: UnitId, hex: HexId): boolean {
  return enemiesThere(mind, hex).some((unit) => isPoorAgainst(mind.seen, ai, unit));
}

/** In the colour of its attack; if it could make none, in that of the flank. */
export function isPoorAgainst(seen: Seen, ai: UnitId, unit: UnitId): boolean {
  const { at } = unitOf(seen, unit);
  const attack = judgeFire(placed(seen, ai, { at, inside: false }), ai, unit);
  if (attack.granted) return attack.reasons.some(({ key }) => key === 'poorInCloseCombat');
  return !isGoodInCloseCombat(seen, ai, typeOf(seen, unit).flank.colour);
}

interface Change {
  readonly at?: HexId;
  readonly facing?: Facing;
  readonly inside?: boolean;
  readonly hasty?: boolean;
  readonly carrier?: UnitId;
}

/** The position with one counter elsewhere, or turned. */
export function placed(seen: Seen, unit: UnitId, change: Change): Seen {
  const units = seen.view.units.with(unit, { ...unitOf(seen, unit), ...change });
  return { ...seen, view: { ...seen.view, units } };
}

/** S5.3.2: hexes that Low Risk may not even pass. */
export function isForbidden(mind: Mind, ai: UnitId, hex: HexId): boolean {
  return enemiesThere(mind, hex).length > 0 || isShortRange(mind, ai, hex);
}

/** S5.3.2: where a Low Risk move may end. */
function isLowRisk(mind: Mind, ai: UnitId, hex: HexId): boolean {
  const { seen } = mind;
  if (isForbidden(mind, ai, hex)) return false;
  if (isFree(mind, ai, hex)) return true;
  const dm = dmThere(seen, ai, hex);
  return isAtRisk(mind, ai) ? dm >= dmHere(seen, ai) : dm > 0;
}

export function isRumorType(seen: Seen, ai: UnitId): boolean {
  return typeOf(seen, ai).kind === 'rumor';
}

/** Unwraps what must exist. */
export function must<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('nothing where something must be');
  return found;
}

/** The distance of an AI from a hex. */
export function apartFrom({ seen }: Mind, ai: UnitId, unit: UnitId): number {
  return distanceBetween(seen.tables, hexUnder(seen, ai), hexUnder(seen, unit));
}
