import { amountOf, hasAbility, isBattery, sideOf, typeOf, unitOf } from '../model/battle.ts';
import { corpsId, type CorpsId, type UnitId, unitId } from '../model/ids.ts';
import type { TargetFigures } from '../model/speech.ts';
import type { Seen } from '../model/state.ts';
import type { AttackPlan } from '../model/turn.ts';
import { isBannedByForest, isInRange } from '../rules/artillery/shot.ts';
import { type Clash, gap } from '../rules/combat/clash.ts';
import { explainTarget, waysOf } from '../rules/combat/target-value.ts';

// A human enemy's cards are unknown, but there is an upper limit to how much a counter-attack can be helped.

/** L8.3b: every counter-attack that a group of attackers may provoke, as it stands and with all possible help. */
export function possibleCounters(
  seen: Seen,
  clash: Clash,
  { target, attackers }: AttackPlan,
): readonly TargetFigures[] {
  const { arm, range } = typeOf(seen, target);
  if (arm === 'artillery') return [];
  return attackers
    .filter((attacker) => gap(seen, clash, target, attacker) <= range)
    .map((attacker) => {
      const figures = explainTarget(seen, clash, 'counterAttack', target, attacker, 1);
      return { ...figures, most: waysOf(seen.die, figures.tv + mostHelp(seen, clash, target, attacker)) };
    })
    .filter(({ most }) => most > 0);
}

/** L10k, L4a, L9d: a volley for each corps with cards in hand, the officer beside the unit, a token for each battery. */
function mostHelp(seen: Seen, clash: Clash, unit: UnitId, attacker: UnitId): number {
  const { corps, units } = seen.view;
  const { tacticsAv, supportTv } = seen.pack.ruleset;
  const ofSide = corps.flatMap(({ side }, place) => (side === sideOf(seen, unit) ? [corpsId(place)] : []));
  const holders = ofSide.filter((place) => (corps[place]?.hand.length ?? 0) > 0).length;
  // L10h: an unknown card may move the unit next to an officer, or under a battery's cover.
  const isOpen = holders > 0;
  const own = (place: CorpsId): UnitId[] =>
    units.flatMap((each, number) => (each.corps === place ? [unitId(number)] : []));
  const officers = ofSide
    .flatMap(own)
    .filter((each) => hasAbility(seen, each, 'aggressiveTactics') && (isOpen || gap(seen, clash, each, unit) === 1));
  const supports = ofSide.reduce((sum, place) => {
    const able = own(place).filter((each) => canHelp(seen, clash, each, unit, attacker, isOpen));
    return sum + Math.min(able.length, corps[place]?.tokens ?? 0);
  }, 0);
  return holders * amountOf(seen.pack, 'volley') + officers.length * tacticsAv + supports * supportTv;
}

function canHelp(seen: Seen, clash: Clash, battery: UnitId, unit: UnitId, attacker: UnitId, isOpen: boolean): boolean {
  if (!isBattery(seen, battery) || seen.view.turn.spent.includes(battery)) return false;
  const { corps } = seen.view;
  if (corps[unitOf(seen, battery).corps]?.seat !== corps[unitOf(seen, unit).corps]?.seat) return false;
  return isOpen || (isInRange(seen, clash, battery, unit) && !isBannedByForest(seen, clash, battery, attacker));
}
