import type { Seating } from '@sandtable/session';
import {
  all,
  answer,
  did,
  type LessonAnswer,
  type LessonPoints,
  type LessonSight,
  type LessonStart,
  not,
  type Test,
} from '../../face/lessons.ts';

export const isTurn: Test = ({ isTurn: awaited }) => awaited;

/** A plan was disclosed and carried out without this result. */
export function inVain(result: Test): Test {
  return all(did('disclosed'), not(result), isTurn);
}

/** The plan has an attack on this enemy by all these units, perhaps among other orders. */
export function attacking(enemy: string, ...units: readonly string[]): Test {
  return ({ words, position }) => {
    const from = words.findIndex((word, place) => word === 'attack' && words[place + 1] === enemy) + 2;
    if (from < 2) return false;
    const rest = words.slice(from);
    const end = rest.findIndex((word) => position.unitNamed(word) === -1);
    const attackers = end === -1 ? rest : rest.slice(0, end);
    return units.every((unit) => attackers.includes(unit));
  };
}

/** Whether the unit is selected, whatever the plan holds. */
export function isChosen({ position, chosen }: LessonSight, unit: string): boolean {
  return position.unitWord(chosen) === unit;
}

/** Points at a unit's hex, and once the unit is selected, at its goal or target. */
export function fromTo(sight: LessonSight, unit: string, from: string, to: string): LessonPoints {
  return { hex: isChosen(sight, unit) ? to : from };
}

/** For steps that want something planned before the player discloses. */
export function tooEarly(first: string): LessonAnswer {
  return answer(
    did('disclosed'),
    `You disclosed too early, and the phase is over. Try the step again: ${first} first.`,
  );
}

const ALONE: Seating = { p1: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };

interface LessonCorps {
  readonly name: string;
  readonly tokens?: number;
  readonly hand?: readonly string[];
  readonly units: readonly LessonUnit[];
}

interface LessonUnit {
  readonly type: string;
  /** Column and row. */
  readonly at: readonly [number, number];
  readonly rp?: number;
}

/**
 * A few units of Austria-Hungary against a few of the AI's, which has neither batteries nor tokens; all objectives are
 * Strategic, and all are needed to win. The seed fixes dice and cards.
 */
export function startOf(
  seed: string,
  towns: readonly (readonly [number, number])[],
  corps: readonly LessonCorps[],
  enemies: readonly LessonUnit[],
  seats: Seating = ALONE,
): LessonStart {
  return {
    options: {
      position: {
        game: 'limanowa',
        limit: 6,
        goal: { kind: 'mission', strategic: towns.length, tactical: 0, speed: [6, 5, 4, 3, 2, 1] },
        objectives: towns.map((at) => ({ at, grade: 'strategic' })),
        corps: [
          ...corps.map((each) => ({ side: 'austria', ...each })),
          { side: 'russia', name: 'VIII Corps', isAi: true, units: enemies },
        ],
      },
    },
    seats,
    seed: `sfc32:${seed}`,
  };
}
