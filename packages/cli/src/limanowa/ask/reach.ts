import { counted } from '@sandtable/kernel';
import {
  type HexId,
  judgeMove,
  moveTerms,
  NONE,
  placesOf,
  reachOf,
  type Seen,
  terrainAt,
  unitId,
  type UnitId,
} from '@sandtable/limanowa';
import { type Answer, namedReasons } from '../../desk/question.ts';
import type { QuestionInput } from '../../desk/options.ts';
import { hexAsked, namesOf, openPosition, reasonLine, unitAsked } from './position.ts';

/** `ask reach`: where a unit, or every unit of the corps whose round it is, can end one move. */
export function askReach(asked: QuestionInput): Answer {
  const { seen } = openPosition(asked.position, 'central');
  const [word, to] = [asked.text('unit'), asked.text('to')];
  if (to !== undefined) {
    const unit = unitAsked(seen, asked.must('unit', 'the unit that moves there, such as a03'), 'unit');
    return moveOf(seen, unit, hexAsked(seen, to, 'to'));
  }
  if (word !== undefined) return reachFrom(seen, unitAsked(seen, word, 'unit'));
  const { turn, units, corps } = seen.view;
  const own = units.flatMap((unit, place) => (unit.corps === turn.corps && unit.at !== NONE ? [unitId(place)] : []));
  const answers = own.map((unit) => reachFrom(seen, unit));
  const name = corps[turn.corps]?.name ?? '';
  return {
    yes: answers.some(({ yes }) => yes),
    lines: [
      `${name} has ${counted(own.length, 'unit')} on the map`,
      ...answers.flatMap(({ lines: [first = '', ...rest] }) => [first, ...rest.map((line) => `  ${line}`)]),
    ],
    json: { corps: name, units: answers.map(({ json }) => json) },
  };
}

function reachFrom(seen: Seen, unit: UnitId): Answer {
  const names = namesOf(seen);
  const places = placesOf(seen);
  const hexes = reachOf(seen, unit, places).map((hex) => ({
    hex: names.hex(hex),
    terrain: terrainAt(seen.map, hex),
    road: moveTerms(seen, unit, hex, places).some(({ key }) => key === 'byRoad'),
  }));
  return {
    yes: hexes.length > 0,
    lines: [
      `${names.unit(unit)} can move to ${counted(hexes.length, 'hex', 'hexes')}`,
      ...hexes.map(({ hex, terrain, road }) => `${hex} ${terrain}${road ? ', by road' : ''}`),
    ],
    json: { unit: names.unit(unit), hexes },
  };
}

function moveOf(seen: Seen, unit: UnitId, to: HexId): Answer {
  const names = namesOf(seen);
  const places = placesOf(seen);
  const verdict = judgeMove(seen, unit, to, places);
  const reasons = verdict.granted ? moveTerms(seen, unit, to, places) : verdict.reasons;
  return {
    yes: verdict.granted,
    lines: [
      `${names.unit(unit)} ${verdict.granted ? 'can' : 'cannot'} move to ${names.hex(to)}`,
      ...reasons.map((reason) => reasonLine(seen, reason)),
    ],
    json: {
      unit: names.unit(unit),
      to: names.hex(to),
      allowed: verdict.granted,
      reasons: namedReasons(reasons, names),
    },
  };
}
