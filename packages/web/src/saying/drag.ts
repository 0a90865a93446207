import type { Sentence } from '@sandtable/kernel';
import type { Entry } from '../face/choice.ts';
import type { Route } from '../face/position.ts';
import { clickablesOf } from './clickables.ts';
import { beforeLast, isBetweenOrders } from './plan.ts';
import { press } from './press.ts';
import { chosenIn, filled, type Saying, settled, withWords } from './saying.ts';

/**
 * What is said while a counter is held: the unit alone, as after a click on it; in a plan the unit is chosen and an
 * unfinished order dropped. Null if it is not the player's, or has nowhere to go.
 */
export function heldSaying(saying: Saying, unit: number): Saying | null {
  const held = saying.position.plan === null ? unitAlone(saying, unit) : unitOfPlan(saying, unit);
  if (held === null) return null;
  const hints = held.position.hints(held.words, chosenIn(held));
  return hints.some((hint) => hint.kind === 'move' && !hint.barred) ? held : null;
}

function unitAlone(saying: Saying, unit: number): Saying | null {
  const { position } = saying;
  const word = position.unitWord(unit);
  if (word === undefined || !position.isTurn || !clickablesOf(withWords(saying, [])).units.has(unit)) return null;
  return withWords(saying, [word]);
}

function unitOfPlan(saying: Saying, unit: number): Saying | null {
  const { position, words } = saying;
  if (position.plan?.own.includes(unit) !== true) return null;
  const isHalfSaid = words.length > 0 && words.at(-1) !== position.plan.end && !isBetweenOrders(saying);
  return { ...saying, chosen: unit, ...(isHalfSaid ? { words: beforeLast(saying), later: [] } : {}) };
}

/** What letting the counter go over a hex says: the words of a click there. Null if the click says nothing. */
export interface Drop {
  readonly words: Sentence;
  readonly way: Route | null;
}

export function dropOn(held: Saying, hex: number): Drop | null {
  const pressed = press(held, { hex });
  if (pressed.does === 'choose') return firstOf(held, pressed.entries);
  if (pressed.does !== 'say') return null;
  const { words, way = null } = pressed;
  return { words: wordsAfter(held, words), way };
}

/** Several meanings and none the plain one: the person has to choose, from the first on. */
function firstOf(held: Saying, [first]: readonly Entry[]): Drop | null {
  return first === undefined ? null : { words: wordsAfter(held, first.words), way: null };
}

function wordsAfter(held: Saying, words: Sentence): Sentence {
  return held.position.plan === null ? settled(filled(withWords(held, words))).words : words;
}
