import { finish, type FrameKind, push } from '@sandtable/kernel';
import { aiRoundFrame, roundFrame, type WarFrame } from '../model/frame.ts';
import { AI_SEAT } from '../model/forces.ts';
import { corpsId, NONE } from '../model/ids.ts';
import type { Held, Limanowa, LimanowaIo } from '../model/state.ts';
import { newTurn } from '../model/turn.ts';
import { concludeAiRound, lastCorps } from '../rules/objectives/victory.ts';

const STEP = { begin: 0, rounds: 1, afterAi: 2 } as const;

/** L12b, LS3.2c: in each game round every corps has its round in turn order, then the AI. */
export const warKind: FrameKind<Limanowa, WarFrame> = {
  ask: () => null,
  go(held, frame, io) {
    if (held.view.ended !== null) return finish(held.view, frame);
    switch (frame.step) {
      case STEP.begin:
        return beginGameRound(held, frame, io);
      case STEP.rounds:
        return nextRound(held, frame, io);
      default:
        return endGameRound(held, frame, io);
    }
  },
};

function hasAi({ view }: Held): boolean {
  return view.corps.some(({ seat }) => seat === AI_SEAT);
}

function beginGameRound(held: Held, frame: WarFrame, io: LimanowaIo): void {
  frame.step = STEP.rounds;
  io.emit({ rule: hasAi(held) ? 'LS3.2c' : 'L12b', key: 'gameRoundBegan', round: held.view.round });
}

function nextRound(held: Held, frame: WarFrame, io: LimanowaIo): void {
  const { view } = held;
  const { place } = frame;
  if (place <= lastCorps(held)) {
    frame.place++;
    view.turn = newTurn(place);
    io.emit({ rule: 'L6a', key: 'roundBegan', corps: place });
    return push(view, roundFrame());
  }
  frame.step = STEP.afterAi;
  if (!hasAi(held)) return;
  view.turn = newTurn(NONE);
  push(view, aiRoundFrame());
}

function endGameRound(held: Held, frame: WarFrame, io: LimanowaIo): void {
  if (hasAi(held)) concludeAiRound(held, io);
  if (held.view.ended !== null) return;
  held.view.round += 1;
  frame.place = corpsId(0);
  frame.step = STEP.begin;
}
