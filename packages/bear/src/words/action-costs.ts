import { OPTIONS } from '../model/options.ts';
import { CLEARING_COST } from '../rules/fieldworks/demolish.ts';
import { PIVOT_COST } from '../rules/ground/cost.ts';
import { RALLY_COST } from '../rules/hits/rally.ts';
import { STALL_COST } from '../rules/order/pass.ts';
import { INTO_COVER, INTO_THE_OPEN } from '../rules/stealth/sneak.ts';
import { PIONEERS_PRICE } from '../rules/support/smoke.ts';

/** B2.2i: what each action costs, in the rulebook's words. */
export function actionCosts(): readonly (readonly [action: string, cost: string])[] {
  // B18.1.3, B10.2: hasty defense and hiding have the same two costs to choose from.
  const [dear, cheap] = OPTIONS.hastyCost;
  return [
    ['move into a hex', "the move cost plus terrain; a vehicle's bonus hexes are included"],
    ['pivot in place', `${PIVOT_COST}`],
    ['attack, including close combat', 'the attack cost'],
    ['indirect fire', 'the indirect cost'],
    ['rally', `${RALLY_COST}`],
    [
      'hasty defense, hiding',
      `${dear} each; ${cheap} with Cost of digging in: ${cheap} AP or Cost of hiding: ${cheap} AP`,
    ],
    ['hidden move', `the move cost plus ${INTO_COVER} or ${INTO_THE_OPEN}`],
    ['load, unload', "the passenger's printed move cost"],
    ['lay smoke', `as for an attack; pioneers ${PIONEERS_PRICE}`],
    ['clear a mine', `${CLEARING_COST}, pioneers only`],
    ['enter or leave a fortification', 'the move cost into the same hex'],
    ['stall', `${STALL_COST}`],
  ];
}
