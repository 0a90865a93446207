import type { ActionRules } from './action-rule.ts';
import { no } from './trace.ts';

/** G5.3.4g: nobody on the map can: whoever comes in is drawn from the cup. */
export const enterFromCupRules: ActionRules = {
  ladder: 'move',
  can: (_thought, _order, _ai, _aim, why) => no(why, 'G5.3.4g', 'notInCup') !== null,
  plan: () => {
    throw new Error('an AI on the map was to come in from the cup');
  },
};
