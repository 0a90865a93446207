import { deny, grant, judgedSlot, listedSlot, type Question, verb, type Verdict } from '@sandtable/kernel';
import type { BoardEdge, DraftFrame } from '../../model/draft/draft.ts';
import { type PlayerId, playerId } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import { type Bear, playerOf, type Seen } from '../../model/battle/state.ts';
import { boardsOf } from '../../model/battle/terms.ts';
import { freeEdges, hasEdge } from '../../model/draft/entries.ts';
import { addBoard, layFirst, unusedBoards } from '../maps.ts';
import { mustDraft, type Phase } from '../draft-state.ts';
import { boardEdgeKind, boardKind, turnedKind } from '../word-kinds.ts';

// G2.1.5, G2.1.7: the Initiative Player places the first board, `b1`, the next player all others: `b3 b1-right turned`.

interface LayFirst {
  readonly frame: DraftFrame;
  readonly board: number;
}

interface LayNext extends LayFirst {
  readonly beside: BoardEdge;
  readonly turned: 'turned' | null;
}

export const unusedBoardSlot = listedSlot(boardKind, (seen: Seen, _so: object) => unusedBoards(seen), {
  rule: 'G3.8a',
  key: 'boardInUse',
});

export const freeEdgeSlot = judgedSlot(boardEdgeKind, (seen: Seen, _so: object) => freeEdges(seen.view), judgeFree);

function judgeFree({ view }: Seen, _so: object, edge: BoardEdge): Verdict {
  return hasEdge(freeEdges(view), edge) ? grant() : deny('G3.8a', 'edgeCovered');
}

export const turnedSlot = listedSlot(turnedKind, (_seen: Seen, _so: object) => TURNED, {
  rule: 'G3.8a',
  key: 'edgeCovered',
});
const TURNED = ['turned'] as const;

const layFirstBoard = verb<Bear, DraftFrame, LayFirst>('layBoard', {
  traits: { by: 'player' },
  says: (phrase) => phrase.slot('board', unusedBoardSlot),
  resolve: (held, { board, frame }, io) => {
    const player = layerOf(held, frame);
    layFirst(held, board);
    io.emit({ rule: 'G2.1.5', key: 'boardLaid', player, board });
  },
});

const layNextBoard = verb<Bear, DraftFrame, LayNext>('addBoard', {
  traits: { by: 'player' },
  says: (phrase) => phrase.slot('board', unusedBoardSlot).slot('beside', freeEdgeSlot).maybe('turned', turnedSlot),
  resolve: (held, { board, beside, turned, frame }, io) => {
    const player = layerOf(held, frame);
    addBoard(held, board, beside, turned !== null);
    io.emit({ rule: 'G2.1.7', key: 'boardLaid', player, board });
  },
});

const FIRST = [layFirstBoard];
const NEXT = [layNextBoard];

/** The Initiative Player for the first board, then the next player. */
function layerOf({ view }: Seen, { order }: Readonly<DraftFrame>): PlayerId {
  return order[boardsOf(view).length === 0 ? 0 : 1] ?? playerId(0);
}

export const mapsPhase: Phase = {
  ask(seen, frame): Question<Bear> | null {
    const laid = boardsOf(seen.view).length;
    if (laid >= mustDraft(seen.view).plan.maps) return null;
    const { seat } = playerOf(seen, layerOf(seen, frame));
    return laid === 0 ? question(seat, 'map', FIRST) : question(seat, 'addMap', NEXT);
  },
  go({ view }) {
    mustDraft(view).phase = 'edges';
  },
};
