import { finish, type FrameKind, listedSlot, verb } from '@sandtable/kernel';
import type { RollFor, RollFrame } from '../model/frame.ts';
import { type Bear, type BearIo, type Held, playerOf, pushFrame, type Seen } from '../model/state.ts';
import { payCaps } from './economy-shared.ts';
import { capsKind } from './word-kinds.ts';

// B3.2.3: before any roll of his own a player may pay for it: caps:2.

interface PayForDice {
  readonly frame: RollFrame;
  readonly caps: number;
}

/** B3.2.3 */
export const MOST_CAPS_ON_DICE = 2;

/** On these a low roll is the better one, so CAPs count down. */
const LOW_IS_GOOD: ReadonlySet<RollFor> = new Set<RollFor>(['wire']);
/** B3.2.3: with `capsOnDice` attackAndInitiative there is nothing to pay on any other. */
const ATTACKS: ReadonlySet<RollFor> = new Set<RollFor>(['attack', 'barrage', 'mine']);

/** Dice for a player; their sum is handed down to the frame below. */
export function pushRoll(
  held: Held,
  { player, what, dice, unit }: Pick<RollFrame, 'player' | 'what' | 'dice' | 'unit'>,
): void {
  pushFrame(held, { kind: 'roll', step: 0, got: null, player, what, dice, unit, caps: 0, sum: 0 });
}

export function mayPayFor({ view: { options } }: Seen, what: RollFor): boolean {
  return options.capsOnDice === 'any' || ATTACKS.has(what);
}

/** 0, 1 and 2, as far as they go. */
export function capsForDice(caps: number): number[] {
  return [0, 1, MOST_CAPS_ON_DICE].filter((amount) => amount <= caps);
}

const payForDice = verb<Bear, RollFrame, PayForDice>('payForDice', {
  says: (phrase) =>
    phrase.slot(
      'caps',
      listedSlot(capsKind, (seen: Seen, { frame }) => capsForDice(playerOf(seen, frame.player).caps), {
        rule: 'B3.2.3',
        key: 'tooFewCaps',
      }),
    ),
  resolve: (held, { frame, caps }, io) => cast(held, frame, caps, io),
});

function cast(held: Held, frame: RollFrame, caps: number, io: BearIo): void {
  const { player, what, unit } = frame;
  payCaps(held, player, caps);
  const dice = Array.from({ length: frame.dice }, () => io.roll('combat', 6));
  io.emit({ rule: 'B3.2.3', key: 'rolled', player, what, unit, dice, caps });
  const change = LOW_IS_GOOD.has(what) ? -caps : caps;
  finish(held.view, frame, Math.max(0, sumOf(what, dice) + change));
}

/** B3.0.1: of three dice the highest and the lowest count. */
function sumOf(what: RollFor, dice: readonly number[]): number {
  if (what === 'activation') return Math.max(...dice) + Math.min(...dice);
  return dice.reduce((sum, die) => sum + die, 0);
}

export const rollKind: FrameKind<Bear, RollFrame> = {
  ask(seen, { player, what }) {
    const { seat, caps } = playerOf(seen, player);
    return caps > 0 && mayPayFor(seen, what) ? { seat, key: 'capsOnDice', verbs: [payForDice] } : null;
  },
  go: (held, frame, io) => cast(held, frame, 0, io),
};
