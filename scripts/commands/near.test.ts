import { expect, test } from 'vitest';
import { testsNear } from './near.mjs';

const TESTS = [
  { file: 'packages/bear/src/rules/fire/odds.test.ts', source: "import { judgeFire } from './odds.ts';" },
  {
    file: 'packages/bear/src/rules/attack/attack.test.ts',
    source: "import {\n  unit,\n} from '../../testing/fire-field.ts';",
  },
  {
    file: 'packages/bear/src/words/fire.test.ts',
    source: "import type { FireVerdict } from '../rules/fire/verdict.ts';",
  },
  { file: 'packages/hex/src/line.test.ts', source: "import { expect } from 'vitest';" },
];

const near = (...changed: readonly string[]): string[] =>
  testsNear(changed, TESTS).map((file) => file.replace(/^packages\/\w+\/src\//, ''));

test('a rule is tried by the tests of its room and by those that import it', () => {
  expect(near('packages/bear/src/rules/fire/verdict.ts')).toEqual(['rules/fire/odds.test.ts', 'words/fire.test.ts']);
});

test('what only tests use is tried by those that import it', () => {
  expect(near('packages/bear/src/testing/fire-field.ts')).toEqual(['rules/attack/attack.test.ts']);
});

test('a test that was changed is tried itself; a page or a picture beside code tries nothing', () => {
  expect(near('packages/hex/src/line.test.ts')).toEqual(['line.test.ts']);
  expect(near('packages/hex/src/README.md')).toEqual([]);
  expect(near()).toEqual([]);
});
