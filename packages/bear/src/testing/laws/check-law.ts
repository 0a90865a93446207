import type { State } from '../../model/state.ts';
import { LastRoll } from './last-roll.ts';
import { isAtRest, type Law, SOUND, unlike } from './law.ts';

/** B2.2g: AP that are paid without a pool are checked, once, for all of them; card 07 makes the check lighter by its die. */
export function checkLaw(): Law {
  const roll = new LastRoll();
  let paid = 0;
  let eased = 0;
  let isEasing = false;
  return {
    hears: {
      paid: (event) => {
        if (event.way !== 'ap') return SOUND;
        const complaints = paid > 0 ? [`${paid} AP were paid and never checked`] : SOUND;
        paid = event.ap;
        eased = 0;
        return complaints;
      },
      rolled: (event) => {
        isEasing = event.what === 'sergeant';
        if (isEasing) eased = roll.sum;
      },
      triedLuck: () => {
        if (isEasing) eased = roll.sum;
      },
      checked: (event) => {
        const due = paid - eased;
        paid = 0;
        return unlike('the AP that are checked', event.cost, due);
      },
    },
    overhear: (event) => {
      roll.book(event);
      return SOUND;
    },
    differences(state: State) {
      if (!isAtRest(state)) return SOUND;
      const due = paid - eased;
      paid = 0;
      eased = 0;
      return due > 0 ? [`${due} AP were paid and never checked`] : SOUND;
    },
  };
}
