import { denied } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { matchWith } from '../../testing/match.ts';
import { story } from '../../testing/story.ts';

const SOVIET = { turn: 'soviet', weapons: [[], ['air-strike-soviet']] } as const;
const ON = { ...SOVIET, options: { airStrike: 'on' } };
const STRIKE = 'air-strike-soviet 3,0';

function odds(match: ReturnType<typeof matchWith>, said = STRIKE): unknown[] | string[] {
  const verdict = match.judge(said);
  if (!verdict.granted) return verdict.reasons.map(({ key }) => key);
  const { targets } = verdict.value.figures;
  return Array.isArray(targets) ? targets : [];
}

test('B17.5 airStrike off: there is no such card', () => {
  expect(matchWith('s01 0,0; g03 3,0', SOVIET).offers()).not.toContain('air-strike-soviet');
  expect(matchWith('s01 0,0; g03 3,0', ON).offers()).toContain('air-strike-soviet');
  expect(matchWith('s01 0,0; g03 3,0', { ...ON, weapons: [['air-strike-german'], []] }).offers()).not.toContain(
    'air-strike-german',
  );
});

test.each(['NW', 'SE'])('B17.5b on a Rifle in the open, facing %s: needs 6, kills on 10', (facing) => {
  expect(odds(matchWith(`s01 0,0 N; g03 3,0 ${facing}`, ON))).toMatchObject([
    { aspect: 'flank', needed: 6, kill: 10, cost: 0 },
  ]);
});

test('B17.5b terrain counts and trees do not help the bombs; walls and height do not count', () => {
  const on = (ground: unknown) => odds(matchWith('s01 0,0; g03 3,0', { ...ON, ground: { '3,0': ground } }));
  expect(on('heavyWoods')).toMatchObject([{ needed: 8, kill: 12 }]);
  expect(on({ terrain: 'open', level: 0, walls: ['N', 'NE', 'SE', 'S', 'SW', 'NW'] })).toMatchObject([{ needed: 6 }]);
  expect(on({ terrain: 'open', level: 1 })).toMatchObject([{ needed: 6 }]);
});

test('B17.5b on a Panzer III, flank 13: needs 9, kills on 13', () => {
  expect(odds(matchWith('s01 0,0; g49 3,0', ON))).toMatchObject([{ colour: 'blue', needed: 9, kill: 13 }]);
});

test('B17.5b everybody in the hex is rolled for, one’s own too, with CAPs for each; and what is built there', () => {
  const match = matchWith('s01 0,0; g03 3,0; s02 3,0', {
    ...ON,
    caps: [0, 1],
    markers: 'wire 3,0',
    dice: [1, 1, 1, 1, 5, 5],
  });
  match.say(STRIKE).say('caps:1');
  expect(story(match, 'missed', 'razed', 'stood')).toEqual(['missed g03', 'missed s02', 'razed']);
});

test('B17.5a it costs nothing, is used once, and needs someone who sees an enemy there', () => {
  const match = matchWith('s01 0,0; g03 3,0; g04 6,0', { ...ON, ground: { '5,0': 'lightWoods' }, dice: [1, 1] });
  expect(odds(match, 'air-strike-soviet 6,0')).toEqual(['unseenByAll']);
  expect(odds(match, 'air-strike-soviet 2,0')).toEqual(['nobodyThere']);
  match.say(STRIKE);
  expect(story(match, 'weaponUsed', 'missed')).toEqual(['weaponUsed', 'missed g03']);
  match.say('pass');
  expect(match.offers()).not.toContain('air-strike-soviet');
  const held = matchWith('s01 0,0; g05 0,0; g03 3,0', ON);
  expect(odds(held)).toEqual(['unseenByAll']);
  expect(odds(held, 'air-strike-soviet 0,0')).toHaveLength(2);
});

test('B17.5c it never groups: nobody supports it, and it supports nobody', () => {
  const match = matchWith('s01 0,0 SE; g03 3,0', ON);
  expect(denied(match.judge(`${STRIKE} +s01`))).toEqual(['sentence unexpected']);
  expect(denied(match.judge('s01 fire 3,0 +air-strike-soviet'))).toEqual(['sentence unexpected']);
});

test('B17.5b cards 09 may be added', () => {
  const match = matchWith('s01 0,0; g03 3,0', { ...ON, hands: [[], ['c09']] });
  expect(odds(match, `${STRIKE} c09`)).toMatchObject([{ needed: 4 }]);
});
