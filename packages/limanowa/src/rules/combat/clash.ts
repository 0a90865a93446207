import type { HexId, UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import type { Aid, CentralPlan, Shot } from '../../model/turn.ts';
import { rangeTo } from '../../board/map.ts';

/** All that a target value hangs on besides figures and ground. A plan is judged on the places its moves lead to. */
export interface Clash {
  /** By unit; -1 for a lost one. */
  readonly places: readonly HexId[];
  readonly aids: readonly Aid[];
  readonly supports: readonly Shot[];
}

/** As it stands. */
export function clashNow({ view }: Seen): Clash {
  return { places: view.units.map(({ at }) => at), aids: view.turn.aids, supports: view.turn.supports };
}

/** As it will stand when this plan's moves are made; `aids` are those of the card that is planned with it. */
export function clashAfter(
  seen: Seen,
  { moves, supports, tactics }: Pick<CentralPlan, 'moves' | 'supports' | 'tactics'>,
  aids: readonly Aid[] = [],
): Clash {
  const { turn, units } = seen.view;
  const places = units.map(({ at }) => at);
  for (const { unit, to } of moves) places[unit] = to;
  const isNamed = tactics >= 0 && !turn.aids.some(({ by, unit }) => by === 'tactics' && unit === tactics);
  const named: readonly Aid[] = isNamed ? [{ by: 'tactics', unit: tactics }] : [];
  return { places, aids: [...turn.aids, ...aids, ...named], supports: [...turn.supports, ...supports] };
}

/** How far one unit is from another in it. */
export function gap({ map }: Seen, { places }: Clash, one: UnitId, other: UnitId): number {
  return rangeTo(map, places[one] ?? -1, places[other] ?? -1);
}
