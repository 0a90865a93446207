import type { Outlook, Seat } from '@sandtable/kernel';
import { fieldsOf } from '../../model/battle/field.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { View } from '../../model/battle/state.ts';
import { featuresOf } from './features.ts';
import { LEARNED } from './learned.ts';

/** Features to learn from, only of a view in which a turn is asked for; in mid-action a position is unsettled. */
export function eyeFor(pack: Pack): (view: View, seat: Seat) => readonly number[] | null {
  const on = fieldsOf(pack);
  return (view, seat) => {
    const side = view.players.find((player) => player.seat === seat)?.side;
    return side === undefined || view.frames.at(-1)?.kind !== 'turn' ? null : featuresOf(on(view), side);
  };
}

/**
 * Playouts of long matches are valued after this many entries: enough for a reply to what was tried. AI entries take
 * longer.
 */
const HORIZON = { versus: 40, solo: 24 };
/** With more units than this a match is long. */
const MANY = 14;

/** Features and learned weights: a seat's chance to win, for long matches that are not played out. */
export function outlookFor(pack: Pack): Outlook<View> {
  return {
    entries: (view) => (view.roster.length > MANY ? HORIZON[view.solo === null ? 'versus' : 'solo'] : null),
    features: eyeFor(pack),
    model: (view) => (view.solo === null ? LEARNED.versus : LEARNED.solo),
  };
}
