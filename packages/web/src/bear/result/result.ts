import { type Bear, NATIONS, OPTIONS, SCORE_WORDS, SIDES, type View } from '@sandtable/bear';
import type { Rematch, ResultFace, ResultModel } from '../../face/result.ts';
import { engine } from '../engine/engine.ts';
import { type Aftermath, aftermathOf, type PointWithText } from './aftermath.ts';
import type { Luck } from './luck.ts';

export const result: ResultFace<Bear> = {
  resultOf: (moment, entries) => ({
    ...resultModel(aftermathOf(engine().on(moment.view), moment, entries)),
    rematch: rematchOf(moment.view),
  }),
};

/** Everything except the rematch. */
export function resultModel(aftermath: Aftermath): Omit<ResultModel, 'rematch'> {
  const { mission, headline, ending, vp, players, scores, curve, rounds, points, luck, losses, entries } = aftermath;
  return {
    mission,
    headline,
    ending,
    unit: 'VP',
    sides: SIDES.map((side) => ({ side, name: NATIONS[side], score: vp[side], ...losses[side] })),
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
      by: SIDES.map((side) => ({ ...luck[side], words: luckWords(luck[side]) })),
    },
    entries,
  };
}

function luckWords({ rolls, expected, hits }: Luck): string {
  if (rolls === 0) return 'no attacks';
  const off = hits - expected;
  if (Math.abs(off) < 0.5) return 'as expected';
  return `${Math.abs(off).toFixed(1)} ${off > 0 ? 'more' : 'fewer'} than expected`;
}

/** `Round 3: s05 is destroyed in G09. 2 VP for the German side, and the lead` */
function pointWords({ round, text, swing, side, turned }: PointWithText): string {
  const told = text === '' ? '' : `${text}. `;
  return `Round ${round}: ${told}${swing} VP for the ${NATIONS[side]} side${turned ? ', and the lead' : ''}`;
}

/** The same mission or guideline with the same rules. */
function rematchOf({ terms: { mission }, options, players }: View): Rematch {
  const kept = Object.entries(options).filter(
    ([name, value]) => Object.hasOwn(OPTIONS, name) && typeof value === 'string',
  );
  const rules = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
  const { draft } = options;
  return {
    // A generated battle is drafted anew by the same guideline.
    options: draft !== null ? { ...rules, draft } : mission === null ? null : { ...rules, mission },
    opposite: Object.fromEntries(players.map(({ seat }) => [seat, otherSeat(seat)])),
  };
}

/** `german2` and `soviet2` */
export function otherSeat(seat: string): string {
  return seat.startsWith('german') ? seat.replace('german', 'soviet') : seat.replace('soviet', 'german');
}
