import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { type ClientMessage, clientMessage, LONGEST_MESSAGE, PROTOCOL } from '@sandtable/protocol';
import { checkShape, printProblems, type Problem, type Reason, readJson } from '@sandtable/kernel';
import type { Person } from '../store/people.ts';
import type { OfferRow } from '../store/tables.ts';
import type { Accepted, Listener } from '../tables/house.ts';
import type { Table } from '../tables/table.ts';
import { explainRefusal, refusal } from '../tables/words.ts';
import type { Hearer } from '../talk/talk.ts';
import { Bucket, type Rate } from '../budget/bucket.ts';
import { PageNews, type SentMessage } from './page-news.ts';
import { PageRelays } from './page-relays.ts';
import type { Rooms } from './rooms.ts';
import { audienceOf, isStandIn, judgeSeat, seatsOf } from './seats.ts';

/** Faster than anyone clicks; a page that sends more is broken. */
const SOCKET_RATE: Rate = { burst: 60, perSecond: 20 };
/** Messages above the rate before the connection is closed. */
const PATIENCE = 500;
/** After a refusal of what is too much. */
const HOLD_MS = 500;
const MOST_OPEN = 20;
/** Questions of one connection that wait; they are answered one at a time. */
const MOST_QUESTIONS = 8;
/** Bytes that may queue up for a page that does not read. */
const MOST_UNREAD = 8_000_000;

export const CLOSE = { reload: 4000, tooFast: 4001, slow: 4002, tooMany: 4003, restart: 1012 } as const;

type Question = Extract<ClientMessage, { readonly kind: 'ask' }>;

/** The stream below the socket. */
type Wire = Pick<Duplex, 'cork' | 'uncork'>;

interface OpenMatch {
  readonly table: Table;
  readonly hearer: Hearer;
  readonly listener: Listener;
}

/** Who is at the other end. */
interface Visitor {
  readonly person: Person | undefined;
  /** The address, or the network that pays for it. */
  readonly address: string;
  /** Another process passes a page's messages on: it has counted them, and greeted the page. */
  readonly isRelayed?: boolean;
}

export class Connection {
  readonly #socket: WebSocket;
  readonly #wire: Wire;
  #isGathering = false;
  readonly #person: Person | undefined;
  readonly #address: string;
  readonly #rooms: Rooms;
  readonly #bucket: Bucket;
  readonly #seen = new Map<string, OpenMatch>();
  #last: Promise<void> = Promise.resolve();
  /** Questions have a queue of their own: looking back does not hold up play. */
  #lastQuestion: Promise<void> = Promise.resolve();
  #questions = 0;
  #tooFast = 0;
  readonly #lastSeen = new Map<string, number>();
  readonly #isRelayed: boolean;
  readonly #news: PageNews;
  readonly #relays: PageRelays;
  #isClosed = false;

  constructor(socket: WebSocket, wire: Wire, { person, address, isRelayed = false }: Visitor, rooms: Rooms) {
    this.#isRelayed = isRelayed;
    this.#socket = socket;
    this.#wire = wire;
    this.#person = person;
    this.#address = address;
    this.#rooms = rooms;
    this.#bucket = new Bucket(SOCKET_RATE, rooms.now);
    this.#news = new PageNews({ rooms, person, send: (message) => this.#send(message) });
    this.#relays = new PageRelays({
      ...{ rooms, isRelayed, owner: { person: person?.id, address } },
      hear: (text) => this.#write(text),
      end: () => socket.close(CLOSE.restart, 'the match is to be opened again'),
    });
    if (!isRelayed) this.#send({ kind: 'hello', protocol: PROTOCOL, person: person ?? null });
  }

  /** Answers messages in the order they come. */
  receive(data: Buffer): void {
    const denied = this.#isRelayed ? null : this.#judgeRate();
    if (denied !== null) {
      this.#tooFast += 1;
      if (this.#tooFast > PATIENCE) this.#socket.close(CLOSE.tooFast, 'too many messages');
      else this.#refuse(null, denied);
      return;
    }
    const at = performance.now();
    const message = this.#read(data);
    if (message === null) return;
    if (message.kind === 'ask') this.#ask(message, data);
    else this.#last = this.#last.then(() => this.#answer(message, at, data));
  }

  #judgeRate(): readonly Reason[] | null {
    const { budget, refused } = this.#rooms;
    if (!this.#bucket.take()) {
      refused('rate');
      return refusal('tooFast').reasons;
    }
    const wait = budget.take('message', { address: this.#address, person: this.#person?.id });
    if (wait === null) return null;
    this.#hold();
    return refusal('tooMuch', wait.seconds).reasons;
  }

  /** Reads nothing more for a moment: to refuse costs something too. */
  #hold(): void {
    this.#socket.pause();
    setTimeout(() => this.#socket.resume(), HOLD_MS).unref();
  }

  close(): void {
    this.#isClosed = true;
    this.#news.close();
    for (const [key, seen] of this.#seen) this.#forget(key, seen);
    this.#relays.close();
  }

  #forget(key: string, { table, listener, hearer }: OpenMatch): void {
    table.gallery.leave(listener);
    this.#rooms.talk.leave(hearer);
    this.#seen.delete(key);
    if (listener.audience === 'spectator') this.#leaveObservers(table.id);
  }

  #leaveObservers(match: string): void {
    const { observers, observersFrom } = this.#rooms.crowd;
    observers.leave(match);
    observersFrom.leave(`${match} ${this.#address}`);
  }

  #enterObservers(match: string): boolean {
    const { crowd, settings, refused } = this.#rooms;
    const from = `${match} ${this.#address}`;
    if (crowd.observersFrom.enter(from, settings.addressObservers)) {
      if (crowd.observers.enter(match, settings.observers)) return true;
      crowd.observersFrom.leave(from);
    }
    refused('observers');
    return false;
  }

  /** One question at a time, each after all that was sent before it. */
  #ask(message: Question, data: Buffer): void {
    if (this.#questions >= MOST_QUESTIONS) {
      this.#rooms.refused('questions');
      this.#hold();
      this.#refuse(message.id, refusal('tooManyQuestions').reasons);
      return;
    }
    this.#questions += 1;
    const before = Promise.all([this.#last, this.#lastQuestion]);
    const answer = (): Promise<void> | undefined =>
      this.#relays.passOn(message, data) ? undefined : this.#tellAnswer(message);
    this.#lastQuestion = before.then(answer).finally(() => (this.#questions -= 1));
  }

  #read(data: Buffer): ClientMessage | null {
    if (data.length > LONGEST_MESSAGE) {
      this.#refuse(null, refusal('tooLarge').reasons);
      return null;
    }
    const raw = readJson(data.toString('utf8'), LONGEST_MESSAGE);
    const message = raw.ok ? checkShape(clientMessage, raw.value, '') : raw;
    if (message.ok) return message.value;
    this.#refuse(raw.ok ? idIn(raw.value) : null, refusal('malformed').reasons);
    return null;
  }

  async #answer(message: Exclude<ClientMessage, Question>, at: number, data: Buffer): Promise<void> {
    try {
      if (message.kind === 'listen') return await this.#news.listen(message);
      if (await this.#relays.find(message)) this.#news.endWait(message.match);
      if (this.#relays.passOn(message, data)) return;
      const answer: Accepted = this.#rooms.isStopping() ? refusal('stopping') : await this.#act(message);
      if ('seat' in message) this.#rooms.metrics?.answered(message.kind, answer.granted, performance.now() - at);
      if (answer.granted) this.#send({ kind: 'accepted', id: message.id, seq: answer.value.seq });
      else this.#refuse(message.id, answer.reasons, answer.problems);
    } catch (error) {
      this.#fail(message, error);
    }
  }

  #fail(message: ClientMessage, error: unknown): void {
    const { id } = message;
    this.#rooms.fault(error, 'match' in message ? message.match : '');
    const isFull = this.#rooms.store.database.isFull(error);
    this.#refuse(id, refusal(isFull ? 'full' : 'unavailable').reasons);
  }

  /** Only a match open on this connection, and only while it may still watch as that seat. */
  #opened(match: string, as: string): OpenMatch | undefined {
    const seen = this.#seen.get(`${match} ${as}`);
    return seen?.listener.isTheirs() === true ? seen : undefined;
  }

  async #tellAnswer(message: Question): Promise<void> {
    const { id, match, as, question } = message;
    try {
      const seen = this.#opened(match, as);
      const { budget } = this.#rooms;
      const isWatching = seen?.listener.audience === 'spectator';
      const payers = { address: this.#address, person: this.#person?.id, match: isWatching ? match : undefined };
      const wait = budget.take('question', payers);
      if (wait !== null) {
        this.#hold();
        return this.#refuse(id, refusal('tooMuch', wait.seconds).reasons);
      }
      if (seen === undefined) return this.#refuse(id, refusal('notOpen').reasons);
      const { answer, ms } = await seen.table.ask(seen.listener.audience, question);
      budget.charge('question', payers, ms);
      // The seat may have changed hands while it was looked up.
      if (!seen.listener.isTheirs()) this.#refuse(id, refusal('notOpen').reasons);
      else if (answer.granted) this.#send({ kind: 'answer', id, answer: answer.value });
      else this.#refuse(id, answer.reasons);
    } catch (error) {
      this.#fail(message, error);
    }
  }

  async #see(match: string, as: string, seq: number): Promise<Accepted> {
    const seen = this.#opened(match, as);
    if (seen === undefined) return refusal('notOpen');
    const { seq: last } = seen.table.brief;
    const number = Math.min(seq, last);
    // Pages say the same again every while, to hear whether they have missed something.
    if (this.#person !== undefined && this.#lastSeen.get(match) !== number)
      await this.#rooms.store.screens.see(match, this.#person.id, number);
    this.#lastSeen.set(match, number);
    return { granted: true, value: { seq: last }, reasons: [] };
  }

  async #act(message: Exclude<ClientMessage, Question | { readonly kind: 'listen' }>): Promise<Accepted> {
    const { match } = message;
    if (message.kind === 'close') return this.#leave(match, message.as);
    if (message.kind === 'wait') return this.#news.wait(match);
    if (message.kind === 'seen') return this.#see(match, message.as, message.seq);
    if (message.kind === 'open') {
      // The whole view is made, and perhaps the match warmed.
      const wait = this.#rooms.budget.take('look', { address: this.#address, person: this.#person?.id });
      if (wait !== null) return refusal('tooMuch', wait.seconds);
    }
    const opened = await this.#rooms.hall.open(match);
    if (!opened.granted) return opened;
    const { table } = opened;
    if (message.kind === 'open') return this.#open(table, message.as, message.seq);
    const { seat } = message;
    const { store, talk, now } = this.#rooms;
    if (message.kind === 'claim' && message.how === 'back') return this.#takeBack(table, seat, message.seq);
    const judged = judgeSeat(table, seat, this.#person);
    if (!judged.granted || this.#person === undefined) return refusal('notYours');
    if (message.kind === 'chat') {
      const isBanned = (await store.sanctions.ban(this.#person.id, now())) !== undefined;
      return isBanned ? refusal('banned') : talk.say(table, this.#person, message);
    }
    const { seq } = message;
    switch (message.kind) {
      case 'say':
        return table.say(seat, seq, message.words);
      case 'undo':
        return table.undo(seat, seq);
      case 'resign':
        return table.resign(seatsOf(table, this.#person), seq);
      case 'offer':
        if ((message.what === 'takeBack') !== (message.to !== undefined)) return refusal('malformed');
        return table.offer(seq, { kind: message.what, seat, target: message.to ?? 0 });
      case 'answers':
        return table.setAnswers(seat, message.answers);
      case 'decline':
        return table.decline(message.what, seat);
      case 'claim':
        return message.how === 'back' ? refusal('malformed') : table.claim(seat, seq, message.how);
    }
  }

  async #takeBack(table: Table, seat: string, seq: number): Promise<Accepted> {
    const isTheirs = isStandIn(await this.#rooms.store.matches.find(table.id), seat, this.#person);
    return isTheirs && this.#person !== undefined ? table.takeBack(seat, seq, this.#person) : refusal('notYours');
  }

  async #open(table: Table, as: string, seq: number): Promise<Accepted> {
    const { store } = this.#rooms;
    const key = `${table.id} ${as}`;
    if (this.#seen.size >= MOST_OPEN && !this.#seen.has(key)) return refusal('tooManyOpen');
    const { id: person = null } = this.#person ?? {};
    const [stored, seen] = await Promise.all([
      store.matches.find(table.id),
      person === null ? null : store.screens.seenBy(table.id, person),
    ]);
    const isTheirs = isStandIn(stored, as, this.#person);
    const audience = audienceOf(table, as, this.#person, stored);
    if (!audience.granted) return audience;
    // Nobody would ever leave for a page that has closed meanwhile.
    if (this.#isClosed) return refusal('notOpen');
    const before = this.#seen.get(key);
    if (audience.value === 'spectator' && before === undefined && !this.#enterObservers(table.id))
      return refusal('tooManyObservers');
    const listener: Listener = {
      audience: audience.value,
      person,
      isTheirs: () => isTheirs || audience.value === 'spectator' || judgeSeat(table, as, this.#person).granted,
      // A page that claims entries we do not have knows a different match: send everything.
      known: { seq: seq > table.match.seq ? -1 : seq, moment: null },
      hear: (telling) =>
        this.#send({ kind: 'moment', match: table.id, as, ...telling, ...(telling.after === null ? { seen } : {}) }),
      hearPresence: (presence) => this.#send({ kind: 'presence', match: table.id, ...presence }),
      hearAnswers: (answers) => this.#send({ kind: 'answers', match: table.id, as, answers }),
      hearClocks: (told) => this.#send({ kind: 'clocks', match: table.id, ...told }),
      hearOffers: (offers) => this.#send({ kind: 'offers', match: table.id, offers: offers.map(plainOffer) }),
      end: () => this.#socket.close(CLOSE.restart, 'the match is to be opened again'),
    };
    const hearer: Hearer = {
      ...{ table, seat: audience.value === 'spectator' ? null : as, person: this.#person?.id },
      hear: (lines) => this.#send({ kind: 'chat', match: table.id, as, lines: [...lines] }),
    };
    this.#seen.set(key, { table, listener, hearer });
    this.#news.endWait(table.id);
    table.join(listener);
    // Only once the new one has joined, so that no one is told of a departure.
    if (before !== undefined) {
      before.table.gallery.leave(before.listener);
      this.#rooms.talk.leave(before.hearer);
    }
    await table.seen;
    await this.#rooms.talk.join(hearer);
    return { granted: true, value: { seq: table.match.seq }, reasons: [] };
  }

  #leave(match: string, as: string): Accepted {
    const key = `${match} ${as}`;
    const seen = this.#seen.get(key);
    if (seen === undefined) return refusal('notOpen');
    this.#forget(key, seen);
    return { granted: true, value: { seq: seen.table.brief.seq }, reasons: [] };
  }

  #refuse(id: string | null, reasons: readonly Reason[], problems: readonly Problem[] = []): void {
    const text = [explainRefusal(reasons), ...printProblems(problems.slice(0, 5))].join('\n');
    this.#send({ kind: 'refused', id, reasons: [...reasons], text });
  }

  #send(message: SentMessage): void {
    this.#write(JSON.stringify(message));
  }

  #write(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) this.#socket.close(CLOSE.slow, 'the page does not read');
    else {
      this.#gather();
      this.#socket.send(text);
    }
  }

  /** Writes everything sent in this turn of the event loop at once: a write to the socket costs more than building the message. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#wire.uncork();
    });
  }
}

function plainOffer({ kind, target, seat }: OfferRow): { what: OfferRow['kind']; to: number; seat: string } {
  return { what: kind, to: target, seat };
}

/** Finds the id of a malformed message, so that the page knows which one was refused. */
function idIn(raw: unknown): string | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null;
  return typeof raw.id === 'string' && raw.id.length <= 64 ? raw.id : null;
}
