import { type Audience, type Denied, deny, grant, type Realm, type Seat, type Verdict } from '@sandtable/kernel';
import {
  prepareBeforehand,
  printEntry,
  prepareOne,
  setAnswers,
  type PrepareAnswer,
  type Prepared,
  type TableEntry,
} from '@sandtable/session';
import type { AskedQuestion } from '@sandtable/protocol';
import type { HostedGame } from '../games/hosted-game.ts';
import type { Claiming } from '../pace/claim.ts';
import { type Clock, deadlineOf, hurry, waitFor } from '../pace/clock.ts';
import { ClockChanged } from '../store/clocks.ts';
import { OFFERS, SCREENS } from '../store/database.ts';
import { AnswersChanged, EntryTaken } from '../store/entries.ts';
import type { OfferRow } from '../store/tables.ts';
import { answerTo } from './asking.ts';
import { Gallery } from './gallery.ts';
import { type Glance, glanceOf } from './glance.ts';
import type { Accepted, House, Listener } from './house.ts';
import { OtherPlayers } from './other-players.ts';
import { wholeSide } from './sides.ts';
import { printSnapshot, SNAPSHOT_EVERY, type WarmMatch } from './snapshots.ts';
import { StandingBook } from './standing.ts';
import type { TableClock } from './table-clock.ts';
import { replay } from './warming.ts';
import { explainRefusal, refusal } from './words.ts';

/** The server's clock may have been moved: then it is looked at again, but not all the time. */
const LEAST_WAIT_MS = 20;

/**
 * A match that is warm. One thing happens at a time; what is accepted is in the database before anybody hears of it. Other processes
 * may append to the same match: whoever comes second drops what it has prepared and reads what was first.
 */
export class Table {
  readonly id: string;
  readonly game: HostedGame;
  readonly #warm: WarmMatch;
  readonly #house: House;
  readonly #others: OtherPlayers;
  readonly #standing: StandingBook;
  readonly #clock: TableClock;
  readonly gallery: Gallery;
  #flagTimer: NodeJS.Timeout | undefined;
  #isEnded = false;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** An append failed, and perhaps it did not: the database is asked before anything else. */
  #isUnsure = false;

  constructor(id: string, game: HostedGame, warm: WarmMatch, clock: TableClock, house: House) {
    this.id = id;
    this.game = game;
    this.#warm = warm;
    this.#standing = new StandingBook(game);
    this.#house = house;
    this.#clock = clock;
    this.#others = new OtherPlayers(this, house);
    this.gallery = new Gallery({ match: id, warm, standing: this.#standing, clock, house });
  }

  get match(): WarmMatch['match'] {
    return this.#warm.match;
  }

  /** Nobody looks on and nothing is under way: it may be let go. */
  get isIdle(): boolean {
    return this.gallery.isEmpty && this.#waiting === 0 && !this.#others.isPlaying;
  }

  join(listener: Listener): void {
    this.gallery.join(listener);
    this.playOn();
  }

  /** It is let go: whatever is still under way here arms no flag any more. */
  end(): void {
    this.gallery.end();
    this.#isEnded = true;
    clearTimeout(this.#flagTimer);
  }

  /** Read only, by one who looks on; in turn, so that nothing half done is told. */
  ask(audience: Audience, question: AskedQuestion): ReturnType<typeof answerTo> {
    return this.#inTurn(() => answerTo(this.game, this.#warm, audience, question, this.#house.page));
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

  /** These seats give up, and their partners lose with them. */
  resign(seats: readonly Seat[], seq: number): Promise<Accepted> {
    return this.byTable(seq, { table: 'resign', by: wholeSide(this.game, this.match, seats) });
  }

  /** Against whoever is asked and stays away. Said again after it was accepted, it is accepted again. */
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
      const answer = await this.#inTurn(() => this.#setClock(judge, (now) => change(this.#clock.now, away, now)));
      if (answer.granted) this.#tellTurn();
      return answer;
    }
    return this.#enter(seq, printEntry(entry), () => {
      const again = judge();
      return again.granted ? match.prepareByTable(seq, entry, this.game.bots) : again;
    });
  }

  /** A person takes back a seat of his that a bot has played meanwhile. */
  takeBack(seat: Seat, seq: number): Promise<Accepted> {
    const { match } = this;
    const holder = match.terms.seats[seat];
    if (holder?.kind !== 'person' || match.seating[seat]?.kind !== 'bot') return Promise.resolve(refusal('notStandIn'));
    return this.byTable(seq, { table: 'seat', seat, holder });
  }

  /** Offers a draw or a take-back, or agrees to one; it is carried out when everybody has. */
  async offer(seq: number, offer: Omit<OfferRow, 'match'>): Promise<Accepted> {
    const { kind, target } = offer;
    const { seating } = this.match;
    const people = Object.keys(seating).filter((seat) => seating[seat]?.kind === 'person');
    const entry: TableEntry =
      kind === 'draw' ? { table: 'draw', by: people } : { table: 'undo', to: target, by: people };
    const possible = await this.#inTurn(async () => dropped(this.match.prepareByTable(seq, entry)));
    if (!possible.granted) return possible;
    const { entries } = this.#house.store;
    const agreed = await entries.agree({ match: this.id, ...offer });
    await this.#readOffers();
    if (!people.every((seat) => agreed.includes(seat))) return grant({ seq: this.match.seq });
    const answer = await this.byTable(seq, entry);
    if (answer.granted && this.match.asks !== null) await this.decline(kind);
    return answer;
  }

  /** Takes an offer back, or refuses it. */
  async decline(kind: OfferRow['kind']): Promise<Accepted> {
    if (!this.gallery.offers.some((offer) => offer.kind === kind)) return refusal('noOffer');
    await this.#house.store.entries.dropOffers({ match: this.id, kind });
    await this.#readOffers();
    return grant({ seq: this.match.seq });
  }

  /** A process, perhaps this one, has told of something new here. */
  async hear(number: number): Promise<void> {
    if (number === SCREENS) await this.gallery.hearScreens();
    else if (number === OFFERS) await Promise.all([this.#readOffers(), this.#inTurn(() => this.#readBeside())]);
    else if (number > this.match.seq) await this.#inTurn(() => this.#catchUp());
  }

  /** Something may be new that was not heard of. */
  async refresh(): Promise<void> {
    await this.#inTurn(() => this.#catchUp());
    await Promise.all([this.#readOffers(), this.gallery.hearScreens()]);
  }

  async #readOffers(): Promise<void> {
    this.gallery.setOffers(await this.#house.store.entries.offersOf(this.id));
  }

  /** Prepared, stored, committed, told. Said again after it was accepted, it is accepted again and nothing happens. */
  async #enter(seq: number, text: string, prepare: () => PrepareAnswer<Realm>): Promise<Accepted> {
    const arrived = this.#house.now();
    const answer = await this.#inTurn(async (): Promise<Accepted> => {
      if (this.#isUnsure) await this.#catchUp();
      const there = this.match.log.entry(seq + 1);
      if (there !== undefined && printEntry(there) === text) return grant({ seq: seq + 1 });
      if (this.#clock.isOver(arrived)) {
        await this.#flag();
        return refusal('timeUp');
      }
      const prepared = prepare();
      if (prepared.granted) return this.#keep(prepared.value, prepare, arrived);
      if (prepared.fault !== undefined) this.#house.fault(prepared.fault, this.id);
      return { granted: false, reasons: prepared.reasons };
    });
    if (answer.granted) this.playOn();
    return answer;
  }

  /** With the answers beforehand as they are after it. If those were others meanwhile, it is made anew, once. */
  async #keep(
    prepared: Prepared<Realm>,
    again: () => PrepareAnswer<Realm> | null = () => null,
    arrived = this.#house.now(),
  ): Promise<Accepted> {
    const { seq, entry, digest, told, asks } = prepared;
    // Never before the last entry, though the clock was set back.
    const at = Math.max(arrived, this.#clock.now.at);
    const row = { match: this.id, number: seq, text: printEntry(entry), digest, said_at: at };
    const next = this.#standing.after(this.match, prepared);
    const time = this.#clock.after(this.match, prepared, at);
    try {
      await this.#house.store.entries.append(row, asks, next, { clock: time.change, deputy: deputyIn(entry) });
    } catch (error) {
      prepared.drop();
      this.#isUnsure = true;
      const isOther = error instanceof AnswersChanged || error instanceof ClockChanged;
      if (!(error instanceof EntryTaken) && !isOther) throw error;
      await this.#catchUp();
      const anew = isOther ? again() : null;
      return anew?.granted === true ? this.#keep(anew.value, undefined, arrived) : refusal('overtaken', this.match.seq);
    }
    this.#standing.take(next);
    this.#clock.take(time);
    this.#armFlag();
    prepared.commit();
    this.#warm.told.push(told);
    this.gallery.tellAll();
    this.#tellTurn();
    // Once the next in turn may speak; nobody waits until it is kept.
    if (seq % SNAPSHOT_EVERY === 0) void this.keepSnapshot();
    return grant({ seq });
  }

  /** For whoever tells people who are not there: an entry, or another deadline. */
  #tellTurn(): void {
    const { seq, asks, seating: seats } = this.match;
    const isOver = asks === null;
    const deadline = deadlineOf(this.#clock.now);
    this.#house.turned?.({ match: this.id, seq, asks: isOver ? [] : [asks], seats, isOver, deadline });
  }

  /** Keeps the match as it is now, to be opened without replay. That it fails costs nothing but a replay. */
  async keepSnapshot(): Promise<void> {
    const { match, seating, keptAt } = this.#warm;
    try {
      const shot = await this.#inTurn(async () => ({
        number: match.seq,
        text: match.seq > keptAt ? printSnapshot(this.#warm) : '',
      }));
      if (shot.text === '') return;
      this.#warm.keptAt = shot.number;
      await this.#house.store.snapshots.keep({ match: this.id, ...shot }, seating);
    } catch (error) {
      this.#house.fault(error, this.id);
    }
  }

  async #catchUp(): Promise<void> {
    const rows = await this.#house.store.entries.after(this.id, this.match.seq);
    try {
      await replay(this.#warm, rows);
      await this.#readBeside();
    } finally {
      this.gallery.tellAll();
    }
    this.#isUnsure = false;
  }

  async #readBeside(): Promise<void> {
    const { entries, clocks } = this.#house.store;
    this.#standing.read(this.match, await entries.answersOf(this.id));
    if (this.#clock.read(await clocks.read(this.id))) this.#tellClocks();
    this.gallery.tellAnswers();
  }

  /** The first clocks of a match are stored when it is opened for the first time. */
  async startClock(): Promise<void> {
    if (!this.#clock.isStored)
      await this.#inTurn(() =>
        this.#setClock(
          () => grant(),
          () => this.#clock.now,
        ),
      );
    this.#armFlag();
  }

  /** Clocks that change without an entry. If those stored are others by now, it is judged anew, once. */
  async #setClock(judge: () => Verdict<unknown>, make: (now: number) => Clock, mayRetry = true): Promise<Accepted> {
    const judged = judge();
    if (!judged.granted) return judged;
    const next = this.#clock.change(make(this.#house.now()));
    try {
      await this.#house.store.clocks.set(this.id, next.change);
    } catch (error) {
      if (!(error instanceof ClockChanged) || !mayRetry) throw error;
      await this.#catchUp();
      return this.#setClock(judge, make, false);
    }
    this.#clock.take(next);
    this.#tellClocks();
    return grant({ seq: this.match.seq });
  }

  #tellClocks(): void {
    this.#armFlag();
    this.gallery.tellClocks();
  }

  /** Whoever is asked has lost on time, if that is so now. */
  async flagIfLate(): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#isUnsure) await this.#catchUp();
      if (this.#clock.isOver(this.#house.now())) await this.#flag();
    });
    this.#armFlag();
    this.playOn();
  }

  /** Who has answered beforehand is not waited for. */
  async #flag(): Promise<void> {
    const given = prepareBeforehand(this.match, this.#standing.book, true);
    const prepared = given ?? this.match.prepareByTable(this.match.seq, this.#clock.flag(this.match));
    if (prepared.granted) await this.#keep(prepared.value);
  }

  /** As long as it is warm nobody need look for it. */
  #armFlag(): void {
    clearTimeout(this.#flagTimer);
    const deadline = this.#clock.flagAt;
    if (deadline === null || this.#isEnded) return;
    const late = (): void => void this.flagIfLate().catch((error: unknown) => this.#house.fault(error, this.id));
    this.#flagTimer = setTimeout(late, Math.max(LEAST_WAIT_MS, deadline - this.#house.now())).unref();
  }

  /** All that a seat answers from now on. It is told to its own screens alone, here and whenever something ends it. */
  async setAnswers(seat: Seat, raw: unknown): Promise<Accepted> {
    const answer = await this.#inTurn(() => this.#setAnswers(seat, raw, true));
    if (answer.granted) this.playOn();
    return answer;
  }

  async #setAnswers(seat: Seat, raw: unknown, mayRetry: boolean): Promise<Accepted> {
    if (this.#isUnsure) await this.#catchUp();
    const { match } = this;
    if (match.asks === null) return deny('session', 'over');
    const set = setAnswers(match, this.#standing.book, seat, raw);
    if (!set.ok) return { ...refusal('wrongAnswers'), problems: set.problems };
    const next = this.#standing.change(set.value);
    try {
      await this.#house.store.entries.setAnswers(this.id, match.seq, next);
    } catch (error) {
      this.#isUnsure = true;
      if (!(error instanceof AnswersChanged) || !mayRetry) throw error;
      return this.#setAnswers(seat, raw, false);
    }
    this.#standing.take(next);
    this.gallery.tellAnswers();
    return grant({ seq: match.seq });
  }

  /** How it stands for an audience, and what that was told since it last spoke. */
  glance(audience: Audience): Glance {
    return glanceOf(this.#warm, audience);
  }

  /** Lets bots and the AI play until a person is asked. */
  playOn(): void {
    this.#others.playOn();
  }

  /** One entry of the AI, a procedure of the rules: it is carried out like any sentence. False if it cannot go on. */
  proceed(seat: Seat): Promise<boolean> {
    return this.#inTurn(async () => {
      if (this.match.asks !== seat) return true;
      const prepared = prepareOne(this.match);
      if (prepared === null) return false;
      if (!prepared.granted) throw new Error(`the AI was refused: ${explainRefusal(prepared.reasons)}`);
      const kept = await this.#keep(prepared.value);
      return kept.granted || this.match.asks !== null;
    });
  }

  /** Whether a seat has answered anything beforehand. */
  hasAnswered(seat: Seat): boolean {
    return this.#standing.of(seat) !== null;
  }

  /** What the person who is asked has answered beforehand, if it fits. */
  answerBeforehand(): Promise<boolean> {
    return this.#inTurn(async () => {
      const prepared = prepareBeforehand(this.match, this.#standing.book, true);
      if (prepared?.granted !== true) return false;
      // Kept or overtaken: something else is asked now.
      await this.#keep(prepared.value);
      return true;
    });
  }

  /** One after the other, whether or not the one before went well. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** All that was begun is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}

/** A bot takes a seat, or its person does again. */
function deputyIn(entry: Prepared<Realm>['entry']): { readonly seat: Seat; readonly bot: string | null } | undefined {
  if (!('holder' in entry)) return undefined;
  return { seat: entry.seat, bot: entry.holder.kind === 'bot' ? entry.holder.bot : null };
}

/** Whether it could be said; nothing is. */
function dropped(answer: PrepareAnswer<Realm>): Denied | Accepted {
  if (!answer.granted) return { granted: false, reasons: answer.reasons };
  answer.value.drop();
  return grant({ seq: answer.value.seq });
}
