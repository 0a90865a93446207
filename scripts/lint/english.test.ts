import { expect, test } from 'vitest';
import { HABITS, habitsIn } from './english.mjs';

test.each([
  ['a page', 'docs/packs.md', 'Whoever reads it, knows the colour.\n', ['Whoever', 'colour']],
  ['code and addresses on a page', 'docs/packs.md', '`colour` and [this](towards.md)\n```\nwhoever\n```\n', []],
  ['a string', 'packages/web/src/a.ts', "const a = 'Click towards it';\n", ['towards']],
  [
    'a template, without its code',
    'packages/web/src/a.ts',
    'const a = `${colour(towards)} and somebody else`;\n',
    ['somebody'],
  ],
  ['a line between tags', 'packages/web/src/a.tsx', '  <p>\n    Waits for whoever comes\n  </p>\n', ['whoever']],
  ['text in one line with its tags', 'packages/web/src/a.tsx', '<b>Light armour here</b>\n', ['armour']],
  ['names and comments in code', 'packages/web/src/a.ts', "// towards it\nconst colour = { centre: 'colour' };\n", []],
  ['a type in a list of imports', 'packages/web/src/a.ts', 'import {\n  type Judgement,\n} from "x";\n', []],
  ['a term of Limanowa', 'docs/rules/limanowa.md', 'A Defence card\n', []],
] as const)('habits are found in %s', (_what, file, text, found) => {
  expect(habitsIn(file, text).map((habit) => habit.found)).toEqual(expect.arrayContaining([...found]));
  expect(habitsIn(file, text)).toHaveLength(found.length);
});

test('a habit is told with its line and what to write instead', () => {
  expect(habitsIn('README.md', 'One.\nGo towards it.\n')).toEqual([{ line: 2, found: 'towards', say: 'toward' }]);
  expect(HABITS.length).toBeGreaterThan(20);
});
