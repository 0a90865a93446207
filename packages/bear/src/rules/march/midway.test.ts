import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import { hexId } from '../../model/ids.ts';
import { NO_ENEMY } from '../../model/solo/solo.ts';
import { crossingWith } from '../../testing/edge-field.ts';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, matchWith, pack } from '../../testing/match.ts';
import { soloMatch } from '../../testing/solo-match.ts';
import { told } from '../../testing/told.ts';
import { explainPrompt } from '../../words/prompts.ts';

type Opening = Parameters<typeof matchWith>[1];

function asked(match: BearMatch): string {
  const { seat = '', key = '' } = match.system.pending(match.state) ?? {};
  return `${seat} ${key}`;
}

/** A tank on its way, and a squad hidden in the open two hexes ahead of the first hex it enters. */
function ambushed(opening: Opening = {}): BearMatch {
  return matchWith('g48 0,0 SE; s01 3,0 NW hidden', opening).say('g48 move 1,0 2,0 SE caps:0');
}

test('B14.1 R-229 something is revealed on its way: its player may give up the rest, and the AP stay paid', () => {
  const match = ambushed({ checks: [1] });
  expect(told(match, 'paid', 'moved', 'revealed')).toEqual([
    'paid g48 ap 1 0',
    'moved g48 0,0 1,0 SE',
    'revealed s01 3,0',
  ]);
  expect(asked(match)).toBe('soviet facing');
  match.say('NW');
  expect(asked(match)).toBe('german midway');
  expect(match.offers()).toEqual(['onward', 'halt']);
  match.say('halt NE');
  expect(told(match, 'halted', 'moved', 'checked')).toEqual(['halted g48 1,0 NE', 'checked g48 1']);
  expect(match.state.units[unit('g48')]?.facing).toBe(1);
});

test('B14.1 R-229 it may as well go on, as was said, and is asked no more', () => {
  const match = ambushed({ checks: [1] })
    .say('NW')
    .say('onward');
  expect(told(match, 'moved', 'halted', 'checked')).toEqual(['moved g48 1,0 2,0 SE', 'checked g48 1']);
  expect(asked(match)).toBe('soviet turn');
});

test('B14.1 R-229 the question names the unit', () => {
  const match = ambushed().say('NW');
  expect(explainPrompt(fieldsOf(pack)(match.view), 'midway')).toBe(
    'Something was revealed. Does the Panzer 38(t) go on, or stop here?',
  );
});

test('B14.1 R-229 at the end of its way, or where only its own are revealed, nothing is asked', () => {
  const last = matchWith('g48 0,0 SE; s01 4,0 NW hidden', { checks: [1] }).say('g48 move 1,0 2,0 SE caps:0');
  expect(told(last, 'moved', 'revealed')).toEqual(['moved g48 0,0 1,0 SE', 'moved g48 1,0 2,0 SE', 'revealed s01 4,0']);
  expect(asked(last.say('NW'))).toBe('soviet turn');
  const own = matchWith('g48 0,0 SE; g03 1,0 SE hidden; s01 9,0 NW', { checks: [1] });
  own.say('g48 move 1,0 2,0 SE caps:0');
  expect(told(own, 'revealed')).toEqual(['revealed g03 1,0']);
  expect(asked(own)).toBe('german facing');
  expect(asked(own.say('SE'))).toBe('soviet turn');
});

test('B14.1 S6.2 R-229 a Rumored Enemy that turns out to be nobody is something, too', () => {
  const match = soloMatch('g48 0,0 SE', {
    turn: 'german',
    ground: { '2,0': 'lightWoods' },
    solo: { rumors: [{ at: '2,0' }], cup: { units: [], noEnemy: 1 } },
    cup: [NO_ENEMY],
    cards: [{}],
  });
  match.say('g48 move 1,0 1,-1 SE caps:0');
  expect(told(match, 'moved', 'rumorRevealed')).toEqual(['moved g48 0,0 1,0 N', 'rumorRevealed sr1 2,0 N']);
  expect(asked(match)).toBe('german midway');
  expect(told(match.say('halt SE'), 'halted')).toEqual(['halted g48 1,0 SE']);
});

test('B14.1 S5.2a R-229 an AI goes on by its procedure', () => {
  const match = soloMatch('g03 3,0 NW hidden; g04 9,0 NW; s48 0,0 SE', {
    cards: [{ orders: [{ to: ['unit'], action: 'move' }] }, {}],
  });
  match.say('proceed');
  expect(asked(match)).toBe('german facing');
  match.say('NW');
  expect(told(match, 'moved', 'halted')).toEqual(['moved s48 1,0 2,0 SE', 'moved s48 2,0 3,0 SE']);
});

test('B14.1 B9.1 R-229 in a group everybody on his way is asked, also about what was revealed before he set out', () => {
  const match = matchWith('g48 0,0 SE; g49 0,1 SE; s01 3,0 NW hidden', { checks: [1] });
  match.say('g48 move 1,0 2,0 SE +g49 1,1 2,1 SE caps:0').say('NW').say('halt SE');
  expect(told(match, 'moved')).toEqual(['moved g49 0,1 1,1 SE']);
  expect(asked(match)).toBe('german midway');
  expect(told(match.say('halt SE'), 'halted', 'checked')).toEqual(['halted g49 1,1 SE', 'checked g48+g49 1']);
});

test('B5.6 R-229 a vehicle about to drive off the map may stay, too', () => {
  const drive = (): BearMatch => {
    const match = crossingWith();
    const at = hexId(fieldsOf(pack)(match.state).map.names.indexOf('L10'));
    Object.assign(match.state.units[unit('s04')] ?? {}, { at, hidden: true });
    return match.say('g49 drive L10 leave command').say('N');
  };
  expect(asked(drive())).toBe('german midway');
  expect(told(drive().say('halt S'), 'halted', 'left')).toEqual(['halted g49 L10 S']);
  expect(told(drive().say('onward'), 'halted', 'left')).toEqual(['left g49 L10']);
});

test('B14.1 R-229 foot that dashes two hexes may stop after the first', () => {
  const match = matchWith('g03 0,0 SE; s01 3,0 NW hidden', { hands: [['c05'], []] }).say('c05 g03 1,0 2,0 SE');
  expect(told(match.say('NW').say('halt NE'), 'halted', 'moved')).toEqual(['halted g03 1,0 NE']);
});
