import { type Audience, deny, type Realm, type Seat, type Verdict } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { LocalTable, LoggedEntry, Moment, PastSpan, TableLink, Trace, WhatIf } from '../face/moment.ts';
import { ONLOOKER } from '../link/seating.ts';
import type { PutLog } from '../match/put-log.ts';
import { Reel } from './reel.ts';

const WATCHED = deny('session', 'watched');

type RealLink<R extends Realm> = Pick<
  TableLink<R>,
  'id' | 'name' | 'seating' | 'local' | 'now' | 'log' | 'loadOlder' | 'past' | 'why' | 'whatIf'
>;

/** A match for replaying: each entry as one pair of eyes saw it then. It accepts no orders and does not change the match. */
export class ReplayLink<R extends Realm> implements TableLink<R> {
  readonly id: string;
  readonly name: string;
  readonly seating: Seating;
  readonly local: LocalTable<R> | null;
  readonly #real: RealLink<R>;
  #puts: PutLog<R> | null = null;
  readonly #reels = new Map<Audience, Reel<R>>();
  #eyes: Audience;
  #now: Moment<R>;
  /** The log of these eyes; null for those at the screen, whose log the real match has. */
  #told: readonly LoggedEntry<R>[] | null = null;

  constructor(real: RealLink<R>) {
    this.#real = real;
    this.id = real.id;
    this.name = real.name;
    this.seating = real.seating;
    this.local = real.local === null ? null : this.#localTable(real.local);
    this.#now = this.#shown(real.now());
    this.#eyes = this.#now.seat;
  }

  get eyes(): Audience {
    return this.#eyes;
  }

  async take(eyes: Audience): Promise<void> {
    const isOwn = eyes === this.#real.now().seat;
    const moments = isOwn ? null : await this.#reelOf(eyes).all();
    this.#eyes = eyes;
    this.#now = this.#shown(moments?.at(-1) ?? this.#real.now());
    this.#told = moments === null ? null : this.#logOf(moments);
  }

  /** The real match has gone on; only the eyes at the screen see that. */
  grow(): void {
    const { seq } = this.#real.now();
    for (const reel of this.#reels.values()) reel.grow(seq);
    if (this.#told === null) this.#now = this.#shown(this.#real.now());
  }

  /** Sets the words for entries put by hand. Must be called before anything is read. */
  wordPuts(puts: PutLog<R> | null): void {
    this.#puts = puts;
    this.#now = this.#shown(this.#real.now());
  }

  /** Reads the whole match beforehand, so that scrubbing waits for nothing. */
  async readAhead(): Promise<void> {
    await this.#reelOf(this.#eyes).all();
  }

  now(): Moment<R> {
    return this.#now;
  }

  log(): readonly LoggedEntry<R>[] {
    const told = this.#told ?? this.#real.log();
    return this.#puts?.log(told) ?? told;
  }

  loadOlder(): Promise<void> {
    return this.#real.loadOlder();
  }

  /** A replay shows nothing new by itself. */
  subscribe(): () => void {
    return () => undefined;
  }

  at(seq: number): Promise<Moment<R>> {
    return this.#reelOf(this.#eyes).at(seq);
  }

  seenBy(eyes: Audience, seq: number): Promise<Moment<R>> {
    return this.#reelOf(eyes).at(seq);
  }

  past({ from, to, eyes }: PastSpan): Promise<readonly Moment<R>[]> {
    const reel = this.#reelOf(eyes);
    return Promise.all(Array.from({ length: Math.max(to - from + 1, 0) }, (_, place) => reel.at(from + place)));
  }

  async why(seq: number): Promise<Trace<R>> {
    const trace = await this.#real.why(seq, this.#eyes);
    return { ...trace, before: this.#seated(trace.before) };
  }

  whatIf(seq: number, unit: number): Promise<WhatIf<R>> {
    return this.#real.whatIf(seq, unit);
  }

  async act(): Promise<Verdict> {
    return WATCHED;
  }

  async undo(): Promise<Verdict> {
    return WATCHED;
  }

  async end(): Promise<Verdict> {
    return WATCHED;
  }

  beforehand(): void {}

  goOn(): void {}

  close(): void {}

  #reelOf(eyes: Audience): Reel<R> {
    const known = this.#reels.get(eyes);
    if (known !== undefined) return known;
    const read = async (from: number, to: number): Promise<readonly Moment<R>[]> =>
      (await this.#real.past({ from, to, eyes })).map((moment) => this.#seated(this.#worded(moment)));
    const reel = new Reel(read, this.#real.now().seq);
    this.#reels.set(eyes, reel);
    return reel;
  }

  #worded(moment: Moment<R>): Moment<R> {
    return this.#puts?.moment(moment) ?? moment;
  }

  /** As if it were the last moment: nobody is asked anything. */
  #shown(moment: Moment<R>): Moment<R> {
    return { ...this.#worded(moment), asks: null, pending: null, undo: WATCHED };
  }

  /** The referee has no seat at the table, so the moment gets the seat at the screen. */
  #seated(moment: Moment<R>): Moment<R> {
    return moment.seat === 'referee' ? { ...moment, seat: this.#real.now().seat } : moment;
  }

  /** Everybody knows which entries were taken back, but only the speaker knows the sentence. */
  #logOf(moments: readonly Moment<R>[]): readonly LoggedEntry<R>[] {
    const undone = new Map(this.#real.log().map(({ seq, undo }) => [seq, undo]));
    return moments.map(({ seq, speaker, events, byTable }) => ({
      ...{ seq, speaker, events, undo: undone.get(seq) ?? null },
      ...(byTable === undefined ? {} : { byTable }),
    }));
  }

  #localTable(real: LocalTable<R>): LocalTable<R> {
    return {
      // The replay has its own control for choosing eyes.
      isShared: true,
      isWatched: true,
      sit: async (seat: Seat) => {
        await real.sit(seat);
        await this.take(seat);
        return [this.#now];
      },
      rise: () => {
        real.rise();
        this.#reels.clear();
        [this.#eyes, this.#told, this.#now] = [ONLOOKER, null, this.#shown(this.#real.now())];
      },
      save: () => real.save(),
      keep: () => real.keep(),
      onTrouble: (listener) => real.onTrouble(listener),
    };
  }
}
