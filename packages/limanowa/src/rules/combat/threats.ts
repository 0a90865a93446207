import { typeOf } from '../../model/battle.ts';
import type { UnitId } from '../../model/ids.ts';
import type { LimanowaFigures } from '../../model/speech.ts';
import type { Seen } from '../../model/state.ts';
import { type Clash, clashNow, gap } from './clash.ts';
import { explainTarget, targetValue } from './target-value.ts';

/** A unit attacked in this phase and its disclosed attackers. */
export interface Threat {
  readonly target: UnitId;
  /** Infantry and cavalry. */
  readonly attackers: readonly UnitId[];
  readonly batteries: readonly UnitId[];
}

/** The attacks of this phase: those of the plan, and a card's shot. */
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

/** After the moves: only attackers with their target in range. */
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

/** L8.3b, L8.3c: the attackers that this unit can counter-attack: in range, with a target value above 0. */
export function counterTargets(
  seen: Seen,
  clash: Clash,
  unit: UnitId,
  attackers: readonly UnitId[],
): readonly UnitId[] {
  const { arm, range } = typeOf(seen, unit);
  if (arm === 'artillery') return [];
  return attackers.filter(
    (attacker) =>
      gap(seen, clash, unit, attacker) <= range && targetValue(seen, clash, 'counterAttack', unit, attacker, 1) > 0,
  );
}

/** Every attack on a unit in this situation, and every counter-attack it could make. */
export function threatFigures(seen: Seen, clash: Clash, unit: UnitId): Pick<LimanowaFigures, 'targets' | 'counters'> {
  const { attackers, batteries } = threats(seen).find(({ target }) => target === unit) ?? NOBODY;
  return {
    targets: [
      ...attackers.map((each) => explainTarget(seen, clash, 'attack', each, unit, attackers.length)),
      ...batteries.map((each) => explainTarget(seen, clash, 'artillery', each, unit, 1)),
    ],
    counters: counterTargets(seen, clash, unit, attackers).map((each) =>
      explainTarget(seen, clash, 'counterAttack', unit, each, 1),
    ),
  };
}

const NOBODY = { attackers: [], batteries: [] } as const;
