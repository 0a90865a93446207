import type { Happening } from './happening.ts';
import type { LessonAnswer, LessonSight } from './lessons.ts';

/** What lessons ask about what the learner does. */
export type Test = (sight: LessonSight) => boolean;

export function all(...tests: readonly Test[]): Test {
  return (sight) => tests.every((test) => test(sight));
}

export function any(...tests: readonly Test[]): Test {
  return (sight) => tests.some((test) => test(sight));
}

export function not(test: Test): Test {
  return (sight) => !test(sight);
}

/** A counter is chosen, by a click on it or as the one an order begins with. */
export function choosing(unit: string): Test {
  return ({ position, chosen, words }) =>
    words.length === 0 ? chosen !== -1 && position.unitWord(chosen) === unit : words[0] === unit;
}

export const choosingNobody: Test = ({ chosen, words }) => chosen === -1 && words.length === 0;

/** Some other counter is chosen, of whichever side. */
export function choosingOther(...units: readonly string[]): Test {
  return ({ position, chosen, words }) => {
    const named = words[0] ?? (chosen === -1 ? undefined : position.unitWord(chosen));
    return named !== undefined && !units.includes(named);
  };
}

/** These words stand in the sentence, in this order. */
export function saying(...wanted: readonly string[]): Test {
  return ({ words }) => {
    let next = 0;
    for (const word of words) if (word === wanted[next]) next++;
    return next === wanted.length;
  };
}

export const sayingNothing: Test = ({ words }) => words.length === 0;

/** A unit stands in a hex. */
export function standing(unit: string, hex: string): Test {
  return ({ position }) => {
    const at = position.hexOfUnit(position.unitNamed(unit));
    return at !== -1 && position.hexName(at) === hex;
  };
}

/** Something has happened since the step began; of a unit, if one is named. */
export function happened(key: string, unit = ''): Test {
  return ({ position, entries }) => {
    const wanted = unit === '' ? -1 : position.unitNamed(unit);
    return entries.some(({ events }) => events.some((event) => event.key === key && isOf(event, wanted)));
  };
}

/** The learner did it. */
export function did(key: string, unit = ''): Test {
  return (sight) => happened(key, unit)({ ...sight, entries: sight.entries.filter(({ isOwn }) => isOwn) });
}

/** The learner has given an order, or an answer, with these words in it. */
export function gave(...wanted: readonly string[]): Test {
  return ({ entries }) => entries.some(({ said }) => wanted.every((word) => said.includes(word)));
}

function isOf({ units }: Happening, unit: number): boolean {
  return unit === -1 || units.includes(unit);
}

export function answer(when: Test, text: string): LessonAnswer {
  return { when, text };
}
