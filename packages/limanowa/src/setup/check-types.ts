import { describe, type Problem } from '@sandtable/kernel';
import type { UnitType } from '../model/unit-type.ts';

/** L3q, L4a-L4g: batteries rank as core, abilities are an officer's, and nobody has anything twice. */
export function problemsOfTypes(types: readonly UnitType[]): Problem[] {
  return types.flatMap(({ arm, rank, traits, abilities }, index) => {
    const field = `unitTypes.${index}`;
    const [first] = abilities;
    return [
      ...(arm === 'artillery' && rank !== 'core'
        ? [{ field: `${field}.rank`, expected: 'core for a battery (L3q)', got: describe(rank) }]
        : []),
      ...(first !== undefined && rank !== 'officer'
        ? [{ field: `${field}.abilities`, expected: 'none but for an officer (L4a-L4g)', got: describe(first) }]
        : []),
      ...problemsOfTwice(traits, `${field}.traits`),
      ...problemsOfTwice(abilities, `${field}.abilities`),
    ];
  });
}

function problemsOfTwice(words: readonly string[], field: string): Problem[] {
  return words.flatMap((word, place) =>
    words.indexOf(word) === place
      ? []
      : [{ field: `${field}.${place}`, expected: 'each only once', got: describe(word) }],
  );
}
