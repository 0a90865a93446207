import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import type { Aid, CentralPlan, Shot } from '../../model/turn.ts';
import { rangeTo } from '../../board/map.ts';

/** What a target value depends on besides figures and ground. A plan is judged with its moves made. */
export interface Clash {
  /** By unit; -1 for a lost one. */
  readonly places: readonly HexId[];
  readonly aids: readonly Aid[];
  readonly supports: readonly Shot[];
}

export function clashNow({ view }: Seen): Clash {
  return { places: view.units.map(({ at }) => at), aids: view.turn.aids, supports: view.turn.supports };
}

/** While planning: the situation after this plan; `aids` come from the planned card. */
export function clashAfter(
  seen: Seen,
  { moves, supports, tactics }: Pick<CentralPlan, 'moves' | 'supports' | 'tactics'>,
  aids: readonly Aid[] = [],
): Clash {
  const { turn } = seen.view;
  const named: readonly Aid[] = tactics === NONE ? [] : [{ by: 'tactics', unit: tactics }];
  return {
    places: placesAfter(seen, moves),
    aids: [...turn.aids, ...aids, ...named],
    supports: [...turn.supports, ...supports],
  };
}

/** After disclosure: the plan counts, but no unit has moved yet. */
export function clashPlanned(seen: Seen): Clash {
  const { plan, aids, supports } = seen.view.turn;
  return { places: placesAfter(seen, plan?.moves ?? []), aids, supports };
}

function placesAfter({ view }: Seen, moves: CentralPlan['moves']): readonly HexId[] {
  const places = view.units.map(({ at }) => at);
  for (const { unit, to } of moves) if (places[unit] !== NONE) places[unit] = to;
  return places;
}

export function gap({ map }: Seen, { places }: Clash, one: UnitId, other: UnitId): number {
  return rangeTo(map, places[one] ?? NONE, places[other] ?? NONE);
}
