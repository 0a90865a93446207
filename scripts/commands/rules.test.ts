import { describe, expect, test } from 'vitest';
import { indexRules, readLeadingIds, readRuleIds, readTestTitles } from './rule-index.mjs';

describe('ids of a rulebook', () => {
  test('stand in bold: in front of a list item, in the text, in a table, with their name', () => {
    const book = `
- **B7.6.1a** A unit rallies. **B7.7** So do others.
  Then **BG.10** follows.
| **L2.2a** Road | 1 |
**S-trace** Every turn is explained. **G2.1g7 Guideline 7** is long. **LS3.2.1n1.** A note.`;
    expect(readRuleIds(book)).toEqual(['B7.6.1a', 'B7.7', 'BG.10', 'L2.2a', 'S-trace', 'G2.1g7', 'LS3.2.1n1']);
  });

  test('are not references, rulings, other bold words or code', () => {
    const book = 'See B7.6 and **R-22**, **+3**, **B-side**, **GT-01** or `**B1.1**`.\n```\n**B1.2**\n```\n';
    expect(readRuleIds(book)).toEqual([]);
  });

  test.each(['B6.0.1', 'B18.3.3e', 'BG.1', 'S2.3.1b', 'G2.1.10', 'G2.1g7o', 'L10a', 'L14.3', 'LS6', 'LS7A', 'LS7B4'])(
    'may look like %s',
    (id) => {
      expect(readRuleIds(`- **${id}** text`)).toEqual([id]);
    },
  );
});

describe('titles of tests', () => {
  test('are found whatever the call looks like, and nowhere else', () => {
    const source = `
      import { test, it } from 'vitest';
      // test('in a comment')
      const text = "test('in a string')";
      test('one', () => {});
      it("two's", () => {});
      test.each([1, 2])('three %i', (n: number) => {});
      test.each\`a | b\`('four', () => {});
      test.prop([fc.integer()])('five', <T,>(n: T) => {});
      describe('a group', () => { it.concurrent(\`six \${name as string} of\`, () => {}); });
      test(name, () => {});
      latest('no'); suite.test('no');
    `;
    expect(readTestTitles(source)).toEqual(['one', "two's", 'three %i', 'four', 'five', 'six ${} of']);
  });

  test('start with one or more ids or with none', () => {
    expect(readLeadingIds('BG.1 BG.2 the board has ...')).toEqual(['BG.1', 'BG.2']);
    expect(readLeadingIds('B7.6.1a, LS6: rally')).toEqual(['B7.6.1a', 'LS6']);
    expect(readLeadingIds('the board of BG.1')).toEqual([]);
  });

  test.each(['S16 on top', 'G04 and L04', 'E09 is open', 'R-22 decides', 'GT-01', 'B6 alone'])(
    'may start with what is no id: %s',
    (title) => {
      expect(readLeadingIds(title)).toEqual([]);
    },
  );
});

test('the index joins both and names what is missing, unknown or double', () => {
  const line = { file: 'line.test.ts', title: 'B6.0 B6.1 a line' };
  const typo = { file: 'typo.test.ts', title: 'B6.9 a typo' };
  expect(indexRules(['B6.0', 'B6.1', 'B6.2', 'B6.0'], [line, typo, { file: 'x.test.ts', title: 'no id' }])).toEqual({
    rules: [
      { id: 'B6.0', tests: [line] },
      { id: 'B6.1', tests: [line] },
      { id: 'B6.2', tests: [] },
    ],
    untested: ['B6.2'],
    unknown: [{ ...typo, id: 'B6.9' }],
    twice: ['B6.0'],
  });
});
