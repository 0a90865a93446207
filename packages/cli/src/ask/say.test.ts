import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { answerCost, answerOdds, answerRally } from './answer.ts';
import { BadInput } from './bad-input.ts';
import type { Output } from './output.ts';

const odds = fileURLToPath(new URL('../../../docs/examples/odds.json', import.meta.url));
const move = fileURLToPath(new URL('../../../docs/examples/move.json', import.meta.url));

function told(command: (out: Output) => boolean): { answer: boolean; text: string } {
  let text = '';
  const answer = command({ write: (more) => (text += more) });
  return { answer, text };
}

test('without units, every attack that the side to move could make is told', () => {
  const { answer, text } = told((out) => answerOdds({ position: odds, json: true }, out));
  const { turn, attacks } = JSON.parse(text) as { turn: string; attacks: { unit: string; target: string }[] };
  expect(answer).toBe(true);
  expect(turn).toBe('german');
  expect(attacks.map(({ unit, target }) => `${unit} ${target}`)).toContain('g04 s03');
});

test('a beginning is judged with its odds, what paying for it comes to, and the words that may follow', () => {
  const { answer, text } = told((out) => answerOdds({ position: odds, say: 'g04 fire 1,0' }, out));
  expect(answer).toBe(true);
  expect(text).toContain("german: 'g04 fire 1,0' may be said");
  expect(text).toContain('s03: needs 10 (6,10,15 of 36), kills on 10');
  expect(text).toContain('caps:0: 3 AP, 0 CAPs, spent in 25 of 55');
  expect(text).toContain('next: +g03 caps:0');
});

test('one that may not be said is told with the reasons', () => {
  const { answer, text } = told((out) => answerCost({ position: move, say: 'g03 move' }, out));
  expect(answer).toBe(true);
  expect(text).toContain('next: ');
  const refused = told((out) => answerOdds({ position: odds, say: 'g04 fire 1,0 command' }, out));
  expect(refused).toEqual({
    answer: false,
    text: "german: 'g04 fire 1,0 command' may not be said\n  3 CAPs would be needed (B2.2b)\n",
  });
});

test('without a unit, everybody who may rally is told', () => {
  const { answer, text } = told((out) => answerRally({ position: odds }, out));
  expect(answer).toBe(true);
  expect(text).toContain('g03 may rally');
});

test('half a question is bad input', () => {
  expect(() => told((out) => answerOdds({ position: odds, unit: 's01' }, out))).toThrow(BadInput);
});
