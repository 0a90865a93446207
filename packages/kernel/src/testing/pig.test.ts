import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { randomOf } from '../index.ts';
import { fuzz } from './fuzz.ts';
import { brokenLaws } from './laws.ts';
import { pig } from './pig.ts';
import { Rehearsal, Script } from './rehearsal.ts';
import { brokenSecrecy } from './secrecy.ts';

const OPTIONS = { mission: null };

test('the smallest game is played to its end: what was held counts, a 1 loses the turn', () => {
  const match = new Rehearsal(pig, OPTIONS, { script: new Script({ dice: [6, 6, 5, 1, 4, 6] }) });
  match.say('roll:2').say('hold').say('roll:1').say('hold');
  expect(match.state.scores).toEqual([12, 5]);
  match.say('roll:1');
  expect(match.events()).toEqual([{ rule: 'roll', key: 'lost', dice: [1] }]);
  match.say('hold').say('roll:2').say('hold');
  expect(match.state.scores).toEqual([22, 5]);
  expect(pig.outcome(match.view)).toMatchObject({ winners: ['first'], scores: { first: 22, second: 5 } });
});

test('it tells its words, its odds and what is wrong', () => {
  const match = new Rehearsal(pig, OPTIONS);
  expect(match.offers()).toEqual(['roll:1', 'roll:2', 'roll:3', 'hold']);
  expect(match.judge('roll:2')).toMatchObject({
    granted: true,
    value: { whole: true, verb: { traits: { rolls: true } } },
  });
  expect(match.judge('roll:9')).toMatchObject({ granted: false, reasons: [{ rule: 'roll', key: 'oneToThree' }] });
  expect(pig.options('many')).toMatchObject({ ok: false });
  expect(pig.options({ mission: 'pig', dice: 4 })).toMatchObject({ ok: false });
});

test('it opens with the record of options that the app hands to every game', () => {
  expect(pig.options({ mission: 'pig' })).toEqual({ ok: true, value: { mission: 'pig' } });
  expect(pig.options({})).toEqual({ ok: true, value: OPTIONS });
});

test('it holds to every law that the kernel knows', () => {
  const match = new Rehearsal(pig, OPTIONS);
  expect(brokenLaws(pig, match.view, { foreign: ['roll:4', 'fold'] })).toEqual([]);
  expect(brokenSecrecy(pig, match.state, 'first', { random: randomOf('pig', 'secrets'), secrets: () => ({}) })).toEqual(
    [],
  );
  expect(fuzz(pig, { options: OPTIONS, seed: 'sfc32:pig' }).outcome.winners).toHaveLength(1);
});

test('the README shows it as it is', () => {
  const folder = import.meta.dirname;
  const source = readFileSync(path.join(folder, 'pig.ts'), 'utf8');
  expect(readFileSync(path.join(folder, '../../README.md'), 'utf8')).toContain(source);
  expect(source.split('\n').length).toBeLessThan(90);
});
