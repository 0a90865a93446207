import { deny, grant, verb, type Verdict } from '@sandtable/kernel';
import type { TurnFrame } from '../../model/frame.ts';
import type { Bear, Seen } from '../../model/state.ts';
import { aiSide } from '../units/ai-side.ts';
import { hasFightersInDrawCup, hasFightersOnMap } from '../units/fighters.ts';
import { usedTurn } from './action.ts';
import { turnPlayer } from './turn-order.ts';

// conclude, where the AI has nobody left on the map and the rest of it may be long in coming.

export type ConcludeKey = 'noAi' | 'aiOnMap' | 'aiInDrawCup';

function judgeConclude(seen: Seen): Verdict<undefined, ConcludeKey> {
  const side = aiSide(seen);
  if (side === null) return deny('S2.7b', 'noAi');
  if (hasFightersOnMap(seen, side)) return deny('S2.7b', 'aiOnMap');
  return hasFightersInDrawCup(seen) ? deny('G5.6c', 'aiInDrawCup') : grant();
}

/** S2.7b, R-209: the mission ends by the player's word; S2.7c follows, then what is scored. */
export const conclude = verb<Bear, TurnFrame, { readonly frame: TurnFrame }>('conclude', {
  traits: { by: 'player', rolls: true },
  says: (phrase) => phrase.word('conclude', judgeConclude),
  resolve: ({ view }, { frame }, io) => {
    usedTurn(frame);
    io.emit({ rule: 'S2.7b', key: 'concluded', player: turnPlayer(frame) });
    view.ended = { rule: 'S2.7b', key: 'concluded' };
  },
});
