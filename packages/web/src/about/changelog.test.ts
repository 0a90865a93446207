import { expect, test } from 'vitest';
import { newestRules, parseChangelog, rulesIn } from './changelog.ts';

const TEXT = `# Changelog

What changed.

## 0.2.0

### Rules
- **Chess, 1475: version 3.** The queen moves
  further.
- **Go: version 1**, as before.

### Playing
- Faster.

## 0.1.0

The first.
`;

test('releases come newest first, each with its sections', () => {
  const editions = parseChangelog(TEXT);
  expect(editions.map(({ version }) => version)).toEqual(['0.2.0', '0.1.0']);
  expect(editions[0]?.sections.map(({ title, blocks }) => [title, blocks.length])).toEqual([
    ['Rules', 2],
    ['Playing', 1],
  ]);
  expect(editions[1]?.sections.map(({ title, blocks }) => [title, blocks.length])).toEqual([['', 1]]);
});

test('the versions of the rules are those that the lines of Rules begin with', () => {
  const [newest, first] = parseChangelog(TEXT);
  expect(newest && [...rulesIn(newest)]).toEqual([
    ['Chess, 1475', 3],
    ['Go', 1],
  ]);
  expect(first && rulesIn(first).size).toBe(0);
});

test('an edition that leaves out a game’s rules leaves them as they were', () => {
  const editions = parseChangelog(
    TEXT.replace('## 0.2.0', '## Unreleased\n\n### Rules\n- **Go: version 2.** Ko.\n\n## 0.2.0'),
  );
  expect(Object.fromEntries(newestRules(editions))).toEqual({ 'Chess, 1475': 3, Go: 2 });
});
