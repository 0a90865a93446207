import { expect, test } from 'vitest';
import { matchWith } from '../../testing/match.ts';
import { ledgerOf } from '../fire/reasons.ts';

test('B7.5.1 each target comes with the terms of its own FP and DV; together they are the reasons of the judgement', () => {
  const match = matchWith('g01 0,0 SE; g02 0,0 SE; s03 3,0 NW; s04 3,0 NE hasty');
  const verdict = match.judge('g01 fire 3,0 +g02');
  if (!verdict.granted) throw new Error('it may fire');
  const { targets = [], forts = [] } = verdict.value.figures;
  expect(targets).toHaveLength(2);
  for (const { firepower, defense, cost, terms } of targets) {
    const sumOf = (ledger: string) =>
      terms.reduce((sum, term) => (ledgerOf(term) === ledger ? sum + (term.amount ?? 0) : sum), 0);
    expect([sumOf('firepower'), sumOf('defense'), sumOf('cost')]).toEqual([firepower, defense, cost]);
  }
  expect([...targets, ...forts].flatMap(({ terms }) => terms)).toEqual(verdict.reasons);
});
