import type { State } from '../../model/state.ts';
import { isAtRest, type Law, type Printed, SOUND, unlike } from './law.ts';
import type { UnitsBook } from './units-book.ts';

/** B2.0, B2.3: rounds follow each other; what lasts a round is gone when it ends. */
export function roundLaw({ opening: { terms } }: Printed, units: UnitsBook): Law {
  let round = 0;
  let rounds = terms.rounds;
  let isUnderWay = false;
  /** B3.1, B6.0.8, B14.5: who had his opportunity, who fired, who is bogged down: of this round. */
  const marked = new Set<number>();

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
        marked.clear();
        return unlike('the round that ends', event.round, round);
      },
      roundsChanged: (event) => {
        rounds = event.rounds;
        return rounds < round ? [`the game is to end after round ${rounds}, but it is round ${round}`] : SOUND;
      },
      paid: (event) => {
        if (event.way === 'opportunity') for (const unit of event.units) marked.add(unit);
      },
      attacked: (event) => {
        for (const unit of [event.unit, ...event.supporters]) marked.add(unit);
      },
      boggedDown: (event) => {
        marked.add(event.unit);
      },
      destroyed: (event) => {
        marked.delete(event.unit);
      },
      left: (event) => {
        marked.delete(event.unit);
      },
    },
    differences(state: State) {
      const complaints = [
        ...unlike('the round', state.round, Math.max(1, round)),
        ...unlike('the last round', state.terms.rounds, rounds),
      ];
      if (!isAtRest(state)) return complaints;
      for (const unit of state.roster) {
        const it = state.units[unit];
        if (it === undefined || marked.has(unit)) continue;
        if (it.fired || it.seized || it.snag === 'mud')
          complaints.push(`${units.name(unit)} is marked as having acted in this round, but has not by the book`);
      }
      return complaints;
    },
  };
}
