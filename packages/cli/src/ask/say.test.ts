import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sandtable } from '../testing/sandtable.ts';

const odds = fileURLToPath(new URL('../../../../docs/examples/odds.json', import.meta.url));
const move = fileURLToPath(new URL('../../../../docs/examples/move.json', import.meta.url));

const say = (words: string, ...more: string[]) => sandtable('ask', 'odds', '--position', odds, '--say', words, ...more);

test('without units, every attack that the side to move could make is told', async () => {
  const { code, out } = await sandtable('ask', 'odds', '--position', odds, '--json');
  const { turn, attacks } = JSON.parse(out) as { turn: string; attacks: { unit: string; target: string }[] };
  expect({ code, turn }).toEqual({ code: 0, turn: 'german' });
  expect(attacks.map(({ unit, target }) => `${unit} ${target}`)).toContain('g04 s03');
});

test('a beginning is judged with its odds, what paying for it comes to, and the words that may follow', async () => {
  const { code, out } = await say('g04 fire 1,0');
  expect(code).toBe(0);
  expect(out).toContain("german: 'g04 fire 1,0' may be said");
  expect(out).toContain('s03: needs 10 (6,10,15 of 36), kills on 10');
  expect(out).toContain('caps:0: 3 AP, 0 CAPs, spent in 25 of 55');
  expect(out).toContain('next: +g03 caps:0');
});

test('every question takes a sentence', async () => {
  for (const question of ['cost', 'reach', 'rally']) {
    const { code, out } = await sandtable('ask', question, '--position', move, '--say', 'g03 move');
    expect(code).toBe(0);
    expect(out).toMatch(/next: .*D11/);
  }
});

test('one that may not be said is told with the reasons, and with the words that could stand there', async () => {
  expect(await say('g04 fire 1,0 command')).toEqual({
    code: 1,
    err: '',
    out: [
      "german: 'g04 fire 1,0 command' may not be said",
      '3 CAPs would be needed (B2.2b)',
      "in place of 'command': +g03 caps:0\n",
    ].join('\n  '),
  });
});

test('a word that cannot stand where it does is told with those that can, shortened if there are many', async () => {
  expect((await say('g04 dance')).out).toMatch(/\n {2}in place of 'dance': ([a-z]+ )*fire( [a-z]+)*\n$/);
  const many = await sandtable('ask', 'reach', '--position', move, '--say', 'g37 move Z99');
  expect(many.code).toBe(1);
  expect(many.out).toMatch(/in place of 'Z99': [A-Z]\d\d /);
  const json = JSON.parse((await say('g04 dance 1,0', '--json')).out) as object;
  expect(json).toMatchObject({ allowed: false, wrong: 1, instead: expect.arrayContaining(['fire']) as string[] });
});

test('without a unit, everybody who may rally is told', async () => {
  const { code, out } = await sandtable('ask', 'rally', '--position', odds);
  expect(code).toBe(0);
  expect(out).toMatch(/^german has 1 unit that may rally\n {2}g03 may rally\n {4}needs 5/);
});
