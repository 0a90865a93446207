import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printAiTurn } from './ai-flowchart.ts';

const book = readFileSync(new URL('../../../../docs/rules/solo.md', import.meta.url), 'utf8');
const [, section = ''] = book.split("## How the AI's turn runs");

test('S2.2 the drawing in the rulebook is the one that is made from the steps', () => {
  const [, drawing = ''] = /```mermaid\n([^`]*)\n```/.exec(section) ?? [];
  expect(drawing.split('\n')).toEqual(printAiTurn());
});

test('S4.1 every step but the first is led to, and every way leads to a step', () => {
  const lines = printAiTurn();
  const drawn = lines.flatMap((line) => /^ {2}(\w+)[[({]/.exec(line)?.[1] ?? []);
  const ledTo = new Set(lines.flatMap((line) => /--> (\w+)$/.exec(line)?.[1] ?? []));
  expect([...ledTo, 'draw_'].filter((id) => !drawn.includes(id))).toEqual([]);
  expect(drawn.filter((id) => !ledTo.has(id))).toEqual([]);
});
