import type { Outlook, Seat } from '@sandtable/kernel';
import { fieldsOf } from '../../model/battle/field.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { View } from '../../model/battle/state.ts';
import { featuresOf } from './features.ts';
import { LEARNED } from './learned.ts';

/** What is learned from a view: only from one in which a turn is asked for. In the middle of an action things hang in the air. */
export function eyeFor(pack: Pack): (view: View, seat: Seat) => readonly number[] | null {
  const on = fieldsOf(pack);
  return (view, seat) => {
    const side = view.players.find((player) => player.seat === seat)?.side;
    return side === undefined || view.frames.at(-1)?.kind !== 'turn' ? null : featuresOf(on(view), side);
  };
}

/** A playout of a long match is valued after so many entries: by then what was tried has had its answer. An entry of the AI takes longer. */
const HORIZON = { versus: 40, solo: 24 };
/** More units than this make a match long. */
const MANY = 14;

/** What the eye sees and what was learned from it: the chance of a seat to win, where nobody waits for the end of a long match. */
export function outlookFor(pack: Pack): Outlook<View> {
  return {
    entries: (view) => (view.roster.length > MANY ? HORIZON[view.solo === null ? 'versus' : 'solo'] : null),
    features: eyeFor(pack),
    model: (view) => (view.solo === null ? LEARNED.versus : LEARNED.solo),
  };
}
