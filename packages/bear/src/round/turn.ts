import { finish, type FrameKind } from '@sandtable/kernel';
import { TURN_STEP, type TurnFrame } from '../model/frame.ts';
import { question } from '../model/question.ts';
import { type Bear, type Held, heldUnit, playerOf, type Seen } from '../model/state.ts';
import { isAiPlayer } from '../rules/units/ai-side.ts';
import { forgetActors } from '../rules/units/just-acted.ts';
import { endIfNobodyLeft } from './nobody-left.ts';
import { pushEarlyEvents } from '../solo/track/track.ts';
import { proceed } from '../solo/track/turn.ts';
import { discover } from '../rules/contact/hidden.ts';
import { buryKilled } from '../rules/hits/hit.ts';
import { passesToEnd, turnPlayer } from '../rules/order/turn-order.ts';
import { TURN_VERBS } from './turn-verbs.ts';
import { endIfMet } from '../rules/victory/victory.ts';
import { AI_SEAT } from '../model/player.ts';

function isRoundOver({ view }: Seen, { passes }: Readonly<TurnFrame>): boolean {
  return view.ended !== null || passes >= passesToEnd(view.players.length);
}

const AI_VERBS = [proceed];

export const turnKind: FrameKind<Bear, TurnFrame> = {
  ask(seen, frame) {
    if (frame.step !== TURN_STEP.asked || isRoundOver(seen, frame)) return null;
    const player = turnPlayer(frame);
    if (isAiPlayer(seen, player)) return question(AI_SEAT, 'aiTurn', AI_VERBS);
    return question(playerOf(seen, player).seat, 'turn', TURN_VERBS);
  },
  /** A turn is over: the next one, or the end of the round. */
  go(held, frame, io) {
    countAiPass(held, frame);
    buryKilled(held, 'nextToEnemy', io);
    discover(held, io);
    if (held.view.frames.at(-1) !== frame) return;
    endIfMet(held, 'atOnce');
    endIfNobodyLeft(held);
    if (pushEarlyEvents(held)) return;
    if (frame.swift || isAiPlayer(held, turnPlayer(frame))) forgetActors(held);
    if (isRoundOver(held, frame)) return finish(held.view, frame);
    forgetEntrances(held, frame);
    coverExposed(held, frame);
    if (frame.swift) frame.swift = false;
    else frame.place = (frame.place + 1) % frame.order.length;
    frame.step = TURN_STEP.asked;
  },
};

/** S2.3.3, R-116: its pass counts as a player's does; a round that an event has cut short stays so (S2.4b). */
function countAiPass(held: Held, frame: TurnFrame): void {
  if (frame.got === null || !isAiPlayer(held, turnPlayer(frame))) return;
  if (!isRoundOver(held, frame)) frame.passes = frame.got === 1 ? frame.passes + 1 : 0;
  frame.got = null;
}

/** B7.7.3c: those who were entered upon may go anywhere again once their side has had its turn. */
function forgetEntrances(held: Held, frame: TurnFrame): void {
  const { view } = held;
  if (view.entrances.length === 0) return;
  const { side } = playerOf(held, turnPlayer(frame));
  view.entrances = view.entrances.filter((entrance) => entrance.side === side);
}

/** B5.0.3: a side that has had its turn has no more use of its enemies' carelessness. */
function coverExposed(held: Held, frame: TurnFrame): void {
  const { view, pack } = held;
  if (view.options.cautiousMovement === 'off') return;
  const { side } = playerOf(held, turnPlayer(frame));
  for (const unit of view.roster) if (pack.counters[unit]?.side !== side) heldUnit(held, unit).exposed = false;
}
