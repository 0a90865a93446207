import { type Bear, NATIONS, OPTIONS, SCORE_WORDS, type PlayerView, SIDES, type View } from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';
import type { Rematch, ResultFace, ResultModel } from '../../face/result.ts';
import { engine } from '../engine/engine.ts';
import { scoreBoxes, storyOf } from './story.ts';
import { type Aftermath, aftermathOf, type PointWithText } from './aftermath.ts';
import type { Luck } from './luck.ts';

export const result: ResultFace<Bear> = {
  resultOf: (moment, entries) => ({
    ...resultModel(aftermathOf(engine().on(moment.view), moment, entries)),
    rematch: rematchOf(moment.view, moment.seat),
  }),
  scoreOf: ({ vp }) => scoreBoxes([vp.german, vp.soviet]),
  storyOf,
};

/** Everything except the rematch. */
export function resultModel(aftermath: Aftermath): Omit<ResultModel, 'rematch'> {
  const { mission, kicker, headline, ending, vp, players, scores, curve, rounds, points, luck, losses, entries } =
    aftermath;
  return {
    mission,
    kicker,
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

function rematchOf({ terms: { mission }, options, players }: View, seat: Seat): Rematch {
  const kept = Object.entries(options).filter(
    ([name, value]) => Object.hasOwn(OPTIONS, name) && typeof value === 'string',
  );
  const rules = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
  const { draft } = options;
  const own = players.find((player) => player.seat === seat);
  const other = SIDES.find((each) => each !== own?.side);
  // A generated battle is drafted again by the same guideline.
  const again = draft !== null ? { ...rules, draft } : mission === null ? null : { ...rules, mission };
  return {
    options: again,
    opposite: Object.fromEntries(players.map((player) => [player.seat, otherSeat(player.seat)])),
    swapped: other === undefined ? '' : `you play ${NATIONS[other]}`,
    harder: again === null || own === undefined ? null : harderThan(again, rules, own),
  };
}

/**
 * S1.0: first, Command cards that were removed come back. B3.2.5: after that, the player gets one CAP fewer each time,
 * as far as possible.
 */
function harderThan(
  again: object,
  rules: Readonly<Record<string, string>>,
  { side, start }: PlayerView,
): Rematch['harder'] {
  const out = Number(rules['commandCardsOut'] ?? 0);
  const handicap = `${side}Handicap`;
  const caps = Number(rules[handicap] ?? 0);
  const step = out > 0 ? { commandCardsOut: String(out - 1) } : { [handicap]: String(caps - 1) };
  const options = { ...again, ...step };
  if ((out === 0 && start === 0) || !engine().system.options(options).ok) return null;
  return { options, aside: out > 0 ? 'one Command card more' : 'you have one CAP fewer' };
}

/** `german2` and `soviet2` */
export function otherSeat(seat: string): string {
  return seat.startsWith('german') ? seat.replace('german', 'soviet') : seat.replace('soviet', 'german');
}
