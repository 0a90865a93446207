import { countKind, finish, listedSlot, verb, type FrameKind } from '../../index.ts';
import { playerOf, type Outpost, type OutpostIo, type RollFrame, type State } from './model.ts';

// Two dice, for which the owner may pay up to two coins beforehand: coins:1.

interface Pay {
  readonly frame: RollFrame;
  readonly coins: number;
}

const MOST_COINS = 2;

const pay = verb<Outpost, RollFrame, Pay>('pay', {
  traits: { rolls: true },
  says: (phrase) =>
    phrase.slot(
      'coins',
      listedSlot(
        countKind('coins'),
        (seen, { frame }) => [0, 1, MOST_COINS].filter((coins) => coins <= playerOf(seen, frame.side).coins),
        { rule: 'roll', key: 'cannotPay' },
      ),
    ),
  resolve: (held, { frame, coins }, io) => cast(held, frame, coins, io),
});

function cast(held: State, frame: RollFrame, coins: number, io: OutpostIo): void {
  playerOf(held, frame.side).coins -= coins;
  const dice = [io.roll('dice', 6), io.roll('dice', 6)];
  io.emit({ rule: 'roll', key: 'rolled', dice, coins });
  finish(
    held,
    frame,
    dice.reduce((sum, die) => sum + die, coins),
  );
}

export const rollKind: FrameKind<Outpost, RollFrame> = {
  ask(seen, { side }) {
    const { seat, coins } = playerOf(seen, side);
    return coins > 0 && seat !== 'ai' ? { seat, key: 'payForDice', verbs: [pay] } : null;
  },
  go: (held, frame, io) => cast(held, frame, 0, io),
};
