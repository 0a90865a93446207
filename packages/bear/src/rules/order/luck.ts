import { verb, type Verb } from '@sandtable/kernel';
import { ROLL_STEP, type RollFrame } from '../../model/frame.ts';
import { type Bear, type BearIo, type Held, playerOf, type Seen } from '../../model/state.ts';
import { asItServes } from '../units/dice.ts';
import { cardPlace, judgeHolding, playCard } from './hand.ts';
import { turnPlayer } from './turn-order.ts';

// B8.2: card 12 after a roll of his own in his own turn: c12, or keep.

interface Answer {
  readonly frame: RollFrame;
}

const BAD_LUCK = -3;
const GOOD_LUCK = 2;

/**
 * Is it the owner's turn, and could he hold the card? That he does, only he knows: so he is asked as long as he has any
 * card at all and there is such a card in this firefight.
 */
export function mayTryLuck(seen: Seen, { player }: Readonly<RollFrame>): boolean {
  const { view } = seen;
  if (playerOf(seen, player).hand.length === 0 || !view.terms.deck.includes(cardPlace(seen, 'c12'))) return false;
  return view.frames.some((frame) => frame.kind === 'turn' && turnPlayer(frame) === player);
}

/** Several may be tried on one roll, one after another. */
export const tryLuck: Verb<Bear> = verb<Bear, RollFrame, Answer>('c12', {
  traits: { by: 'card', rolls: true },
  says: (phrase) => phrase.word('c12', (seen, { frame }) => judgeHolding(seen, frame.player, 'c12')),
  resolve: (held, { frame }, io) => castLuck(held, frame, io),
});

/** The roll stands. */
export const keep: Verb<Bear> = verb<Bear, RollFrame, Answer>('keep', {
  traits: { by: 'player', rolls: true },
  says: (phrase) => phrase.word('keep'),
  resolve: (_held, { frame }) => {
    frame.step = ROLL_STEP.kept;
  },
});

function castLuck(held: Held, frame: RollFrame, io: BearIo): void {
  const { player } = frame;
  playCard(held, player, 'c12', io);
  const die = io.roll('combat', 6);
  frame.sum = Math.max(0, frame.sum + asItServes(frame, die === 1 ? BAD_LUCK : GOOD_LUCK));
  io.emit({ rule: 'B8.2', key: 'triedLuck', player, die, sum: frame.sum });
}
