import { expect, test } from 'vitest';
import { withOptionWords } from './option-words.ts';

const OPTIONS = [
  { option: 'hitMarkers', name: 'Hit markers', values: [{ value: 'open', label: 'Open' }] },
  { option: 'tie', name: 'Tied VP', values: [{ value: 'draw', label: 'Draw' }] },
];
const inWords = (markdown: string): string => withOptionWords(markdown, OPTIONS).replaceAll(/\(#option-[^)]*\)/g, '');

test('an option, its value, and a value alone after its option are put into words', () => {
  expect(inWords('With `hitMarkers: open` all see it; `tie` may be `draw`.')).toBe(
    'With [Hit markers: Open] all see it; [Tied VP] may be [Draw].',
  );
  expect(inWords('| `tie` | `draw` |\n| `hitMarkers` | `open` |')).toBe(
    '| [Tied VP] | [Draw] |\n| [Hit markers] | [Open] |',
  );
});

test('anything else in this type, what is fenced, and a value far from its option stay as they are', () => {
  const plain = 'A hex `E09`, an order `load g03+g11`, `tie: unheard`.';
  expect(inWords(plain)).toBe(plain);
  expect(inWords('- One `tie`.\n- Two `draw`.')).toBe('- One [Tied VP].\n- Two `draw`.');
  expect(inWords('```\n`tie`\n```')).toBe('```\n`tie`\n```');
  expect(withOptionWords('`tie`', [])).toBe('`tie`');
});
