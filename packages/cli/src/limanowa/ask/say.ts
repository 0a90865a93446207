import type { Limanowa, Seen } from '@sandtable/limanowa';
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

/** Every attack with its terms, then counter-attacks, and the moves and tokens left. */
function figureLines(seen: Seen, { targets = [], counters = [], movesLeft, tokensLeft }: Figures<Limanowa>): string[] {
  return [
    ...targets.flatMap((each) => targetLines(seen, each)),
    ...counters.flatMap((each) => targetLines(seen, each)),
    ...(movesLeft === undefined ? [] : [`moves left: ${movesLeft}`]),
    ...(tokensLeft === undefined ? [] : [`tokens left: ${tokensLeft}`]),
  ];
}

function namedFigures({ targets, counters, reach, ...others }: Figures<Limanowa>, names: Names): object {
  return {
    ...others,
    ...(targets && { targets: targets.map((each) => namedTarget(each, names)) }),
    ...(counters && { counters: counters.map((each) => namedTarget(each, names)) }),
    ...(reach && { reach: reach.map(names.hex) }),
  };
}
