import { finish, type FrameKind, type Question, verb, type Asked } from '@sandtable/kernel';
import { AI_SEAT } from '../model/corps.ts';
import type { AiRoundFrame } from '../model/frame.ts';
import type { Limanowa } from '../model/state.ts';
import { moveToObjectives } from './objective-moves.ts';
import { woundAll } from './wounding.ts';

// LS4a, LS4b: nobody is asked for anything in the AI's round; it wounds, then it moves into empty objectives.

/** LS1h: the AI has no choices; whoever says its word rolls its dice. */
const proceed = verb<Limanowa, AiRoundFrame, Asked<AiRoundFrame>>('proceed', {
  traits: { rolls: true, usual: true },
  says: (phrase) => phrase.word('proceed'),
  resolve(held, { frame }, io) {
    io.emit({ rule: 'LS4b', key: 'aiRoundBegan' });
    woundAll(held, io);
    moveToObjectives(held, io);
    finish(held.view, frame);
  },
});

const question: Question<Limanowa> = { seat: AI_SEAT, key: 'aiRound', verbs: [proceed] };

export const aiRoundKind: FrameKind<Limanowa, AiRoundFrame> = {
  ask: () => question,
  go: () => {
    throw new Error('the AI’s round goes on by its own word alone');
  },
};
