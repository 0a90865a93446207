import {
  deny,
  type Given,
  grant,
  hashOf,
  heardBy,
  must,
  parseSentence,
  printSentence,
  streamsOf,
  type Audience,
  type Realm,
  type StateOf,
  type Denied,
  type GameSystem,
  type Granted,
  type Seat,
  type Sentence,
  type Verdict,
} from '@sandtable/kernel';
import {
  act,
  askedSeat,
  type EntryEffect,
  HalfDone,
  type Jump,
  type ReplayedState,
  type SpeechEntry,
  Timeline,
} from './timeline.ts';
import type { Answer, EntryReceipt, Fault, Moment, PastMoment, PrepareAnswer, Prepared, Want } from './moment.ts';
import { isEnding, judgeByTable, type TableEntry, tableOutcome } from './by-table.ts';
import { Digests, formatOf } from './digests.ts';
import { isByHand, isPerson, isSamePerson } from './persons.ts';
import type { Commitment, Seed } from './seed.ts';
import type { Seating, Terms } from './terms.ts';
import {
  digestedWords,
  type Entry,
  type EntryMark,
  EVERYBODY,
  judgeUndo,
  LIMITS,
  Log,
  type LogReader,
  printEntry,
  speakerOf,
  type Witness,
} from './log.ts';

/** `start` makes the first state; it must give the same one every time. */
interface MatchStart<R extends Realm> {
  readonly system: GameSystem<R>;
  readonly options: R['options'];
  readonly seed: Seed;
  readonly seating: Seating;
  readonly start: () => ReplayedState<R>;
  /** It starts in the middle of another match, so its log is not enough to save it. */
  readonly isBranch: boolean;
  /** A stored last state: `start` is then called only to look back. */
  readonly kept?: KeptMatch<R> | undefined;
}

/** A match at its last entry, as stored in a snapshot. */
export interface KeptMatch<R extends Realm> {
  /** The hash of the content it uses. */
  readonly content: string;
  readonly state: StateOf<R>;
  readonly told: EntryEffect<R>['told'];
  /** The mark of entry 0. */
  readonly start: EntryMark;
  readonly entries: readonly (readonly [entry: Entry, mark: EntryMark])[];
}

/** A sentence that was carried out elsewhere: the text of the state after it, and its effect. */
export interface DoneTurn<R extends Realm> {
  readonly say: Sentence;
  readonly state: string;
  readonly told: EntryEffect<R>['told'];
  readonly news: boolean;
  readonly asks: Seat | null;
}

/** An entry carried out but not yet in the log. */
interface Draft<R extends Realm> extends EntryEffect<R> {
  readonly entry: Entry;
  readonly digest: string;
  readonly state: StateOf<R>;
}

/** A match without network or disk: a log of sentences and the state they lead to. */
export class Match<R extends Realm> {
  readonly system: GameSystem<R>;
  readonly options: R['options'];
  readonly isBranch: boolean;
  /** The terms fixed at the start; a branch has an empty content hash. */
  readonly terms: Terms;
  /** For storage; never shown to a player during play. */
  readonly secretSeed: string;
  /** What `reveal` returns once the match is over. */
  readonly secret: string;
  readonly digests: Digests;
  readonly log: LogReader;
  readonly #log: Log;
  readonly #timeline: Timeline<R>;
  readonly #jump: Jump<R>;
  #seating: Seating;
  /** Null after a prepared sentence has changed the state object; replaying the log then restores it. */
  #state: StateOf<R> | null;
  #told: EntryEffect<R>['told'];
  #draft: Draft<R> | null = null;

  constructor({ system, options, seed, seating, start, isBranch, kept }: MatchStart<R>) {
    this.system = system;
    this.options = options;
    this.#seating = seating;
    this.isBranch = isBranch;
    this.secretSeed = seed.text;
    this.secret = seed.secret;
    this.terms = {
      system: system.id,
      version: system.version,
      content: isBranch ? '' : (kept?.content ?? system.content(options)),
      options,
      seats: seating,
      commitment: seed.commitment,
    };
    this.digests = new Digests(seed.text, formatOf(seed.commitment));
    const { state, told, start: first, entries } = kept ?? this.#begin(start());
    this.#log = new Log(first);
    this.log = this.#log;
    for (const [entry, mark] of entries) this.#note(entry, mark);
    this.#jump = (at, seq) => {
      const entry = this.#log.entry(seq);
      if (entry !== undefined && 'put' in entry) must(system.put(at, entry.put));
      else Object.assign(at.random, streamsOf(seed.text, system.streams, seq));
    };
    this.#timeline = new Timeline(system, this.#log, start, this.#jump);
    this.#state = state;
    this.#told = told;
    if (kept !== undefined) this.#timeline.remember(state, true);
  }

  #begin({ state, effect: { told, asks } }: ReplayedState<R>): Omit<KeptMatch<R>, 'content'> {
    const digest = this.isBranch ? '' : this.digests.first(this.terms, told);
    return { state, told, start: { news: true, asks, digest }, entries: [] };
  }

  #note(entry: Entry, mark: EntryMark): void {
    this.#log.append(entry, mark);
    if ('table' in entry && entry.table === 'seat') this.#seating = { ...this.#seating, [entry.seat]: entry.holder };
  }

  get seq(): number {
    return this.log.seq;
  }

  get entries(): readonly Entry[] {
    return this.log.entries;
  }

  /** Who holds which seat now; `terms` has the holders at the start. */
  get seating(): Seating {
    return this.#seating;
  }

  /** Null if the match is over. */
  get asks(): Seat | null {
    return this.log.mark(this.seq).asks;
  }

  /** Published at the start: it commits to every die and card. */
  get commitment(): Commitment {
    return this.terms.commitment;
  }

  /** All events of the last entry and who learns of them: for checks, never for a player. */
  get told(): EntryEffect<R>['told'] {
    return this.#told;
  }

  hash(): string {
    return hashOf(this.#current());
  }

  /** The state as a text: for storage or for carrying an entry out elsewhere, never for a player. */
  frozen(): string {
    return this.system.freeze(this.#current());
  }

  /** The seed or the server's part of it; denied while the match is played. */
  reveal(): Verdict<string> {
    return this.asks === null ? grant(this.secret) : deny('session', 'stillPlayed');
  }

  /** A fresh copy of the full state after an entry: for branches and referees, never for a player. */
  stateAt(seq: number): StateOf<R> {
    return this.#timeline.stateAt(seq);
  }

  now(audience: Audience): Moment<R> {
    return this.#moment(this.seq, this.#current(), this.#told, audience);
  }

  /**
   * A past entry, replayed. Notes go to those who knew everything behind them: the speaker, the referee, and everyone if a
   * procedure spoke.
   */
  at(seq: number, audience: Audience, { trace = false } = {}): PastMoment<R> {
    const { state, effect } = this.#timeline.replay(seq, trace);
    const speaker = speakerOf(this.log.entry(seq));
    const open = speaker !== null && (speaker === audience || this.seating[speaker]?.kind === 'procedure');
    const notes = open || audience === 'referee' ? effect.notes : [];
    return { ...this.#moment(seq, state, effect.told, audience), trace: notes };
  }

  /**
   * Judges a sentence on the seat's own view and carries it out, invisibly: until the result is committed or dropped, the match
   * stays as it was and takes no other entry. `seq` is the last entry that the seat has seen; `given` is what a physical table has
   * rolled and drawn for it. If more is needed, the answer says what.
   */
  prepare(seat: Seat, seq: number, raw: unknown, given?: readonly Given[]): PrepareAnswer<R> {
    const refused = this.#refusal(seq, seat);
    if (refused !== null) return refused;
    const sentence = parseSentence(raw);
    if (!sentence.ok) return { ...deny('session', 'malformed'), problems: sentence.problems };
    if (this.asks !== seat) return deny('session', this.asks === null ? 'over' : 'notAsked');
    const isHand = isByHand(this.seating);
    if (given !== undefined && !isHand) return deny('session', 'notByHand');
    const entry = { seat, say: sentence.value, ...(isHand ? { given: given ?? [] } : {}) };
    if (printEntry(entry).length > LIMITS.entry) return deny('session', 'tooLong');
    try {
      const state = this.#current();
      const view = this.system.view(state, seat);
      if (!this.system.allows(view, entry.say)) return this.#denial(view, entry.say);
      this.#state = null;
      return this.#prepared(entry, state, act(this.system, state, entry, isHand));
    } catch (error) {
      this.#state = null;
      if (error instanceof HalfDone) return this.#wanting(error);
      return this.#broken(entry, error);
    }
  }

  /** As `prepare`, for an undo: of the last sentence, or of everything after entry `to`; at most to the last news. */
  prepareUndo(seat: Seat, seq: number, to?: number, hasSeen: Witness = EVERYBODY): PrepareAnswer<R> {
    const refused = this.#refusal(seq, seat);
    if (refused !== null) return refused;
    const verdict = this.judgeUndo(seat, to, hasSeen);
    if (!verdict.granted) return verdict;
    const { to: back } = verdict.value;
    return this.#prepared({ seat, undo: back }, this.#timeline.stateAt(back), silent(this.log.mark(back)));
  }

  /**
   * As `prepare`, for an entry of the table: an end, a new holder (`bots` lists those available), an undo granted by all, or
   * counters put by hand.
   */
  prepareByTable(seq: number, entry: TableEntry, bots: readonly string[] = []): PrepareAnswer<R> {
    const refused = this.#refusal(seq);
    if (refused !== null) return refused;
    if (printEntry(entry).length > LIMITS.entry) return deny('session', 'tooLong');
    const verdict = judgeByTable(entry, {
      asks: this.asks,
      seating: this.seating,
      bots,
      isStanding: (at) => this.log.isStanding(at),
    });
    if (!verdict.granted) return verdict;
    if (entry.table === 'put') return this.#preparePut(entry);
    if (entry.table !== 'undo') {
      const { news, asks } = this.log.mark(seq);
      return this.#prepared(entry, this.#current(), silent({ news, asks: isEnding(entry) ? null : asks }));
    }
    const state = this.#timeline.stateAt(entry.to);
    this.#jump(state, seq + 1);
    return this.#prepared(entry, state, silent({ news: true, asks: this.log.mark(entry.to).asks }));
  }

  #preparePut(entry: Extract<TableEntry, { readonly table: 'put' }>): PrepareAnswer<R> {
    const state = this.system.copy(this.#current());
    const done = this.system.put(state, entry.put);
    if (!done.ok) return { ...deny('table', 'unsound'), problems: done.problems };
    return this.#prepared(entry, state, silent({ news: true, asks: askedSeat(this.system, state) }));
  }

  /** As `prepare`, for a sentence that these rules have carried out elsewhere, on the state that `frozen` gave. */
  prepareDone(seat: Seat, seq: number, { say, state, ...effect }: DoneTurn<R>): PrepareAnswer<R> {
    const refused = this.#refusal(seq, seat);
    return refused ?? this.#prepared({ seat, say }, this.system.revive(state), { ...effect, notes: [] });
  }

  say(seat: Seat, seq: number, raw: unknown, given?: readonly Given[]): Answer {
    return committed(this.prepare(seat, seq, raw, given));
  }

  sayByTable(seq: number, entry: TableEntry, bots: readonly string[] = []): Answer {
    return committed(this.prepareByTable(seq, entry, bots));
  }

  undo(seat: Seat, seq: number, to?: number, hasSeen: Witness = EVERYBODY): Answer {
    return committed(this.prepareUndo(seat, seq, to, hasSeen));
  }

  judgeUndo(seat: Seat, to?: number, hasSeen: Witness = EVERYBODY): Verdict<{ readonly to: number }> {
    return judgeUndo(this.log, this.seating, seat, { to, hasSeen });
  }

  #current(): StateOf<R> {
    return (this.#state ??= this.#timeline.stateAt(this.seq));
  }

  #refusal(seq: number, seat?: Seat): Denied | null {
    if (seat !== undefined && !Object.hasOwn(this.seating, seat)) return deny('session', 'unknownSeat');
    if (this.#draft !== null) return deny('session', 'busy');
    if (seq !== this.seq) return deny('session', 'stale', { amount: this.seq });
    return this.seq < LIMITS.entries ? null : deny('session', 'full', { amount: LIMITS.entries });
  }

  /** Why a sentence is not allowed. `judge` is slower than `allows`, so it is called only after a denial. */
  #denial(view: R['view'], said: Sentence): Denied {
    const verdict = this.system.judge(view, said);
    return verdict.granted ? deny('session', 'unfinished') : verdict;
  }

  #prepared(entry: Entry, state: StateOf<R>, effect: EntryEffect<R>): Granted<Prepared<R>> {
    const { told, asks } = effect;
    const digest = this.digests.next(this.log.mark(this.seq).digest, digestedWords(entry), told);
    const draft = (this.#draft = { ...effect, entry, digest, state });
    const seq = this.seq + 1;
    return grant({
      seq,
      entry,
      digest,
      told,
      asks,
      hash: () => hashOf(state),
      now: (audience) => this.#moment(seq, state, told, audience, entry),
      commit: () => this.#commit(draft),
      drop: () => this.#settle(draft),
    });
  }

  #commit(draft: Draft<R>): EntryReceipt {
    this.#settle(draft);
    const { entry, state, told, news, asks, digest } = draft;
    this.#state = state;
    this.#told = told;
    this.#note(entry, { news, asks, digest });
    if ('say' in entry) this.#timeline.remember(state, this.#isBarrier(entry.seat, draft));
    else if ('put' in entry) this.#timeline.remember(state, true);
    return { seq: this.seq };
  }

  #settle(draft: Draft<R>): void {
    if (this.#draft !== draft) throw new Error('this entry was committed or dropped before');
    this.#draft = null;
  }

  /** The rules failed on a sentence they had allowed: refuse it. The state is replayed from the log. */
  #broken({ say }: SpeechEntry, error: unknown): Denied & { readonly fault: Fault } {
    const fault = { seq: this.seq + 1, sentence: printSentence(say), hash: this.hash(), message: String(error) };
    return { ...deny('session', 'broken'), fault };
  }

  /** An entry that stopped for want of a die or a card; the match itself is unchanged. */
  #wanting({ need, io, state }: HalfDone<R>): Extract<PrepareAnswer<R>, { readonly want?: unknown }> {
    const now = (audience: Audience): ReturnType<Want<R>['now']> => ({
      view: this.system.view(state, audience),
      events: heardBy(audience, io.told),
    });
    return { ...deny('session', 'wanting'), want: { need, notes: io.notes, now } };
  }

  /** Whether undo stops here. Only persons take entries back, so it matters only when a person is asked next. */
  #isBarrier(seat: Seat, { news, asks }: EntryEffect<R>): boolean {
    return asks !== null && isPerson(this.seating, asks) && (news || !isSamePerson(this.seating, seat, asks));
  }

  #moment(
    seq: number,
    state: StateOf<R>,
    told: EntryEffect<R>['told'],
    audience: Audience,
    entry = this.log.entry(seq),
  ): Moment<R> {
    const view = this.system.view(state, audience);
    return {
      seq,
      audience,
      view,
      pending: isEnding(entry) ? undefined : this.system.pending(view),
      events: heardBy(audience, told),
      undo: seq === this.seq ? this.judgeUndo(audience) : deny('undo', 'past'),
      outcome: isEnding(entry) ? tableOutcome(entry, this.seating) : this.system.outcome(view),
    };
  }
}

/** The effect of an entry without events. */
function silent({ news, asks }: Pick<EntryEffect<Realm>, 'news' | 'asks'>): EntryEffect<never> {
  return { told: [], news, asks, notes: [] };
}

export function committed<R extends Realm>(answer: PrepareAnswer<R>): Answer {
  return answer.granted ? grant(answer.value.commit()) : answer;
}
