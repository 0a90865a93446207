import { type Audience, deny, type Realm, type Seat, type Verdict } from '@sandtable/kernel';
import {
  type AnswerBook,
  answerNow,
  answersAfter,
  isDeputys,
  judgeUndoBehind,
  type Match,
  type Prepared,
  readAnswers,
  type StandingAnswers,
} from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import type { AnswersChange } from '../store/entries.ts';
import type { AnswersRow } from '../store/tables.ts';

const EMPTY: AnswerBook = { seats: {}, given: [] };

export interface NextBook extends AnswersChange {
  readonly book: AnswerBook;
}

/** The answers that the seats of a match gave beforehand, as the database has them. */
export class StandingBook {
  readonly #partOf: HostedGame['partOf'];
  #book = EMPTY;
  #version = 0;

  constructor({ partOf }: Pick<HostedGame, 'partOf'>) {
    this.#partOf = partOf;
  }

  get book(): AnswerBook {
    return this.#book;
  }

  of(audience: Audience): StandingAnswers | null {
    return Object.hasOwn(this.#book.seats, audience) ? (this.#book.seats[audience] ?? null) : null;
  }

  /** Whether the seat asked has answered this question beforehand. */
  isAnswering(match: Match<Realm>): boolean {
    const { asks } = match;
    return asks !== null && this.of(asks) !== null && answerNow(match, this.#book, true) !== null;
  }

  /** A book that these rules cannot read is dropped: the players are asked again. */
  read(match: Match<Realm>, row: AnswersRow | undefined): void {
    this.#version = row?.version ?? 0;
    const read = row === undefined ? undefined : readAnswers(match, JSON.parse(row.text));
    this.#book = read?.ok === true ? read.value : EMPTY;
  }

  after(match: Match<Realm>, prepared: Prepared<Realm>): NextBook {
    return this.change(answersAfter(match, this.#book, prepared));
  }

  change(book: AnswerBook): NextBook {
    const text = JSON.stringify(book);
    return { version: this.#version, text: text === JSON.stringify(this.#book) ? null : text, book };
  }

  /** The change is stored: make it current. */
  take({ version, text, book }: NextBook): void {
    this.#version = text === null ? version : version + 1;
    this.#book = book;
  }

  /** Undo goes past answers given beforehand, to the seat's last decision. */
  judgeUndo(match: Match<Realm>, seat: Seat): Verdict<{ readonly to: number }> {
    const last = match.log.standing(match.seq);
    return isDeputys(match, last, this.#partOf)
      ? deny('undo', 'saidByAnother', { amount: last })
      : judgeUndoBehind(match, this.#book, seat);
  }
}
