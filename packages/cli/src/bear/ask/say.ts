import { type BearSystem, explainReason, namesIn, type View } from '@sandtable/bear';
import { parseSentence, printSentence, type Word } from '@sandtable/kernel';
import type { Answer } from '../../desk/answer.ts';
import { type Asked, optionValue } from '../../desk/asked.ts';
import { namedReasons } from './named.ts';
import { openPosition } from './open-position.ts';
import { figureLines, namedFigures } from './say-figures.ts';
import { type Moved, moveLines, movesIn } from './say-move.ts';

/** So many words are told in place of a wrong one. */
const FEW = 16;

/** `--say`: judges any beginning of a sentence, with its figures, its reasons and the words that may follow. */
export function askSay(asked: Asked): Answer {
  const { game, battle, turn } = openPosition(asked.position);
  const text = asked.must('say', 'a sentence or its beginning').trim();
  const said = text === '' ? [] : optionValue(parseSentence(text));
  const verdict = game.judge(battle.view, said);
  const names = namesIn(battle);
  const reasons = namedReasons(verdict.reasons, names);
  const answer = `${turn}: '${printSentence(said)}' ${verdict.granted ? 'may' : 'may not'} be said`;
  if (!verdict.granted) {
    const wrong = firstWrong(game, battle.view, said);
    const instead = wordsAfter(game, battle.view, said.slice(0, wrong));
    return {
      yes: false,
      lines: [
        answer,
        ...verdict.reasons.map((reason) => explainReason(reason, names)),
        insteadLine(said[wrong], instead),
      ],
      json: { turn, say: said, allowed: false, whole: false, figures: {}, reasons, wrong, instead, next: [] },
    };
  }
  const next = wordsAfter(game, battle.view, said);
  const { whole, figures } = verdict.value;
  const named = ({ unit, terms, ...price }: Moved): object => ({
    unit: names.unit(unit),
    ...price,
    terms: namedReasons(terms, names),
  });
  const moves = movesIn(battle, game.heard(battle.view, said));
  // The terms of a move are told unit by unit.
  const judged = { figures, reasons: moves.length > 0 ? [] : verdict.reasons };
  return {
    yes: true,
    lines: [
      answer,
      ...figureLines(judged, names),
      ...moves.flatMap((move) => moveLines(move, names)),
      ...(next.length === 0 ? [] : [`next: ${next.join(' ')}`]),
    ],
    json: {
      turn,
      say: said,
      allowed: true,
      whole,
      figures: { ...namedFigures(figures, names), ...(moves.length === 0 ? {} : { moves: moves.map(named) }) },
      reasons,
      next,
    },
  };
}

function wordsAfter(game: BearSystem, view: View, said: readonly Word[]): Word[] {
  return game.offers(view, said).map(({ word }) => word);
}

/** The place of the first word that cannot stand there. */
function firstWrong(game: BearSystem, view: View, said: readonly Word[]): number {
  const wrong = said.findIndex((_word, place) => !game.judge(view, said.slice(0, place + 1)).granted);
  return wrong === -1 ? said.length : wrong;
}

function insteadLine(word: Word | undefined, instead: readonly Word[]): string {
  const place = word === undefined ? 'there' : `in place of '${word}'`;
  if (instead.length === 0) return `nothing can be said ${place}`;
  const more = instead.length > FEW ? ` ... (${instead.length - FEW} more)` : '';
  return `${place}: ${instead.slice(0, FEW).join(' ')}${more}`;
}
