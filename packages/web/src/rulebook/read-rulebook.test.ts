import { expect, test } from 'vitest';
import type { RulebookFace } from '../face/game.ts';
import { readRulebook } from './read-rulebook.ts';

const gone = async (): Promise<string> => {
  throw new TypeError('Failed to fetch dynamically imported module: battle.js');
};
const FACE: RulebookFace = {
  chapters: [
    { title: 'In brief', read: async () => '# In brief\n\n- **B1.1** Roll dice.\n' },
    { title: 'Battle', read: async () => '# Battle\n\n- **B2.1** Fire.\n' },
  ],
  glossary: async () => '',
  rulings: async () => '',
  charts: [],
  diagrams: null,
  aids: async () => ({ alike: [], topics: {} }),
  hint: '',
};

test('a chapter that does not come is there by its title, and takes no other along', async () => {
  const [brief, battle] = FACE.chapters;
  if (brief === undefined || battle === undefined) throw new Error('there are two');
  const book = await readRulebook({ ...FACE, chapters: [brief, { ...battle, read: gone }] });
  expect(book.chapters).toMatchObject([{ title: 'In brief' }, { title: 'Battle', sections: [], isMissing: true }]);
  expect(book.chapters[0]?.isMissing).toBe(undefined);
  expect(book).toMatchObject({ hasRulings: true, fault: { thrown: expect.any(TypeError) } });
});

test('nor do rulings that do not come', async () => {
  const book = await readRulebook({ ...FACE, rulings: gone });
  expect(book.chapters.map(({ title, isMissing }) => [title, isMissing])).toEqual([
    ['In brief', undefined],
    ['Battle', undefined],
  ]);
  expect(book.hasRulings).toBe(false);
  expect((await readRulebook(FACE)).fault).toBe(null);
});
