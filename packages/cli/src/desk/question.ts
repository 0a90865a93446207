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
import { type Asked, type Option, optionValue } from './options.ts';

/** Something that can be asked about a position. */
export interface Question {
  readonly about: string;
  readonly options: readonly Option[];
  /** Each loads what it needs when it is asked: most of the time goes into that. */
  readonly answer: (asked: Asked) => Promise<Answer>;
}

export type Questions = Readonly<Record<string, Question>>;

/** What is answered: whether it is so, and why, in lines of text and in JSON. */
export interface Answer {
  readonly yes: boolean;
  /** The answer itself in front. */
  readonly lines: readonly string[];
  readonly json: object;
}

/** As text the answer stands at the margin, and all that belongs to it is indented. */
export function printAnswer({ lines, json }: Answer, asJson: boolean): string {
  return asJson ? JSON.stringify(json) : lines.join('\n  ');
}

/** What hexes and units are called. */
interface Names {
  hex(hex: number): string;
  unit(unit: number): string;
}

/** Reasons for those who read JSON: hexes and units by name. */
export function namedReasons(reasons: readonly Reason[], names: Names): object[] {
  return reasons.map(({ at, unit, ...reason }) => ({
    ...reason,
    ...(at === undefined ? {} : { at: names.hex(at) }),
    ...(unit === undefined ? {} : { unit: names.unit(unit) }),
  }));
}

/** So many words are told in place of a wrong one. */
const FEW = 16;

/** Where something is said, and how the game tells what comes of it. */
interface Floor<R extends Realm> {
  readonly game: GameSystem<R>;
  readonly view: R['view'];
  /** Who speaks. */
  readonly turn: string;
  reason(reason: Reason): string;
  /** Reasons as data, by the names of things. */
  named(reasons: readonly Reason[]): object[];
  /** What a beginning that may be said comes to: in lines, and as data. */
  granted(said: Sentence, judged: Judged<R>): { readonly lines: readonly string[]; readonly figures: object };
}

interface Judged<R extends Realm> {
  readonly figures: Figures<R>;
  readonly reasons: readonly Reason[];
}

/** `--say`: judges any beginning of a sentence, with its figures, its reasons and the words that may follow. */
export function answerSaid<R extends Realm>(asked: Asked, floor: Floor<R>): Answer {
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

/** The place of the first word that cannot stand there. */
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
