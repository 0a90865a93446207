import { type Figures, grant, type Granted } from '@sandtable/kernel';
import { sideOf } from '../../model/battle/battle.ts';
import type { BearFigures, SuspectedFigures, TargetFigures } from '../../model/battle/figures.ts';
import { type Bear, playerOf, type Seen } from '../../model/battle/state.ts';
import { COLOURS } from '../../model/pack/unit-type.ts';
import { helpingIn, weaponOf } from '../fire/weapon.ts';
import { deadlyMarker, destroyedChances } from '../hits/deadly-marker.ts';
import { isRumored } from '../units/ai-side.ts';
import { loweredChancesOf } from '../units/dice.ts';
import { type DeclaredAttack, fortRolls, isRolledUnseen, lineOf, type UnitRoll, unitRolls } from './attack-targets.ts';

/**
 * The odds of an attack as far as the viewer knows: against each enemy in the hex, then his own units there, then
 * counters. Targets and rolls are found as when the attack is made.
 */
export function attackOdds(seen: Seen, attack: DeclaredAttack): Granted<Figures<Bear>> {
  const { side } = playerOf(seen, attack.player);
  const targets = unitRolls(seen, attack).map((roll) => targetFigures(seen, roll, sideOf(seen, roll.unit) === side));
  return withTerms({
    targets: [...targets.filter(({ own }) => !own), ...targets.filter(({ own }) => own)],
    forts: fortRolls(seen, attack),
    suspected: suspicionOf(seen, attack),
  });
}

function targetFigures(seen: Seen, { unit, odds: { value, reasons } }: UnitRoll, own: boolean): TargetFigures {
  const { needed, kill, hitChances, killChances } = value;
  const raised = { hitChances, killChances };
  // B3.2.3: CAPs lower the roll against the player's own units.
  const chances = own ? { hitChances: loweredChancesOf(needed), killChances: loweredChancesOf(kill) } : raised;
  const marker = deadlyMarker(seen, unit);
  return {
    target: unit,
    own,
    ...value,
    ...chances,
    deadlyMarker: marker,
    destroyedChances: isRumored(seen, unit) ? null : destroyedChances(chances, marker),
    terms: reasons,
  };
}

/** The verdict's reasons are the terms of all targets. */
function withTerms(figures: Figures<Bear> & Pick<BearFigures, 'targets' | 'forts'>): Granted<Figures<Bear>> {
  return grant(
    figures,
    [...figures.targets, ...figures.forts].flatMap(({ terms }) => terms),
  );
}

function suspicionOf(seen: Seen, attack: DeclaredAttack): SuspectedFigures | null {
  if (!isRolledUnseen(seen, attack)) return null;
  const line = lineOf(seen, attack);
  const helping = helpingIn(line, attack.supporters, []);
  const [red, blue] = COLOURS.map((colour) => {
    const { firepower, bans } = weaponOf(line, colour, helping(colour), []);
    return bans.length === 0 ? firepower : null;
  });
  return { red: red ?? null, blue: blue ?? null };
}
