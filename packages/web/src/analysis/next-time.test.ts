import { type Bear, botsFor, craftFor } from '@sandtable/bear';
import { blind, type Sentence } from '@sandtable/kernel';
import { costliestIn, type Course, courseOf } from '@sandtable/lab';
import { expect, inject, test } from 'vitest';
import { bearFace } from '../bear/face.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { bearAtHand, blunderedMatch } from '../testing/blunder.ts';
import { game, pack } from '../testing/matches.ts';
import { type Planted, plantedMatch } from '../testing/planted.ts';
import type { CourseState } from './course-job.ts';
import { nextTime } from './next-time.ts';

const bot = botsFor(game, pack).captain;
const craft = craftFor(game, pack);

/** The seat that blunders comes first. */
const TABLES = [
  ['first-shots', 'german', { soviet: { kind: 'bot', bot: 'captain' } }],
  ['first-shots', 'soviet', { german: { kind: 'bot', bot: 'captain' } }],
  ['whose-crossroads', 'german', { ai: { kind: 'procedure' } }],
] as const;
const YOU = { kind: 'person', name: 'You' } as const;

/** The first match in which a blunder is soon planted. */
const SOON = 3;
const OF = 60;
const MATCHES = inject('samples') > 1 ? OF : 1;
/** At least so many of all. */
const NAMED = 50;

interface Analysed {
  readonly planted: Planted<Bear>;
  readonly seat: string;
  readonly course: Course;
}

/** The first so many matches of captains in which a blunder could be planted, each analysed from the views of who made it. */
function* analysed(most: number): Iterable<Analysed> {
  for (let place = SOON, found = 0; found < most; place++) {
    const [mission, seat, others] = TABLES[place % TABLES.length] ?? TABLES[0];
    const plan = { options: { mission }, seats: { [seat]: YOU, ...others }, seed: `sfc32:planted${place}` };
    const planted = plantedMatch({ game: bearAtHand, craft, plan, bot, seat, spared: place % 7 });
    if (planted === null) continue;
    found++;
    const { table } = planted;
    const { outcome } = table.match.now(seat);
    if (outcome === undefined) throw new Error('it is not over');
    const past = table.past({ from: 0, to: table.match.seq, eyes: seat });
    const entries = past.map(({ said = null, view, ...entry }) => ({ ...entry, view: blind(view), said }));
    const run = courseOf(craft, { seat, entries, outcome }, { seed: 'analysis' });
    let step = run.next();
    while (step.done !== true) step = run.next();
    yield { planted, seat, course: step.value };
  }
}

test(
  'where one blunder was planted in a match of bots, the analysis names it in at least 50 of 60',
  { timeout: 3_600_000 },
  () => {
    let named = 0;
    for (const { planted, course } of analysed(MATCHES)) if (costliestIn(course.moments)?.seq === planted.seq) named++;
    expect(named).toBeGreaterThanOrEqual(MATCHES === OF ? NAMED : MATCHES);
  },
);

const { table, seq } = blunderedMatch();

/** The analysis with this one mistake, when so much of it is done. */
function judgedAs(other: Sentence, done = 1, said: Sentence = ['pass']): CourseState {
  const compared = { said, other, saidShare: 0.42, otherShare: 0.843, doubt: 0.06, playouts: 128 };
  const past = table.past({ from: 0, to: table.match.seq, eyes: 'german' });
  return {
    course: {
      done,
      basis: { kind: 'playouts', playouts: 1 },
      curve: [],
      moments: [{ kind: 'mistake', seq, compared }],
    },
    entries: past.map((moment) => ({ ...moment, shown: () => shownOf(moment) })),
    trouble: null,
  };
}

function shownOf({ view, ...moment }: ReturnType<typeof table.now>): ScreenMoment {
  const { positionOf, panelsOf } = bearFace.table;
  return {
    ...moment,
    isTurn: true,
    asks: null,
    outcome: null,
    events: [],
    position: positionOf(view),
    panels: panelsOf(view),
  };
}

test('what would have been better is told in a sentence: the round, what was said, both chances', async () => {
  const told = {
    rounds: [
      { round: 1, seq: 0 },
      { round: 4, seq: seq - 2 },
    ],
    who: 'you',
  };
  const better = ['g09', 'move', 'G08', 'NE', 'caps:0'];
  expect(await nextTime(judgedAs(better), told)).toBe(
    'In round 4 you passed at 42%. Moving LMG 34 no. 09 to G08 was worth 84%.',
  );
  expect(await nextTime(judgedAs(better, 0.9), told)).toBeNull();
  // Where both are the same in short, the words of the order tell them apart.
  expect(await nextTime(judgedAs(better, 1, ['g09', 'move', 'G08', 'SE', 'caps:0']), told)).toMatch(
    /^In round 4 you chose “LMG 34 no\. 09 · Move · G08 .*” at 42%\. “LMG 34 no\. 09 · Move · G08 .*” was worth 84%\.$/,
  );
  expect(await nextTime({ ...judgedAs(better), course: null }, told)).toBeNull();
});
