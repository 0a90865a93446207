import { choiceKind, grant, judgedSlot, type Verb, verb, type Verdict } from '@sandtable/kernel';
import { markerIn, unitOf } from '../model/battle.ts';
import type { TurnFrame } from '../model/frame.ts';
import type { Bear, Seen, BearSlot } from '../model/state.ts';
import { takeAway } from '../rules/fieldworks/clear-mine.ts';
import { mineAttacks } from '../rules/contact/mine.ts';
import { swiftSlot } from '../rules/order/order.ts';
import type { Payment } from '../model/payment.ts';
import { type CardKey, refuse } from './card-key.ts';
import { cardPaymentSlot, judgeCardPayable } from './card-price.ts';
import { judgeSapper } from './lay-mine.ts';
import { beginCard, type Leading, mayPlay, ownSlot, type Play } from './play.ts';

// Card 41:  c41 g03 wire caps:0

const OBSTACLES = ['wire', 'roadBlock', 'mine'] as const;
type Obstacle = (typeof OBSTACLES)[number];

interface Clearing extends Play, Leading {
  readonly obstacle: Obstacle;
  readonly payment: Payment;
}

const ID = 'c41';

function judgeObstacle(seen: Seen, unit: number, obstacle: Obstacle): Verdict<undefined, CardKey> {
  const { at } = unitOf(seen, unit);
  return markerIn(seen, obstacle, at) === undefined ? refuse('nothingToClear', { at }) : grant();
}

const leaderSlot = ownSlot((seen, { frame }, unit) => {
  const sapper = judgeSapper(seen, unit);
  if (!sapper.granted) return sapper;
  const found = OBSTACLES.some((obstacle) => judgeObstacle(seen, unit, obstacle).granted);
  return found ? judgeCardPayable(seen, ID, frame, [unit]) : refuse('nothingToClear', { unit });
});

const obstacleSlot: BearSlot<Leading, 'obstacle'> = judgedSlot(
  choiceKind('obstacle', OBSTACLES),
  () => OBSTACLES,
  (seen: Seen, { leader }: Leading, obstacle) => judgeObstacle(seen, leader, obstacle),
);

export const clearByCard: Verb<Bear> = verb<Bear, TurnFrame, Clearing>(ID, {
  says: (phrase) =>
    phrase
      .word(ID, mayPlay(ID, leaderSlot))
      .slot('leader', leaderSlot)
      .slot('obstacle', obstacleSlot)
      .maybe('swift', swiftSlot)
      .slot(
        'payment',
        cardPaymentSlot(ID, ({ leader }: Leading) => [leader]),
      ),
  resolve: (held, said, io) => {
    const { leader, obstacle } = said;
    const { at } = unitOf(held, leader);
    beginCard(held, ID, said, [leader], io);
    takeAway(held, obstacle, at, 'B8.1', io);
    // B18.3.3: a mine that he does not clear goes off, if there is one.
    mineAttacks(held, [leader], at, io);
  },
});
