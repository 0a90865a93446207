import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fileWith, sandtable } from '../testing/sandtable.ts';

const example = (name: string): string => fileURLToPath(new URL(`../../../../docs/examples/${name}`, import.meta.url));

const QUESTIONS = [
  { id: 'ridge', ask: 'los', position: example('los.json'), from: 'B06', to: 'F15' },
  { ask: 'odds', unit: 's01', target: 'g03' },
  { ask: 'odds', unit: 's99', target: 'g03' },
  { ask: 'reach', position: example('move.json'), unit: 'g03', ap: 1 },
  { ask: 'los', position: { game: 'bear', map: { bare: { radius: 3 } } }, from: '0,0', to: '2,0' },
];

interface Line {
  readonly id: string | number;
  readonly code: number;
  readonly answer?: object;
  readonly problems?: string[];
}

async function asked(text: string): Promise<{ code: number; lines: Line[] }> {
  const { code, out } = await sandtable('ask', '--batch', fileWith(text), '--position', example('odds.json'), '--json');
  const lines = out.trimEnd().split('\n');
  return { code, lines: lines.map((line) => JSON.parse(line) as Line) };
}

test('many questions are answered in one run, each with its own exit code; the highest is that of the run', async () => {
  const { code, lines } = await asked(JSON.stringify(QUESTIONS));
  expect(code).toBe(2);
  expect(lines.map(({ id, code: each }) => [id, each])).toEqual([
    ['ridge', 1],
    [2, 0],
    [3, 2],
    [4, 0],
    [5, 0],
  ]);
  expect(lines[1]?.answer).toMatchObject({ unit: 's01', target: 'g03', allowed: true, needed: 11 });
  expect(lines[2]?.problems).toEqual(['unit: expected a counter of the pack, such as g03, got "s99"']);
});

test('a question a line is the same as a list, and an answer is the same as for one', async () => {
  const inLines = await asked(QUESTIONS.map((question) => `${JSON.stringify(question)}\n`).join('\n'));
  expect(inLines).toEqual(await asked(JSON.stringify(QUESTIONS)));
  const alone = await sandtable(
    'ask',
    'reach',
    '--position',
    example('move.json'),
    '--unit',
    'g03',
    '--ap',
    '1',
    '--json',
  );
  expect(inLines.lines[3]?.answer).toEqual(JSON.parse(alone.out));
});

test('as text each answer begins with the name of its question', async () => {
  const { out } = await sandtable('ask', '--batch', fileWith(JSON.stringify(QUESTIONS.slice(0, 3))));
  expect(out).toMatch(
    /^ridge: B06 does not see F15\n {2}B6\.0\.5 .*\n(.*\n)*2: bad input\n {2}position: expected a position/,
  );
});

test.each([
  ['no JSON', '{', 'the whole: expected a question, such as {"ask": "los", "from": "B06", "to": "F15"}'],
  ['no question', '{"ask": "why"}', 'ask: expected one of los, cost, reach, odds, rally, ai, got "why"'],
  [
    'a position that is none',
    '{"ask": "los", "position": 7}',
    'position: expected a file, or a position itself, got 7',
  ],
  [
    'a file that is not there',
    '{"ask": "los", "position": "no.json", "from": "A", "to": "B"}',
    'no.json: cannot be read',
  ],
  ['nothing to look from', '{"ask": "los", "to": "F15"}', 'from: expected the hex looking, got nothing'],
])('a bad question is told in its place: %s', async (_what, line, problem) => {
  const { code, lines } = await asked(line);
  expect({ code, count: lines.length }).toEqual({ code: 2, count: 1 });
  expect(lines[0]?.problems?.[0]).toContain(problem);
});

test('all fields that are wrong in a question are told', async () => {
  const { lines } = await asked('{"ask": "ai", "card": [31], "full": "yes", "loud": true}');
  expect(lines[0]?.problems).toEqual([
    'card: expected a text or a number, got a list of 1',
    'full: expected true or false, got "yes"',
    'loud: expected no such field, got true',
  ]);
});

test('a file of questions that cannot be read ends the run, and ask alone says what can be asked', async () => {
  expect(await sandtable('ask', '--batch', 'nowhere.jsonl')).toMatchObject({ code: 2, out: '' });
  const { code, err } = await sandtable('ask');
  expect(code).toBe(2);
  expect(err).toMatch(/--batch <file>[^]*los \[options\]/);
});
