import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { type ClientMessage, clientMessage, LONGEST_MESSAGE, PROTOCOL, type ServerMessage } from '@sandtable/protocol';
import { checkShape, grant, printProblems, type Problem, type Reason, readJson } from '@sandtable/kernel';
import type { Person } from '../store/people.ts';
import type { OfferRow } from '../store/tables.ts';
import type { Accepted, Listener } from '../tables/house.ts';
import type { Table } from '../tables/table.ts';
import { explainRefusal, refusal } from '../tables/words.ts';
import type { Hearer } from '../talk/talk.ts';
import { Bucket, type Rate } from './bucket.ts';
import type { Relay } from './relays.ts';
import type { Rooms } from './rooms.ts';
import { audienceOf, isStandIn, judgeSeat, seatsOf } from './seats.ts';

/** Faster than anyone clicks; a page that sends more is broken. */
const SOCKET_RATE: Rate = { burst: 60, perSecond: 20 };
/** Messages above the rate before the connection is closed. */
const PATIENCE = 500;
const MOST_OPEN = 20;
/** Bytes that may queue up for a page that does not read. */
const MOST_UNREAD = 8_000_000;

export const CLOSE = { reload: 4000, tooFast: 4001, slow: 4002, restart: 1012 } as const;

/** The stream below the socket. */
type Wire = Pick<Duplex, 'cork' | 'uncork'>;

interface OpenMatch {
  readonly table: Table;
  readonly hearer: Hearer;
  readonly listener: Listener;
}

export class Connection {
  readonly #socket: WebSocket;
  readonly #wire: Wire;
  #isGathering = false;
  readonly #person: Person | undefined;
  readonly #rooms: Rooms;
  readonly #bucket: Bucket;
  readonly #seen = new Map<string, OpenMatch>();
  #last: Promise<void> = Promise.resolve();
  #tooFast = 0;
  /** Another process passes a page's messages on: it has counted them, and greeted the page. */
  readonly #isRelayed: boolean;
  /** By match: the ways to the processes that hold what is open on this page. */
  readonly #relays = new Map<string, Relay>();
  #isClosed = false;

  constructor(socket: WebSocket, wire: Wire, person: Person | undefined, rooms: Rooms, isRelayed = false) {
    this.#isRelayed = isRelayed;
    this.#socket = socket;
    this.#wire = wire;
    this.#person = person;
    this.#rooms = rooms;
    this.#bucket = new Bucket(SOCKET_RATE, rooms.now);
    if (!isRelayed) this.#send({ kind: 'hello', protocol: PROTOCOL, person: person ?? null });
  }

  /** Answers messages in the order they come. */
  receive(data: Buffer): void {
    if (!this.#isRelayed && !this.#bucket.take()) {
      this.#tooFast += 1;
      if (this.#tooFast > PATIENCE) this.#socket.close(CLOSE.tooFast, 'too many messages');
      else this.#refuse(null, refusal('tooFast').reasons);
      return;
    }
    const at = performance.now();
    const message = this.#read(data);
    if (message === null) return;
    this.#last = this.#last.then(() => this.#answer(message, at, data));
  }

  close(): void {
    for (const { table, listener, hearer } of this.#seen.values()) {
      table.gallery.leave(listener);
      this.#rooms.talk.leave(hearer);
    }
    this.#seen.clear();
    this.#isClosed = true;
    for (const relay of this.#relays.values()) this.#rooms.relays?.close(relay);
    this.#relays.clear();
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

  async #answer(message: ClientMessage, at: number, data: Buffer): Promise<void> {
    try {
      if (await this.#isPassedOn(message, data)) return;
      if (message.kind === 'ask') return await this.#tellAnswer(message);
      const answer: Accepted = this.#rooms.isStopping() ? refusal('stopping') : await this.#act(message);
      if ('seat' in message) this.#rooms.metrics?.answered(message.kind, answer.granted, performance.now() - at);
      if (answer.granted) this.#send({ kind: 'accepted', id: message.id, seq: answer.value.seq });
      else this.#refuse(message.id, answer.reasons, answer.problems);
    } catch (error) {
      this.#rooms.fault(error, message.match);
      const isFull = this.#rooms.store.database.isFull(error);
      this.#refuse(message.id, refusal(isFull ? 'full' : 'unavailable').reasons);
    }
  }

  /** Hands a message to the process that holds its match, which answers it. What is open on this page stays where it is open. */
  async #isPassedOn(message: ClientMessage, data: Buffer): Promise<boolean> {
    const { match } = message;
    const relay = this.#relays.get(match) ?? (await this.#newRelay(message));
    relay?.send(data);
    return relay !== null;
  }

  async #newRelay(message: ClientMessage): Promise<Relay | null> {
    const { hall, relays } = this.#rooms;
    if (relays === null || this.#isRelayed || (message.kind !== 'open' && !('seat' in message))) return null;
    const holder = await hall.holder(message.match);
    if (holder === null) return null;
    const there = [...this.#relays.values()].find(({ process: id }) => id === holder.id);
    const relay = there ?? (await relays.reach(holder, this.#person?.id, this.#pageEnd));
    // The page may have gone meanwhile.
    if (relay !== null && this.#isClosed) relays.close(relay);
    else if (relay !== null) this.#relays.set(message.match, relay);
    return relay;
  }

  get #pageEnd(): Parameters<NonNullable<Rooms['relays']>['reach']>[2] {
    return {
      hear: (text) => this.#write(text),
      end: () => this.#socket.close(CLOSE.restart, 'the match is to be opened again'),
    };
  }

  /** Only a match open on this connection, and only while it may still watch as that seat. */
  #opened(match: string, as: string): OpenMatch | undefined {
    const seen = this.#seen.get(`${match} ${as}`);
    return seen?.listener.isTheirs() === true ? seen : undefined;
  }

  async #tellAnswer({ id, match, as, question }: Extract<ClientMessage, { readonly kind: 'ask' }>): Promise<void> {
    const seen = this.#opened(match, as);
    const answer = seen === undefined ? refusal('notOpen') : await seen.table.ask(seen.listener.audience, question);
    if (answer.granted) this.#send({ kind: 'answer', id, answer: answer.value });
    else this.#refuse(id, answer.reasons);
  }

  async #see(match: string, as: string, seq: number): Promise<Accepted> {
    const seen = this.#opened(match, as);
    if (seen === undefined) return refusal('notOpen');
    const { seq: last } = seen.table.brief;
    if (this.#person !== undefined) await this.#rooms.store.screens.see(match, this.#person.id, Math.min(seq, last));
    return { granted: true, value: { seq: last }, reasons: [] };
  }

  async #act(message: Exclude<ClientMessage, { readonly kind: 'ask' }>): Promise<Accepted> {
    const { match } = message;
    if (message.kind === 'close') return this.#leave(match, message.as);
    if (message.kind === 'seen') return this.#see(match, message.as, message.seq);
    const opened = await this.#rooms.hall.open(match);
    if (!opened.granted) return opened;
    const { table } = opened;
    if (message.kind === 'open') return this.#open(table, message.as, message.seq);
    const { seat } = message;
    if (message.kind === 'claim' && message.how === 'back') return this.#takeBack(table, seat, message.seq);
    const judged = judgeSeat(table, seat, this.#person);
    if (!judged.granted || this.#person === undefined) return refusal('notYours');
    if (message.kind === 'chat') return this.#rooms.talk.say(table, this.#person, message);
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
        return table.decline(message.what);
      case 'claim':
        return message.how === 'back' ? refusal('malformed') : table.claim(seat, seq, message.how);
    }
  }

  async #takeBack(table: Table, seat: string, seq: number): Promise<Accepted> {
    const isTheirs = isStandIn(await this.#rooms.store.matches.find(table.id), seat, this.#person);
    return isTheirs ? table.takeBack(seat, seq) : refusal('notYours');
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
    const judged = audienceOf(table, as, this.#person, stored?.row.observers === 1);
    const audience = isTheirs ? grant(as) : judged;
    if (!audience.granted) return audience;
    // The page may have gone meanwhile.
    if (this.#isClosed) return refusal('notOpen');
    const before = this.#seen.get(key);
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
    seen.table.gallery.leave(seen.listener);
    this.#rooms.talk.leave(seen.hearer);
    this.#seen.delete(key);
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

/** As built here; the schemas check the same on arrival. */
type SentMessage = ServerMessage | { readonly kind: 'moment' | 'offers' | 'presence' };

function plainOffer({ kind, target, seat }: OfferRow): { what: OfferRow['kind']; to: number; seat: string } {
  return { what: kind, to: target, seat };
}

/** Finds the id of a malformed message, so that the page knows which one was refused. */
function idIn(raw: unknown): string | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null;
  return typeof raw.id === 'string' && raw.id.length <= 64 ? raw.id : null;
}
