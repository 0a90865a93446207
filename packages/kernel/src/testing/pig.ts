import {
  bad,
  countKind,
  finish,
  gameSystem,
  grant,
  listedSlot,
  ok,
  verb,
  type CoreState,
  type CoreView,
  type Frame,
  type FrameKind,
  type GameSystem,
  type Io,
  type Meaning,
} from '../index.ts';

// Pig: roll one to three dice as often as you dare. A 1 loses what the turn has brought; `hold` keeps it. 20 wins.

interface View extends CoreView {
  readonly frames: readonly Readonly<TurnFrame>[];
  readonly scores: readonly number[];
}

interface State extends View, CoreState {
  readonly frames: TurnFrame[];
  readonly random: CoreState['random'];
  readonly scores: number[];
}

/** Whose turn it is, and what it has brought so far. */
interface TurnFrame extends Frame {
  readonly kind: 'turn';
  player: number;
  brought: number;
}

type Event =
  | { readonly rule: 'roll'; readonly key: 'rolled' | 'lost'; readonly dice: readonly number[] }
  | { readonly rule: 'hold'; readonly key: 'held'; readonly points: number };

/** All types of the game, under one name. */
export interface Pig {
  readonly options: null;
  readonly view: View;
  readonly state: State;
  readonly event: Event;
  readonly seen: View;
  readonly held: State;
  readonly frame: TurnFrame;
  readonly word: Meaning<'roll', number>;
  readonly figures: { readonly chanceToLose: number };
  readonly traits: { readonly rolls: boolean };
  readonly verb: 'roll' | 'hold';
  readonly note: never;
}

const SEATS = ['first', 'second'];
const DICE = [1, 2, 3];
const GOAL = 20;

/** roll:2 */
const roll = verb<Pig, TurnFrame, { readonly frame: TurnFrame; readonly dice: number }>('roll', {
  traits: { rolls: true },
  says: (phrase) =>
    phrase.slot(
      'dice',
      listedSlot(countKind('roll'), () => DICE, { rule: 'roll', key: 'oneToThree' }),
    ),
  figures: (_seen, { dice = 0 }) => grant({ chanceToLose: 1 - (5 / 6) ** dice }),
  resolve(_held, { frame, dice: count }, io) {
    const dice = Array.from({ length: count }, () => io.roll('dice', 6));
    const isLost = dice.includes(1);
    io.emit({ rule: 'roll', key: isLost ? 'lost' : 'rolled', dice });
    if (isLost) endTurn(frame);
    else frame.brought = dice.reduce((sum, die) => sum + die, frame.brought);
  },
});

const hold = verb<Pig, TurnFrame, { readonly frame: TurnFrame }>('hold', {
  says: (phrase) => phrase.word('hold'),
  resolve(held, { frame }, io) {
    held.scores[frame.player] = (held.scores[frame.player] ?? 0) + frame.brought;
    io.emit({ rule: 'hold', key: 'held', points: frame.brought });
    endTurn(frame);
  },
});

function endTurn(frame: TurnFrame): void {
  frame.player = 1 - frame.player;
  frame.brought = 0;
}

/** It asks until somebody has reached the goal. */
const turnKind: FrameKind<Pig, TurnFrame> = {
  ask: ({ scores }, { player }) =>
    isOver(scores) ? null : { seat: SEATS[player] ?? '?', key: 'turn', verbs: [roll, hold] },
  go: (held, frame) => finish(held, frame),
};

function isOver(scores: readonly number[]): boolean {
  return Math.max(...scores) >= GOAL;
}

function setup(_options: null, io: Io<Event>): State {
  const frame: TurnFrame = { kind: 'turn', step: 0, got: null, player: 0, brought: 0 };
  return { frames: [frame], random: io.streams, scores: [0, 0] };
}

export const pig: GameSystem<Pig> = gameSystem<Pig>({
  id: 'pig',
  version: 1,
  pack: '',
  streams: ['dice'],
  frames: { turn: turnKind },
  options: (raw) => (raw === null ? ok(null) : bad('options', 'null: there is nothing to choose', raw)),
  seats: () => SEATS,
  content: () => '',
  setup,
  see: (view) => ({ ...view }),
  hold: (state) => state,
  // Nothing is hidden but the dice to come.
  view: ({ frames, scores }) => ({ frames, random: null, scores }),
  rebuild: ({ frames, random, scores }) => ({ frames, random, scores: [...scores] }),
  reimagine: () => {},
  outcome: ({ frames, scores }) =>
    frames.length > 0
      ? undefined
      : {
          winners: SEATS.filter((_seat, player) => (scores[player] ?? 0) >= GOAL),
          scores: Object.fromEntries(SEATS.map((seat, player) => [seat, scores[player] ?? 0])),
          reason: { rule: 'hold', key: 'goal' },
        },
  audit: ({ scores }) => (scores.every((score) => score >= 0) ? [] : ['a score below zero']),
});
