import { randomOf } from '@sandtable/kernel';
import type { Outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { lossyWire, QuickTime } from '../testing/lossy-wire.ts';
import type { FromTable, ToTable } from './far-protocol.ts';
import type { TableNews } from './protocol.ts';
import { ReliableWire } from './reliable-wire.ts';

const PATTERNS = 3000;
const NEWS = 12;
const QUESTIONS = 6;

type Answer = Extract<FromTable<Outpost>, { readonly kind: 'answer' }>['reply'];

/** News that are only a number. */
function newsAt(number: number): TableNews<Outpost> {
  return { kind: 'trouble', trouble: { kind: 'matchFull', most: number } };
}

/** A table without a match: it answers every question with its number, and has a piece of news now and then. */
function wired(seed: string) {
  const time = new QuickTime();
  const random = randomOf(seed, 'fuzz');
  const losses = { lost: random.below(70), twice: random.below(60), delay: random.below(900) };
  const { near, far } = lossyWire<ToTable, FromTable<Outpost>>(seed, losses, time.later);
  let newest = 0;
  /** Several at once are told as one. */
  const tell = (from: number, upTo: number): void => far.send({ kind: 'news', after: from, upTo, news: newsAt(upTo) });
  far.onMessage((message) => {
    if (message.kind === 'ask')
      far.send({ kind: 'answer', id: message.id, reply: { answer: message.question.asked } as unknown as Answer });
    else for (let number = message.seq; number < newest; number++) tell(number, number + 1);
  });
  const wire = new ReliableWire<Outpost>(near, { first: 100, most: 5000, later: time.later });
  const happen = (): void => {
    if (newest >= NEWS) return;
    const step = Math.min(1 + random.below(3), NEWS - newest);
    tell(newest, newest + step);
    newest += step;
    time.later(happen, random.below(800));
  };
  return { time, random, wire, happen };
}

test('over a wire that loses, repeats and reorders, every question has its own answer and news are heard once, in order', async () => {
  let shared = 0;
  for (let pattern = 0; pattern < PATTERNS; pattern++) {
    const { time, random, wire, happen } = wired(`sfc32:wire ${pattern}`);
    const heard: number[] = [];
    const answers: unknown[] = [];
    happen();
    // Some of it comes before anybody listens.
    const listens = time.later(
      () =>
        wire.onNews(0, (news) =>
          heard.push(news.kind === 'trouble' && news.trouble?.kind === 'matchFull' ? news.trouble.most : -1),
        ),
      random.below(500),
    );
    expect(listens).toBeTypeOf('function');
    for (let question = 0; question < QUESTIONS; question++)
      time.later(
        () =>
          void wire.ask({ topic: 'at', asked: { seq: question } }).then((answer) => answers.push([question, answer])),
        random.below(2000),
      );
    await time.pass(() => heard.at(-1) === NEWS && answers.length === QUESTIONS);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(new Set(heard).size).toBe(heard.length);
    expect(answers).toEqual(answers.map((each) => [(each as number[])[0], { seq: (each as number[])[0] }]));
    if (heard.length < NEWS) shared++;
    wire.cut();
  }
  expect(shared).toBeGreaterThan(PATTERNS / 4);
});

test('what is not answered is repeated, ever more seldom; a carrier that is back is asked for everything at once', async () => {
  const time = new QuickTime();
  const sent: (readonly [number, string])[] = [];
  let answer: (message: FromTable<Outpost>) => void = () => undefined;
  const wire = new ReliableWire<Outpost>(
    {
      send: (message) => void sent.push([time.now, message.kind]),
      onMessage: (listener) => void (answer = listener),
      close: () => undefined,
    },
    { first: 100, most: 1000, later: time.later },
  );
  wire.onNews(4, () => undefined);
  const asked = wire.ask({ topic: 'at', asked: { seq: 1 } });
  await time.pass(() => sent.length >= 9);
  expect(sent.filter(([, kind]) => kind === 'ask').map(([at]) => at)).toEqual([0, 100, 300, 700, 1500]);
  sent.length = 0;
  wire.again();
  expect(sent.map(([, kind]) => kind)).toEqual(['ask', 'since']);
  answer({ kind: 'answer', id: 0, reply: { failed: 'no such entry', isUnloaded: false } });
  answer({ kind: 'answer', id: 0, reply: { failed: 'told twice', isUnloaded: false } });
  await expect(asked).rejects.toMatchObject({ kind: 'broken', message: 'no such entry' });
  sent.length = 0;
  wire.again();
  expect(sent.map(([, kind]) => kind)).toEqual(['since']);
});
