import { describe, expect, test } from 'vitest';
import type { Realm } from './realm.ts';
import {
  countKind,
  finish,
  gameSystem,
  listedSlot,
  ok,
  Recorder,
  streamsOf,
  verb,
  type CoreState,
  type CoreView,
  type Frame,
} from './index.ts';
import { denied } from './testing/denied.ts';

// Take the last: two seats take one or two of five matches in turn; whoever takes the last one loses. A tip is hidden.

interface View extends CoreView {
  readonly left: number;
  readonly tip: number | null;
  readonly note: unknown;
}

interface State extends View, CoreState {
  readonly frames: TurnFrame[];
  readonly random: CoreState['random'];
  left: number;
  tip: number;
  note: unknown;
}

interface TurnFrame extends Frame {
  readonly kind: 'turn';
}

interface Matches extends Realm {
  readonly options: { readonly left: number };
  readonly view: View;
  readonly state: State;
  readonly frame: TurnFrame;
  readonly seen: View;
  readonly held: State;
  readonly event: { readonly took: number };
}

const SEATS = ['red', 'blue'] as const;

const take = verb<Matches, TurnFrame, { readonly frame: TurnFrame; readonly matches: number }>('take', {
  says: (phrase) =>
    phrase.slot(
      'matches',
      listedSlot(countKind('take'), (seen) => [1, 2].filter((matches) => matches <= seen.left), {
        rule: 'take',
        key: 'tooMany',
      }),
    ),
  resolve(held, { frame, matches }, io) {
    held.left -= matches;
    frame.step = 1 - frame.step;
    io.emit({ took: matches });
  },
});

const matches = gameSystem<Matches>({
  id: 'matches',
  version: 3,
  pack: 'none',
  streams: ['tip'],
  frames: {
    turn: {
      ask: ({ left }, { step }) => (left > 0 ? { seat: SEATS[step] ?? '?', key: 'take', verbs: [take] } : null),
      go: (held, frame) => finish(held, frame),
    },
  },
  options: () => ok({ left: 5 }),
  content: () => '',
  seats: () => SEATS,
  setup: ({ left }, io) => ({
    frames: [{ kind: 'turn', step: 0, got: null }],
    random: io.streams,
    left,
    tip: io.roll('tip', 6),
    note: null,
  }),
  see: (view) => view,
  hold: (state) => state,
  view: (state, audience) =>
    audience === 'referee' ? state : { frames: state.frames, random: null, left: state.left, tip: null, note: null },
  rebuild: ({ frames, random, left, tip, note }) => ({ frames, random, left, tip, note }),
  imagine: ({ frames, left, tip }, { random, streams }) => ({
    frames: frames.map(({ step, got }) => ({ kind: 'turn' as const, step, got })),
    random: streams,
    left,
    tip: tip ?? 1 + random.below(6),
    note: null,
  }),
  // A state marked as over has an outcome, even if something is still asked.
  outcome: ({ frames, note }) =>
    (frames.length === 0) === (note !== 'wrong')
      ? { winners: [], scores: {}, reason: { rule: 'take', key: 'last' } }
      : undefined,
  audit: ({ left }) => (left < 0 ? ['fewer than none are left'] : []),
});

const TAKE = { name: 'take', word: null, traits: {} };

function start(left = 5): State {
  return matches.setup({ left }, new Recorder(streamsOf('sfc32:game', matches.streams)));
}

function apply(state: State, ...sentences: string[]): Recorder<Matches['event']> {
  const io = new Recorder<Matches['event']>(state.random);
  for (const sentence of sentences) matches.apply(state, sentence.split(' '), io);
  return io;
}

test('a system carries its game’s name, version, pack and streams', () => {
  expect(matches).toMatchObject({ id: 'matches', version: 3, pack: 'none', streams: ['tip'] });
  expect(matches.seats({ left: 5 })).toEqual(['red', 'blue']);
});

test('a question names its seat, its key and the verbs that answer it', () => {
  const state = start();
  expect(matches.pending(state)).toEqual({ seat: 'red', key: 'take', verbs: [TAKE] });
  apply(state, 'take:2');
  expect(matches.pending(state)).toEqual({ seat: 'blue', key: 'take', verbs: [TAKE] });
});

test('a sentence changes the state in place and runs it on to the next question', () => {
  const state = start();
  const io = apply(state, 'take:2', 'take:2');
  expect(state).toMatchObject({ left: 1, frames: [{ kind: 'turn', step: 0 }] });
  expect(io.told.map(({ event }) => event)).toEqual([{ took: 2 }, { took: 2 }]);
  expect(matches.offers(state, [])).toEqual([{ word: 'take:1', kind: 'take', value: 1 }]);
});

test('a set-up that has nothing to ask runs on to the end at once', () => {
  expect(start(0).frames).toEqual([]);
});

describe('after the end', () => {
  const over = start(0);

  test('nothing is pending, nothing offered, and whatever is said is denied', () => {
    expect(matches.pending(over)).toBeUndefined();
    expect(matches.offers(over, [])).toEqual([]);
    expect(matches.offers(over, ['take:1'])).toEqual([]);
    expect(matches.judge(over, ['take:1'])).toEqual({
      granted: false,
      reasons: [{ rule: 'sentence', key: 'nothingAsked' }],
    });
    expect(denied(matches.judge(over, []))).toEqual(['sentence nothingAsked']);
    expect(matches.outcome(over)).toBeDefined();
  });

  test('to say something all the same is an error', () => {
    const complaint = 'nothing is asked: the game is over';
    expect(() => apply(over, 'take:1')).toThrow(complaint);
    expect(() =>
      matches.anySentence(over, { below: () => 0, pick: () => expect.unreachable(), shuffle: () => {} }),
    ).toThrow(complaint);
    expect(() => [...matches.everySentence(over)]).toThrow(complaint);
  });
});

test('a frozen state is text, and the revived one shares nothing with it', () => {
  const state = start();
  const revived = matches.revive(matches.freeze(state));
  expect(revived).toEqual(state);
  apply(revived, 'take:1');
  expect(state).toEqual(start());
});

test('a world is imagined from a view, with dice of its own, and shares nothing with the match', () => {
  const state = start();
  const other = matches.imagine(matches.view(state, 'red'), 'red', {
    below: () => state.tip % 6,
    pick: () => expect.unreachable(),
    shuffle: () => {},
  });
  expect(other.tip).toBe((state.tip % 6) + 1);
  expect(other.random).not.toEqual(state.random);
  expect(matches.view(other, 'red')).toEqual(matches.view(state, 'red'));
  apply(other, 'take:1');
  expect(state).toEqual(start());
});

test('a copy is the same and shares nothing with the match', () => {
  const state = start();
  const copy = matches.copy(state);
  expect(copy).toEqual(state);
  apply(copy, 'take:1');
  expect(copy).not.toEqual(state);
  expect(state).toEqual(start());
});

describe('the audit', () => {
  test('finds nothing in a sound state, at the start, in the middle and at the end', () => {
    const state = start();
    for (const sentence of ['take:2', 'take:1', 'take:2']) {
      expect(matches.audit(state)).toEqual([]);
      apply(state, sentence);
    }
    expect(matches.pending(state)).toBeUndefined();
    expect(matches.audit(state)).toEqual([]);
  });

  test('reports a state that is not plain JSON, with the place', () => {
    expect(matches.audit({ ...start(), note: { at: [new Map()] } })).toEqual([
      'TypeError: not plain JSON at note.at.0: object',
    ]);
    expect(matches.audit({ ...start(), note: undefined })).toEqual(['TypeError: not plain JSON at note: undefined']);
  });

  test('reports an outcome while something is asked, and none when nothing is', () => {
    expect(matches.audit({ ...start(), note: 'wrong' })).toEqual(['there is an outcome, yet something is asked']);
    expect(matches.audit({ ...start(0), note: 'wrong' })).toEqual(['nothing is asked, yet there is no outcome']);
  });

  test('reports what the game itself finds, behind what the kernel finds', () => {
    const state = { ...start(0), left: -1, note: NaN };
    expect(matches.audit(state)).toEqual(['TypeError: not plain JSON at note: NaN', 'fewer than none are left']);
  });
});
