import type { Facing } from '@sandtable/hex';
import { distanceBetween } from '../../board/tables.ts';
import { sideOf, typeOf, unitOf, unitsIn } from '../../model/battle.ts';
import type { Seen } from '../../model/state.ts';
import { judgeFire } from '../../rules/fire/odds.ts';
import { isGoodInCloseCombat } from '../../rules/fire/power.ts';
import { judgeMove, moveFromHere } from '../../rules/ground/bonus.ts';
import type { MoveCost } from '../../rules/ground/cost.ts';
import { bansByEntrance } from '../../rules/march/move-group.ts';
import { sideTowards } from '../../rules/ground/way.ts';
import { dmHere, dmThere } from './defense.ts';
import { hexUnder, isPayable, type Mind } from './mind.ts';
import { isFree, isShortRange } from './zones.ts';

/** Where an AI may go next, on its way so far. */
export interface Going {
  readonly ai: number;
  readonly path: readonly number[];
  readonly lowRisk: boolean;
  /** B5.1: it has come here just now and faces as it likes. */
  readonly hasMoved: boolean;
}

export function neighbours({ seen }: Mind, hex: number): number[] {
  const { area } = seen.map.ground;
  return area.hexes.map((_hex, place) => place).filter((place) => distanceBetween(seen.tables, hex, place) === 1);
}

/** The price of the whole way with this hex at its end; null if it cannot go there, or must not. */
export function priceTo(mind: Mind, going: Going, to: number): MoveCost | null {
  const { seen } = mind;
  const { ai, path, lowRisk } = going;
  if (path.length === 0 && bansByEntrance(seen, ai, to).length > 0) return null;
  const facing = sideTowards(seen.map.ground, hexUnder(seen, ai), to);
  const turned = going.hasMoved && facing !== undefined ? placed(seen, ai, { facing }) : seen;
  const price = wayPrice(turned, ai, [...path, to]);
  if (price === null || !isPayable(mind, price.cost)) return null;
  if (stacks(mind, ai, to) || isPoorThere(mind, ai, to)) return null;
  return lowRisk && !isLowRisk(mind, ai, to) ? null : price;
}

function wayPrice(seen: Seen, ai: number, way: readonly number[]): MoveCost | null {
  const verdict = judgeMove(seen, ai, moveFromHere(seen, ai, way));
  return verdict.granted ? verdict.value : null;
}

/** S5.5: whom it carries itself is not in its way. */
function stacks({ seen, side }: Mind, ai: number, hex: number): boolean {
  return unitsIn(seen, hex).some(
    (other) => other !== ai && sideOf(seen, other) === side && unitOf(seen, other).carrier !== ai,
  );
}

export function enemiesThere({ seen, side }: Mind, hex: number): number[] {
  return unitsIn(seen, hex).filter((unit) => sideOf(seen, unit) !== side);
}

/** S5.1, R-108: would it have a penalty in the close combat there? */
function isPoorThere(mind: Mind, ai: number, hex: number): boolean {
  return enemiesThere(mind, hex).some((unit) => isPoorAgainst(mind.seen, ai, unit));
}

/** In the colour that its attack would be made with; if it could not make any, in that of the flank. */
export function isPoorAgainst(seen: Seen, ai: number, unit: number): boolean {
  const { at } = unitOf(seen, unit);
  const attack = judgeFire(placed(seen, ai, { at, inside: false }), ai, unit);
  if (attack.granted) return attack.reasons.some(({ key }) => key === 'poorInCloseCombat');
  return !isGoodInCloseCombat(seen, ai, typeOf(seen, unit).flank.colour);
}

/** The same with one counter elsewhere, or turned. */
export function placed(
  seen: Seen,
  unit: number,
  change: { readonly at?: number; readonly facing?: Facing; readonly inside?: boolean; readonly hasty?: boolean },
): Seen {
  const units = seen.view.units.with(unit, { ...unitOf(seen, unit), ...change });
  return { ...seen, view: { ...seen.view, units } };
}

/** S5.3.2 */
function isLowRisk(mind: Mind, ai: number, hex: number): boolean {
  const { seen } = mind;
  if (enemiesThere(mind, hex).length > 0 || isShortRange(mind, ai, hex)) return false;
  if (isFree(mind, ai, hex)) return true;
  const dm = dmThere(seen, ai, hex);
  return isFree(mind, ai, hexUnder(seen, ai)) ? dm > 0 : dm >= dmHere(seen, ai);
}

export function isRumorType(seen: Seen, ai: number): boolean {
  return typeOf(seen, ai).kind === 'rumor';
}
