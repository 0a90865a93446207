import { type Bear, SCORE_WORDS } from '@sandtable/bear';
import { engine } from '../engine/engine.ts';
import type { ResultFace, ResultModel } from '../../face/result.ts';
import { type Aftermath, aftermathOf } from './aftermath.ts';
import { luckWords } from './luck-words.ts';
import { pointWords } from './point-words.ts';
import { rematchOf } from './rematch.ts';
import { SIDES } from './sides.ts';

/** How a match of bear ended. */
export const result: ResultFace<Bear> = {
  resultOf: (moment, entries) => ({
    ...resultModel(aftermathOf(engine().on(moment.view), moment, entries)),
    rematch: rematchOf(moment.view),
  }),
};

/** Everything but how to play it once more. */
export function resultModel(aftermath: Aftermath): Omit<ResultModel, 'rematch'> {
  const { mission, headline, ending, vp, players, scores, curve, rounds, points, luck, losses, entries } = aftermath;
  return {
    mission,
    headline,
    ending,
    unit: 'VP',
    sides: SIDES.map(({ side, name }) => ({ side, name, score: vp[side], ...losses[side] })),
    team: null,
    players,
    scores: scores.map(({ reason, vp: each }) => ({ ...SCORE_WORDS[reason], by: [each.german, each.soviet] })),
    curve: {
      title: 'Score by round',
      points: curve.map(({ seq, round, german, soviet }) => ({ seq, round, by: [german, soviet] })),
    },
    rounds,
    points: points.map((point) => ({ seq: point.seq, text: pointWords(point) })),
    luck: {
      tried: 'attacks',
      hoped: 'hits',
      by: SIDES.map(({ side }) => ({ ...luck[side], words: luckWords(luck[side]) })),
    },
    entries,
  };
}
