import { type Battle, explainMove, judgeMobile, moveReach, namesIn } from '@sandtable/bear';
import { bad, counted, ok } from '@sandtable/kernel';
import type { Answer } from '../../desk/answer.ts';
import { type Asked, optionValue } from '../../desk/asked.ts';
import { printPrice } from './cost.ts';
import { unitAsked } from './named.ts';
import { battleOf } from './position.ts';

const MOST_AP = 50;

/** `ask reach`: every hex that a unit can get to, its price and the way. */
export function askReach(asked: Asked): Answer {
  const word = asked.must('unit', 'the unit that moves, such as g03');
  const budget = budgetAsked(asked);
  const battle = battleOf(asked.position);
  return reachOf(battle, unitAsked(battle, word, 'unit'), budget);
}

export function reachOf(battle: Battle, unit: number, budget: number): Answer {
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

export function budgetAsked(asked: Asked): number {
  const text = asked.text('ap') ?? '7';
  const budget = /^\d+$/.test(text) ? Number(text) : -1;
  const isSound = budget >= 0 && budget <= MOST_AP;
  return optionValue(isSound ? ok(budget) : bad('ap', `a whole number from 0 to ${MOST_AP}`, text));
}
