import type { ClientMessage, ServerMessage } from '@sandtable/protocol';

/** What carries messages, and may lose them: a socket, say, that is opened again when it breaks. */
export interface Carrier {
  send(message: ClientMessage): void;
  onMessage(listener: (message: ServerMessage) => void): void;
  /** Called whenever it begins to carry, and when it no longer does. */
  onState(listener: (isUp: boolean) => void): void;
  /** Nothing has come for long although something should have: it may be dead without knowing. */
  renew(): void;
  close(): void;
}

/** Calls `work` after so many milliseconds; returns a function that cancels it. */
export type Later = (work: () => void, time: number) => () => void;

interface Pace {
  /** Until something is repeated for the first time, in milliseconds; each time it takes twice as long as before. */
  readonly first: number;
  /** The longest it takes; also how often is asked whether something is missing. */
  readonly most: number;
  readonly later: Later;
}

type Of<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { readonly kind: Kind }>;
export type MomentMessage = Of<'moment'>;
export type Replied = Of<'accepted' | 'refused' | 'answer'>;
/** A message without what the wire adds to it. */
export type Draft = ClientMessage extends infer Message
  ? Message extends ClientMessage
    ? Omit<Message, 'id' | 'match'>
    : never
  : never;

export interface WireListener {
  /** The last entry that is known, -1 for none; and the moment that changes go on from, null for none. */
  known(): { readonly entry: number; readonly moment: number | null };
  /** False if it could not be understood: then the whole is asked for. */
  hear(message: MomentMessage): boolean;
  /** Everything else that comes unasked. */
  note(message: Exclude<ServerMessage, MomentMessage | Replied>): void;
  /** The match cannot be followed, or no longer. */
  refused(text: string): void;
  state(isUp: boolean): void;
}

/** The server is not able to: nothing was changed, and it is asked again. */
const PASSING = new Set(['tooFast', 'unavailable', 'stopping', 'notOpen']);
const OPEN = 'open';
const SEEN = 'seen';
/** So often something is repeated in silence until the carrier is given up. */
const SILENCES = 3;

/**
 * The connection to a match on the server, made whole over a carrier that is not: every question is answered, and all entries are heard
 * once and in order. Repeating is safe: the server accepts again what it has accepted.
 */
export class ReliableWire {
  readonly #carrier: Carrier;
  readonly #match: string;
  readonly #as: string;
  readonly #pace: Pace;
  readonly #open = new Map<string, { readonly message: ClientMessage; answer(reply: Replied): void }>();
  #listener: WireListener | null = null;
  readonly #others = new Set<(message: ServerMessage) => void>();
  #ids = 0;
  #isUp = false;
  /** The whole is to be asked for: nothing is known yet, or something before the last message is missing. */
  #isLacking = true;
  #seen = -1;
  #silences = 0;
  #wait: number;
  #cancel: () => void = () => undefined;

  constructor(carrier: Carrier, match: string, as: string, pace: Pace = PACE) {
    this.#carrier = carrier;
    this.#match = match;
    this.#as = as;
    this.#pace = pace;
    this.#wait = pace.most;
    carrier.onMessage((message) => this.#receive(message));
    carrier.onState((isUp) => this.#turn(isUp));
  }

  /** Whatever comes goes to this listener. */
  follow(listener: WireListener): void {
    this.#listener = listener;
    this.again();
  }

  /** Whatever comes is also heard by others. */
  onMessage(listener: (message: ServerMessage) => void): () => void {
    this.#others.add(listener);
    return () => void this.#others.delete(listener);
  }

  /** Asks until it is answered, however long that takes. */
  ask(draft: Draft): Promise<Replied> {
    return new Promise((resolve) => {
      const message: ClientMessage = { ...draft, id: String(this.#ids++), match: this.#match };
      this.#open.set(message.id, { message, answer: resolve });
      if (this.#isUp) this.#carrier.send(message);
      this.#hurry();
    });
  }

  /** The last entry that was on the screen; it is told now and then, and at once if that may be the last chance. */
  see(seq: number, isLast: boolean): void {
    this.#seen = Math.max(this.#seen, seq);
    if (isLast) this.#askSeen();
  }

  /** Everything once more, at once. */
  again(): void {
    this.#wait = this.#pace.first;
    this.#repeat();
  }

  cut(): void {
    this.#cancel();
    this.#open.clear();
    this.#listener = null;
    this.#carrier.close();
  }

  #turn(isUp: boolean): void {
    this.#isUp = isUp;
    this.#silences = 0;
    this.#listener?.state(isUp);
    if (!isUp) return;
    // What was told over the last connection is not gone on from over this one.
    this.#isLacking = true;
    this.again();
  }

  #receive(message: ServerMessage): void {
    this.#silences = 0;
    for (const listener of this.#others) listener(message);
    if (message.kind === 'moment') this.#hear(message);
    else if (message.kind === 'accepted' || message.kind === 'refused' || message.kind === 'answer')
      this.#reply(message);
    else if (!('match' in message) || message.match === this.#match) this.#listener?.note(message);
  }

  #hear(message: MomentMessage): void {
    const listener = this.#listener;
    if (listener === null || message.match !== this.#match || message.as !== this.#as) return;
    const { seq, after } = message;
    const { moment } = listener.known();
    // Late, or come twice.
    if (moment !== null && (after === null ? seq < moment : seq <= moment)) return;
    const isNext = after === null || after === moment;
    if (isNext && listener.hear(message)) {
      if (after === null) this.#isLacking = false;
      return;
    }
    this.#isLacking = true;
    this.#hurry();
  }

  #reply(reply: Replied): void {
    const { id } = reply;
    if (id === null) return;
    if (reply.kind === 'refused' && isPassing(reply)) {
      if (reply.reasons.some(({ key }) => key === 'notOpen')) this.#isLacking = true;
      return this.#hurry();
    }
    if (id === OPEN && reply.kind === 'refused') return this.#listener?.refused(reply.text);
    // Something was told that has not come.
    if (reply.kind === 'accepted' && (id === OPEN || id === SEEN)) this.#expect(reply.seq);
    const asked = this.#open.get(id);
    this.#open.delete(id);
    asked?.answer(reply);
  }

  #expect(seq: number): void {
    const { moment } = this.#listener?.known() ?? { moment: seq };
    if (moment !== null && moment >= seq) return;
    this.#isLacking = true;
    this.#hurry();
  }

  #hurry(): void {
    if (this.#wait === this.#pace.first) return;
    this.#wait = this.#pace.first;
    this.#rest();
  }

  #rest(): void {
    this.#cancel();
    this.#cancel = this.#pace.later(() => this.#repeat(), this.#wait);
  }

  #askSeen(): void {
    const message = { kind: 'seen', id: SEEN, match: this.#match, as: this.#as, seq: Math.max(this.#seen, 0) } as const;
    this.#open.set(SEEN, { message, answer: () => undefined });
    if (this.#isUp) this.#carrier.send(message);
  }

  #repeat(): void {
    const isBusy = this.#isLacking || this.#open.size > 0;
    if (this.#isUp && this.#listener !== null) {
      if (isBusy && this.#silences++ === SILENCES) this.#carrier.renew();
      // First, so that all the rest is about a match that is open.
      if (this.#isLacking) this.#carrier.send(this.#opening(this.#listener.known().entry));
      for (const { message } of this.#open.values()) this.#carrier.send(message);
      if (!isBusy && this.#wait === this.#pace.most) {
        this.#askSeen();
        this.#wait = 0;
      }
    }
    const longer = Math.max(this.#wait * 2, this.#pace.first);
    this.#wait = isBusy || this.#wait === 0 ? Math.min(longer, this.#pace.most) : this.#pace.most;
    this.#rest();
  }

  #opening(seq: number): ClientMessage {
    return { kind: 'open', id: OPEN, match: this.#match, as: this.#as, seq };
  }
}

function isPassing({ reasons }: Extract<Replied, { readonly kind: 'refused' }>): boolean {
  return reasons.length > 0 && reasons.every(({ rule, key }) => rule === 'server' && PASSING.has(key));
}

const PACE: Pace = {
  first: 2000,
  most: 20_000,
  later: (work, time) => {
    const timer = setTimeout(work, time);
    return () => clearTimeout(timer);
  },
};
