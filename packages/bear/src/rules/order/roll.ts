import { finish, type FrameKind, verb } from '@sandtable/kernel';
import { ROLL_STEP, type RollFor, type RollFrame } from '../../model/frame.ts';
import { question } from '../../model/question.ts';
import { rollFrame } from '../../model/make-frame.ts';
import { type Bear, type BearIo, type Held, playerOf, pushFrame, type Seen } from '../../model/state.ts';
import { payCaps } from '../payment/economy-shared.ts';
import { keep, mayTryLuck, tryLuck } from './luck.ts';
import { asItServes } from '../units/dice.ts';
import { surplusOf } from '../units/surplus.ts';
import { ATTACK_ROLLS, capsSlot, wayOfRoll } from './roll-way.ts';

// B3.2.3: before any roll of his own a player may pay for it: caps:2 to raise it, caps:-2 to lower it.

interface PayForDice {
  readonly frame: RollFrame;
  readonly caps: number;
}

type Rolling = Pick<RollFrame, 'player' | 'what' | 'dice' | 'unit'> & Partial<Pick<RollFrame, 'serves'>>;

/** Dice for a player; their sum is handed down to the frame below. */
export function pushRoll(held: Held, rolling: Rolling, aiCaps = 0): void {
  const { player, what, dice, unit, serves = wayOfRoll(held, rolling) } = rolling;
  const extra = aiCaps + surplusOf(held, player);
  pushFrame(held, rollFrame({ player, what, dice, unit, serves, extra }));
}

function mayPayFor({ view: { options } }: Seen, what: RollFor): boolean {
  return options.capsOnDice === 'any' || ATTACK_ROLLS.has(what);
}

const payForDice = verb<Bear, RollFrame, PayForDice>('payForDice', {
  traits: { by: 'player', rolls: true, usual: true },
  says: (phrase) =>
    phrase.slot(
      'caps',
      capsSlot((seen, { frame: { player, serves } }) => {
        const { caps } = playerOf(seen, player);
        return { rule: 'B3.2.3', serves, caps };
      }),
    ),
  resolve: (held, { frame, caps }, io) => cast(held, frame, caps, io),
});

function cast(held: Held, frame: RollFrame, caps: number, io: BearIo): void {
  const { player, what, unit } = frame;
  payCaps(held, player, Math.abs(caps));
  frame.caps = caps;
  const dice: number[] = [];
  for (let die = 0; die < frame.dice; die++) dice.push(io.roll('combat', 6));
  const added = caps + asItServes(frame, frame.extra);
  io.emit({ rule: 'B3.2.3', key: 'rolled', player, what, unit, dice, caps: added });
  frame.sum = Math.max(0, sumOf(what, dice) + added);
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
