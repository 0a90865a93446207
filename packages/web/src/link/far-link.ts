import type { AnswerOn, AskedQuestion, ServerMessage } from '@sandtable/protocol';
import {
  type GameSystem,
  grant,
  isRecord,
  patch,
  type Realm,
  type Reason,
  type Seat,
  type Verdict,
} from '@sandtable/kernel';
import { hear, type Moment as ServerMoment, type Seating, type StandingAnswers } from '@sandtable/session';
import type { StoreApi } from 'zustand/vanilla';
import type { LoggedEntry, Moment } from '../face/moment.ts';
import { timeIn } from '../online/server/time.ts';
import { loggedOf, momentOf, PastReader, pastMoments } from './far-moments.ts';
import { farState, type FarState, note } from './far-state.ts';
import type { TableAnswers } from './protocol.ts';
import type { Draft, MomentMessage, Replied, ReliableWire, WireListener } from './reliable-wire.ts';
import { type TableQuestion, WiredLink } from './wired-link.ts';
import { WireError } from './wire.ts';

/** By default, questions with only one possible answer are answered automatically. */
const USUAL: StandingAnswers = { lone: true, standing: {}, until: null, since: 0, next: null, after: 0 };

interface FarGame<R extends Realm> {
  readonly system: Pick<GameSystem<R>, 'pending'>;
  /** Loads what only some matches need; `view` may be only part of a view. */
  ready?(view: object): Promise<void>;
}

type FarOffer = FarState['offers'][number];

interface FirstState<R extends Realm> {
  readonly told: ServerMoment<R>;
  readonly seating: Seating;
  readonly moment: Moment<R>;
  readonly log: readonly LoggedEntry<R>[];
}

/** A match on a server, in which the person at this screen has a seat or is an onlooker. */
export class FarLink<R extends Realm> extends WiredLink<R> {
  readonly local = null;
  readonly far: StoreApi<FarState>;
  readonly #wire: ReliableWire;
  readonly #system: FarGame<R>['system'];
  /** The latest state from the server, which its next changes apply to. */
  #told: ServerMoment<R>;
  /** The page of the log being loaded; one at a time. */
  #loading: Promise<void> | null = null;
  readonly #past = new PastReader<R>(async (seq, to) => {
    const { moments } = await this.#question('at', { topic: 'at', seq, to });
    return pastMoments<R>(this.#system, moments);
  });
  /** The last entry received, whether or not the screen has subscribed yet. */
  #lastEntry: number;

  private constructor(
    id: string,
    wire: ReliableWire,
    system: FarGame<R>['system'],
    far: StoreApi<FarState>,
    it: FirstState<R>,
  ) {
    super(id, { name: id, ...it });
    this.#wire = wire;
    this.#system = system;
    this.far = far;
    this.#told = it.told;
    this.#lastEntry = it.told.seq;
  }

  /** Fails with a WireError if the match cannot be opened. */
  static open<R extends Realm>(id: string, wire: ReliableWire, { system, ready }: FarGame<R>): Promise<FarLink<R>> {
    const far = farState();
    return new Promise((resolve, reject) => {
      let link: FarLink<R> | null = null;
      let isReading = false;
      const openFrom = (message: MomentMessage): boolean => {
        const told = toldBy(system, null, message, []);
        const { seating, seen = null, seed } = message;
        if (told === null || seating === undefined) return false;
        far.setState({
          ...{ seen, seed, commitment: JSON.stringify(message.commitment) ?? null },
          time: timeIn(message, Date.now()),
        });
        const log = message.entries.map((entry) => loggedOf<R>(entry));
        link = new FarLink(id, wire, system, far, {
          told,
          seating: seatingOf(seating),
          moment: momentOf(told, message),
          log,
        });
        if (told.audience in seating) link.#answerLone();
        resolve(link);
        return true;
      };
      const listener: WireListener = {
        known: () => (link === null ? { entry: -1, moment: null } : { entry: link.#lastEntry, moment: link.#told.seq }),
        hear(message) {
          if (link !== null) return link.#hearMoment(message);
          if (openFrom(message)) return true;
          // A part of the game that this match needs may be missing.
          if (!isReading && ready !== undefined)
            void ready(viewIn(message)).then(() => (link === null ? openFrom(message) : true), reject);
          isReading = true;
          return ready !== undefined;
        },
        note: (message) => note(far, message),
        refused(text) {
          far.setState({ refusal: text });
          reject(new WireError('broken', text));
        },
        state: (isUp) => far.setState({ isUp }),
      };
      wire.follow(listener);
    });
  }

  /** Sends the server a message that is not about the match itself. */
  send(draft: Draft): Promise<Replied> {
    return this.#wire.ask(draft);
  }

  /** Every message as it arrives, for parts of the screen outside the match. */
  onMessage(listener: (message: ServerMessage) => void): () => void {
    return this.#wire.onMessage(listener);
  }

  /** Reports the entry on the screen; `isLast` if this may be the last chance to do so. */
  see(seq: number, isLast: boolean): void {
    this.#wire.see(seq, isLast);
  }

  async offer(what: FarOffer['what'], to?: number): Promise<Verdict> {
    const { seq, seat } = this.now();
    const target = to === undefined ? {} : { to };
    return verdictOf(await this.#wire.ask({ kind: 'offer', seat, seq, what, ...target }));
  }

  async decline(what: FarOffer['what']): Promise<Verdict> {
    const { seq, seat } = this.now();
    return verdictOf(await this.#wire.ask({ kind: 'decline', seat, seq, what }));
  }

  override beforehand(answers: Partial<StandingAnswers>): void {
    void this.#setAnswers(answers);
  }

  override goOn(): void {}

  loadOlder(): Promise<void> {
    this.#loading ??= this.#loadPage().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #loadPage(): Promise<void> {
    const before = this.log()[0]?.seq ?? 0;
    if (before === 0) return;
    const { entries } = await this.#question('log', { topic: 'log', before });
    // After a lost connection the log may begin with another page, which this one does not join.
    if (this.log()[0]?.seq !== before) return;
    // Otherwise loading back to an entry would never end.
    if (entries.at(-1)?.seq !== before - 1) throw new Error(`the page before entry ${before} does not end there`);
    this.putBefore(entries.map((entry) => loggedOf<R>(entry)));
  }

  override close(): void {
    super.close();
    this.#wire.cut();
  }

  protected async ask<Q extends TableQuestion>(question: Q): Promise<TableAnswers<R>[Q['topic']]> {
    const answer: TableAnswers<R>[TableQuestion['topic']] = await this.#answerTo(question);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- each case answers its own topic
    return answer as TableAnswers<R>[Q['topic']];
  }

  async #answerTo({ topic, asked }: TableQuestion): Promise<TableAnswers<R>[TableQuestion['topic']]> {
    const { seat } = this.now();
    switch (topic) {
      case 'act': {
        const { seq, sentence, next } = asked;
        // The answer for the roll goes first, so that it is there when the roll is asked for.
        if (next) void this.#setAnswers({ next: [...next], after: seq + 1 });
        return verdictOf(await this.#wire.ask({ kind: 'say', seat, seq, words: sentence.join(' ') }));
      }
      case 'undo':
        return verdictOf(await this.#wire.ask({ kind: 'undo', seat, seq: asked.seq }));
      case 'end':
        return asked.ending.table === 'resign' ? this.#resign(seat) : this.offer('draw');
      case 'at':
        return this.#past.at(asked.seq);
      case 'why': {
        const { seq } = asked;
        const { moments, notes, events } = await this.#question('why', { topic: 'why', seq });
        const [before] = pastMoments<R>(this.#system, moments);
        if (before === undefined) throw new WireError('broken', 'no position before it was told');
        return { seq, before, notes, events };
      }
      case 'whatIf': {
        const { notes, isDrawnAnew } = await this.#question('whatIf', { topic: 'whatIf', ...asked });
        return { ...asked, notes, isDrawnAnew };
      }
      case 'beforehand':
        await this.#setAnswers(asked);
        return true;
      case 'goOn':
        return false;
    }
  }

  /** Tries again if other entries come in between: a player may resign at any time. */
  async #resign(seat: Seat): Promise<Verdict> {
    for (;;) {
      const { seq, outcome } = this.now();
      if (outcome !== null) return grant();
      const reply = await this.#wire.ask({ kind: 'resign', seat, seq });
      if (reply.kind !== 'refused' || !reply.reasons.some(({ key }) => key === 'stale' || key === 'overtaken'))
        return verdictOf(reply);
      await this.#beyond(seq);
    }
  }

  #beyond(seq: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.#told.seq > seq) return resolve();
      const stop = this.far.subscribe(() => {
        if (this.#told.seq <= seq) return;
        stop();
        resolve();
      });
    });
  }

  async #question<T extends AskedQuestion['topic']>(_topic: T, question: AskedQuestion): Promise<AnswerOn<T>> {
    const reply = await this.#wire.ask({ kind: 'ask', as: this.#as, question });
    if (reply.kind !== 'answer') throw new WireError('broken', reply.kind === 'refused' ? reply.text : 'no answer');
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the server answers by the same schema
    return reply.answer as AnswerOn<T>;
  }

  get #as(): string {
    return this.now().seat in this.seating ? this.now().seat : 'observer';
  }

  #answerLone(): void {
    if (this.far.getState().answers === null) void this.#setAnswers({});
  }

  async #setAnswers(answers: Partial<StandingAnswers>): Promise<void> {
    const all = { ...USUAL, ...this.far.getState().answers, ...answers };
    this.far.setState({ answers: all });
    const { seq, seat } = this.now();
    await this.#wire.ask({ kind: 'answers', seat, seq, answers: all });
  }

  #hearMoment(message: MomentMessage): boolean {
    const told = toldBy(this.#system, this.#told, message, this.now().events);
    if (told === null) return false;
    const isNew = told.seq > this.#told.seq;
    this.#told = told;
    const { seed, seating } = message;
    if (seating !== undefined && JSON.stringify(seating) !== JSON.stringify(this.seating))
      this.far.setState({ isReseated: true });
    const entries = message.entries.filter(({ seq }) => seq > this.#lastEntry).map((entry) => loggedOf<R>(entry));
    this.#lastEntry = told.seq;
    if (isNew) this.hear({ kind: 'moment', moment: momentOf(told, message), entries });
    this.far.setState({ seed, time: timeIn(message, Date.now()) });
    return true;
  }
}

function toldBy<R extends Realm>(
  system: FarGame<R>['system'],
  known: ServerMoment<R> | null,
  message: MomentMessage,
  last: readonly R['event'][],
): ServerMoment<R> | null {
  const { entries } = message;
  // The events of all missed entries together; if none were missed, those of the last message still hold.
  const events = entries.length === 0 ? last : entries.flatMap((entry) => entry.events);
  const heard = hear<R>(system, known, { ...message, events });
  return heard.ok ? heard.value : null;
}

function viewIn({ changes }: MomentMessage): object {
  const whole = patch(null, changes);
  const value: unknown = whole.ok ? whole.value : null;
  return isRecord(value) && isRecord(value['view']) ? value['view'] : {};
}

function verdictOf(reply: Replied): Verdict {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the server's own reasons, by the same schema
  return reply.kind === 'refused' ? { granted: false, reasons: reply.reasons as Reason[] } : grant();
}

function seatingOf(seating: NonNullable<MomentMessage['seating']>): Seating {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the server has it from a match
  return seating as Seating;
}
