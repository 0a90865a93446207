import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { drafted } from '../../testing/drafted.ts';
import { draftKinds } from '../../testing/draft-plan.ts';
import { pack } from '../../testing/match.ts';
import { battleName, prizeOf } from './battle-name.ts';

test('a generated battle is named for the ground of its prize, or for its boards', () => {
  const named = nonEmpty(draftKinds(pack)).map(({ guideline }, place) => {
    const { truth } = drafted({ guideline }, `name-${place}`);
    const prize = prizeOf(truth);
    const name = battleName(truth);
    const where = prize === null ? / for [A-Z][\w ]+$/ : new RegExp(` at ${truth.map.names[prize.at]}$`);
    expect(name).toMatch(where);
    return name;
  });
  expect(named.some((name) => name.startsWith('The Fight for'))).toBe(true);
  expect(new Set(named).size).toBeGreaterThan(4);
});

test('the name stays when the flag changes hands', () => {
  const { truth } = drafted({ guideline: 1 }, 'name-kept');
  const controls = truth.view.controls.map((control) => ({ ...control, side: 'soviet' as const }));
  expect(battleName({ ...truth, view: { ...truth.view, controls } })).toBe(battleName(truth));
});
