import type { Outlook, Seat } from '@sandtable/kernel';
import { fieldsOf } from '../../board/map.ts';
import type { Pack } from '../../model/pack.ts';
import type { View } from '../../model/state.ts';
import { featuresOf } from './features.ts';
import { LEARNED } from './learned.ts';

/**
 * What is learned from a view: only in a battle, and only when a corps of the seat begins its round. A mission is over soon enough, and in the middle of
 * a round things hang in the air.
 */
export function eyeFor(pack: Pack): (view: View, seat: Seat) => readonly number[] | null {
  const on = fieldsOf(pack);
  return (view, seat) => {
    const { terms, turn, corps } = view;
    if (terms.goal.kind !== 'war' || turn.phase !== 'opening' || view.frames.at(-1)?.kind !== 'round') return null;
    const mine = corps[turn.corps];
    return mine?.seat === seat ? featuresOf(on(view), mine.side) : null;
  };
}

/** A playout of a battle is valued after so many entries, about a round of all corps: by then what was tried has had its answer. */
const HORIZON = 30;

/** What the eye sees and what was learned from it: the chance of a seat to win, where nobody waits for the end of a battle. */
export function outlookFor(pack: Pack): Outlook<View> {
  return {
    entries: ({ terms }) => (terms.goal.kind === 'war' ? HORIZON : null),
    features: eyeFor(pack),
    model: () => LEARNED.versus,
  };
}
