import type { Facet } from '../../face/missions.ts';
import { type Facts, KINDS } from './facts.ts';
import { lengthOf, LENGTHS } from './length.ts';
import { DIFFICULTY_WORDS, KIND_WORDS, LENGTH_WORDS, PLAYER_WORDS, SIDE_WORDS } from './words.ts';

/** What the list of missions can be narrowed by. */
export function facetsOf(all: readonly Facts[]): Facet[] {
  const boards = [...new Set(all.flatMap((facts) => facts.boards))];
  return [
    facet('players', 'Players', ['solo', 'two', 'four'], PLAYER_WORDS),
    facet('side', 'Side', ['german', 'soviet'], SIDE_WORDS),
    facet('difficulty', 'Difficulty', ['easy', 'normal', 'hard'], DIFFICULTY_WORDS),
    facet('length', 'Length', LENGTHS, LENGTH_WORDS),
    facet('kind', 'With', KINDS, KIND_WORDS),
    { name: 'board', label: 'Board', values: boards.map((value) => ({ value, label: value })) },
  ];
}

/** Which of their values a mission has. */
export function valuesOf({ players, sides, difficulty, minutes, kinds, boards }: Facts): Record<string, string[]> {
  return {
    players: [players],
    side: [...sides],
    difficulty: difficulty === null ? [] : [difficulty],
    length: [lengthOf(minutes)],
    kind: [...kinds],
    board: [...boards],
  };
}

function facet<Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Facet {
  return { name, label, values: values.map((value) => ({ value, label: words[value] })) };
}
