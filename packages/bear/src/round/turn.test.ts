import { expect, test } from 'vitest';
import { TURN_VERBS } from './turn.ts';

/** The words of the verbs that have this trait, each once, in the order of the turn. */
function words(says: (verb: (typeof TURN_VERBS)[number]) => boolean): string[] {
  return [...new Set(TURN_VERBS.filter(says).map(({ name, keyword }) => keyword?.word ?? name))];
}

test('B2.2 everything that may be done in a turn says who does it, and of a unit where it stands among its deeds', () => {
  expect(words(({ traits }) => traits.by === undefined)).toEqual([]);
  const deeds = TURN_VERBS.filter(({ traits }) => traits.by === 'unit');
  expect(deeds.length).toBeGreaterThan(20);
  const places = new Map(deeds.map(({ keyword, traits }) => [traits.deed ?? -1, keyword?.word]));
  // Two verbs may share a word, but no two words a place, and none is without one.
  expect(places.size).toBe(new Set(deeds.map(({ keyword }) => keyword?.word)).size);
  expect(places.has(-1)).toBe(false);
});

test('B7.0 what attacks rolls, and what goes somewhere does not', () => {
  expect(words(({ traits }) => traits.strikes === true)).toEqual([
    'fire',
    'fight',
    'shell',
    'flame',
    'grenades',
    'molotov',
    'tellermine',
  ]);
  expect(words(({ traits }) => traits.strikes === true && traits.rolls !== true)).toEqual([]);
  expect(words(({ traits }) => traits.goes === true)).toEqual(['move', 'enter', 'leave', 'drive', 'sneak', 'c05']);
  expect(words(({ traits }) => traits.goes === true && traits.rolls === true)).toEqual([]);
});
