import { expect, test } from 'vitest';
import type { Bear } from '@sandtable/bear';
import { bearFace } from '../bear/face.ts';
import { bearAtHand, blunderedMatch } from '../testing/blunder.ts';
import { shareAt } from './chance-curve.tsx';
import { basisText, orderText, pointsText, shareText, verdictOf } from './chance-words.ts';
import { AnalysisDesk, type AnalysisNews, type AnalysisOrder, type SentEntry } from './desk.ts';

const { table, seq } = blunderedMatch();
const moments = table.past({ from: 0, to: table.match.seq, eyes: 'german' });
const entries = moments.map(({ said = null, ...moment }): SentEntry<Bear> => ({ ...structuredClone(moment), said }));

/** Everything that is told, each entry sent as a page would. */
async function told(order: AnalysisOrder<Bear>, sent = entries): Promise<AnalysisNews[]> {
  const news: AnalysisNews[] = [];
  let time = 0;
  const desk = new AnalysisDesk<Bear>({ game: bearAtHand, tell: (each) => news.push(each), clock: () => time++ });
  await desk.hear({ kind: 'entries', entries: sent });
  await desk.hear(order);
  return news;
}

test('a captain who passes with a winning shot in hand is found out: that turn, and no other, was the mistake', async () => {
  const { outcome } = table.match.now('german');
  if (outcome === undefined) throw new Error('it is not over');
  const news = await told({ kind: 'course', seat: 'german', outcome });
  const last = news.at(-1);
  if (last?.kind !== 'course') throw new Error(JSON.stringify(last));
  const { curve, moments: key, basis, done } = last.course;
  expect(done).toBe(1);
  expect(curve.at(-1)).toEqual({ seq: table.match.seq, share: Number(outcome.winners.includes('german')) });
  expect(basisText(basis)).toMatch(/from 1,680 bot games, .* Typically within 2 points/);
  const mistakes = key.filter(({ kind }) => kind === 'mistake');
  expect(mistakes.map((each) => each.seq)).toEqual([seq]);
  expect(mistakes[0]).toMatchObject({ compared: { said: ['pass'] } });
});

test('one press answers in a sentence, with what the general would have said and the doubt', async () => {
  const news = await told({ kind: 'decision', seat: 'german' }, entries.slice(seq - 1, seq + 1));
  const last = news.at(-1);
  if (last?.kind !== 'judged' || last.compared === null) throw new Error(JSON.stringify(last));
  const before = moments[seq - 1];
  if (before === undefined) throw new Error('there is nothing before it');
  const { head, text } = verdictOf(
    last.compared,
    orderText(bearFace.table.positionOf(before.view), last.compared.other),
  );
  expect(head).toBe('Yes');
  expect(text).toMatch(/^\d+% against \d+%, accurate to about \d+ points?\. The general: LMG 34 no\. 09 · /);
  expect(news.slice(0, -1).every(({ kind }) => kind === 'progress')).toBe(true);
});

test('a state is refused, and so is an entry that the seat did not say', async () => {
  const state = table.match.stateAt(1);
  await expect(
    told({ kind: 'decision', seat: 'german' }, [{ seq: 1, speaker: 'german', view: state, said: null }]),
  ).rejects.toThrow('a bot is handed a view, never a state');
  const foreign = entries.findIndex(({ speaker }) => speaker === 'soviet');
  await expect(told({ kind: 'decision', seat: 'german' }, entries.slice(foreign - 1, foreign + 1))).rejects.toThrow(
    'did not decide',
  );
});

test('a verdict says no more than its doubt allows', () => {
  const compared = (saidShare: number, otherShare: number, doubt: number) => ({
    ...{ said: ['pass'], other: ['stall'], saidShare, otherShare, doubt, playouts: 128 },
  });
  expect(verdictOf(null, '')).toEqual({ head: 'No', text: 'The general would have done the same.' });
  expect(verdictOf(compared(0.48, 0.61, 0.07), 'Stall')).toEqual({
    head: 'Yes',
    text: '48% against 61%, accurate to about 7 points. The general: Stall',
  });
  expect(verdictOf(compared(0.52, 0.55, 0.02), 'Stall').head).toBe('A little');
  expect(verdictOf(compared(0.52, 0.55, 0.07), 'Stall').head).toBe('Not clearly');
  expect(verdictOf(compared(0.6, 0.5, 0.07), 'Stall').text).toContain('Better than the general’s: 60% against 50%');
  expect([shareText(0.001), shareText(0.999), shareText(1), shareText(0)]).toEqual(['<1%', '>99%', '100%', '0%']);
  // A doubt is never made smaller by rounding.
  expect([0, 0.01, 0.012, 0.07, 0.0701, 0.094].map(pointsText)).toEqual([
    ...['1 point', '1 point', '2 points', '7 points', '8 points', '10 points'],
  ]);
});

test('between two points of the curve the chance is on the line', () => {
  const points = [
    { seq: 10, share: 0.4 },
    { seq: 20, share: 0.6 },
  ];
  expect([5, 10, 15, 20, 25].map((at) => shareAt(points, at))).toEqual([0.4, 0.4, 0.5, 0.6, 0.6]);
  expect(shareAt([], 3)).toBeUndefined();
});
