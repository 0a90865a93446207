import { finish, type FrameKind, listedSlot, verb } from '@sandtable/kernel';
import { ROLL_STEP, type RollFor, type RollFrame } from '../../model/frame.ts';
import { question } from '../../model/question.ts';
import { rollFrame } from '../../model/make-frame.ts';
import { type Bear, type BearIo, type Held, playerOf, pushFrame, type Seen } from '../../model/state.ts';
import { payCaps } from '../payment/economy-shared.ts';
import { keep, mayTryLuck, tryLuck, upOrDown } from './luck.ts';
import { surplusOf } from '../units/surplus.ts';
import { capsKind } from './word-kinds.ts';

// B3.2.3: before any roll of his own a player may pay for it: caps:2.

interface PayForDice {
  readonly frame: RollFrame;
  readonly caps: number;
}

/** B3.2.3 */
const MOST_CAPS_ON_DICE = 2;

/** B3.2.3: with `capsOnDice` attackAndInitiative there is nothing to pay on any other. */
const ATTACKS: ReadonlySet<RollFor> = new Set<RollFor>(['attack', 'barrage', 'mine']);

/** Dice for a player; their sum is handed down to the frame below. */
export function pushRoll(
  held: Held,
  { player, what, dice, unit }: Pick<RollFrame, 'player' | 'what' | 'dice' | 'unit'>,
  aiCaps = 0,
): void {
  const extra = aiCaps + surplusOf(held, player);
  pushFrame(held, rollFrame({ player, what, dice, unit, extra }));
}

function mayPayFor({ view: { options } }: Seen, what: RollFor): boolean {
  return options.capsOnDice === 'any' || ATTACKS.has(what);
}

/** 0, 1 and 2, as far as they go. */
export function capsForDice(caps: number): number[] {
  return [0, 1, MOST_CAPS_ON_DICE].filter((amount) => amount <= caps);
}

const payForDice = verb<Bear, RollFrame, PayForDice>('payForDice', {
  traits: { by: 'player', rolls: true, usual: true },
  says: (phrase) =>
    phrase.slot(
      'caps',
      listedSlot(capsKind, (seen: Seen, { frame }) => capsForDice(playerOf(seen, frame.player).caps), {
        rule: 'B3.2.3',
        key: 'mostCapsOnDice',
      }),
    ),
  resolve: (held, { frame, caps }, io) => cast(held, frame, caps, io),
});

function cast(held: Held, frame: RollFrame, caps: number, io: BearIo): void {
  const { player, what, unit } = frame;
  payCaps(held, player, caps);
  const dice: number[] = [];
  for (let die = 0; die < frame.dice; die++) dice.push(io.roll('combat', 6));
  const added = caps + frame.extra;
  io.emit({ rule: 'B3.2.3', key: 'rolled', player, what, unit, dice, caps: added });
  frame.caps = caps;
  frame.sum = Math.max(0, sumOf(what, dice) + upOrDown(what, added));
  frame.step = ROLL_STEP.cast;
}

/** B3.0.1: of three dice the highest and the lowest count. */
function sumOf(what: RollFor, dice: readonly number[]): number {
  if (what === 'activation') return Math.max(...dice) + Math.min(...dice);
  return dice.reduce((sum, die) => sum + die, 0);
}

const BEFORE_DICE = [payForDice];
const AFTER_DICE = [tryLuck, keep];

export const rollKind: FrameKind<Bear, RollFrame> = {
  ask(seen, frame) {
    const { seat, caps } = playerOf(seen, frame.player);
    if (frame.step === ROLL_STEP.cast) return mayTryLuck(seen, frame) ? question(seat, 'luck', AFTER_DICE) : null;
    return frame.step === ROLL_STEP.asked && caps > 0 && mayPayFor(seen, frame.what)
      ? question(seat, 'capsOnDice', BEFORE_DICE)
      : null;
  },
  go(held, frame, io) {
    if (frame.step === ROLL_STEP.asked) return cast(held, frame, 0, io);
    finish(held.view, frame, frame.sum);
  },
};
