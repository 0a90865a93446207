import { finish, type FrameKind, type Verb } from '@sandtable/kernel';
import type { TurnFrame } from '../model/frame.ts';
import { type Bear, type Held, playerOf, type Seen } from '../model/state.ts';
import { fight, fire } from './fire-verb.ts';
import { move } from './move-verb.ts';
import { pass, stall, stallByCap } from './pass.ts';
import { pivot } from './pivot-verb.ts';
import { rally } from './rally-verb.ts';
import { passesToEnd, turnPlayer } from './turn-order.ts';
import { endIfMet } from './victory.ts';

/** B2.2: what may be done in a turn; exactly one of it. */
const VERBS: readonly Verb<Bear>[] = [move, pivot, fire, fight, rally, stall, stallByCap, pass];

function isRoundOver({ view }: Seen, { passes }: Readonly<TurnFrame>): boolean {
  return view.ended !== null || passes >= passesToEnd(view.players.length);
}

export const turnKind: FrameKind<Bear, TurnFrame> = {
  ask(seen, frame) {
    if (frame.step !== 0 || isRoundOver(seen, frame)) return null;
    return { seat: playerOf(seen, turnPlayer(frame)).seat, key: 'turn', verbs: VERBS };
  },
  /** A turn is over: the next one, or the end of the round. */
  go(held, frame) {
    endIfMet(held, 'atOnce');
    if (isRoundOver(held, frame)) return finish(held.view, frame);
    forgetEntrances(held, frame);
    if (frame.swift) frame.swift = false;
    else frame.place = (frame.place + 1) % frame.order.length;
    frame.step = 0;
  },
};

/** B7.7.3c: those who were entered upon may go anywhere again once their side has had its turn. */
function forgetEntrances(held: Held, frame: TurnFrame): void {
  const { view } = held;
  if (view.entrances.length === 0) return;
  const { side } = playerOf(held, turnPlayer(frame));
  view.entrances = view.entrances.filter((entrance) => entrance.side === side);
}
