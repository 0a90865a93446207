import { type Asked, deny, grant, judgedSlot, listedSlot, verb, type Verdict } from '@sandtable/kernel';
import type { BoardEdge, EffectFrame } from '../../model/draft/draft.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import { type HexId, NONE } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import type { Bear, Seen } from '../../model/battle/state.ts';
import { hexKind } from '../../rules/order/word-kinds.ts';
import { seatFor } from '../draft-state.ts';
import { boardsOf } from '../../model/battle/terms.ts';
import { addBoard, switchBoard, unusedBoards } from '../maps.ts';
import { freeEdgeSlot, turnedSlot, unusedBoardSlot } from '../phases/maps.ts';
import { chooserOf, displacedBy, isSecret, nearestFor, shiftTo, tidyMap } from '../shifting.ts';
import { boardKind } from '../word-kinds.ts';
import { endStep, type StepModule } from './step-module.ts';

// G3.8a: `b3 b1-right turned` adds a board against an edge.

interface AddMap extends Asked<EffectFrame> {
  readonly board: number;
  readonly beside: BoardEdge;
  readonly turned: 'turned' | null;
}

const addMapVerb = verb<Bear, EffectFrame, AddMap>('addMap', {
  traits: { by: 'player' },
  says: (phrase) => phrase.slot('board', unusedBoardSlot).slot('beside', freeEdgeSlot).maybe('turned', turnedSlot),
  resolve(held, { frame, board, beside, turned }, io) {
    addBoard(held, board, beside, turned !== null);
    io.emit({ rule: 'G3.8a', key: 'boardLaid', player: frame.player, board });
    endStep(frame);
  },
});

const VERBS = [addMapVerb];

export const addMap: StepModule<StepOf<'addMap'>> = {
  ask: (seen, frame) =>
    unusedBoards(seen).length > 0 ? question(seatFor(seen, frame.player), 'addMapByCard', VERBS) : null,
  go(_held, frame, _step, io) {
    io.emit({ rule: 'G3.8a', key: 'partIgnored', why: 'noMap' });
    endStep(frame);
  },
  words: () => 'Add another map along an edge; entry edges that it covers move to its far side.',
  worth: () => 0.4,
};

// G3.8.1: `switch b1 b4`; if a counter has several equally near hexes, its owner then names one: `E09`.

const STEP = { asked: 0, switched: 1, shifting: 2 } as const;

export type SwitchKey = 'notOnTable' | 'notNearest';

interface SwitchMap extends Asked<EffectFrame> {
  readonly from: number;
  readonly board: number;
}

interface ShiftCounter extends Asked<EffectFrame> {
  readonly at: HexId;
}

function boardsOnTable({ view, pack }: Seen): number[] {
  return boardsOf(view).map(({ board }) => pack.boards.findIndex(({ id }) => id === board));
}

const switchBoards = verb<Bear, EffectFrame, SwitchMap>('switchBoard', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase
      .word('switch')
      .slot(
        'from',
        listedSlot(boardKind, (seen: Seen, _so: Asked<EffectFrame>) => boardsOnTable(seen), {
          rule: 'G3.8.1',
          key: 'notOnTable',
        }),
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

const shift = verb<Bear, EffectFrame, ShiftCounter>('shift', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase.slot(
      'at',
      judgedSlot(
        hexKind,
        (seen: Seen, { frame }: Asked<EffectFrame>) => candidates(seen, frame),
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
      // A hidden counter takes the first of equally near hexes: asking would reveal it.
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
