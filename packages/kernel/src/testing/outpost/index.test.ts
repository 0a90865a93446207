import { describe, expect, test } from 'vitest';
import { printProblem } from '../../index.ts';
import { Rehearsal } from '../rehearsal.ts';
import { outpost, type OutpostState } from './index.ts';

test('options have their defaults and are granted again as they stand', () => {
  const options = { rounds: 3, opponent: 'seat' };
  expect(outpost.options({})).toEqual({ ok: true, value: options });
  expect(outpost.options(options)).toEqual({ ok: true, value: options });
});

test.each<[unknown, string]>([
  [{ rounds: 7 }, 'options.rounds: expected at most 6, got 7'],
  [{ rounds: 0 }, 'options.rounds: expected at least 1, got 0'],
  [{ rounds: 'many' }, 'options.rounds: expected a number, got "many"'],
  [{ opponent: 'cat' }, 'options.opponent: expected "seat" or "procedure", got "cat"'],
  [{ speed: 1 }, 'options.speed: expected no such field, got 1'],
  ['red', 'options: expected an object, got "red"'],
])('options such as %j are refused', (raw, words) => {
  const result = outpost.options(raw);
  expect(result.ok ? [] : result.problems.map(printProblem)).toEqual([words]);
});

test('the second seat is a person’s or the procedure’s', () => {
  expect(outpost.seats({ rounds: 3, opponent: 'seat' })).toEqual(['red', 'blue']);
  expect(outpost.seats({ rounds: 3, opponent: 'procedure' })).toEqual(['red', 'ai']);
});

test('the same seed deals the same cards, another seed others', () => {
  const deal = (seed: string): string => outpost.freeze(new Rehearsal(outpost, {}, { seed }).state);
  expect(deal('sfc32:1')).toBe(deal('sfc32:1'));
  expect(deal('sfc32:1')).not.toBe(deal('sfc32:2'));
});

describe('the audit reports', () => {
  const broken = (spoil: (state: OutpostState) => void): string[] => {
    const { state } = new Rehearsal(outpost, {});
    spoil(state);
    return outpost.audit(state);
  };

  test('nothing in a sound state', () => {
    expect(broken(() => {})).toEqual([]);
  });

  test('a card that is missing or there twice', () => {
    expect(broken(({ deck }) => deck.inside.pop())).toEqual([expect.stringContaining('cards are missing or twice')]);
    expect(broken(({ deck }) => deck.discards.push(deck.inside[0] ?? 0))).toHaveLength(1);
  });

  test('two squads on one space', () => {
    expect(broken(({ squads }) => Object.assign(squads[0] ?? {}, { at: 4 }))).toEqual(['two squads share a space']);
  });

  test('debts', () => {
    expect(broken(({ players }) => Object.assign(players[1] ?? {}, { coins: -2 }))).toEqual(['blue owes 2 coins']);
  });
});
