import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Recorder, type Io } from './io.ts';
import { discard, makePile, putOnTop, removeDrawn, removeFrom, type Pile } from './pile.ts';
import { streamsOf } from './random.ts';
import { Script } from './testing/rehearsal.ts';

function recorder(numbers?: { [stream: string]: number[] }): Recorder<string> {
  const script = numbers && new Script(numbers);
  return new Recorder(streamsOf('sfc32:io', ['dice', 'deck', 'cup']), { script });
}

function sorted(numbers: Iterable<number>): number[] {
  return [...numbers].toSorted((a, b) => a - b);
}

test('a die shows every face from one to its sides, by its own stream', () => {
  const io = recorder();
  const faces = Array.from({ length: 200 }, () => io.roll('dice', 6));
  expect(sorted(new Set(faces))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(io.streams['deck']).toEqual(recorder().streams['deck']);
  expect(io.streams['dice']).not.toEqual(recorder().streams['dice']);
});

test('a deck is drawn from the top', () => {
  const deck = makePile('deck', [1, 2, 3]);
  const io = recorder();
  expect([io.draw(deck), io.draw(deck)]).toEqual([3, 2]);
  expect(deck.inside).toEqual([1]);
});

test('an empty deck takes its discards back, shuffled', () => {
  const discarded = Array.from({ length: 30 }, (_card, index) => index);
  const deck: Pile = { ...makePile('deck', []), discards: [...discarded], removed: [99] };
  const io = recorder();
  const drawn = discarded.map(() => io.draw(deck) ?? -1);
  expect(drawn).not.toEqual(discarded.toReversed());
  expect(sorted(drawn)).toEqual(discarded);
  expect(deck).toEqual({ stream: 'deck', inside: [], discards: [], removed: [99] });
});

test('discards wait until the deck has run out', () => {
  const deck = makePile('deck', [1]);
  discard(deck, 2);
  const io = recorder();
  expect([io.draw(deck), io.draw(deck), io.draw(deck)]).toEqual([1, 2, undefined]);
});

test('an empty cup gives nothing and leaves its discards where they are', () => {
  const cup = makePile('cup', []);
  discard(cup, 5);
  expect(recorder().pull(cup)).toBeUndefined();
  expect(cup.discards).toEqual([5]);
});

test('every counter of a cup is pulled about as often', () => {
  const io = recorder();
  const times = [0, 0, 0, 0];
  const left = new Set<string>();
  for (let pull = 0; pull < 4000; pull++) {
    const cup = makePile('cup', [0, 1, 2, 3]);
    const pulled = io.pull(cup) ?? -1;
    times[pulled] = (times[pulled] ?? 0) + 1;
    left.add(cup.inside.toString());
  }
  for (const count of times) expect(Math.abs(count - 1000)).toBeLessThan(130);
  expect([...left].sort()).toEqual(['0,1,2', '0,1,3', '0,2,3', '1,2,3']);
});

test('a shuffle keeps the discards out unless it is told to take them in', () => {
  const deck = makePile('deck', [1, 2, 3]);
  discard(deck, 4);
  const io = recorder();
  io.shuffle(deck);
  expect([sorted(deck.inside), deck.discards]).toEqual([[1, 2, 3], [4]]);
  io.shuffle(deck, 'withDiscards');
  expect([sorted(deck.inside), deck.discards]).toEqual([[1, 2, 3, 4], []]);
});

test.each<[string, boolean, (io: Io<string>) => void]>([
  ['a roll', true, (io) => io.roll('dice', 6)],
  ['a draw', true, (io) => io.draw(makePile('deck', [1]))],
  ['a pull', true, (io) => io.pull(makePile('cup', [1]))],
  ['a reveal', true, (io) => io.reveal()],
  ['a shuffle', false, (io) => io.shuffle(makePile('deck', [1, 2]))],
  ['an event', false, (io) => io.emit('passed')],
])('whether %s is news: %s', (_what, news, deed) => {
  const io = recorder();
  expect(io.news).toBe(false);
  deed(io);
  expect(io.news).toBe(news);
});

test('what is told is kept in order with its hearing; without one it is for everybody', () => {
  const io = recorder();
  io.emit('a');
  io.emit('b', { only: ['red'] });
  expect(io.told).toEqual([
    { event: 'a', hearing: {} },
    { event: 'b', hearing: { only: ['red'] } },
  ]);
});

test('notes are taken only when someone asked why', () => {
  expect(recorder().trace).toBeNull();
  const io = new Recorder(streamsOf('sfc32:io', []), { tracing: true });
  io.trace?.({ tries: 'strike' });
  io.trace?.('else');
  expect(io.notes).toEqual([{ tries: 'strike' }, 'else']);
});

test('an unknown stream is an error that names those there are', () => {
  const complaint = "no stream 'dize' among dice, deck, cup";
  expect(() => recorder().roll('dize', 6)).toThrow(complaint);
  expect(() => recorder().shuffle(makePile('dize', [1, 2]))).toThrow(complaint);
  expect(() => recorder().pull(makePile('dize', [1, 2]))).toThrow(complaint);
});

test('scripted numbers are used in order, dice, cards and counters', () => {
  const io = recorder({ dice: [6, 1], deck: [2, 1], cup: [5] });
  const deck = makePile('deck', [1, 2, 3]);
  const cup = makePile('cup', [4, 5, 5]);
  expect([io.roll('dice', 6), io.roll('dice', 6)]).toEqual([6, 1]);
  expect([io.draw(deck), io.draw(deck)]).toEqual([2, 1]);
  expect(io.pull(cup)).toBe(5);
  expect([deck.inside, cup.inside]).toEqual([[3], [4, 5]]);
  expect(() => io.roll('dice', 6)).toThrow("the script of 'dice' has run out");
});

test('nothing comes from an empty deck, and the script is left as it is', () => {
  const script = new Script({ deck: [3] });
  const io = new Recorder(streamsOf('sfc32:1', ['deck']), { script });
  expect(io.draw(makePile('deck', []))).toBeUndefined();
  expect(script.next('deck')).toBe(3);
});

test('a scripted card may come from the discards once the deck is empty', () => {
  const deck = makePile('deck', []);
  discard(deck, 8);
  discard(deck, 9);
  expect(recorder({ deck: [9] }).draw(deck)).toBe(9);
  expect(deck).toMatchObject({ inside: [8], discards: [] });
});

test('a scripted number that cannot come up is an error', () => {
  expect(() => recorder({ dice: [7] }).roll('dice', 6)).toThrow("the script of 'dice' says 7 of 6");
  expect(() => recorder({ dice: [0] }).roll('dice', 6)).toThrow("the script of 'dice' says 0 of 6");
  const complaint = (stream: string): string => `the script of '${stream}' names 9, which is not in the pile`;
  expect(() => recorder({ deck: [9] }).draw(makePile('deck', [1]))).toThrow(complaint('deck'));
  expect(() => recorder({ cup: [9] }).pull(makePile('cup', [1]))).toThrow(complaint('cup'));
});

test('a stream that the script does not name is left to chance', () => {
  const scripted = recorder({ deck: [1] });
  const free = recorder();
  const rolls = (io: Io<string>): number[] => Array.from({ length: 10 }, () => io.roll('dice', 6));
  expect(rolls(scripted)).toEqual(rolls(free));
  expect(scripted.draw(makePile('deck', [1, 2]))).toBe(1);
});

test('whatever is done with a pile, no card is lost and none comes twice', () => {
  const cards = [1, 2, 3, 4, 5, 6];
  const deeds = fc.array(fc.constantFrom('draw', 'pull', 'discard', 'top', 'remove', 'removeAny', 'shuffle', 'mix'));
  fc.assert(
    fc.property(deeds, fc.nat(), (plan, salt) => {
      const pile = makePile('deck', cards);
      const io = new Recorder(streamsOf(`sfc32:${salt}`, ['deck']));
      const held: number[] = [];
      const hold = (card: number | undefined): void => {
        if (card !== undefined) held.push(card);
      };
      const lay = (down: (pile: Pile, card: number) => void): void => {
        const card = held.pop();
        if (card !== undefined) down(pile, card);
      };
      const removeAny = (): void => {
        const card = [...pile.discards, ...pile.inside][0];
        if (card !== undefined) removeFrom(pile, card);
      };
      const acts = {
        draw: () => hold(io.draw(pile)),
        pull: () => hold(io.pull(pile)),
        discard: () => lay(discard),
        top: () => lay(putOnTop),
        remove: () => lay(removeDrawn),
        removeAny,
        shuffle: () => io.shuffle(pile),
        mix: () => io.shuffle(pile, 'withDiscards'),
      };
      for (const deed of plan) {
        acts[deed]();
        expect(sorted([...pile.inside, ...pile.discards, ...pile.removed, ...held])).toEqual(cards);
      }
    }),
    { seed: 1941 },
  );
});
