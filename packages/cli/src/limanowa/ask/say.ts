import { explainAnswer, type Limanowa, printPercent, printUnit, type Seen, type UnitId } from '@sandtable/limanowa';
import type { Figures } from '@sandtable/kernel';
import { type Answer, answerSaid, namedReasons } from '../../desk/question.ts';
import type { QuestionInput } from '../../desk/options.ts';
import { type Names, namesOf, openPosition, phaseAsked, reasonLine } from './position.ts';
import { namedTarget, targetLines } from './odds.ts';

/** `--say`: any beginning of a plan of the player whose round it is. */
export function askSay(asked: QuestionInput): Answer {
  const { game, seen, turn } = openPosition(asked.position, phaseAsked(asked));
  const names = namesOf(seen);
  return answerSaid(asked, {
    game,
    view: seen.view,
    turn,
    reason: (reason) => reasonLine(seen, reason),
    named: (reasons) => namedReasons(reasons, names),
    granted: (_said, { figures, reasons }) => ({
      lines: [...figureLines(seen, figures), ...reasons.map((reason) => reasonLine(seen, reason))],
      figures: namedFigures(figures, names),
    }),
  });
}

/** Every attack with its terms, then counter-attacks, what the AI may add, and the moves and tokens left. */
function figureLines(seen: Seen, figures: Figures<Limanowa>): string[] {
  const { targets = [], counters = [], answers = [], movesLeft, tokensLeft } = figures;
  const name = (unit: UnitId): string => printUnit(seen, unit);
  return [
    ...targets.flatMap((each) => targetLines(seen, each)),
    ...counters.flatMap((each) => targetLines(seen, each)),
    ...answers.map((each) => `the AI may add: ${explainAnswer(seen, each, name)}, ${printPercent(each.chance)}`),
    ...(movesLeft === undefined ? [] : [`moves left: ${movesLeft}`]),
    ...(tokensLeft === undefined ? [] : [`tokens left: ${tokensLeft}`]),
  ];
}

function namedFigures({ targets, counters, answers, reach, ...others }: Figures<Limanowa>, names: Names): object {
  return {
    ...others,
    ...(targets && { targets: targets.map((each) => namedTarget(each, names)) }),
    ...(counters && { counters: counters.map((each) => namedTarget(each, names)) }),
    ...(answers && { answers: answers.map(({ unit, ...each }) => ({ ...each, unit: names.unit(unit) })) }),
    ...(reach && { reach: reach.map(names.hex) }),
  };
}
