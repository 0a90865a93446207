import { type Realm, type Seat, type Sentence, type Verdict, grant, printSentence } from '@sandtable/kernel';
import type { LoggedEntry, Moment, TableLink } from '../face/moment.ts';
import type { Carrier, FarAnswers, FarQuestion, FromTable, ToTable } from '../link/far-protocol.ts';
import type { Table } from '../link/table.ts';

type Change = Extract<FarQuestion, { readonly topic: 'act' | 'undo' | 'end' }>;

/**
 * A table elsewhere, as a server would keep it: every seat has a wire of its own, and is told what it may know. It remembers nothing
 * but the match.
 */
export class FarHost<R extends Realm> {
  readonly table: Table<R>;
  readonly #page: number;
  readonly #wires: { readonly seat: Seat; readonly carrier: Carrier<FromTable<R>, ToTable> }[] = [];
  /** Changes that were asked for again after they had been done. */
  repeats = 0;

  constructor(table: Table<R>, page = 50) {
    this.table = table;
    this.#page = page;
  }

  connect(seat: Seat, carrier: Carrier<FromTable<R>, ToTable>): void {
    this.#wires.push({ seat, carrier });
    carrier.onMessage((message) => {
      if (message.kind === 'ask')
        carrier.send({ kind: 'answer', id: message.id, reply: this.#replyTo(seat, message.question) });
      else this.#tellSince(seat, carrier, message.seq);
    });
  }

  #replyTo(seat: Seat, question: FarQuestion): Extract<FromTable<R>, { readonly kind: 'answer' }>['reply'] {
    try {
      return { answer: this.#answer(seat, question) };
    } catch (error) {
      return { failed: String(error), isUnloaded: false };
    }
  }

  #answer(seat: Seat, question: FarQuestion): FarAnswers<R>[FarQuestion['topic']] {
    const { table } = this;
    table.sit(seat);
    const { topic, asked } = question;
    switch (topic) {
      case 'open':
        return { name: 'Elsewhere', seating: table.seating, moment: table.now(), log: table.log().slice(-this.#page) };
      case 'log':
        return table.log().slice(Math.max(asked.before - this.#page, 0), asked.before);
      case 'at':
        return table.at(asked.seq);
      case 'why':
        return table.why(asked.seq);
      case 'whatIf':
        return table.whatIf(asked.seq, asked.unit);
      case 'beforehand':
        table.setAnswers(asked);
        return true;
      case 'goOn':
        return false;
      case 'act':
      case 'undo':
      case 'end':
        return this.#change(seat, question);
    }
  }

  #change(seat: Seat, question: Change): Verdict {
    const { table } = this;
    if (this.#isDone(seat, question)) {
      this.repeats++;
      return grant();
    }
    const verdict = this.#changed(question);
    if (verdict.granted)
      for (const { seat: other, carrier } of this.#wires) this.#tellSince(other, carrier, table.match.seq - 1);
    return verdict;
  }

  #changed({ topic, asked }: Change): Verdict {
    const { table } = this;
    if (topic === 'act') return table.act(asked.seq, asked.sentence);
    // One may resign whatever has happened since.
    return topic === 'undo' ? table.undo(asked.seq) : table.end(table.match.seq, asked.ending);
  }

  /** Whether the entry after the one that was seen is this very change: then the answer was lost, or the question came twice. */
  #isDone(seat: Seat, { topic, asked }: Change): boolean {
    const log = this.table.log();
    if (topic === 'end') return log.some(({ byTable }) => JSON.stringify(byTable) === JSON.stringify(asked.ending));
    const next = log[asked.seq + 1];
    if (next?.speaker !== seat) return false;
    return topic === 'undo' ? next.undo !== null : printSentence(next.said ?? []) === printSentence(asked.sentence);
  }

  #tellSince(seat: Seat, carrier: Carrier<FromTable<R>, ToTable>, heard: number): void {
    const { table } = this;
    table.sit(seat);
    for (const entry of table.log().slice(heard + 1)) carrier.send(this.#newsOf(entry));
  }

  #newsOf(entry: LoggedEntry<R>): FromTable<R> {
    const { table } = this;
    const { seq } = entry;
    const moment = seq === table.match.seq ? table.now() : table.at(seq);
    return { kind: 'news', after: seq - 1, upTo: seq, news: { kind: 'moment', moment, entries: [entry] } };
  }
}

/** Somebody at another screen, who always has something to say. */
export function playBy<R extends Realm>(
  link: TableLink<R>,
  sentenceFor: (moment: Moment<R>) => Promise<Sentence>,
): void {
  const play = async (moment: Moment<R>): Promise<void> => {
    if (moment.asks === moment.seat) await link.act(moment.seq, await sentenceFor(moment));
  };
  link.subscribe((moment) => void play(moment));
  void play(link.now());
}
