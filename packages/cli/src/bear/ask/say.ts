import { explainReason, namesIn } from '@sandtable/bear';
import type { Answer } from '../../desk/answer.ts';
import type { Asked } from '../../desk/asked.ts';
import { namedReasons } from '../../desk/named.ts';
import { answerSaid } from '../../desk/say.ts';
import { openPosition } from './open-position.ts';
import { figureLines, namedFigures } from './say-figures.ts';
import { type Moved, moveLines, movesIn } from './say-move.ts';

/** `--say`: any beginning of a sentence of the side to move. */
export function askSay(asked: Asked): Answer {
  const { game, battle, turn } = openPosition(asked.position);
  const names = namesIn(battle);
  const named = ({ unit, terms, ...price }: Moved): object => ({
    unit: names.unit(unit),
    ...price,
    terms: namedReasons(terms, names),
  });
  return answerSaid(asked, {
    game,
    view: battle.view,
    turn,
    reason: (reason) => explainReason(reason, names),
    named: (reasons) => namedReasons(reasons, names),
    granted(said, { figures, reasons }) {
      const moves = movesIn(battle, game.heard(battle.view, said));
      // The terms of a move are told unit by unit.
      const judged = { figures, reasons: moves.length > 0 ? [] : reasons };
      return {
        lines: [...figureLines(judged, names), ...moves.flatMap((move) => moveLines(move, names))],
        figures: { ...namedFigures(figures, names), ...(moves.length === 0 ? {} : { moves: moves.map(named) }) },
      };
    },
  });
}
