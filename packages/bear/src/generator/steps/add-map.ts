import { verb } from '@sandtable/kernel';
import type { BoardEdge, EffectFrame } from '../../model/draft/draft.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import { question } from '../../model/battle/question.ts';
import type { Bear } from '../../model/battle/state.ts';
import { freeEdgeSlot, turnedSlot, unusedBoardSlot } from '../draft-maps.ts';
import { addBoard, unusedBoards } from '../maps.ts';
import { seatFor } from '../parties.ts';
import { endStep, type StepModule } from './step-module.ts';

// G3.8a: b3 b1-right turned adds a board against an edge.

interface Added {
  readonly frame: EffectFrame;
  readonly board: number;
  readonly beside: BoardEdge;
  readonly turned: 'turned' | null;
}

const addMapVerb = verb<Bear, EffectFrame, Added>('addMap', {
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
