import { denied } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, matchWith } from '../../testing/match.ts';
import { soloMatch } from '../../testing/solo-match.ts';
import { story, unitIn } from '../../testing/story.ts';

const waiting = (match: BearMatch): string[] => match.state.markers.map(({ kind, side }) => `${kind} ${String(side)}`);
const hasIt = (match: BearMatch, ...words: string[]): boolean[] => words.map((word) => unitIn(match, word).hasty);

test('B18.1.3 R-88 a hasty defense that waits goes to the first foot unit of its side to enter, and to one only', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE; s01 9,0 NW', { caps: [9, 0], markers: 'hasty 1,0 german' });
  match.say('g03 move 1,0 SE command');
  expect(hasIt(match, 'g03', 'g04')).toEqual([true, false]);
  expect(match.events()).toContainEqual(
    expect.objectContaining({ rule: 'B18.1.3', key: 'hastyTaken', unit: unit('g03') }),
  );
  expect(waiting(match)).toEqual([]);
  match.say('pass').say('g04 move 1,0 SE command');
  expect(hasIt(match, 'g03', 'g04')).toEqual([true, false]);
});

test('B18.1.3 R-88 of a group the first to be named has it', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE; s01 9,0 NW', { caps: [9, 0], markers: 'hasty 1,0 german' });
  match.say('g04 move 1,0 SE +g03 1,0 SE command');
  expect(hasIt(match, 'g04', 'g03')).toEqual([true, false]);
});

test('B18.1.3 R-88 an enemy, a vehicle and its passenger leave it; the passenger has it once he gets off', () => {
  const foe = matchWith('g03 0,0 SE; s01 9,0 NW', { caps: [9, 0], markers: 'hasty 1,0 soviet' });
  foe.say('g03 move 1,0 SE command');
  expect([hasIt(foe, 'g03'), waiting(foe)]).toEqual([[false], ['hasty soviet']]);
  const truck = matchWith('g37 0,0 SE; g03 0,0 on:g37; s01 9,0 NW', { caps: [9, 0], markers: 'hasty 1,0 german' });
  truck.say('g37 move 1,0 SE command');
  expect([hasIt(truck, 'g37', 'g03'), waiting(truck)]).toEqual([[false, false], ['hasty german']]);
  truck.say('pass').say('g37 unload g03 SE command');
  expect([hasIt(truck, 'g03'), waiting(truck)]).toEqual([[true], []]);
});

test('B18.1.3 R-88 a unit that only passes has it on the way, and loses it as it goes on', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', { hands: [['c05'], []], markers: 'hasty 1,0 german' });
  match.say('c05 g03 1,0 2,0 SE');
  expect(story(match, 'hastyTaken')).toEqual(['hastyTaken g03']);
  expect([hasIt(match, 'g03'), waiting(match)]).toEqual([[false], []]);
});

test('B18.1.3 R-88 a hidden unit does not give itself away for it, but has it when revealed', () => {
  const match = matchWith('g03 0,0 SE hidden; g04 -9,0; s01 2,0 NW', {
    ground: { '0,0': 'lightWoods' },
    markers: 'hasty 0,0 german',
  });
  expect([hasIt(match, 'g03'), waiting(match)]).toEqual([[false], ['hasty german']]);
  match.say('g03 fire 2,0 caps:0');
  expect([hasIt(match, 'g03'), waiting(match)]).toEqual([[true], []]);
});

test('B18.1.3 B7.7.3a in close combat the first to enter has it, too', () => {
  const match = matchWith('g03 0,0 SE; s01 1,0 NW; s02 9,0', { caps: [9, 0], markers: 'hasty 1,0 german' });
  match.say('g03 move 1,0 SE command');
  expect(hasIt(match, 'g03')).toEqual([true]);
});

test('B18.1.3 B18.2 a unit that goes into the trench of the hex leaves it to the next', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE; s01 9,0 NW', {
    caps: [9, 0],
    markers: 'hasty 1,0 german; trench 1,0',
  });
  match.say('g03 move 1,0 SE inside command').say('pass').say('g04 move 1,0 SE command');
  expect(hasIt(match, 'g03', 'g04')).toEqual([false, true]);
});

test('B18.4 R-88 one that waits is attacked like other counters of the hex: DR 13, and a hit removes it', () => {
  const gun = matchWith('g23 0,0 SE; s01 9,0', { markers: 'hasty 4,0 soviet', dice: [6, 4], checks: [7] });
  const verdict = gun.judge('g23 fire 4,0');
  expect(verdict.granted ? verdict.value.figures.forts : denied(verdict)).toMatchObject([
    { what: 'hasty', needed: 10 },
  ]);
  gun.say('g23 fire 4,0 caps:0');
  expect(waiting(gun)).toEqual([]);
  expect(gun.events()).toContainEqual(
    expect.objectContaining({ rule: 'B18.4', key: 'razed', what: 'hasty', unit: -1 }),
  );
});

test('B18.1.3 S6.2 an AI that a Rumored Enemy turns out to be has the one that waits there', () => {
  const rumored = soloMatch('g03 2,0 SE', {
    ground: { '4,0': 'lightWoods' },
    markers: 'hasty 4,0 soviet',
    solo: { rumors: [{ at: '4,0' }], cup: { units: ['s04'] } },
    cards: [{}],
    turn: 'german',
  });
  expect(waiting(rumored)).toEqual(['hasty soviet']);
  rumored.say('g03 move 3,0 SE caps:0');
  expect(story(rumored, 'rumorRevealed', 'hastyTaken').at(-1)).toBe('hastyTaken s04');
  expect(hasIt(rumored, 's04')).toEqual([true]);
});
