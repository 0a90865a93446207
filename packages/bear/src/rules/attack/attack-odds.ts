import { type Figures, grant, type Granted } from '@sandtable/kernel';
import { sideOf } from '../../model/battle/battle.ts';
import type { BearFigures, SuspectedFigures, TargetFigures } from '../../model/battle/figures.ts';
import { type Bear, playerOf, type Seen } from '../../model/battle/state.ts';
import { COLOURS } from '../../model/pack/unit-type.ts';
import { helpingIn, weaponOf } from '../fire/weapon.ts';
import { loweredChancesOf } from '../units/dice.ts';
import { type DeclaredAttack, fortRolls, isRolledUnseen, lineOf, type UnitRoll, unitRolls } from './attack-targets.ts';

/**
 * The odds of an attack as far as the viewer knows: against each enemy in the hex, then his own units there, and the counters. Who is
 * rolled for and with what is decided as when the attack is made.
 */
export function attackOdds(seen: Seen, attack: DeclaredAttack): Granted<Figures<Bear>> {
  const { side } = playerOf(seen, attack.player);
  const rolls = unitRolls(seen, attack).map((roll) => ({ ...roll, own: sideOf(seen, roll.unit) === side }));
  return withTerms({
    targets: [...rolls.filter(({ own }) => !own).map(targetFigures), ...rolls.filter(({ own }) => own).map(ownFigures)],
    forts: fortRolls(seen, attack),
    suspected: suspicionOf(seen, attack),
  });
}

function targetFigures({ unit, odds }: UnitRoll): TargetFigures {
  return { target: unit, own: false, ...odds.value, terms: odds.reasons };
}

/** B3.2.3: CAPs lower the roll against one's own. */
function ownFigures({ unit, odds: { value, reasons } }: UnitRoll): TargetFigures {
  const [hitChances, killChances] = [loweredChancesOf(value.needed), loweredChancesOf(value.kill)];
  return { target: unit, own: true, ...value, hitChances, killChances, terms: reasons };
}

/** The reasons of the whole are the terms of all targets. */
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
