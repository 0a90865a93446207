import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { askOdds } from './ask-odds.ts';
import { askRally } from './ask-rally.ts';
import { BadInput } from './bad-input.ts';
import type { Output } from './output.ts';

const position = fileURLToPath(new URL('../../../docs/examples/odds.json', import.meta.url));

/** What a command says, and what it writes. */
function told(command: (out: Output) => boolean): { answer: boolean; text: string } {
  let text = '';
  const answer = command({ write: (more) => (text += more) });
  return { answer, text };
}

test('an attack that can be made is told with its rolls and every term', () => {
  expect(told((out) => askOdds({ position, unit: 's01', target: 'g03', with: 's02' }, out))).toEqual({
    answer: true,
    text: `s01 may attack g03
  needs 10: 6 of 36, with 1 CAP 10, with 2 CAPs 15
  kills on 10: 6 of 36, with 1 CAP 10, with 2 CAPs 15
  FP 4
    +3 printed FP of s01 (B7.1)
    +1 supported by s02 (B9.1.2)
  DV 14 (red, front)
    +12 front DR of g03 (B7.3)
    +2 terrain in 4,0 (B4.1)
  cost 4
    +4 printed attack cost of s01 (B1.1)
  g03 is hit already: another hit destroys it (B7.4)
`,
  });
});

test('one that cannot be is told with the reasons', () => {
  expect(told((out) => askOdds({ position, unit: 's01', target: 'g03', with: 's02,s03' }, out))).toEqual({
    answer: false,
    text: 's01 may not attack g03\n  the hit marker of s03 lowers its FP, so it cannot support (B9.1.2)\n',
  });
});

test('the odds in JSON, with hexes and counters by name', () => {
  const { answer, text } = told((out) => askOdds({ position, unit: 's01', target: 'g03', json: true }, out));
  expect(answer).toBe(true);
  expect(JSON.parse(text)).toEqual({
    unit: 's01',
    target: 'g03',
    with: [],
    allowed: true,
    closeCombat: false,
    aspect: 'front',
    colour: 'red',
    firepower: 3,
    defense: 14,
    needed: 11,
    kill: 11,
    hitChances: [3, 6, 10],
    killChances: [3, 6, 10],
    cost: 4,
    reasons: [
      { rule: 'B7.1', key: 'printed', amount: 3, unit: 's01' },
      { rule: 'B7.3', key: 'front', amount: 12, unit: 'g03' },
      { rule: 'B4.1', key: 'terrain', amount: 2, at: '4,0' },
      { rule: 'B1.1', key: 'attackCost', amount: 4, unit: 's01' },
      { rule: 'B7.4', key: 'secondHit', unit: 'g03' },
    ],
  });
});

test('a rally is told with its roll and what helps', () => {
  expect(told((out) => askRally({ position, unit: 'g03' }, out))).toEqual({
    answer: true,
    text: `g03 may rally
  needs 5: 30 of 36, with 1 CAP 33, with 2 CAPs 35
  7 asked for by the hit marker of g03 (B7.6)
  +1 in cover in 4,0 (B7.6.1)
  the terrain in 4,0 is cover (B4.3)
  +1 stacked with g04, which is not hit (B7.6.1)
`,
  });
  expect(told((out) => askRally({ position, unit: 'g04' }, out))).toEqual({
    answer: false,
    text: 'g04 may not rally\n  g04 is not hit (B7.6)\n',
  });
});

test('the rally in JSON', () => {
  const rally = (unit: string): unknown =>
    JSON.parse(told((out) => askRally({ position, unit, json: true }, out)).text);
  expect(rally('g03')).toMatchObject({ unit: 'g03', allowed: true, number: 7, needed: 5, cost: 5 });
  expect(rally('s01')).toEqual({
    unit: 's01',
    allowed: false,
    reasons: [{ rule: 'B7.6', key: 'notHit', unit: 's01' }],
  });
});

test('a counter nobody has is bad input, named with its option', () => {
  const out = { write: () => true };
  const bad = (run: () => boolean, line: string) => expect(run).toThrow(new BadInput(line));
  bad(
    () => askOdds({ position, unit: 's99', target: 'g03' }, out),
    '--unit: expected a counter of the pack, such as g03, got "s99"',
  );
  bad(
    () => askOdds({ position, unit: 's01', target: 'g03', with: 's02,x' }, out),
    '--with: expected a counter of the pack, such as g03, got "x"',
  );
  bad(() => askRally({ position, unit: '' }, out), '--unit: expected a counter of the pack, such as g03, got ""');
});
