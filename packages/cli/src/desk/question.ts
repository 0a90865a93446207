import {
  type Figures,
  type GameSystem,
  parseSentence,
  printSentence,
  type Realm,
  type Reason,
  type Sentence,
  type Word,
} from '@sandtable/kernel';
import { type QuestionInput, type Option, optionValue } from './options.ts';

export interface Question {
  readonly about: string;
  readonly options: readonly Option[];
  /** Loads its code on demand: loading takes most of the time. */
  readonly answer: (asked: QuestionInput) => Promise<Answer>;
}

export type Questions = Readonly<Record<string, Question>>;

export interface Answer {
  readonly yes: boolean;
  /** The answer first, then the reasons. */
  readonly lines: readonly string[];
  readonly json: object;
}

/** As text: the answer at the margin, the rest indented. */
export function printAnswer({ lines, json }: Answer, asJson: boolean): string {
  return asJson ? JSON.stringify(json) : lines.join('\n  ');
}

interface Names {
  hex(hex: number): string;
  unit(unit: number): string;
}

export function namedReasons(reasons: readonly Reason[], names: Names): object[] {
  return reasons.map(({ at, unit, ...reason }) => ({
    ...reason,
    ...(at === undefined ? {} : { at: names.hex(at) }),
    ...(unit === undefined ? {} : { unit: names.unit(unit) }),
  }));
}

/** Alternatives listed for a wrong word. */
const FEW = 16;

/** The position in which a sentence is judged, and how the game explains the verdict. */
interface SentenceContext<R extends Realm> {
  readonly game: GameSystem<R>;
  readonly view: R['view'];
  readonly turn: string;
  reason(reason: Reason): string;
  named(reasons: readonly Reason[]): object[];
  granted(said: Sentence, judged: JudgedSentence<R>): { readonly lines: readonly string[]; readonly figures: object };
}

interface JudgedSentence<R extends Realm> {
  readonly figures: Figures<R>;
  readonly reasons: readonly Reason[];
}

/** `--say`: judges any beginning of a sentence, and prints its figures, its reasons and the words that may follow. */
export function answerSaid<R extends Realm>(asked: QuestionInput, floor: SentenceContext<R>): Answer {
  const { game, view, turn } = floor;
  const text = asked.must('say', 'a sentence or its beginning').trim();
  const said = text === '' ? [] : optionValue(parseSentence(text));
  const verdict = game.judge(view, said);
  const reasons = floor.named(verdict.reasons);
  const answer = `${turn}: '${printSentence(said)}' ${verdict.granted ? 'may' : 'may not'} be said`;
  if (!verdict.granted) {
    const wrong = firstWrong(game, view, said);
    const instead = wordsAfter(game, view, said.slice(0, wrong));
    return {
      yes: false,
      lines: [answer, ...verdict.reasons.map(floor.reason), insteadLine(said[wrong], instead)],
      json: { turn, say: said, allowed: false, whole: false, figures: {}, reasons, wrong, instead, next: [] },
    };
  }
  const next = wordsAfter(game, view, said);
  const { whole, figures } = verdict.value;
  const told = floor.granted(said, { figures, reasons: verdict.reasons });
  return {
    yes: true,
    lines: [answer, ...told.lines, ...(next.length === 0 ? [] : [`next: ${next.join(' ')}`])],
    json: { turn, say: said, allowed: true, whole, figures: told.figures, reasons, next },
  };
}

function wordsAfter<R extends Realm>(game: GameSystem<R>, view: R['view'], said: readonly Word[]): Word[] {
  return game.offers(view, said).map(({ word }) => word);
}

function firstWrong<R extends Realm>(game: GameSystem<R>, view: R['view'], said: readonly Word[]): number {
  const wrong = said.findIndex((_word, place) => !game.judge(view, said.slice(0, place + 1)).granted);
  return wrong === -1 ? said.length : wrong;
}

function insteadLine(word: Word | undefined, instead: readonly Word[]): string {
  const place = word === undefined ? 'there' : `in place of '${word}'`;
  if (instead.length === 0) return `nothing can be said ${place}`;
  const more = instead.length > FEW ? ` ... (${instead.length - FEW} more)` : '';
  return `${place}: ${instead.slice(0, FEW).join(' ')}${more}`;
}
