import { type Battle, unitOf } from '../../model/battle/battle.ts';
import type { Burst } from '../../model/battle/means.ts';
import type { Colour } from '../../model/pack/unit-type.ts';
import { oddsWith } from './odds.ts';
import { because, type FireReason, type FireVerdict, sumOf } from './reasons.ts';
import { hasUnknownMarker } from '../units/figures.ts';
import { addAiming } from './power.ts';
import { ratingOf } from './weapon.ts';
import { type Line, PLAIN, shotAt } from './shot.ts';
import { burstFigures } from './weapon-card.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

/** B12.1, B17.5b: off-board shells and bombs come from no hex, so range and height do not matter. */
export function burstLine(battle: Battle, burst: Burst, to: HexId): Line {
  return {
    battle,
    attacker: NONE,
    from: NONE,
    to,
    distance: 0,
    closeCombat: false,
    highExplosive: true,
    airBurst: burstFigures[burst].airBurst,
    flame: false,
    card: null,
    manner: PLAIN,
  };
}

export function burstTerms(burst: Burst, colour: Colour, aimed: number): FireReason[] {
  const terms = [because('cardFirepower', { amount: burstFigures[burst].firepower[colour] })];
  addAiming(terms, aimed);
  return terms;
}

/** B12.2, B17.5b: against one unit of either side, always on its flank DR. */
export function burstOdds(battle: Battle, burst: Burst, target: UnitId, aimed = 0): FireVerdict {
  const shot = shotAt(burstLine(battle, burst, unitOf(battle, target).at), target);
  const rating = ratingOf(shot);
  // B15.5: from above, an open-topped vehicle's DR is red.
  const against = rating.openTop ? 'red' : rating.printed.colour;
  const terms = burstTerms(burst, against, aimed);
  const unknown = hasUnknownMarker(battle, target) ? [target] : [];
  return oddsWith(shot, rating, { against, terms, firepower: sumOf(terms) }, [], unknown);
}
