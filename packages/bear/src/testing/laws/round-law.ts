import { SOUND, unlike } from '@sandtable/kernel/testing';
import type { State } from '../../model/battle/state.ts';
import type { Law, Printed } from './law.ts';

/** B2.0, B2.3: rounds follow each other, up to the last one. */
export function roundLaw({ opening: { terms } }: Printed): Law {
  let round = 0;
  let rounds = terms.rounds;
  let isUnderWay = false;

  return {
    hears: {
      roundBegan: (event) => {
        const complaints = [
          ...unlike('the round that begins', event.round, round + 1),
          ...(isUnderWay ? [`round ${event.round} begins, but the last one has not ended`] : SOUND),
        ];
        round = event.round;
        isUnderWay = true;
        return complaints;
      },
      roundEnded: (event) => {
        isUnderWay = false;
        return unlike('the round that ends', event.round, round);
      },
      roundsChanged: (event) => {
        rounds = event.rounds;
        return rounds < round ? [`the game is to end after round ${rounds}, but it is round ${round}`] : SOUND;
      },
    },
    differences: (state: State) => [
      ...unlike('the round', state.round, Math.max(1, round)),
      ...unlike('the last round', state.terms.rounds, rounds),
    ],
  };
}
