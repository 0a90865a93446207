import type { Audience, Seat } from './audience.ts';
import { everySentence, randomSentence } from './chatter.ts';
import { copyPlain, copyStreams } from './copy.ts';
import { askedBy, runFrames, type FrameKinds } from './frame.ts';
import type { Io } from './io.ts';
import { mustBePlain } from './json.ts';
import { remembering } from './memo.ts';
import { type Random, startCursor, type Streams } from './random.ts';
import { actionOf, allows, heard, judge, offers, type OpenQuestion } from './speech.ts';
import type { CoreState, FrameView, Realm, StateOf } from './realm.ts';
import { bad, type Result } from './result.ts';
import type { Beforehand, GameSystem, Outcome } from './system.ts';
import { deny } from './verdict.ts';
import type { Sentence } from './word.ts';
import { infoBook } from './verb.ts';

const SEEDS = 2 ** 30;

/** Whose view to imagine a world for, the chance to fill it with, and the random streams it continues with. */
export interface Imagining {
  readonly audience: Audience;
  readonly random: Random;
  readonly streams: Streams;
}

/** The parts of a game that `gameSystem` completes into the whole contract. */
export interface Game<R extends Realm> {
  readonly id: string;
  readonly version: number;
  readonly pack: string;
  readonly streams: readonly string[];
  readonly frames: FrameKinds<R, R['frame']>;

  /** `version`: whose defaults options that are not named get. */
  options(raw: unknown, version: number): Result<R['options']>;
  seats(options: R['options']): readonly Seat[];
  content(options: R['options']): string;
  /** The state before the first question: its first frame on the stack, and `io.streams` as its `random`. */
  setup(options: R['options'], io: Io<R['event'], R['note']>): StateOf<R>;

  /** A view with the rules' lookup tables; a new object at every call. */
  see(view: R['view']): R['seen'];
  /** The same for the state, for resolution. */
  hold(state: StateOf<R>): R['held'] & R['seen'];

  view(state: StateOf<R>, audience: Audience): R['view'];
  /**
   * The same state, with every record built by its factory. May share frames and streams with `plain`, and any records that the
   * rules replace but never change.
   */
  rebuild(plain: StateOf<R>): StateOf<R>;
  /** A state that gives this audience this view; the streams are new. Shares with the view as `rebuild` does. */
  imagine(view: R['view'], imagining: Imagining): StateOf<R>;
  outcome(view: R['view']): Outcome | undefined;
  readonly beforehand?: Beforehand<R>;
  /** Left out by games that cannot be played beside a physical table. */
  put?(state: StateOf<R>, words: Sentence): Result<null>;
  audit(state: StateOf<R>): string[];
}

export function gameSystem<R extends Realm>(game: Game<R>): GameSystem<R> {
  const { id, version, pack, streams } = game;
  const kinds: FrameKinds<R, FrameView> = game.frames;
  const infosOf = infoBook<R>();

  const asked = (view: R['view']): OpenQuestion<R> | null => askedBy(kinds, remembering(game.see(view)), view.frames);

  const mustAsk = (view: R['view'], seen: R['seen'] = remembering(game.see(view))): OpenQuestion<R> => {
    const question = askedBy(kinds, seen, view.frames);
    if (question === null) throw new Error('nothing is asked: the game is over');
    return question;
  };

  return {
    id,
    version,
    pack,
    streams,
    options: (raw, by = version) => game.options(raw, by),
    seats: (options) => game.seats(options),
    content: (options) => game.content(options),
    setup(options, io) {
      const state = game.setup(options, io);
      runFrames(kinds, () => game.hold(state), state, io);
      return state;
    },
    view: (state, audience) => game.view(state, audience),
    pending(view) {
      const question = asked(view)?.question;
      return question && { seat: question.seat, key: question.key, verbs: infosOf(question.verbs) };
    },
    offers(view, said) {
      const question = asked(view);
      return question ? offers(question, said) : [];
    },
    heard(view, said) {
      const question = asked(view);
      return question ? heard(question, said) : [];
    },
    judge(view, said) {
      const question = asked(view);
      return question ? judge(question, said) : deny('sentence', 'nothingAsked');
    },
    allows(view, sentence) {
      const question = asked(view);
      return question !== null && allows(question, sentence);
    },
    anySentence: (view, random, spoken) => randomSentence(mustAsk(view), random, spoken),
    everySentence: (view, said) => everySentence(mustAsk(view), said),
    apply(state, sentence, io) {
      const held = game.hold(state);
      const [verb, action] = actionOf(mustAsk(state, held), sentence);
      verb.resolve(held, action, io);
      runFrames(kinds, () => game.hold(state), state, io);
    },
    freeze: (state) => JSON.stringify(state),
    revive: (text) => game.rebuild(JSON.parse(text)),
    copy: (state) => game.rebuild({ ...state, frames: state.frames.map(copyPlain), random: copyStreams(state.random) }),
    imagine(view, audience, random) {
      // Only the referee knows future rolls.
      const known = view.random === null ? imagineChance(streams, random) : copyStreams(view.random);
      return game.imagine({ ...view, frames: view.frames.map(copyPlain) }, { audience, random, streams: known });
    },
    outcome: (view) => game.outcome(view),
    beforehand: game.beforehand,
    put: (state, words) => game.put?.(state, words) ?? bad('put', 'a game that is played beside a table', id),
    audit: (state) => [...auditCore(state, asked(state) !== null, game.outcome(state)), ...game.audit(state)],
  };
}

function imagineChance(names: readonly string[], random: Random): Streams {
  const bits = (): number => random.below(SEEDS);
  return Object.fromEntries(names.map((name) => [name, startCursor(bits(), bits(), bits())]));
}

/** Invariants of every game between sentences. */
function auditCore(state: CoreState, asks: boolean, outcome: Outcome | undefined): string[] {
  const broken: string[] = [];
  try {
    mustBePlain(state);
  } catch (error) {
    broken.push(String(error));
  }
  if (asks && outcome !== undefined) broken.push('there is an outcome, yet something is asked');
  if (!asks && outcome === undefined) broken.push('nothing is asked, yet there is no outcome');
  return broken;
}
