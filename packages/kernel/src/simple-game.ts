import * as z from 'zod/mini';
import type { Seat } from './audience.ts';
import { copyPlain } from './copy.ts';
import { finish } from './frame.ts';
import { gameSystem } from './game.ts';
import type { Io } from './io.ts';
import type { CoreState, CoreView, Frame, Meaning, Realm } from './realm.ts';
import { checkShape } from './shape.ts';
import type { GameSystem, Outcome } from './system.ts';
import { verb, type Asked, type Verb, type VerbParts } from './verb.ts';

/** The types of a simple game. Leave out any it does not use: figures, traits, words with a value. */
export interface SimpleTypes {
  /** Everything on the table, as plain JSON: all of it is public. */
  readonly table: object;
  readonly event: unknown;
  readonly verb: string;
  readonly word: Meaning;
  readonly figures: object;
  readonly traits: object;
}

/** The app passes this record to every game it opens. */
export interface SimpleOptions {
  readonly mission: string | null;
}

const optionsSchema = z.strictObject({ mission: z._default(z.nullable(z.string()), null) });

/** The one frame of a simple game: a seat's turn. */
export interface SimpleFrame extends Frame {
  readonly kind: 'turn';
}

/** The realm of a simple game: rules read and change the table itself. */
export interface SimpleRealm<T extends SimpleTypes> extends Realm {
  readonly options: SimpleOptions;
  readonly view: T['table'] & CoreView;
  readonly state: T['table'] & CoreState;
  readonly seen: T['table'] & CoreView;
  readonly held: T['table'] & CoreState;
  readonly event: T['event'];
  readonly frame: SimpleFrame;
  readonly word: T['word'];
  readonly figures: T['figures'];
  readonly traits: T['traits'];
  readonly verb: T['verb'];
  readonly note: never;
}

/** A game of turns in which nothing is hidden but future rolls. */
export interface SimpleGame<T extends SimpleTypes> {
  readonly id: string;
  readonly version: number;
  readonly streams: readonly string[];
  readonly seats: readonly Seat[];
  readonly verbs: readonly Verb<SimpleRealm<T>>[];
  setup(options: SimpleOptions, io: Io<T['event'], never>): T['table'];
  /** Whose turn it is; null once the game is over. */
  turn(table: T['table']): Seat | null;
  outcome(table: T['table']): Outcome;
}

/** A verb of a simple game; `Said` holds the values of its slots. */
export function simpleVerb<T extends SimpleTypes, Said extends object = object>(
  name: T['verb'],
  parts: VerbParts<SimpleRealm<T>, SimpleFrame, Asked<SimpleFrame> & Said>,
): Verb<SimpleRealm<T>> {
  return verb(name, parts);
}

/** `gameSystem` with defaults for a game without secrets, content packs or nested procedures. */
export function simpleGame<T extends SimpleTypes>(game: SimpleGame<T>): GameSystem<SimpleRealm<T>> {
  const { id, version, streams, verbs } = game;
  return gameSystem<SimpleRealm<T>>({
    id,
    version,
    pack: '',
    streams,
    frames: {
      turn: {
        ask(table) {
          const seat = game.turn(table);
          return seat === null ? null : { seat, key: 'turn', verbs };
        },
        go: (state, frame) => finish(state, frame),
      },
    },
    options: (raw) => checkShape(optionsSchema, raw, 'options'),
    seats: () => game.seats,
    content: () => '',
    setup(options, io) {
      const frame: SimpleFrame = { kind: 'turn', step: 0, got: null };
      return { ...game.setup(options, io), frames: [frame], random: io.streams };
    },
    see: (view) => ({ ...view }),
    hold: (state) => state,
    view: (state) => ({ ...state, random: null }),
    rebuild: copyPlain,
    imagine: (view, { streams: random }) => ({ ...copyPlain(view), frames: view.frames.map(copyPlain), random }),
    outcome: (view) => (view.frames.length > 0 ? undefined : game.outcome(view)),
    audit: () => [],
  });
}
