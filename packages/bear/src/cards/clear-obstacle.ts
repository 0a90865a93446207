import { allOf, choiceKind, grant, judgedSlot, type Verdict } from '@sandtable/kernel';
import { markerIn, unitOf } from '../model/battle.ts';
import type { BearSlot, Seen } from '../model/state.ts';
import { takeAway } from '../rules/fieldworks/clear-mine.ts';
import { mineAttacks } from '../rules/contact/mine.ts';
import { ownSlot } from '../rules/order/slots.ts';
import { type CardKey, refuse } from './card-key.ts';
import { type Leading, paidCard } from './card-order.ts';
import { judgeCardPayable } from './card-price.ts';
import { judgeSapper } from './lay-mine.ts';
import { mayPlay } from './play.ts';
import type { UnitId } from '../model/ids.ts';

// Card 41:  c41 g03 wire caps:0

const OBSTACLES = ['wire', 'roadBlock', 'mine'] as const;
type Obstacle = (typeof OBSTACLES)[number];

interface Clearing extends Leading {
  readonly obstacle: Obstacle;
}

const ID = 'c41';

function judgeObstacle(seen: Seen, unit: UnitId, obstacle: Obstacle): Verdict<undefined, CardKey> {
  const { at } = unitOf(seen, unit);
  return markerIn(seen, obstacle, at) === undefined ? refuse('nothingToClear', { at }) : grant();
}

const leaders = ownSlot((seen, { frame }, unit) => {
  const hasOne = OBSTACLES.some((obstacle) => judgeObstacle(seen, unit, obstacle).granted);
  return allOf(
    () => judgeSapper(seen, unit),
    () => (hasOne ? grant() : refuse('nothingToClear', { unit })),
    () => judgeCardPayable(seen, ID, frame, [unit]),
  );
});

const obstacles: BearSlot<Leading, 'obstacle'> = judgedSlot(
  choiceKind('obstacle', OBSTACLES),
  () => OBSTACLES,
  (seen: Seen, { leader }: Leading, obstacle) => judgeObstacle(seen, leader, obstacle),
);

export const clearByCard = paidCard<Clearing, Clearing>(ID, {
  judge: mayPlay(ID, leaders),
  says: (phrase) => phrase.slot('leader', leaders).slot('obstacle', obstacles),
  units: ({ leader }) => [leader],
  needs: ['obstacle'],
  resolve: (held, { leader, obstacle }, io) => {
    const { at } = unitOf(held, leader);
    takeAway(held, obstacle, at, 'B8.1', io);
    // B18.3.3: a mine that he does not clear goes off, if there is one.
    mineAttacks(held, [leader], at, io);
  },
});
