import { describe, expect, test } from 'vitest';
import { deny } from '../../index.ts';
import { Rehearsal } from '../rehearsal.ts';
import { outpost } from './index.ts';

// At the start red's u1 u2 u3 stand on a1 a2 a3, blue's u4 u5 u6 on d1 d2 d3.

test('a group steps together: the leader goes, one stays, one digs in elsewhere', () => {
  const match = new Rehearsal(outpost, {}).say('u1 step b1 ready +u2 stay +u3 b3 dug');
  expect(match.state.squads.slice(0, 3)).toEqual([
    { side: 0, at: 1, posture: 'ready', spent: true },
    { side: 0, at: 4, posture: 'ready', spent: true },
    { side: 0, at: 9, posture: 'dug', spent: true },
  ]);
  expect(match.events('spectator')).toEqual([
    { rule: 'step', key: 'stepped', squad: 0, at: 1, posture: 'ready' },
    { rule: 'step', key: 'stepped', squad: 2, at: 9, posture: 'dug' },
  ]);
  expect(match.news).toBe(false);
  expect(match.system.pending(match.state)).toEqual({
    seat: 'blue',
    key: 'turn',
    verbs: [
      { name: 'step', word: 'step', traits: {} },
      { name: 'strike', word: 'strike', traits: { rolls: true } },
      { name: 'draw', word: 'draw', traits: {} },
      { name: 'pass', word: 'pass', traits: {} },
    ],
  });
});

test('a member joins beside one that is in, and goes where nobody else goes', () => {
  const match = new Rehearsal(outpost, {});
  expect(match.offers('u1 step b1 ready')).toEqual(['+u2', '.']);
  expect(match.offers('u1 step b1 ready +u2')).toEqual(['stay', 'b2']);
  expect(match.offers('u1 step b1 ready +u2 stay')).toEqual(['+u3', '.']);
  expect(match.offers('u1 step b1 ready +u2 b2')).toEqual(['ready', 'dug']);
  expect(match.offers('u2 step b2 dug +u1 stay +u3')).toEqual(['stay', 'b3']);
  // From b2 the third could reach b1 too, but the first goes there.
  Object.assign(match.state.squads[2] ?? {}, { at: 5 });
  expect(match.offers('u1 step b1 ready +u2 stay +u3')).toEqual(['stay', 'c2', 'b3']);
});

describe('a step is refused with its reason:', () => {
  test.each([
    ['u4', deny('turn', 'notYours', { unit: 3 })],
    ['u4 step', deny('turn', 'notYours', { unit: 3 })],
    ['u1 step c1', deny('step', 'noWay')],
    ['u1 step a2', deny('step', 'noWay')],
    ['u1 step b1 ready +u3', deny('step', 'apart', { unit: 2 })],
    ['u1 step b1 ready +u1', deny('step', 'twice', { unit: 0 })],
    ['u1 step b1 ready +u2 stay +u2', deny('step', 'twice', { unit: 1 })],
    ['u1 step b1 ready +u5', deny('turn', 'notYours', { unit: 4 })],
    ['u1 step b1 ready +u2 b1', deny('step', 'noWay')],
    ['u1 step b1 asleep', deny('sentence', 'unexpected', { amount: 3 })],
    ['u7', deny('sentence', 'unexpected', { amount: 0 })],
    ['u1 step b1 ready +u2 stay ready', deny('sentence', 'unexpected', { amount: 6 })],
  ])('%s', (said, denial) => {
    expect(new Rehearsal(outpost, {}).judge(said)).toEqual(denial);
  });

  test('a squad that has acted', () => {
    const match = new Rehearsal(outpost, {}).say('u1 step b1 ready').say('pass');
    expect(match.judge('u1 step')).toEqual(deny('turn', 'spent', { unit: 0 }));
    expect(match.offers()).toEqual(['u2', 'u3', 'draw', 'pass']);
  });

  test('a squad that is gone', () => {
    const match = new Rehearsal(outpost, {});
    Object.assign(match.state.squads[0] ?? {}, { at: -1 });
    expect(match.judge('u1')).toEqual(deny('turn', 'lost', { unit: 0 }));
  });

  test('a squad that is hemmed in', () => {
    const match = new Rehearsal(outpost, {});
    Object.assign(match.state.squads[2] ?? {}, { at: 1 });
    expect(match.judge('u1 step')).toEqual(deny('step', 'noRoom', { unit: 0 }));
  });
});
