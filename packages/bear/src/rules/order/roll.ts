import { deny, finish, type FrameKind, grant, judgedSlot, verb, type Verb, type Verdict } from '@sandtable/kernel';
import { sideOf } from '../../model/battle/battle.ts';
import { ROLL_STEP, type RollFor, type RollFrame, type RollWay } from '../../model/battle/frame.ts';
import { NONE } from '../../model/ids.ts';
import { rollFrame } from '../../model/battle/make-frame.ts';
import { question } from '../../model/battle/question.ts';
import {
  type Bear,
  type BearIo,
  type BearSlot,
  type Held,
  playerOf,
  pushFrame,
  type Seen,
} from '../../model/battle/state.ts';
import { payCaps } from '../payment/purchase.ts';
import { asItServes, capsOnRoll, MOST_CAPS } from '../units/dice.ts';
import { surplusOf } from '../units/ai-side.ts';
import { cardPlace, judgeHolding, playCard } from './hand.ts';
import { turnPlayer } from './turn-order.ts';
import { capsKind } from './word-kinds.ts';

// B3.2.3: before a roll a player may pay CAPs: caps:2 raises it, caps:-2 lowers it.

interface PayForDice {
  readonly frame: RollFrame;
  readonly caps: number;
}

type RollRequest = Pick<RollFrame, 'player' | 'what' | 'dice' | 'unit'> & Partial<Pick<RollFrame, 'serves'>>;

/** Rolls dice for a player; the frame below gets their sum. */
export function pushRoll(held: Held, rolling: RollRequest, aiCaps = 0): void {
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

/** B3.2.3: the only rolls, besides initiative, that can be paid for with `capsOnDice` attackAndInitiative. */
export const ATTACK_ROLLS: ReadonlySet<RollFor> = new Set<RollFor>(['attack', 'barrage', 'mine']);

/** Low is better for a price, and against the roller's own side. */
export function wayOfRoll(seen: Seen, { player, what, unit }: Pick<RollFrame, 'player' | 'what' | 'unit'>): RollWay {
  if (what === 'wire') return 'down';
  const isOwn = unit !== NONE && sideOf(seen, unit) === playerOf(seen, player).side;
  return isOwn && ATTACK_ROLLS.has(what) ? 'down' : 'up';
}

interface CapsOn {
  readonly rule: 'B3.2.3' | 'B3.2.4';
  readonly serves: RollWay;
  readonly caps: number;
}

type CapsKey = 'mostCapsOnDice' | 'capsRaiseHere' | 'capsLowerHere';

function judgeCaps({ rule, serves, caps }: CapsOn, amount: number): Verdict<undefined, CapsKey> {
  if (amount < 0 && serves === 'up') return deny(rule, 'capsRaiseHere');
  if (amount > 0 && serves === 'down') return deny(rule, 'capsLowerHere');
  return Math.abs(amount) <= Math.min(caps, MOST_CAPS) ? grant() : deny(rule, 'mostCapsOnDice');
}

export function capsSlot<So>(of: (seen: Seen, so: So) => CapsOn): BearSlot<So, 'caps'> {
  return judgedSlot(
    capsKind,
    (seen: Seen, so: So) => {
      const { serves, caps } = of(seen, so);
      return capsOnRoll(serves, caps);
    },
    (seen, so, amount) => judgeCaps(of(seen, so), amount),
  );
}

// B8.2: card 12 after the player's own roll in his own turn:  c12, or keep

interface LuckAnswer {
  readonly frame: RollFrame;
}

const BAD_LUCK = -3;
const GOOD_LUCK = 2;

/**
 * Whether it is the roller's turn and he could hold the card. Only he knows if he does, so he is asked whenever he has
 * a card and the deck includes card 12.
 */
function mayTryLuck(seen: Seen, { player }: Readonly<RollFrame>): boolean {
  const { view } = seen;
  if (playerOf(seen, player).hand.length === 0 || !view.terms.deck.includes(cardPlace(seen, 'c12'))) return false;
  return view.frames.some((frame) => frame.kind === 'turn' && turnPlayer(frame) === player);
}

/** Several copies may be played on one roll. */
const tryLuck: Verb<Bear> = verb<Bear, RollFrame, LuckAnswer>('c12', {
  traits: { by: 'card', rolls: true },
  says: (phrase) => phrase.word('c12', (seen, { frame }) => judgeHolding(seen, frame.player, 'c12')),
  resolve: (held, { frame }, io) => castLuck(held, frame, io),
});

const keep: Verb<Bear> = verb<Bear, RollFrame, LuckAnswer>('keep', {
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
