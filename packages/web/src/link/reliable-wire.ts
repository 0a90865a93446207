import type { ClientMessage, ServerMessage } from '@sandtable/protocol';

/** Carries messages and may lose them, such as a socket that reconnects when it breaks. */
export interface Carrier {
  send(message: ClientMessage): void;
  onMessage(listener: (message: ServerMessage) => void): void;
  onState(listener: (isUp: boolean) => void): void;
  /** Reconnects: an expected message has not come for long, so the connection may be dead without an error. */
  renew(): void;
  close(): void;
}

/** Calls `work` after so many milliseconds; returns a function that cancels it. */
export type Later = (work: () => void, time: number) => () => void;

interface Pace {
  /** Milliseconds before the first repeat; doubled each time. */
  readonly first: number;
  /** The longest delay, and the interval at which an idle wire asks whether it missed anything. */
  readonly most: number;
  readonly later: Later;
}

type Of<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { readonly kind: Kind }>;
export type MomentMessage = Of<'moment'>;
export type Replied = Of<'accepted' | 'refused' | 'answer'>;
/** A message without the fields that the wire adds; all but those that belong to no match. */
export type Draft = ClientMessage extends infer Message
  ? Message extends ClientMessage & { readonly match: string }
    ? Omit<Message, 'id' | 'match'>
    : never
  : never;

export interface WireListener {
  /** The last known entry, -1 for none; and the moment that changes can apply to, null for none. */
  known(): { readonly entry: number; readonly moment: number | null };
  /** False if the message could not be applied: then the wire asks for the whole state. */
  hear(message: MomentMessage): boolean;
  note(message: Exclude<ServerMessage, MomentMessage | Replied>): void;
  refused(text: string): void;
  state(isUp: boolean): void;
}

/** Temporary refusals: nothing was changed, and the wire asks again. */
const PASSING = new Set(['tooFast', 'tooMuch', 'tooManyQuestions', 'unavailable', 'stopping', 'notOpen']);
const OPEN = 'open';
const SEEN = 'seen';
/** Unanswered repeats before the connection is given up. */
const SILENCES = 3;

/**
 * A reliable connection to a match on the server over an unreliable carrier: every question is answered, and every
 * entry arrives once and in order. Repeats are safe: the server accepts the same message again.
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
  /** The whole state must be asked for: nothing is known yet, or something before the last message is missing. */
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

  follow(listener: WireListener): void {
    this.#listener = listener;
    this.again();
  }

  /** Lets others hear every message as well. */
  onMessage(listener: (message: ServerMessage) => void): () => void {
    this.#others.add(listener);
    return () => void this.#others.delete(listener);
  }

  /** Repeats the question until it is answered, however long that takes. */
  ask(draft: Draft): Promise<Replied> {
    return new Promise((resolve) => {
      const message: ClientMessage = { ...draft, id: String(this.#ids++), match: this.#match };
      this.#open.set(message.id, { message, answer: resolve });
      if (this.#isUp) this.#carrier.send(message);
      this.#hurry();
    });
  }

  /** Notes the last entry shown; reported now and then, and at once if this may be the last chance. */
  see(seq: number, isLast: boolean): void {
    this.#seen = Math.max(this.#seen, seq);
    if (isLast) this.#askSeen();
  }

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
    // The server's changes on this connection do not apply to what the last one sent.
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
    // Late or duplicate.
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
    // The server has sent an entry that did not arrive.
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
      // First, since the server accepts the rest only once the match is open.
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
