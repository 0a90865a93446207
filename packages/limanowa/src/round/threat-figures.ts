import type { LimanowaFigures } from '../model/figures.ts';
import type { UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { Clash } from '../rules/combat/clash.ts';
import { counterTargets } from '../rules/combat/counter.ts';
import { explainTarget } from '../rules/combat/target-value.ts';
import { threats } from '../rules/combat/threats.ts';

/** Every attack on a unit as it would be in this clash, and every counter-attack it could make. */
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
