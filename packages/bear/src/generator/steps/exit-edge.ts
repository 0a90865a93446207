import { judgedSlot, verb } from '@sandtable/kernel';
import type { BoardEdge, EffectFrame } from '../../model/draft/draft.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import { question } from '../../model/battle/question.ts';
import type { Bear, BearIo, Held, Seen } from '../../model/battle/state.ts';
import { judgeExitEdge } from '../edges.ts';
import { freeEdges } from '../maps.ts';
import { seatFor } from '../parties.ts';
import { capital, entryEdge, unitsOf } from '../phrases.ts';
import { notePlay } from '../plays.ts';
import { boardEdgeKind } from '../word-kinds.ts';
import { endStep, type StepModule, stepUnderWay } from './step-module.ts';

// B5.6: b1-bottom names the edge over which units leave.

interface Asked {
  readonly frame: EffectFrame;
}

interface Edged extends Asked {
  readonly edge: BoardEdge;
}

function exitEdges(seen: Seen, frame: Readonly<EffectFrame>): BoardEdge[] {
  const { byRoad } = stepUnderWay(frame, 'exitEdge');
  return freeEdges(seen.view).filter((edge) => judgeExitEdge(seen, frame, byRoad, edge).granted);
}

const nameExit = verb<Bear, EffectFrame, Edged>('nameExit', {
  traits: { by: 'player' },
  says: (phrase) =>
    phrase.slot(
      'edge',
      judgedSlot(
        boardEdgeKind,
        (seen: Seen, { frame }: Asked) => exitEdges(seen, frame),
        (seen, { frame }, edge) => judgeExitEdge(seen, frame, stepUnderWay(frame, 'exitEdge').byRoad, edge),
      ),
    ),
  resolve: (held, { frame, edge }, io) => nameIt(held, frame, edge, io),
});

function nameIt(held: Held, frame: EffectFrame, edge: BoardEdge, io: BearIo): void {
  notePlay(held, frame, { exit: edge });
  io.emit({ rule: 'B5.6', key: 'exitNamed', player: frame.player, edge });
  endStep(frame);
}

const VERBS = [nameExit];

export const exitEdge: StepModule<StepOf<'exitEdge'>> = {
  ask: (seen, frame) =>
    exitEdges(seen, frame).length > 1 ? question(seatFor(seen, frame.player), 'exitEdge', VERBS) : null,
  go(held, frame, _step, io) {
    const [only] = exitEdges(held, frame);
    if (only !== undefined) return nameIt(held, frame, only, io);
    io.emit({ rule: 'G3.7.1b', key: 'partIgnored', why: 'noEdge' });
    endStep(frame);
  },
  words: ({ byRoad }, names) =>
    byRoad
      ? 'Name another edge, joined to it by road: these units may leave the map there.'
      : `${capital(unitsOf('own', names))} may leave the map over ${entryEdge('enemy', names)}.`,
  worth: () => 0,
};
