import {
  type AiNote,
  bear,
  type Bear,
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
import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { fitDraft } from '../bear/draft/fit-draft.ts';
import { PATROL_POSITION, SOLO_POSITION, WIRE_POSITION } from './positions.ts';

const checked = checkPack(defaultPack);
if (!checked.ok) throw new Error(JSON.stringify(checked.problems));

/** The game with our own pack, for tests of the screen. */
export const pack: Pack = checked.value;
export const game: BearSystem = bear(pack);
export const on = fieldsOf(pack);
fitDraft();

/** A match from options as they come from outside: a mission or a position. */
export function stateOf(options: unknown, seed = 'sfc32:web'): State {
  const read = game.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return game.setup(read.value, new Recorder<BearEvent, AiNote>(streamsOf(seed, game.streams)));
}

/** The view of the seat that is asked. */
export function seenBy(state: State, seat = game.pending(state)?.seat ?? 'spectator'): Seen {
  return on(game.view(state, seat));
}

/** An entry of a random match, before it is made. */
interface PlayedEntry {
  readonly state: State;
  readonly seen: Seen;
  readonly sentence: Sentence;
  readonly random: Random;
  /** Makes it. Call once, after looking at everything else. */
  say(tracing?: boolean): Recorder<BearEvent, AiNote>;
}

/** Every mission, and positions for what missions seldom have. */
export const SAMPLES: readonly object[] = [
  ...pack.missions.map(({ id }) => ({ mission: id })),
  { position: SOLO_POSITION },
  { position: WIRE_POSITION },
  { position: PATROL_POSITION },
];

/** A random match, entry by entry, preferring words said least; the seed draws every switch of the rules. */
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

/** The sample with switches drawn by the seed, if it can be played so. */
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

interface Staging {
  readonly dice: readonly number[];
  /** The number of the spent check; every action paid in AP draws one. */
  readonly check?: number;
  readonly caps?: number;
  readonly hand?: readonly string[];
  readonly controls?: readonly object[];
}

/** `g10 0,0 SE; s01 2,0 NW pinned` with the German turn, and scripted dice and cards. */
export function stagedShot(
  units: string,
  { dice, check, caps = 0, hand = [], controls = [] }: Staging,
): Rehearsal<Bear> {
  const position = {
    game: 'bear',
    map: { bare: { radius: 6, hexes: {} } },
    turn: 'german',
    rounds: 9,
    players: { german: { caps, hand } },
    controls,
    units: units.split('; ').map((text) => {
      const [unit, at, facing, hit] = text.split(' ');
      return { unit, at, facing, ...(hit === undefined ? {} : { hit }) };
    }),
  };
  const card = pack.orderCards.findIndex(({ spentNumber, remainsFresh }) => spentNumber === check && !remainsFresh);
  const script = new Script({ combat: dice, ...(check === undefined ? {} : { order: [card] }) });
  return new Rehearsal(game, { position }, { script });
}
