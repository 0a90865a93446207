import {
  type Bear,
  explainReason,
  type HexId,
  isFoot,
  judgeMove,
  judgePivot,
  moveFromHere,
  type Names,
  namesIn,
  type Seen,
  typeOf,
  type UnitId,
  verbTrait,
} from '@sandtable/bear';
import type { Offer, Reason } from '@sandtable/kernel';
import type { QuestionInput } from '../../desk/options.ts';
import { type Answer, answerSaid, namedReasons } from '../../desk/question.ts';
import { printPrice } from './move.ts';
import { openPosition } from './open-position.ts';
import { figureLines, namedFigures } from './say-figures.ts';

/** `--say`: any beginning of a sentence of the side to move. */
export function askSay(asked: QuestionInput): Answer {
  const { game, battle, turn } = openPosition(asked.position);
  const names = namesIn(battle);
  const named = ({ unit, terms, ...price }: UnitMove): object => ({
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
      // A move lists its terms unit by unit instead.
      const judged = { figures, reasons: moves.length > 0 ? [] : reasons };
      return {
        lines: [...figureLines(judged, names), ...moves.flatMap((move) => moveLines(move, names))],
        figures: { ...namedFigures(figures, names), ...(moves.length === 0 ? {} : { moves: moves.map(named) }) },
      };
    },
  });
}

/** What one unit of a group pays for its path, with every term. */
export interface UnitMove {
  readonly unit: UnitId;
  readonly cost: number;
  readonly dice: number;
  readonly terms: readonly Reason[];
}

interface MovePath {
  readonly unit: UnitId;
  readonly hexes: HexId[];
  turns: boolean;
}

/** B5.0, B5.3: what each unit pays that the sentence moves or turns. */
function movesIn(seen: Seen, words: readonly Offer<Bear>[]): UnitMove[] {
  if (!words.some(({ kind, word }) => kind === 'fixed' && (verbTrait(word, 'marches') === true || word === 'pivot')))
    return [];
  const isCautious = words.some(({ kind }) => kind === 'cautious');
  const ways: MovePath[] = [];
  for (const { kind, value } of words) {
    const last = ways.at(-1);
    if (kind === 'unit' || kind === 'member') ways.push({ unit: value, hexes: [], turns: false });
    else if (kind === 'hex') last?.hexes.push(value);
    else if (kind === 'facing' && last !== undefined) last.turns = last.hexes.length === 0;
  }
  return ways.flatMap((way) => priceOf(seen, way, isCautious));
}

function priceOf(seen: Seen, { unit, hexes, turns }: MovePath, isCautious: boolean): UnitMove[] {
  const verdict = turns ? judgePivot(seen, unit) : judgeMove(seen, unit, moveFromHere(seen, unit, hexes));
  if (!verdict.granted) return [];
  const { cost, dice } = verdict.value;
  // B5.0.3: only foot units move cautiously.
  const takesCare = isCautious && !turns && isFoot(typeOf(seen, unit));
  const terms = takesCare ? [...verdict.reasons, { rule: 'B5.0.3', key: 'cautious', amount: 1 }] : verdict.reasons;
  return [{ unit, cost: takesCare ? cost + 1 : cost, dice, terms }];
}

function moveLines({ unit, terms, ...price }: UnitMove, names: Names): string[] {
  const lines = terms.map((term) => {
    const words = explainReason(term, names);
    return term.amount === undefined ? words : `+${term.amount} ${words}`;
  });
  return [`${names.unit(unit)} pays ${printPrice(price)}`, ...lines.map((line) => `  ${line}`)];
}
