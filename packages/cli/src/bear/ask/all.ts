import { counted } from '@sandtable/kernel';
import { NONE, typeOf } from '@sandtable/bear';
import type { Answer } from '../../desk/question.ts';
import type { QuestionInput } from '../../desk/options.ts';
import { budgetAsked, movesOf, reachOf } from './move.ts';
import { oddsOf, rallyOf } from './fire.ts';
import { indirectFire, openPosition, unitsInSight, unitsToMove } from './open-position.ts';

// Questions that name no unit: everything the side to move could do.

/** Every attack, and the mortars that may fire indirectly. */
export function askAllOdds(asked: QuestionInput): Answer {
  const open = openPosition(asked.position);
  const { battle, turn } = open;
  const units = unitsToMove(open);
  const attacks = units
    .flatMap((unit) => unitsInSight(open).map((target) => oddsOf(battle, unit, target, [])))
    .filter(({ yes }) => yes);
  const hints = units
    .filter((unit) => typeOf(battle, unit).indirectCost !== null)
    .map((unit) => indirectFire(asked.position, unit, NONE));
  return {
    yes: attacks.length > 0,
    lines: [
      `${turn} may make ${counted(attacks.length, 'attack')}`,
      ...attacks.flatMap(indented),
      ...hints.map(({ line }) => line),
    ],
    json: {
      turn,
      attacks: attacks.map(({ json }) => json),
      ...(hints.length === 0 ? {} : { indirect: hints.map(({ json }) => json) }),
    },
  };
}

export function askAllRallies(asked: QuestionInput): Answer {
  const open = openPosition(asked.position);
  const rallies = unitsToMove(open)
    .map((unit) => rallyOf(open.battle, unit))
    .filter(({ yes }) => yes);
  return {
    yes: rallies.length > 0,
    lines: [`${open.turn} has ${counted(rallies.length, 'unit')} that may rally`, ...rallies.flatMap(indented)],
    json: { turn: open.turn, rallies: rallies.map(({ json }) => json) },
  };
}

export function askAllMoves(asked: QuestionInput): Answer {
  const open = openPosition(asked.position);
  return movesOf(open.battle, unitsToMove(open), open.turn);
}

export function askAllReach(asked: QuestionInput): Answer {
  const ap = budgetAsked(asked);
  const open = openPosition(asked.position);
  const units = unitsToMove(open).map((unit) => reachOf(open.battle, unit, ap));
  return {
    yes: units.some(({ yes }) => yes),
    lines: [`${open.turn} has ${counted(units.length, 'unit')} on the map`, ...units.flatMap(indented)],
    json: { turn: open.turn, ap, units: units.map(({ json }) => json) },
  };
}

function indented({ lines: [first = '', ...rest] }: Answer): string[] {
  return [first, ...rest.map((line) => `  ${line}`)];
}
