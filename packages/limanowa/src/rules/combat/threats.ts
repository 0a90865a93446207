import { typeOf } from '../../model/battle.ts';
import type { UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import { clashNow, gap } from './clash.ts';

/** A unit that is attacked in this phase, as it was disclosed, with all who attack it. */
export interface Threat {
  readonly target: UnitId;
  /** Infantry and cavalry. */
  readonly attackers: readonly UnitId[];
  readonly batteries: readonly UnitId[];
}

/** The attacks of this phase: those of the plan, and that of a card that fires. */
export function threats({ view }: Seen): readonly Threat[] {
  const { plan, card } = view.turn;
  const found = new Map<UnitId, { target: UnitId; attackers: UnitId[]; batteries: UnitId[] }>();
  const on = (target: UnitId): { attackers: UnitId[]; batteries: UnitId[] } => {
    const threat = found.get(target) ?? { target, attackers: [], batteries: [] };
    found.set(target, threat);
    return threat;
  };
  for (const { target, attackers } of plan?.attacks ?? []) on(target).attackers.push(...attackers);
  if (card?.effect === 'bombardment' || card?.effect === 'disruptiveFire') on(card.target).batteries.push(card.unit);
  for (const { target, battery } of plan?.shells ?? []) {
    const { batteries } = on(target);
    if (!batteries.includes(battery)) batteries.push(battery);
  }
  return [...found.values()];
}

/** When the moves are made: those of them who have their target in range. */
export function threatsInReach(seen: Seen): readonly Threat[] {
  const clash = clashNow(seen);
  const reaches = (unit: UnitId, target: UnitId): boolean => gap(seen, clash, unit, target) <= typeOf(seen, unit).range;
  return threats(seen)
    .map(({ target, attackers, batteries }) => ({
      target,
      attackers: attackers.filter((unit) => reaches(unit, target)),
      batteries: batteries.filter((unit) => reaches(unit, target)),
    }))
    .filter(({ attackers, batteries }) => attackers.length + batteries.length > 0);
}
