import { randomOf, type Realm } from '@sandtable/kernel';
import { pig } from '@sandtable/kernel/testing';
import type { ClientMessage, ServerMessage } from '@sandtable/protocol';
import { expect, inject, test } from 'vitest';
import { farServer } from '../../../../scripts/harness/far-server.ts';
import { lossyCarrier, QuickTime } from '../testing/lossy-wire.ts';
import { FarLink } from './far-link.ts';
import { ReliableWire } from './reliable-wire.ts';

/** Some thousands in `npm run soak`. */
const PATTERNS = 100 * inject('samples');
const ENTRIES = 5;
const QUESTIONS = 3;
const SEATS = {
  first: { kind: 'person', id: 'ann', name: 'Ann' },
  second: { kind: 'person', id: 'ben', name: 'Ben' },
} as const;

/** A match on a real table: Ann says her words over the wire, and Ben's come now and then. */
function wired(seed: string) {
  const time = new QuickTime();
  const random = randomOf(seed, 'fuzz');
  const breaks = random.below(2) * (2000 + random.below(4000));
  const losses = { lost: random.below(60), twice: random.below(60), delay: random.below(600), breaks };
  const server = farServer({ system: pig, options: {}, seats: SEATS, seed: 'sfc32:pig', now: () => time.now });
  const carrier = lossyCarrier(seed, losses, time.later, (send) => server.connect('ann', send));
  const wire = new ReliableWire(carrier, 'm1', 'first', { first: 100, most: 5000, later: time.later });
  return { time, random, server, wire };
}

test('over a wire that loses, repeats, reorders and breaks, every question has its own answer and all entries are heard once, in order', async () => {
  let [shared, repeats] = [0, 0];
  for (let pattern = 0; pattern < PATTERNS; pattern++) {
    const { time, random, server, wire } = wired(`sfc32:wire ${pattern}`);
    const { table } = server;
    const heard: number[] = [];
    const answers: number[][] = [];
    const verdicts: boolean[] = [];
    let link: FarLink<Realm> | null = null;
    // Ben has no wire, and does not wait for Ann to hear of what she has said.
    server.sit('second', (seq) => {
      if (seq % 2 === 1 && seq < ENTRIES) time.later(() => void table.say('second', seq, 'hold'), random.below(800));
    });
    const sitDown = (opened: FarLink<Realm>): void => {
      link = opened;
      const play = async (seq: number, asks: string | null): Promise<void> => {
        heard.push(seq);
        if (seq < ENTRIES && asks === 'first') verdicts.push((await opened.act(seq, ['hold'])).granted);
      };
      void play(opened.now().seq, opened.now().asks);
      opened.subscribe(({ seq, asks }) => void play(seq, asks));
      for (let question = 0; question < QUESTIONS; question++)
        time.later(() => {
          const seq = random.below(opened.now().seq + 1);
          void opened.at(seq).then((moment) => answers.push([seq, moment.seq]));
        }, random.below(2000));
    };
    void FarLink.open<Realm>('m1', wire, { system: pig }).then(sitDown);
    await time.pass(() => heard.at(-1) === ENTRIES && answers.length === QUESTIONS);
    expect(heard).toEqual([...new Set(heard)].sort((a, b) => a - b));
    for (const [asked, told] of answers) expect(told).toBe(asked);
    expect(verdicts.every(Boolean)).toBe(true);
    // Nothing was said twice.
    expect(table.match.seq).toBe(ENTRIES);
    expect((link as FarLink<Realm> | null)?.log().map(({ seq }) => seq)).toEqual(
      Array.from({ length: ENTRIES + 1 }, (_, seq) => seq),
    );
    if (heard.length < ENTRIES + 1 - (heard[0] ?? 0)) shared++;
    repeats += server.repeats();
    wire.cut();
  }
  expect(repeats).toBeGreaterThan(PATTERNS / 2);
  expect(shared).toBeGreaterThan(0);
});

test('what is not answered is repeated, ever more seldom; a carrier that is back is asked for everything at once, one that is dead is given up', async () => {
  const time = new QuickTime();
  const sent: (readonly [number, ClientMessage])[] = [];
  let renewed = 0;
  let answer: (message: ServerMessage) => void = () => undefined;
  let turn: (isUp: boolean) => void = () => undefined;
  const wire = new ReliableWire(
    {
      send: (message) => void sent.push([time.now, message]),
      onMessage: (listener) => void (answer = listener),
      onState: (listener) => void (turn = listener),
      renew: () => void renewed++,
      close: () => undefined,
    },
    'm1',
    'red',
    { first: 100, most: 1000, later: time.later },
  );
  const refusals: string[] = [];
  wire.follow({
    known: () => ({ entry: 4, moment: 4 }),
    hear: () => true,
    note: () => undefined,
    refused: (text) => void refusals.push(text),
    state: () => undefined,
  });
  const asked = wire.ask({ kind: 'say', seat: 'red', seq: 4, words: 'pass' });
  // Nothing is sent into the void.
  await time.pass(() => time.now > 1000);
  expect(sent).toEqual([]);
  turn(true);
  const start = time.now;
  const says = () => sent.filter(([, { kind }]) => kind === 'say').map(([at]) => at - start);
  expect(sent.map(([, { kind }]) => kind)).toEqual(['open', 'say']);
  await time.pass(() => says().length >= 5);
  expect(says()).toEqual([0, 200, 600, 1400, 2400]);
  expect(renewed).toBe(1);
  const id = '0';
  const passing: Extract<ServerMessage, { readonly kind: 'refused' }> = {
    ...{ kind: 'refused', id, text: '', reasons: [{ rule: 'server', key: 'unavailable' }] },
  };
  answer(passing);
  await time.pass(() => says().length >= 6);
  answer({ ...passing, text: 'no', reasons: [{ rule: 'B7', key: 'notHit' }] });
  answer({ kind: 'accepted', id, seq: 5 });
  expect(await asked).toMatchObject({ text: 'no' });
  answer({ ...passing, id: 'open', text: 'gone', reasons: [{ rule: 'server', key: 'notYours' }] });
  expect(refusals).toEqual(['gone']);
});
