import { denied } from '@sandtable/kernel/testing';
import { hashOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { matchWith } from '../../testing/match.ts';
import { story, unitIn } from '../../testing/story.ts';

test('B10.0.3 without hidden enemies nobody fires at empty hexes; with one anywhere, at any hex in reach', () => {
  expect(matchWith('g03 0,0 SE; s01 -9,0').offers('g03')).not.toContain('fire');
  const match = matchWith('g03 0,0 SE; s01 9,0 hidden', { ground: { '9,0': 'lightWoods' } });
  const hexes = match.offers('g03 fire');
  expect(hexes).toContain('3,0');
  expect(hexes).toContain('9,0');
  expect(hexes).not.toContain('-3,0');
  expect(hexes).not.toContain('11,0');
  expect(match.judge('g03 fire 3,0')).toMatchObject({
    granted: true,
    value: { figures: { targets: [], suspected: { red: 2, blue: 0 } } },
  });
});

test('B10.0.3 one is not fired at where one’s own are seen', () => {
  const match = matchWith('g03 0,0 SE; g04 3,0; s01 9,0 hidden', { ground: { '9,0': 'lightWoods' } });
  expect(denied(match.judge('g03 fire 3,0'))).toEqual(['B7.0 nobodyThere']);
});

const HIDDEN = { ground: { '3,0': 'lightWoods' } };

test('B10.0.3 a hit hits the unit with the lowest front DR, and reveals all in the hex', () => {
  // An MMG (front 12) beside NKVD (front 13); in the woods 11 is needed at FP 2.
  const match = matchWith('g03 0,0 SE; s18 3,0 hidden; s20 3,0 hidden', {
    ...HIDDEN,
    dice: [5, 6],
    checks: [7],
    hits: ['pinned'],
  });
  match.say('g03 fire 3,0 caps:0');
  expect(story(match, 'revealed', 'hit', 'marked')).toEqual(
    expect.arrayContaining(['revealed s18', 'revealed s20', 'hit s18']),
  );
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'hit', needed: 11, kill: 15 }));
  expect(unitIn(match, 's20')).toMatchObject({ hidden: false, hit: -1 });
  match.say('N').say('S');
  expect(unitIn(match, 's18')).toMatchObject({ hidden: false, facing: 0 });
});

test('B10.0.3 high explosive goes for the lowest flank DR', () => {
  // Flank 10 of the MMG against 11 of the NKVD squad, less FP 3, in light woods.
  const match = matchWith('g23 0,0 SE; s20 3,0 hidden; s18 3,0 hidden', {
    ...HIDDEN,
    dice: [4, 4],
    checks: [7],
    hits: ['pinned'],
  });
  match.say('g23 fire 3,0 caps:0');
  expect(match.events()).toContainEqual({ rule: 'B7.2', key: 'hit', unit: unit('s18'), roll: 8, needed: 8, kill: 12 });
  match.say('N').say('N');
});

test('B10.0.3 of several with the same DR one is hit by lot', () => {
  const match = matchWith('g03 0,0 SE; s01 3,0 hidden; s02 3,0 hidden', {
    ...HIDDEN,
    dice: [6, 6, 2],
    checks: [7],
    hits: ['pinned'],
  });
  match.say('g03 fire 3,0 caps:0');
  expect(story(match, 'hit')).toEqual(['hit s02']);
  match.say('N').say('N');
});

test('B10.0.3 a kill kills, and nobody asks the dead which way they face', () => {
  const match = matchWith('g33 0,0 SE; s18 3,0 hidden; s01 9,0', { ...HIDDEN, dice: [6, 6], checks: [7] });
  match.say('g33 fire 3,0 caps:0');
  expect(story(match, 'killed', 'destroyed')).toEqual(['killed s18', 'destroyed s18']);
  expect(match.offers()).toContain('pass');
});

test('B10.0.3 a miss tells nothing: whether someone is there or not, all that the firer sees is the same', () => {
  const told = (at: string) => {
    const match = matchWith(`g03 0,0 SE; s18 ${at} hidden; s20 8,-8 hidden`, {
      ground: { '3,0': 'lightWoods', '4,0': 'lightWoods', '8,-8': 'lightWoods' },
      caps: [2, 0],
      dice: [5, 5],
      checks: [7],
    });
    const seen = [];
    for (const said of ['g03 fire 3,0 caps:0', 'caps:0']) {
      match.say(said);
      const { options: _options, ...view } = match.system.view(match.state, 'german');
      seen.push(hashOf(match.events('german')), hashOf(view));
    }
    return { seen, match };
  };
  const there = told('3,0');
  const elsewhere = told('4,0');
  expect(there.seen).toEqual(elsewhere.seen);
  expect(story(there.match, 'nothingHit')).toEqual(['nothingHit']);
  expect(unitIn(there.match, 's18').hidden).toBe(true);
});

test('B10.0.3 supporters join in on suspicion too', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE; s18 3,0 hidden', {
    ...HIDDEN,
    dice: [5, 5],
    checks: [7],
    hits: ['pinned'],
  });
  match.say('g03 fire 3,0 +g04 caps:0');
  expect(story(match, 'hit')).toEqual(['hit s18']);
  match.say('N');
});
