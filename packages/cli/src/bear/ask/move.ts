import {
  type Battle,
  distanceBetween,
  explainMove,
  type HexId,
  hexId,
  judgeMobile,
  judgeMove,
  moveFromHere,
  moveReach,
  namesIn,
  type UnitId,
  unitOf,
} from '@sandtable/bear';
import { bad, counted, ok } from '@sandtable/kernel';
import { type QuestionInput, optionValue } from '../../desk/options.ts';
import { type Answer, namedReasons } from '../../desk/question.ts';
import { battleOf, hexAsked, unitAsked } from './position.ts';

/** `ask cost`: what one move costs, with every term; without a hex, every move the unit could make. */
export function askCost(asked: QuestionInput): Answer {
  const word = asked.must('unit', 'the unit that moves there, such as g03');
  const to = asked.text('to');
  const battle = battleOf(asked.position);
  const unit = unitAsked(battle, word, 'unit');
  return to === undefined ? movesOf(battle, [unit], word) : oneMove(battle, unit, hexesAsked(battle, to));
}

function oneMove(battle: Battle, unit: UnitId, hexes: readonly HexId[]): Answer {
  const names = namesIn(battle);
  const [word, way] = [names.unit(unit), hexes.map(names.hex)];
  const verdict = judgeMove(battle, unit, moveFromHere(battle, unit, hexes));
  const answer = verdict.granted
    ? `moves to ${way.join(' ')} for ${printPrice(verdict.value)}`
    : `cannot move to ${way.join(' ')}`;
  return {
    yes: verdict.granted,
    lines: [`${word} ${answer}`, ...explainMove(verdict, names.hex)],
    json: {
      unit: word,
      to: way,
      allowed: verdict.granted,
      ...(verdict.granted ? verdict.value : {}),
      reasons: namedReasons(verdict.reasons, names),
    },
  };
}

/** Moves into an adjacent hex; bonus hexes are left to `ask reach`. */
export function movesOf(battle: Battle, units: readonly UnitId[], who: string): Answer {
  const names = namesIn(battle);
  const moves = units.flatMap((unit) => {
    const { at } = unitOf(battle, unit);
    const hexes = at === -1 ? [] : Array.from(battle.map.names.keys(), hexId);
    const next = hexes.filter((hex) => distanceBetween(battle.tables, at, hex) === 1);
    return next.flatMap((hex) => {
      const verdict = judgeMove(battle, unit, moveFromHere(battle, unit, [hex]));
      return verdict.granted
        ? [{ unit: names.unit(unit), to: names.hex(hex), ...verdict.value, reasons: verdict.reasons }]
        : [];
    });
  });
  return {
    yes: moves.length > 0,
    lines: [
      `${who} may make ${counted(moves.length, 'move')}`,
      ...moves.map(({ unit, to, ...price }) => `${unit} to ${to} for ${printPrice(price)}`),
    ],
    json: { of: who, moves: moves.map((move) => ({ ...move, reasons: namedReasons(move.reasons, names) })) },
  };
}

/** A price in AP plus dice: `2`, `1 + 1d6`. */
export function printPrice({ cost, dice }: { readonly cost: number; readonly dice: number }): string {
  return dice === 0 ? String(cost) : `${cost} + ${dice}d6`;
}

/** A path: `E10,E11`. On bare ground hex names contain a comma, so only spaces separate them: `1,0 2,0`. */
function hexesAsked(battle: Battle, to: string): HexId[] {
  const names = to.trim().split(battle.map.joined === null ? /\s+/ : /[\s,]+/);
  return names.map((name) => hexAsked(battle, name, 'to'));
}

const MOST_AP = 50;

/** `ask reach`: every hex a unit can get to, with its price and the path. */
export function askReach(asked: QuestionInput): Answer {
  const word = asked.must('unit', 'the unit that moves, such as g03');
  const budget = budgetAsked(asked);
  const battle = battleOf(asked.position);
  return reachOf(battle, unitAsked(battle, word, 'unit'), budget);
}

export function reachOf(battle: Battle, unit: UnitId, budget: number): Answer {
  const names = namesIn(battle);
  const reached = moveReach(battle, unit, budget).map(({ hex, moves, ...price }) => ({
    hex: names.hex(hex),
    ...price,
    moves: moves.map((move) => move.map(names.hex)),
  }));
  const lines = reached.map(
    ({ hex, moves, ...price }) => `${hex} ${printPrice(price)}: ${moves.map((move) => move.join(' ')).join(' | ')}`,
  );
  const count = counted(reached.length, 'hex', 'hexes');
  return {
    yes: reached.length > 0,
    lines: [
      `${names.unit(unit)} reaches ${count} for at most ${budget} AP`,
      ...lines,
      ...explainMove(judgeMobile(battle, unit), names.hex),
    ],
    json: { unit: names.unit(unit), ap: budget, hexes: reached },
  };
}

export function budgetAsked(asked: QuestionInput): number {
  const text = asked.text('ap') ?? '7';
  const budget = /^\d+$/.test(text) ? Number(text) : -1;
  const isSound = budget >= 0 && budget <= MOST_AP;
  return optionValue(isSound ? ok(budget) : bad('ap', `a whole number from 0 to ${MOST_AP}`, text));
}
