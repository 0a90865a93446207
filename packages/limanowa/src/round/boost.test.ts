import { denied } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { asked, fieldLines } from '../testing/told.ts';
import { matchWith } from '../testing/match.ts';

describe('L4a Aggressive tactics', () => {
  test('L4a L12d GT-82 named in C1: the Guard beside Orlov hurts an officer, 2 RP at most', () => {
    const match = matchWith(['russia: guard 0200, orlov 0300', 'austria: szurmay 0100'], { dice: [2, 1, 10] });
    match.say('disclose');
    expect(denied(match.judge('attack a01 r01'))).toContain('L8.3e noChance');
    match.say('tactics r01 attack a01 r01 disclose');
    expect(fieldLines(match).slice(0, 4)).toEqual([
      'r02 helps r01',
      'r01 attack a01 tv 2: 2 hit',
      'r01 attack a01 tv 2: 1 hit',
      'a01 counterAttack r01 tv 5: 10 miss',
    ]);
    expect(fieldLines(match)).toContain('a01 loses 2, 2 left (L8.2b)');
  });

  test('L12d in an enemy’s round it is named after the reactions, for an attacked unit next to Orlov', () => {
    const match = matchWith(['austria: honved 0000, honved 0400', 'russia: rifles 0100, orlov 0101, rifles 0300'], {
      dice: [10, 10, 6, 10],
    });
    match.say('disclose').say('attack r01 a01 attack r03 a02 disclose');
    expect(asked(match)).toBe('p2 boost');
    expect(match.offers()).toEqual(['pass', 'tactics']);
    expect(match.offers('tactics')).toEqual(['r01']);
    expect(denied(match.judge('tactics r03'))).toContain('L4a notBesideOfficer');
    expect(denied(match.judge('tactics r02'))).toContain('L4c ownTactics');
    match.say('tactics r01');
    expect(fieldLines(match).slice(0, 4)).toEqual([
      'r02 helps r01',
      'a01 attack r01 tv 4: 10 miss',
      'a02 attack r03 tv 4: 10 miss',
      'r01 counterAttack a01 tv 6: 6 hit',
    ]);
  });

  test('L4a it lasts the round: the Counter-attack card profits, too', () => {
    const match = matchWith(['austria: honved 0000', 'russia: rifles 0100, orlov 0101'], {
      hands: [[], ['counterAttack']],
      dice: [10, 10, 6],
    });
    match.say('disclose').say('attack r01 a01 disclose').say('pass').say('tactics r01').say('disclose');
    match.say('counterAttack r01 a01');
    expect(fieldLines(match)).toContain('r01 attack a01 tv 6: 6 hit');
  });

  test('L4a nobody is asked where no unit beside him is attacked by infantry or cavalry', () => {
    const match = matchWith(['austria: honved 0000', 'russia: rifles 0100, orlov 0300'], { dice: [10, 10] });
    match.say('disclose').say('attack r01 a01 disclose');
    expect(asked(match)).toBe('p1 closing');
  });

  test('LS3.2d R-200 an AI officer helps an attacked unit that can hit with it', () => {
    const match = matchWith(['austria: szurmay 0000', 'russia ai: guard 0100, orlov 0200'], {
      dice: [10, 2, 10],
      ai: [10],
    });
    match.say('disclose').say('attack r01 a01 disclose').say('proceed');
    expect(fieldLines(match).slice(0, 4)).toEqual([
      'r02 helps r01',
      'a01 attack r01 tv 5: 10 miss',
      'r01 counterAttack a01 tv 2: 2 hit',
      'r01 counterAttack a01 tv 2: 10 miss',
    ]);
  });
});

test('L4f Follow me! in a round: Hussars beside Muhr', () => {
  const match = matchWith(['austria: hussars 0000, muhr 0001', 'russia: rifles 0100'], { dice: [5, 10] });
  match.say('disclose').say('attack r01 a01 disclose');
  expect(fieldLines(match)[0]).toBe('a01 attack r01 tv 5: 5 hit');
});

test('L4g Mass assault in a round: three attackers', () => {
  const match = matchWith(['russia: rifles 0000, rifles 0200, belkovych 0001', 'austria: honved 0100'], {
    dice: [7, 7, 9, 10],
  });
  match.say('disclose').say('attack a01 r01 r02 r03 disclose').say('counter a01 r01');
  expect(fieldLines(match).slice(0, 3)).toEqual([
    'r01 attack a01 tv 7: 7 hit',
    'r02 attack a01 tv 7: 7 hit',
    'r03 attack a01 tv 9: 9 hit',
  ]);
});
