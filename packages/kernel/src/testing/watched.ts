import { heardBy, type GameSystem, type Pending, type Realm, Recorder, type Sentence, type StateOf } from '../index.ts';

/** Gets everything that is said and everything that happens in a match. */
interface Observer<R extends Realm> {
  /** Before a sentence is carried out. */
  onSentence(state: StateOf<R>, sentence: Sentence, pending: Pending<R> | undefined): void;
  /** After the setup and after every sentence. */
  onEvents(state: StateOf<R>, events: readonly R['event'][]): void;
}

/** The same game, observed. */
export function watched<R extends Realm>(system: GameSystem<R>, observer: Observer<R>): GameSystem<R> {
  const eventsOf = (io: unknown): readonly R['event'][] =>
    io instanceof Recorder ? heardBy<R['event']>('referee', io.told) : [];
  return {
    ...system,
    setup(options, io) {
      const state = system.setup(options, io);
      observer.onEvents(state, eventsOf(io));
      return state;
    },
    apply(state, sentence, io) {
      observer.onSentence(state, sentence, system.pending(state));
      system.apply(state, sentence, io);
      observer.onEvents(state, eventsOf(io));
    },
  };
}
