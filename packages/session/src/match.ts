import {
  deny,
  grant,
  hashOf,
  heardBy,
  parseSentence,
  printSentence,
  sha256Hex,
  type Audience,
  type Realm,
  type StateOf,
  type Denied,
  type GameSystem,
  type Seat,
  type Verdict,
} from '@sandtable/kernel';
import { act, askedSeat, type EntryEffect, type ReplayedState, type SpeechEntry, Timeline } from './timeline.ts';
import type { Answer, EntryReceipt, Moment, PastMoment } from './moment.ts';
import { firstDigest, isPerson, isSamePerson, nextDigest, type Seating, type Terms } from './terms.ts';
import { type Entry, EVERYBODY, judgeUndo, LIMITS, Log, type LogReader, printEntry, type Witness } from './log.ts';

/** `start` makes the first state, the same one every time. */
interface MatchStart<R extends Realm> {
  readonly system: GameSystem<R>;
  readonly options: R['options'];
  readonly seed: string;
  readonly seating: Seating;
  readonly start: () => ReplayedState<R>;
  /** It starts in the middle of another match, so its log is not enough to save it. */
  readonly isBranch: boolean;
}

/** Checks the events and digest of an entry; if it says no, the entry is dropped. */
type Acceptance<R extends Realm> = (told: EntryEffect<R>['told'], digest: string) => boolean;

/** A match without network or disk: a log of sentences and the state they lead to. */
export class Match<R extends Realm> {
  readonly system: GameSystem<R>;
  readonly options: R['options'];
  readonly seating: Seating;
  readonly isBranch: boolean;
  /** What the match is bound to from the start; a branch is bound to nothing. */
  readonly terms: Terms;
  /** For whoever stores the match; never shown to a player during play. */
  readonly secretSeed: string;
  readonly log: LogReader;
  readonly #log: Log;
  readonly #timeline: Timeline<R>;
  #state: StateOf<R>;
  #told: EntryEffect<R>['told'];

  constructor({ system, options, seed, seating, start, isBranch }: MatchStart<R>) {
    this.system = system;
    this.options = options;
    this.seating = seating;
    this.isBranch = isBranch;
    this.secretSeed = seed;
    const { state, effect } = start();
    this.terms = {
      system: system.id,
      version: system.version,
      content: isBranch ? '' : system.content(options),
      options,
      seats: seating,
      commitment: sha256Hex(seed),
    };
    const digest = isBranch ? '' : firstDigest(this.terms, effect.told);
    this.#log = new Log({ news: true, asks: effect.asks, digest });
    this.log = this.#log;
    this.#timeline = new Timeline(system, this.#log, start);
    this.#state = state;
    this.#told = effect.told;
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.log.seq;
  }

  get entries(): readonly Entry[] {
    return this.log.entries;
  }

  /** Null if the match is over. */
  get asks(): Seat | null {
    return askedSeat(this.system, this.#state);
  }

  /** SHA-256 of the seed: published at the start, it commits to every die and card. */
  get commitment(): string {
    return this.terms.commitment;
  }

  /** All events of the last entry and who learns of them: for checking, never for a player. */
  get told(): EntryEffect<R>['told'] {
    return this.#told;
  }

  hash(): string {
    return hashOf(this.#state);
  }

  /** The seed, once it gives no advantage. */
  reveal(): Verdict<string> {
    return this.asks === null ? grant(this.secretSeed) : deny('session', 'stillPlayed');
  }

  /** A fresh copy of the full state after an entry: for branches and referees, never for a player. */
  stateAt(seq: number): StateOf<R> {
    return this.#timeline.stateAt(seq);
  }

  now(audience: Audience): Moment<R> {
    return this.#moment(this.seq, this.#state, this.#told, audience);
  }

  /**
   * A past entry, replayed. Notes go to those who knew everything behind them: the speaker, the referee, and everybody if a
   * procedure spoke.
   */
  at(seq: number, audience: Audience, { trace = false } = {}): PastMoment<R> {
    const { state, effect } = this.#timeline.replay(seq, trace);
    const speaker = this.log.entry(seq)?.seat;
    const open = speaker !== undefined && (speaker === audience || this.seating[speaker]?.kind === 'procedure');
    const notes = open || audience === 'referee' ? effect.notes : [];
    return { ...this.#moment(seq, state, effect.told, audience), trace: notes };
  }

  /** A seat says a sentence, with the number of the last entry it has seen. It is judged on the seat's own view. */
  say(seat: Seat, seq: number, raw: unknown, accepts: Acceptance<R> = () => true): Answer {
    const refused = this.#refusal(seat, seq);
    if (refused !== null) return refused;
    const sentence = parseSentence(raw);
    if (!sentence.ok) return { ...deny('session', 'malformed'), problems: sentence.problems };
    if (this.asks !== seat) return deny('session', this.asks === null ? 'over' : 'notAsked');
    const entry = { seat, say: sentence.value };
    if (printEntry(entry).length > LIMITS.entry) return deny('session', 'tooLong');
    try {
      const verdict = this.system.judge(this.system.view(this.#state, seat), entry.say);
      if (!verdict.granted) return verdict;
      if (!verdict.value.whole) return deny('session', 'unfinished');
      if (this.#take(entry, accepts)) return grant({ seq: this.seq });
    } catch (error) {
      return this.#broken(entry, error);
    }
    this.#state = this.#timeline.stateAt(this.seq);
    return deny('session', 'toldOtherwise');
  }

  /** Takes back the last sentence, or everything after entry `to`; at most to the last news. */
  undo(
    seat: Seat,
    seq: number,
    to?: number,
    hasSeen: Witness = EVERYBODY,
    accepts: Acceptance<R> = () => true,
  ): Verdict<EntryReceipt> {
    const refused = this.#refusal(seat, seq);
    if (refused !== null) return refused;
    const verdict = this.judgeUndo(seat, to, hasSeen);
    if (!verdict.granted) return verdict;
    const { to: back } = verdict.value;
    const entry = { seat, undo: back };
    const digest = this.#digestOf(entry, []);
    if (!accepts([], digest)) return deny('session', 'toldOtherwise');
    this.#state = this.#timeline.stateAt(back);
    this.#log.append(entry, { ...this.log.mark(back), digest });
    this.#told = [];
    return grant({ seq: this.seq });
  }

  judgeUndo(seat: Seat, to?: number, hasSeen: Witness = EVERYBODY): Verdict<{ readonly to: number }> {
    return judgeUndo(this.log, this.seating, seat, { to, hasSeen });
  }

  #refusal(seat: Seat, seq: number): Denied | null {
    if (!Object.hasOwn(this.seating, seat)) return deny('session', 'unknownSeat');
    if (seq !== this.seq) return deny('session', 'stale', { amount: this.seq });
    return this.seq < LIMITS.entries ? null : deny('session', 'full', { amount: LIMITS.entries });
  }

  /** Applies a granted sentence. If it is not accepted, the state no longer matches the log. */
  #take(entry: SpeechEntry, accepts: Acceptance<R>): boolean {
    const effect = act(this.system, this.#state, entry, false);
    const { told, news, asks } = effect;
    const digest = this.#digestOf(entry, told);
    if (!accepts(told, digest)) return false;
    this.#told = told;
    this.#log.append(entry, { news, asks, digest });
    this.#timeline.remember(this.#state, this.#isBarrier(entry.seat, effect));
    return true;
  }

  #digestOf(entry: Entry, told: EntryEffect<R>['told']): string {
    return nextDigest(this.log.mark(this.seq).digest, printEntry(entry), told);
  }

  /** The rules failed on a sentence: rebuild the state and refuse the sentence. */
  #broken({ say }: SpeechEntry, error: unknown): Answer {
    this.#state = this.#timeline.stateAt(this.seq);
    const fault = { seq: this.seq + 1, sentence: printSentence(say), hash: this.hash(), message: String(error) };
    return { ...deny('session', 'broken'), fault };
  }

  /** Only a person takes anything back, so a waymark is useful only where a person is asked. */
  #isBarrier(seat: Seat, { news, asks }: EntryEffect<R>): boolean {
    return asks !== null && isPerson(this.seating, asks) && (news || !isSamePerson(this.seating, seat, asks));
  }

  #moment(seq: number, state: StateOf<R>, told: EntryEffect<R>['told'], audience: Audience): Moment<R> {
    const view = this.system.view(state, audience);
    return {
      seq,
      audience,
      view,
      pending: this.system.pending(view),
      events: heardBy(audience, told),
      undo: seq === this.seq ? this.judgeUndo(audience) : deny('undo', 'past'),
      outcome: this.system.outcome(view),
    };
  }
}
