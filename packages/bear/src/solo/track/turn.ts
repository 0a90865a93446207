import { type Asked, discard, finish, type FrameKind, putOnTop, verb } from '@sandtable/kernel';
import type { AiTurnFrame } from '../../model/solo/turn.ts';
import { TURN_STEP, type TurnFrame } from '../../model/battle/frame.ts';
import type { CardId } from '../../model/ids.ts';
import { aiTurnFrame } from '../../model/battle/make-frame.ts';
import { type Bear, type BearIo, drawCard, type Held, pushFrame, type State } from '../../model/battle/state.ts';
import { turnPlayer } from '../../rules/order/turn-order.ts';
import { pushCardOrder } from '../choice/card.ts';
import { advanceBy } from '../thought/counts.ts';
import type { AiNote } from '../thought/trace.ts';
import { pushTrack } from './track.ts';

// S2.2: the AI's turn needs no decisions; `proceed` plays it.

export const proceed = verb<Bear, TurnFrame, Asked<TurnFrame>>('proceed', {
  traits: { by: 'player', rolls: true, usual: true },
  says: (phrase) => phrase.word('proceed'),
  resolve: (held, { frame }) => {
    frame.step = TURN_STEP.used;
    pushFrame(held, aiTurnFrame(turnPlayer(frame)));
  },
});

/** The result of an order that failed, and of a turn in which nothing was done. */
const PASSED = 1;

/** Draw a card, advance the marker, execute the first order possible, then see whether the AI passed. */
const STEP = { draw: 0, advance: 1, order: 2, end: 3 } as const;

export const aiTurnKind: FrameKind<Bear, AiTurnFrame> = {
  ask: () => null,
  go(held, frame, io) {
    switch (frame.step) {
      case STEP.draw:
        return draw(held, frame, io);
      case STEP.advance:
        return advance(held, frame, io);
      case STEP.order:
        return order(held, frame, io);
      default:
        return end(held, frame);
    }
  },
};

/** S3.1.3a: a card is discarded before the next is drawn. */
function draw({ view }: Held, frame: AiTurnFrame, io: BearIo): void {
  const card = drawCard(view.orderDeck, io);
  if (card === undefined) throw new Error('the AI has no Order Cards');
  discard(view.orderDeck, card);
  frame.card = card;
  frame.command = false;
  frame.step = STEP.advance;
  io.trace?.({ note: 'card', card } satisfies AiNote);
  io.emit({ rule: 'S2.2', key: 'aiDrew', card });
}

/** S2.3.1 */
function advance(held: Held, frame: AiTurnFrame, io: BearIo): void {
  const by = advanceBy(held, frame.card, io);
  frame.step = STEP.order;
  frame.got = null;
  if (by > 0) pushTrack(held, frame.player, by);
}

/** no order after an event that was the AI's action, nor after the end of the mission. */
function order(held: Held, frame: AiTurnFrame, io: BearIo): void {
  const actedByEvent = frame.got === 1;
  frame.step = STEP.end;
  frame.got = null;
  if (actedByEvent || held.view.ended !== null) return;
  const isOrdered = pushCardOrder(held, frame, io);
  if (!isOrdered) frame.got = PASSED;
}

/** S2.3.3, S6.2.1: only now is it known whether the AI passed. G5.3.4d: another card may follow. */
function end({ view }: Held, frame: AiTurnFrame): void {
  if (frame.got !== PASSED) frame.passed = false;
  frame.got = null;
  if (frame.more > 0 && view.ended === null) {
    frame.more -= 1;
    frame.step = STEP.draw;
    return;
  }
  finish(view, frame, frame.passed ? PASSED : 0);
}

/** Puts an Order Card on top of its deck, for players who draw real cards. */
export function putNextCard({ orderDeck, solo }: State, card: CardId): void {
  for (const list of [orderDeck.inside, orderDeck.discards, orderDeck.removed]) {
    const place = list.indexOf(card);
    if (place !== -1) list.splice(place, 1);
  }
  if (solo !== null) solo.withheld = solo.withheld.filter((other) => other !== card);
  putOnTop(orderDeck, card);
}
