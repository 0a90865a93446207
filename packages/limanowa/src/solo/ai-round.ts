import { finish, type FrameKind } from '@sandtable/kernel';
import type { AiRoundFrame } from '../model/frame.ts';
import type { Held, Limanowa, LimanowaIo } from '../model/state.ts';
import { moveToObjectives } from './objective-moves.ts';
import { aiQuestion } from './proceed.ts';
import { woundAll } from './wounding.ts';

/** LS4a, LS4b: nobody is asked for anything in the AI's round; it wounds, then it moves into empty objectives. */
const question = aiQuestion('aiRound', (held: Held, frame: AiRoundFrame, io: LimanowaIo) => {
  io.emit({ rule: 'LS4b', key: 'aiRoundBegan' });
  woundAll(held, io);
  moveToObjectives(held, io);
  finish(held.view, frame);
});

export const aiRoundKind: FrameKind<Limanowa, AiRoundFrame> = {
  ask: () => question,
  go: () => {
    throw new Error('the AI’s round goes on by its own word alone');
  },
};
