import {
  bear,
  type AiNote,
  type BearEvent,
  type BearSystem,
  checkPack,
  defaultPack,
  fieldsOf,
  OPTIONS,
  type Pack,
  type Seen,
  type State,
} from '@sandtable/bear';
import { type Random, randomOf, Recorder, type Sentence, type WordCounts, streamsOf } from '@sandtable/kernel';
import { SOLO_POSITION, WIRE_POSITION } from './positions.ts';

const checked = checkPack(defaultPack);
if (!checked.ok) throw new Error(JSON.stringify(checked.problems));

/** The game with our own pack, for tests of what the screen makes of it. */
export const pack: Pack = checked.value;
export const game: BearSystem = bear(pack);
export const on = fieldsOf(pack);

/** A match from options as they come from outside: a mission, or a position. */
export function stateOf(options: unknown, seed = 'sfc32:web'): State {
  const read = game.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return game.setup(read.value, new Recorder<BearEvent, AiNote>(streamsOf(seed, game.streams)));
}

/** As the seat that is asked sees it. */
export function seenBy(state: State, seat = game.pending(state)?.seat ?? 'spectator'): Seen {
  return on(game.view(state, seat));
}

/** What is about to be said in a match at random, and what came of it. */
export interface PlayedEntry {
  readonly state: State;
  readonly seen: Seen;
  readonly sentence: Sentence;
  readonly random: Random;
  /** Says it. To be called once, after everything else was looked at. */
  say(tracing?: boolean): Recorder<BearEvent, AiNote>;
}

/** What there is to be played: every mission, and positions for what the missions seldom have. */
export const SAMPLES: readonly object[] = [
  ...pack.missions.map(({ id }) => ({ mission: id })),
  { position: SOLO_POSITION },
  { position: WIRE_POSITION },
];

/** A match at random, entry by entry, those words first that were said least; every switch of the rules drawn by the seed. */
export function* playAtRandom(sample: object, seed: string, spoken: WordCounts): Iterable<PlayedEntry> {
  const random = randomOf(seed, 'play');
  const state = stateOf(switchesOf(sample, seed), seed);
  for (let pending = game.pending(state); pending !== undefined; pending = game.pending(state)) {
    const seen = seenBy(state, pending.seat);
    const sentence = game.anySentence(seen.view, random, spoken);
    let io: Recorder<BearEvent, AiNote> | null = null;
    const say = (tracing = false): Recorder<BearEvent, AiNote> => {
      io = new Recorder<BearEvent, AiNote>(state.random, { tracing });
      game.apply(state, sentence, io);
      return io;
    };
    yield { state, seen, sentence, random, say };
    if (io === null) say();
  }
}

/** The sample with every switch drawn by the seed, as far as it can be played so. */
function switchesOf(sample: object, seed: string): object {
  const random = randomOf(seed, 'options');
  const drawn: Record<string, string> = {};
  for (const [name, values] of Object.entries(OPTIONS)) drawn[name] = random.pick<string>(values);
  const withOptions = (options: object): object =>
    'position' in sample && typeof sample.position === 'object'
      ? { position: { ...sample.position, options } }
      : { ...sample, ...options };
  const tries = [
    drawn,
    { ...drawn, joinedHalfHexes: 'playable' },
    { ...drawn, joinedHalfHexes: 'playable', economy: 'spentCheck' },
  ];
  return tries.map(withOptions).find((options) => game.options(options).ok) ?? sample;
}
