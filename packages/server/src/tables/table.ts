import { type Audience, type Denied, deny, grant, type Realm, type Seat } from '@sandtable/kernel';
import {
  type DoneTurn,
  prepareBeforehand,
  printEntry,
  setAnswers,
  type PrepareAnswer,
  type TableEntry,
} from '@sandtable/session';
import type { AskedQuestion } from '@sandtable/protocol';
import type { HostedGame } from '../games/hosted-game.ts';
import { Abandoned, type Recalled, TooManyRecalling } from '../games/thinkers.ts';
import type { Claiming } from '../pace/claim.ts';
import { hurry, waitFor } from '../pace/clock.ts';
import { OFFERS, SCREENS } from '../store/database.ts';
import { AnswersChanged } from '../store/entries.ts';
import type { Lease } from '../store/leases.ts';
import type { Person } from '../store/people.ts';
import type { OfferRow } from '../store/tables.ts';
import { Gallery } from './gallery.ts';
import { type Glance, glanceOf } from './glance.ts';
import type { Accepted, House, Listener, Tenure } from './house.ts';
import { Keeper } from './keeper.ts';
import { OfferBook } from './offer-book.ts';
import { OtherPlayers } from './other-players.ts';
import { Past, Recall } from './recall.ts';
import { partnersOf, sidesOf, wholeSide } from './sides.ts';
import { type Brief, SleepyMatch } from './sleeping.ts';
import type { WarmMatch } from './snapshots.ts';
import { StandingBook } from './standing.ts';
import type { TableClock } from './table-clock.ts';
import { Timekeeper } from './timekeeper.ts';
import { explainRefusal, refusal } from './words.ts';

/** A warm match, and everything that can be said or asked at it. */
export class Table {
  readonly id: string;
  readonly game: HostedGame;
  readonly gallery: Gallery;
  readonly #warm: SleepyMatch;
  readonly #house: House;
  readonly #others: OtherPlayers;
  readonly #standing: StandingBook;
  readonly #clock: TableClock;
  readonly #keeper: Keeper;
  readonly #time: Timekeeper;
  readonly #offers: OfferBook;
  readonly #past = new Past();
  /** For a server without threads. */
  #recall = new Recall();
  readonly #tenure: Tenure;
  #seen: Promise<void> = Promise.resolve();

  constructor(
    id: string,
    game: HostedGame,
    warmed: WarmMatch,
    clock: TableClock,
    house: House,
    tenure: Tenure = { isGuest: false, lease: undefined },
  ) {
    this.id = id;
    this.game = game;
    const warm = new SleepyMatch(game, warmed);
    this.#warm = warm;
    this.#standing = new StandingBook(game);
    this.#house = house;
    this.#offers = new OfferBook(game);
    this.#clock = clock;
    this.#others = new OtherPlayers(this, house);
    this.#tenure = tenure;
    const shared = { match: id, warm, standing: this.#standing, clock, house, tenure };
    this.gallery = new Gallery(shared);
    this.#keeper = new Keeper({ ...shared, gallery: this.gallery, rearm: () => this.#time.arm() });
    this.#time = new Timekeeper({ ...shared, keeper: this.#keeper, playOn: () => this.playOn() });
  }

  get match(): WarmMatch['match'] {
    return this.#warm.match;
  }

  /** Like `match`, but does not wake it. */
  get brief(): Brief {
    return this.#warm.brief;
  }

  get isAsleep(): boolean {
    return this.#warm.isAsleep;
  }

  /** True if no screen is open and nothing is running: the table may be closed. */
  get isIdle(): boolean {
    return this.gallery.isEmpty && !this.#isBusy;
  }

  get #isBusy(): boolean {
    return this.#keeper.isBusy || this.#others.isPlaying;
  }

  async sleep(): Promise<void> {
    if (this.#isBusy) return;
    await this.#keeper.sleep();
    this.#past.forget();
    this.#recall = new Recall();
  }

  get isGuest(): boolean {
    return this.#tenure.isGuest;
  }

  /** By which this process holds the match among several. */
  get lease(): Lease | undefined {
    return this.#tenure.lease;
  }

  join(listener: Listener): void {
    const { isGuest, lease } = this.#tenure;
    const isFirst = this.gallery.isEmpty;
    this.gallery.join(listener);
    this.playOn();
    // What was stored before others knew of this screen was not told here.
    if (isGuest) this.#seen = this.gallery.shared().then(() => this.refresh());
    else if (lease !== undefined && isFirst) this.#seen = this.#beSeen(lease);
    // Whoever waits for it is told.
    this.#seen.catch(() => {});
    this.#gather();
  }

  /** Resolves once whatever happens from now on is told to the screens that have joined. */
  get seen(): Promise<void> {
    return this.#seen;
  }

  /** Until others know of its screens, they may take the match over as one that nobody watches. */
  async #beSeen(lease: Lease): Promise<void> {
    await this.gallery.shared();
    if (!(await this.#house.store.leases.isHeld(this.id, lease))) this.#house.deposed?.(this.id, lease);
  }

  /** Whoever has the match open, here or at another process, has come. Only its holder counts them. */
  #gather(): void {
    if (this.isGuest || this.#clock.now.gathers === undefined) return;
    const { seating } = this.brief;
    const come = this.gallery.presence.seats.flatMap((seat) => {
      const holder = seating[seat];
      return holder?.kind === 'person' && holder.id !== undefined ? seatsOf(seating, holder.id) : [];
    });
    this.#time.come(come).catch((error: unknown) => this.#house.fault(error, this.id));
  }

  /** From now on this process holds the match. */
  async promote(lease: Lease): Promise<void> {
    Object.assign(this.#tenure, { isGuest: false, lease });
    await this.refresh();
    await this.startClock();
    this.playOn();
  }

  rest(): void {
    this.#others.end();
  }

  /** The table closes: anything still running must not arm the flag again. */
  end(): void {
    this.rest();
    this.gallery.end();
    this.#time.end();
  }

  /** A read-only question, answered from texts of what was entered: no entry waits for it, and it waits for none. */
  async ask(audience: Audience, question: AskedQuestion): Promise<Recalled> {
    const { thinkers, page } = this.#house;
    const asked = this.#past.collect(this.id, this.#warm, { audience, question, page });
    try {
      return await (thinkers === null ? this.#recall.answer(this.game, asked) : thinkers.recall(asked));
    } catch (error) {
      if (error instanceof TooManyRecalling) return { answer: refusal('tooManyQuestions'), ms: 0 };
      if (error instanceof Abandoned) return { answer: refusal('stopping'), ms: 0 };
      throw error;
    }
  }

  say(seat: Seat, seq: number, words: string): Promise<Accepted> {
    return this.#enter(seq, `${seat}: ${words}`, () => this.match.prepare(seat, seq, words));
  }

  undo(seat: Seat, seq: number): Promise<Accepted> {
    const before = seq < this.match.seq ? printEntry(this.match.log.entry(seq + 1) ?? { table: 'abort', by: [] }) : '';
    const again = before.startsWith(`${seat}: undo `) ? before : '';
    return this.#enter(seq, again, () => {
      const judged = this.#standing.judgeUndo(this.match, seat);
      return this.match.prepareUndo(seat, seq, judged.granted ? judged.value.to : undefined);
    });
  }

  byTable(seq: number, entry: TableEntry): Promise<Accepted> {
    return this.#enter(seq, printEntry(entry), () => this.match.prepareByTable(seq, entry, this.game.bots));
  }

  /** A person resigns. Whoever has partners cannot resign for them, and leaves. */
  resign(seats: readonly Seat[], seq: number): Promise<Accepted> {
    if (this.hasPartner(seats)) return this.leave(seats, 'partner');
    // The clocks have not started: it is called off.
    if (this.#clock.now.gathers !== undefined) return this.byTable(seq, { table: 'abort', by: [] });
    return this.byTable(seq, { table: 'resign', by: wholeSide(this.game, this.match, seats) });
  }

  hasPartner(seats: readonly Seat[]): boolean {
    return partnersOf(this.game, this.match, seats).length > 0;
  }

  /** A person goes for good: a partner plays all their seats from now on, or a bot does until a newcomer sits down. */
  async leave(seats: readonly Seat[], to: 'partner' | 'bot'): Promise<Accepted> {
    const { deputy } = this.game;
    const hasBot = this.#house.thinkers !== null && deputy !== null;
    let answer: Accepted = grant({ seq: this.match.seq });
    for (const seat of seats) {
      answer = await this.#reseat(seat, () => {
        const [heir = ''] = partnersOf(this.game, this.match, seats);
        const holder = this.match.seating[heir];
        if (holder?.kind !== 'person') return null;
        return to === 'bot' && hasBot ? { holder: { kind: 'bot', bot: deputy }, owner: null } : ownedBy(holder);
      });
      if (!answer.granted) return answer;
    }
    return answer;
  }

  /** A newcomer takes a seat that its person has left, if everybody at the table is on its side: nobody else could learn anything. */
  sitDown(seat: Seat, { id, name }: Person): Promise<Accepted> {
    return this.#reseat(seat, () => {
      const { seating } = this.match;
      const isSameSide = sidesOf(this.game, this.match);
      const people = Object.keys(seating).filter((each) => seating[each]?.kind === 'person');
      const isFree = seating[seat]?.kind === 'bot' && people.every((each) => isSameSide(each, seat));
      return isFree ? ownedBy({ kind: 'person', id, name }) : null;
    });
  }

  /** `make` says who has the seat from now on; null if nobody may. Judged again if another entry was first. */
  async #reseat(seat: Seat, make: () => Reseating | null): Promise<Accepted> {
    for (;;) {
      const answer = await this.#keeper.inTurn(async (): Promise<Accepted> => {
        await this.#keeper.makeSure();
        const made = make();
        if (made === null) return refusal('notFree');
        const { holder, owner } = made;
        const prepared = this.match.prepareByTable(this.match.seq, { table: 'seat', seat, holder }, this.game.bots);
        return prepared.granted ? this.#keeper.keep(prepared.value, undefined, undefined, owner) : prepared;
      });
      if (answer.granted) this.playOn();
      if (answer.granted || !answer.reasons.some(({ key }) => key === 'overtaken')) return answer;
    }
  }

  /** A claim against the seat asked, whose player is away. Sending an accepted claim again is accepted and does nothing. */
  async claim(seat: Seat, seq: number, how: Claiming): Promise<Accepted> {
    const { match } = this;
    if (this.#clock.isClaimed(match.log.entry(seq + 1), seat, how)) return grant({ seq: seq + 1 });
    const hasBot = this.#house.thinkers !== null;
    const judge = () => this.#clock.judge(match, { how, by: seat, now: this.#house.now(), hasBot });
    const judged = judge();
    if (!judged.granted) return judged;
    const { away, entry } = judged.value;
    if (entry === null) {
      const change = how === 'wait' ? waitFor : hurry;
      const answer = await this.#keeper.inTurn(() =>
        this.#time.set(judge, (now) => change(this.#clock.now, away, now)),
      );
      if (answer.granted) this.#keeper.tellTurn();
      return answer;
    }
    return this.#enter(seq, printEntry(entry), () => {
      const again = judge();
      return again.granted ? match.prepareByTable(seq, entry, this.game.bots) : again;
    });
  }

  takeBack(seat: Seat, seq: number, { id, name }: Person): Promise<Accepted> {
    const { match } = this;
    if (match.seating[seat]?.kind !== 'bot') return Promise.resolve(refusal('notStandIn'));
    if (this.#clock.hasNone(seat)) return Promise.resolve(refusal('noTimeLeft'));
    // As they were named when they sat down, if they have had the seat from the start.
    const first = match.terms.seats[seat];
    const holder = first?.kind === 'person' && first.id === id ? first : ({ kind: 'person', id, name } as const);
    return this.byTable(seq, { table: 'seat', seat, holder });
  }

  /** Offers a draw or a take-back, or to resign with one's partners, or agrees; it is carried out once everyone concerned has agreed. */
  async offer(seq: number, offer: Omit<OfferRow, 'match'>): Promise<Accepted> {
    const { kind, target } = offer;
    const { seating } = this.match;
    const concerned = kind === 'resign' ? wholeSide(this.game, this.match, [offer.seat]) : Object.keys(seating);
    const people = concerned.filter((seat) => seating[seat]?.kind === 'person');
    const entry: TableEntry =
      kind === 'takeBack'
        ? { table: 'undo', to: target, by: people }
        : { table: kind, by: kind === 'draw' ? people : concerned };
    const isAgreeing = this.gallery.offers.some((each) => each.kind === kind && each.target === target);
    if (!isAgreeing && this.#offers.hasOffered(this.match, offer)) return refusal('offeredBefore');
    const possible = await this.#keeper.inTurn(async () => dropped(this.match.prepareByTable(seq, entry)));
    if (!possible.granted) return possible;
    const { entries } = this.#house.store;
    if (!isAgreeing) this.#offers.note(this.match, offer);
    const agreed = await entries.agree({ match: this.id, ...offer });
    await this.#keeper.readOffers();
    if (!people.every((seat) => agreed.includes(seat))) return grant({ seq: this.match.seq });
    const answer = await this.byTable(seq, entry);
    if (answer.granted) this.#offers.forget(kind);
    if (answer.granted && this.match.asks !== null) await this.#dropOffers(kind);
    return answer;
  }

  /** Anyone who was made the offer may decline it. */
  async decline(kind: OfferRow['kind'], seat: Seat): Promise<Accepted> {
    if (!this.gallery.offersTo(seat).some((offer) => offer.kind === kind)) return refusal('noOffer');
    await this.#dropOffers(kind);
    return grant({ seq: this.match.seq });
  }

  async #dropOffers(kind: OfferRow['kind']): Promise<void> {
    await this.#house.store.entries.dropOffers({ match: this.id, kind });
    await this.#keeper.readOffers();
  }

  /** A process, perhaps this one, has announced news of this match. */
  async hear(number: number): Promise<void> {
    if (number === SCREENS) {
      await this.gallery.hearScreens();
      return this.#gather();
    }
    if (number === OFFERS)
      await Promise.all([this.#keeper.readOffers(), this.#keeper.inTurn(() => this.#keeper.readBeside())]);
    else if (number > this.brief.seq) await this.catchUp();
    else return;
    // Whoever said it may be a process that holds no match, or has been killed since.
    this.playOn();
  }

  /** Reads what other processes have said. */
  catchUp(): Promise<void> {
    return this.#keeper.inTurn(() => this.#keeper.catchUp());
  }

  /** Reads everything again: an announcement may have been missed. */
  async refresh(): Promise<void> {
    await this.catchUp();
    await Promise.all([this.#keeper.readOffers(), this.gallery.hearScreens()]);
  }

  /** Prepares, stores, commits, tells. Sending an accepted entry again is accepted and does nothing. */
  async #enter(seq: number, text: string, prepare: () => PrepareAnswer<Realm>): Promise<Accepted> {
    const arrived = this.#house.now();
    const answer = await this.#keeper.inTurn(async (): Promise<Accepted> => {
      await this.#keeper.makeSure();
      const there = this.match.log.entry(seq + 1);
      if (there !== undefined && printEntry(there) === text) return grant({ seq: seq + 1 });
      if (this.#clock.isOver(arrived)) {
        await this.#time.flag();
        this.playOn();
        return refusal('timeUp');
      }
      const prepared = prepare();
      if (prepared.granted) return this.#keeper.keep(prepared.value, prepare, arrived);
      if (prepared.fault !== undefined) this.#house.fault(prepared.fault, this.id);
      return { granted: false, reasons: prepared.reasons };
    });
    if (answer.granted) this.playOn();
    return answer;
  }

  /** Replaces all answers beforehand of a seat. Only its own screens are told, now and whenever something ends them. */
  async setAnswers(seat: Seat, raw: unknown): Promise<Accepted> {
    const answer = await this.#keeper.inTurn(() => this.#setAnswers(seat, raw, true));
    if (answer.granted) this.playOn();
    return answer;
  }

  async #setAnswers(seat: Seat, raw: unknown, mayRetry: boolean): Promise<Accepted> {
    await this.#keeper.makeSure();
    const { match } = this;
    if (match.asks === null) return deny('session', 'over');
    const set = setAnswers(match, this.#standing.book, seat, raw);
    if (!set.ok) return { ...refusal('wrongAnswers'), problems: set.problems };
    const next = this.#standing.change(set.value);
    try {
      await this.#house.store.entries.setAnswers(this.id, match.seq, next);
    } catch (error) {
      this.#keeper.doubt();
      if (!(error instanceof AnswersChanged) || !mayRetry) throw error;
      return this.#setAnswers(seat, raw, false);
    }
    this.#standing.take(next);
    this.gallery.tellAnswers();
    return grant({ seq: match.seq });
  }

  /** How the match stands for an audience, and what has happened since its seat last spoke. */
  glance(audience: Audience): Glance {
    return glanceOf(this.#warm, audience);
  }

  playOn(): void {
    if (!this.isGuest) this.#others.playOn();
  }

  /** The state between two entries. */
  freeze(): Promise<{ readonly seq: number; readonly state: string }> {
    return this.#keeper.inTurn(async () => ({ seq: this.match.seq, state: this.match.frozen() }));
  }

  /** Enters what a thread has played for the AI. False if the AI cannot go on. */
  sayDone(seat: Seat, seq: number, done: DoneTurn<Realm>): Promise<boolean> {
    const { match } = this;
    return this.#keeper.inTurn(async () => {
      // A resignation or another process was first.
      if (match.seq !== seq) return true;
      const prepared = match.prepareDone(seat, seq, done);
      if (!prepared.granted) throw new Error(`the AI was refused: ${explainRefusal(prepared.reasons)}`);
      const kept = await this.#keeper.keep(prepared.value);
      return kept.granted || match.asks !== null;
    });
  }

  hasAnswered(seat: Seat): boolean {
    return this.#standing.of(seat) !== null;
  }

  /** Plays the asked person's answer beforehand, if one fits. */
  answerBeforehand(): Promise<boolean> {
    return this.#keeper.inTurn(async () => {
      const prepared = prepareBeforehand(this.match, this.#standing.book, true);
      if (prepared?.granted !== true) return false;
      // Kept or overtaken: either way the question has changed.
      await this.#keeper.keep(prepared.value);
      return true;
    });
  }

  async startClock(): Promise<void> {
    await this.#time.start();
    this.#gather();
  }

  flagIfLate(): Promise<void> {
    return this.#time.flagIfLate();
  }

  keepSnapshot(): Promise<void> {
    return this.#keeper.keepSnapshot();
  }

  async settled(): Promise<void> {
    await this.#keeper.settled();
  }
}

function seatsOf(seating: Brief['seating'], person: string): readonly Seat[] {
  return Object.entries(seating).flatMap(([seat, holder]) =>
    holder.kind === 'person' && holder.id === person ? [seat] : [],
  );
}

type Holder = Extract<TableEntry, { readonly table: 'seat' }>['holder'];

/** Who plays a seat from now on, and whose it is; null if it is free. */
interface Reseating {
  readonly holder: Holder;
  readonly owner: string | null;
}

function ownedBy(holder: Extract<Holder, { readonly kind: 'person' }>): Reseating {
  return { holder, owner: holder.id ?? null };
}

/** Whether the entry would be accepted; it is not made. */
function dropped(answer: PrepareAnswer<Realm>): Denied | Accepted {
  if (!answer.granted) return { granted: false, reasons: answer.reasons };
  answer.value.drop();
  return grant({ seq: answer.value.seq });
}
