import { deny, grant, judgedSlot, listedSlot, type Verdict, verb } from '@sandtable/kernel';
import type { EffectFrame } from '../../model/draft/draft.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import { type HexId, NONE } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import type { Bear, Seen } from '../../model/battle/state.ts';
import { hexKind } from '../../rules/order/word-kinds.ts';
import { unusedBoardSlot } from '../draft-maps.ts';
import { boardsOf, switchBoard, unusedBoards } from '../maps.ts';
import { seatFor } from '../parties.ts';
import { chooserOf, displacedBy, isSecret, nearestFor, shiftTo, tidyMap } from '../shifting.ts';
import { boardKind } from '../word-kinds.ts';
import { endStep, type StepModule } from './step-module.ts';

// G3.8.1: switch b1 b4; then, of a counter with several hexes as near as each other, its owner names one: E09

const STEP = { asked: 0, switched: 1, shifting: 2 } as const;

export type SwitchKey = 'notOnTable' | 'notNearest';

interface Asked {
  readonly frame: EffectFrame;
}

interface Switched extends Asked {
  readonly from: number;
  readonly board: number;
}

interface Shifted extends Asked {
  readonly at: HexId;
}

function boardsOnTable({ view, pack }: Seen): number[] {
  return boardsOf(view).map(({ board }) => pack.boards.findIndex(({ id }) => id === board));
}

const switchBoards = verb<Bear, EffectFrame, Switched>('switchBoard', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase
      .word('switch')
      .slot(
        'from',
        listedSlot(boardKind, (seen: Seen, _so: Asked) => boardsOnTable(seen), { rule: 'G3.8.1', key: 'notOnTable' }),
      )
      .slot('board', unusedBoardSlot),
  resolve(held, { frame, from, board }, io) {
    switchBoard(held, from, board);
    frame.step = STEP.switched;
    io.emit({ rule: 'G3.8.1', key: 'boardSwitched', player: frame.player, board, old: from });
  },
});

function candidates(seen: Seen, frame: Readonly<EffectFrame>): readonly HexId[] {
  const [counter] = frame.left;
  return counter === undefined ? [] : nearestFor(seen, frame, counter);
}

const shift = verb<Bear, EffectFrame, Shifted>('shift', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase.slot(
      'at',
      judgedSlot(
        hexKind,
        (seen: Seen, { frame }: Asked) => candidates(seen, frame),
        (seen, { frame }, at): Verdict<undefined, SwitchKey> =>
          candidates(seen, frame).includes(at) ? grant() : deny('R-132', 'notNearest', { at }),
      ),
    ),
  resolve(held, { frame, at }, io) {
    shiftTo(held, frame.left[0] ?? NONE, at, io);
    frame.left = frame.left.slice(1);
  },
});

const SWITCH_VERBS = [switchBoards];
const SHIFT_VERBS = [shift];

export const switchMap: StepModule<StepOf<'switchMap'>> = {
  ask(seen, frame) {
    if (frame.step === STEP.asked)
      return unusedBoards(seen).length > 0 ? question(seatFor(seen, frame.player), 'switchMap', SWITCH_VERBS) : null;
    const [counter] = frame.left;
    if (frame.step !== STEP.shifting || counter === undefined || candidates(seen, frame).length < 2) return null;
    return question(seatFor(seen, chooserOf(seen, frame, counter)), 'shift', SHIFT_VERBS);
  },
  go(held, frame, _step, io) {
    if (frame.step === STEP.asked) {
      io.emit({ rule: 'G3.8.1', key: 'partIgnored', why: 'noMap' });
      return endStep(frame);
    }
    if (frame.step === STEP.switched) {
      const displaced = displacedBy(held, frame.player);
      const secrets = displaced.filter((code) => isSecret(held, code));
      frame.left = displaced.filter((code) => !isSecret(held, code));
      // What only its owner knows of goes to the first of equally near hexes: to ask would tell.
      for (const code of secrets) shiftTo(held, code, nearestFor(held, frame, code)[0] ?? NONE, io);
      frame.step = STEP.shifting;
      return;
    }
    const [counter] = frame.left;
    if (counter === undefined) {
      tidyMap(held);
      return endStep(frame);
    }
    shiftTo(held, counter, candidates(held, frame)[0] ?? NONE, io);
    frame.left = frame.left.slice(1);
  },
  words: () => 'Switch a map for one not in use; counters keep their hexes.',
  worth: () => 0.4,
};
