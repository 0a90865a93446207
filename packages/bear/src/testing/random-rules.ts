import type { Random } from '@sandtable/kernel';
import { MOVE_CLASSES } from '../board/terrain.ts';
import type { MissionSource } from '../model/pack/mission.ts';
import { FIRE_RANGES, type SpecialRuleKind, UNIT_FILTERS } from '../model/pack/special-rule.ts';
import { SIDES } from '../model/pack/unit-type.ts';

type Printed = NonNullable<MissionSource['rules']>[number];
type Maker = (random: Random) => Printed['rule'];

/** From -2 to +2, but not 0. */
function some(random: Random): number {
  return random.pick([-2, -1, 1, 2]);
}

const MAKERS: Readonly<Record<SpecialRuleKind, Maker>> = {
  sight: (random) => ({ kind: 'sight', hexes: 1 + random.below(6) }),
  haze: (random) => ({ kind: 'haze', beyond: 1 + random.below(4), dm: some(random) }),
  mud: (random) => ({ kind: 'mud', classes: [random.pick(MOVE_CLASSES)], cost: some(random) }),
  noBonus: () => ({ kind: 'noBonus' }),
  rally: (random) => ({ kind: 'rally', bonus: some(random) }),
  rallyCost: (random) => ({ kind: 'rallyCost', amount: some(random) }),
  initiative: (random) => ({ kind: 'initiative', bonus: some(random) }),
  firepower: (random) => ({
    kind: 'firepower',
    bonus: some(random),
    units: random.pick(UNIT_FILTERS),
    range: random.pick(FIRE_RANGES),
  }),
  defense: (random) => ({
    kind: 'defense',
    bonus: some(random),
    units: random.pick(UNIT_FILTERS),
    ground: random.pick(['any', 'cover', 'open']),
  }),
  attackCost: (random) => ({ kind: 'attackCost', amount: some(random), units: random.pick(UNIT_FILTERS) }),
  moveCost: (random) => ({ kind: 'moveCost', amount: some(random), units: random.pick(UNIT_FILTERS) }),
  range: (random) => ({ kind: 'range', amount: some(random), units: random.pick(UNIT_FILTERS) }),
  hideCost: (random) => ({ kind: 'hideCost', amount: some(random) }),
  wind: () => ({ kind: 'wind' }),
  caps: (random) => ({ kind: 'caps', amount: some(random), round: random.below(3) }),
};

/** Special rules as missions and positions write them, each for one side or both, for the whole game or from a round on. */
export function randomRules(random: Random, least = 2): Printed[] {
  const makers = Object.values(MAKERS);
  return Array.from({ length: least + random.below(4) }, () => {
    const rule = random.pick(makers)(random);
    const lasting = rule.kind === 'caps' || random.below(3) > 0 ? rule : { ...rule, from: 2 };
    const side = random.pick([...SIDES, null]);
    return side === null ? { rule: lasting } : { side, rule: lasting };
  });
}
