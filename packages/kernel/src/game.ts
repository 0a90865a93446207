import type { Audience, Seat } from './audience.ts';
import { everySentence, randomSentence } from './chatter.ts';
import { askedBy, runFrames, type Frame, type FrameKinds, type FrameView } from './frame.ts';
import type { Io } from './io.ts';
import { canonicalJson } from './json.ts';
import type { Random } from './random.ts';
import type { Asked } from './reading.ts';
import type { Result } from './result.ts';
import type { Chance, Streams } from './seed.ts';
import { startCursor } from './sfc32.ts';
import { actionOf, allows, judge, offers } from './speech.ts';
import type { GameSystem, Outcome } from './system.ts';
import { deny } from './verdict.ts';
import type { Realm } from './verb.ts';

const SEEDS = 2 ** 30;

/** What every view has: the stack of frames, and no chance. */
export interface CoreView {
  readonly frames: readonly FrameView[];
  /** Null in every view but the referee's: whoever had the cursors would know every roll to come. */
  readonly random: Streams | null;
}

/** What every state has. */
export interface CoreState extends CoreView, Chance {
  readonly frames: Frame[];
  readonly random: Streams;
}

/** What a game brings; from it `gameSystem` makes the whole contract. */
export interface Game<
  Options,
  View extends CoreView,
  State extends View & CoreState,
  R extends Realm,
  F extends Frame,
> {
  readonly id: string;
  readonly version: number;
  readonly pack: string;
  readonly streams: readonly string[];
  /** One module for each kind of frame. */
  readonly frames: FrameKinds<R, F>;

  options(raw: unknown): Result<Options>;
  seats(options: Options): readonly Seat[];
  /** The state before the first question, with its first frame on the stack and `io.streams` as its `random`. */
  setup(options: Options, io: Io<R['event']>): State;

  /** A view as the rule modules read it, with the tables that belong to it. */
  see(view: View): R['seen'];
  /** The same around the state, for resolution. */
  hold(state: State): R['held'] & R['seen'];

  view(state: State, audience: Audience): View;
  /** The same state, every record made anew by its factory. */
  rebuild(plain: State): State;
  /** Changes a copy of the state into one the audience could not tell from it. */
  reimagine(copy: State, audience: Audience, random: Random): void;
  outcome(view: View): Outcome | undefined;
  audit(state: State): string[];
}

export function gameSystem<
  Options,
  View extends CoreView,
  State extends View & CoreState,
  R extends Realm,
  F extends Frame,
>(game: Game<Options, View, State, R, F>): GameSystem<Options, View, State, R['event']> {
  const { id, version, pack, streams } = game;
  const kinds: FrameKinds<R, FrameView> = game.frames;

  const asked = (view: View): Asked<R> | null => askedBy(kinds, game.see(view), view.frames);

  const mustAsk = (view: View, seen: R['seen'] = game.see(view)): Asked<R> => {
    const question = askedBy(kinds, seen, view.frames);
    if (question === null) throw new Error('nothing is asked: the game is over');
    return question;
  };

  const freeze = (state: State): string => JSON.stringify(state);
  const revive = (text: string): State => game.rebuild(JSON.parse(text));

  return {
    id,
    version,
    pack,
    streams,
    options: (raw) => game.options(raw),
    seats: (options) => game.seats(options),
    setup(options, io) {
      const state = game.setup(options, io);
      runFrames(kinds, game.hold(state), state, io);
      return state;
    },
    view: (state, audience) => game.view(state, audience),
    pending(view) {
      const question = asked(view)?.question;
      return question && { seat: question.seat, key: question.key, verbs: question.verbs.map(({ name }) => name) };
    },
    offers(view, said) {
      const question = asked(view);
      return question ? offers(question, said) : [];
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
      runFrames(kinds, held, state, io);
    },
    freeze,
    revive,
    reimagine(state, audience, random) {
      const copy = revive(freeze(state));
      game.reimagine(copy, audience, random);
      if (audience !== 'referee') imagineChance(copy, random);
      return copy;
    },
    outcome: (view) => game.outcome(view),
    audit: (state) => [...auditCore(state, asked(state) !== null, game.outcome(state)), ...game.audit(state)],
  };
}

/** Nobody but the referee knows the dice to come. */
function imagineChance({ random: streams }: Chance, random: Random): void {
  for (const cursor of Object.values(streams)) {
    const [a, b, c] = [random.below(SEEDS), random.below(SEEDS), random.below(SEEDS)];
    cursor.splice(0, cursor.length, ...startCursor(a, b, c));
  }
}

/** What must hold in every game at rest. */
function auditCore(state: CoreState, asks: boolean, outcome: Outcome | undefined): string[] {
  const broken: string[] = [];
  try {
    canonicalJson(state);
  } catch (error) {
    broken.push(String(error));
  }
  if (asks && outcome !== undefined) broken.push('there is an outcome, yet something is asked');
  if (!asks && outcome === undefined) broken.push('nothing is asked, yet there is no outcome');
  return broken;
}
