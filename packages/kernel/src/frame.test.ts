import { expect, test } from 'vitest';
import type { Frame, FrameView, Realm } from './realm.ts';
import { askedBy, finish, push, runFrames, type FrameKinds, type Stack } from './frame.ts';
import { Recorder } from './io.ts';
import type { Question } from './verb.ts';

interface Desk extends Realm {
  readonly seen: Stack;
  readonly held: Stack;
  readonly event: string;
}

const question: Question<Desk> = { seat: 'red', key: 'well', verbs: [] };

function frame(kind: string, step = 0): Frame {
  return { kind, step, got: null };
}

/** A sum rolls two dice one after the other, then asks; a die rolls at once; a mill runs forever. */
const kinds: FrameKinds<Desk, FrameView> = {
  sum: {
    ask: (_seen, { step }) => (step === 2 ? question : null),
    go(held, it, io) {
      io.emit(`sum ${it.step} got ${it.got}`);
      (it as Frame).step += 1;
      if (it.step < 2) push(held, frame('die', 4 + it.step));
    },
  },
  die: { ask: () => null, go: (held, it) => finish(held, it, it.step) },
  done: { ask: () => null, go: (held, it) => finish(held, it) },
  mill: { ask: () => null, go: () => {} },
};

function run(...frames: Frame[]): { state: Stack; heard: string[] } {
  const state = { frames };
  const io = new Recorder<string>({});
  runFrames(kinds, () => state, state, io);
  return { state, heard: io.told.map(({ event }) => event) };
}

test('frames are run from the top until one asks, and each hands its result down', () => {
  const { state, heard } = run(frame('sum'));
  expect(heard).toEqual(['sum 0 got null', 'sum 1 got 5']);
  expect(state.frames).toEqual([{ kind: 'sum', step: 2, got: 5 }]);
});

test('a frame that asks is not run', () => {
  const { state, heard } = run(frame('sum', 2));
  expect(heard).toEqual([]);
  expect(state.frames).toEqual([frame('sum', 2)]);
});

test('when nothing is left the run is over, and the last result goes nowhere', () => {
  expect(run().state.frames).toEqual([]);
  expect(run(frame('die', 6)).state.frames).toEqual([]);
});

test('a frame that finishes without a result hands down null over an older one', () => {
  const done = frame('done');
  const state = { frames: [{ ...frame('sum', 2), got: 7 }, done] };
  finish(state, done, 3);
  expect(state.frames).toEqual([{ kind: 'sum', step: 2, got: 3 }]);
  push(state, done);
  finish(state, done);
  expect(state.frames).toEqual([{ kind: 'sum', step: 2, got: null }]);
});

test('a frame that is not on top cannot finish', () => {
  const sum = frame('sum');
  const state = { frames: [sum, frame('die')] };
  expect(() => finish(state, sum)).toThrow("the frame 'sum' is not on top, but 'die' is");
});

test('only the frame on top is asked', () => {
  const asking = frame('sum', 2);
  const waiting = frame('sum', 0);
  const seen = { frames: [] };
  expect(askedBy(kinds, seen, [waiting, asking])).toEqual({ seen, question, frame: asking });
  expect(askedBy(kinds, seen, [waiting, asking])?.frame).toBe(asking);
  expect(askedBy(kinds, seen, [asking, waiting])).toBeNull();
  expect(askedBy(kinds, seen, [])).toBeNull();
});

test('a frame that never comes to a question is an error that names it', () => {
  expect(() => run(frame('mill', 9))).toThrow("the frame 'mill' never asks");
});

test('a frame without a module is an error that names it', () => {
  expect(() => run(frame('ghost'))).toThrow("no module for the frame 'ghost'");
  expect(() => askedBy(kinds, { frames: [] }, [frame('ghost')])).toThrow("no module for the frame 'ghost'");
});
