import { denied } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { asked, fieldLines } from '../testing/told.ts';
import { matchWith } from '../testing/match.ts';

describe('L9d tokens in an enemy’s round', () => {
  test('L9d L6.2e usable when a unit of one’s own is attacked within the battery’s range, against its attackers in range', () => {
    const match = matchWith(
      ['russia: rifles 0000, rifles 0101, rifles 0700', 'austria: honved 0100, ah-battery 0300, honved 0600'],
      { tokens: [0, 3], dice: [10, 10, 10, 10, 10] },
    );
    match.say('disclose').say('attack a01 r01 attack a03 r03 disclose');
    expect(asked(match)).toBe('p2 tokens');
    // r02 attacks no unit, r03 is out of range, a03 is covered.
    expect(match.offers('shell a02')).toEqual(['r01']);
    expect(denied(match.judge('shell a02 r02'))).toContain('L9d notAttacking');
    expect(denied(match.judge('shell a02 r03'))).toContain('L9b outOfRange');
    expect(denied(match.judge('shell a01'))).toContain('L9a noBattery');
    match.say('shell a02 r01');
    expect(fieldLines(match)[0]).toBe('a02 shell r01 for a token');
  });

  test('L9d R-234 support needs only the attacked unit in range, an artillery attack its target too', () => {
    const match = matchWith(['russia: rifles 0000', 'austria: honved 0100, ah-battery 0400'], {
      tokens: [0, 1],
      dice: [10, 6],
    });
    match.say('disclose').say('attack a01 r01 disclose');
    expect(match.offers()).toEqual(['pass', 'support']);
    expect(denied(match.judge('shell a02 r01'))).toContain('L9b outOfRange');
    match.say('support a02 r01');
    expect(fieldLines(match)).toEqual([
      'a02 support r01 for a token',
      'r01 attack a01 tv 4: 10 miss',
      'a01 counterAttack r01 tv 6: 6 hit',
      'r01 loses 1, 2 left (L8.2b)',
    ]);
  });

  test('L9d the battery itself may be the attacked unit; it is no fighter, so there is nothing to support', () => {
    const match = matchWith(['russia: rifles 0000', 'austria: ah-battery 0100, honved 0010'], {
      tokens: [0, 1],
      dice: [3, 10],
    });
    match.say('disclose').say('attack a01 r01 disclose');
    expect(match.offers()).toEqual(['pass', 'shell']);
    expect(denied(match.judge('support a01'))).toContain('L9c noCounterAttack');
    match.say('shell a01 r01');
    expect(fieldLines(match)).toEqual([
      'a01 shell r01 for a token',
      'a01 artillery r01 tv 6: 3 hit',
      'r01 loses 1, 2 left (L8.2b)',
      'r01 attack a01 tv 4: 10 miss',
    ]);
  });

  test('L9d nobody is asked whose batteries cover no attacked unit, or who has no token', () => {
    const far = matchWith(['russia: rifles 0000', 'austria: honved 0100, ah-battery 0500'], {
      tokens: [0, 1],
      dice: [10, 10],
    });
    far.say('disclose').say('attack a01 r01 disclose');
    expect(asked(far)).toBe('p1 closing');
    const poor = matchWith(['russia: rifles 0000', 'austria: honved 0100, ah-battery 0300'], { dice: [10, 10] });
    poor.say('disclose').say('attack a01 r01 disclose');
    expect(asked(poor)).toBe('p1 closing');
  });

  test('L9f one token a battery, and the other battery is asked for as well', () => {
    const match = matchWith(['russia: rifles 0000', 'austria: honved 0100, ah-battery 0300, ah-battery 0200'], {
      tokens: [0, 3],
      dice: [10, 10, 5],
    });
    match.say('disclose').say('attack a01 r01 disclose').say('shell a02 r01');
    expect(asked(match)).toBe('p2 tokens');
    expect(denied(match.judge('shell a02'))).toContain('L9f batterySpent');
    match.say('support a03 r01');
    expect(fieldLines(match)).toEqual([
      'a03 support r01 for a token',
      'a02 artillery r01 tv 6: 10 miss',
      'r01 attack a01 tv 4: 10 miss',
      'a01 counterAttack r01 tv 6: 5 hit',
      'r01 loses 1, 2 left (L8.2b)',
    ]);
    expect(match.state.corps[1]?.tokens).toBe(1);
  });

  test('L9c L2.1b no support against an attacker in forest, unless an observer is near', () => {
    const corps = (friend: string) => ['russia: rifles 0401', `austria: honved 0400, ah-battery 0200, ${friend} 0501`];
    const without = matchWith(corps('honved'), { tokens: [0, 1] });
    without.say('disclose').say('attack a01 r01 disclose');
    expect(denied(without.judge('support a02'))).toContain('L9c forestBan');
    const seen = matchWith(corps('jager'), { tokens: [0, 1], dice: [10, 3] });
    seen.say('disclose').say('attack a01 r01 disclose').say('support a02 r01');
    expect(fieldLines(seen)).toContain('a01 counterAttack r01 tv 3: 3 hit');
  });

  test('L9c only a support that makes a counter-attack possible is of use', () => {
    const match = matchWith(['russia: orlov 0000', 'austria: honved 0100, ah-battery 0300'], {
      tokens: [0, 1],
      dice: [10, 2],
    });
    match.say('disclose').say('attack a01 r01 disclose').say('support a02 r01');
    expect(fieldLines(match)).toContain('a01 counterAttack r01 tv 2: 2 hit');
  });

  test('L9d L10p a bombardment is answered, and both shells fly at the same moment', () => {
    const match = matchWith(['russia: ru-battery 0000, rifles 1110', 'austria: ah-battery 0300 1rp, honved 0010'], {
      tokens: [0, 1],
      hands: [['bombardment'], []],
      dice: [5, 5],
    });
    match.say('bombardment r01 a01 disclose');
    expect(asked(match)).toBe('p2 tokens');
    match.say('shell a01 r01');
    expect(fieldLines(match).slice(1)).toEqual([
      'r01 artillery a01 tv 6: 5 hit',
      'a01 artillery r01 tv 6: 5 hit',
      'a01 loses 1, 0 left (L8.2b)',
      'a01 destroyed',
      'r01 loses 1, 1 left (L8.2b)',
    ]);
  });

  test('L9d L12c two opponents answer in turn order, each for units of his own', () => {
    const match = matchWith(
      [
        'russia: rifles 0000, rifles 1110',
        'austria: honved 0100, ah-battery 0300',
        'russia: rifles 1100',
        'austria: ah-battery 0200, honved 0010',
      ],
      { tokens: [0, 1, 0, 1], dice: [10, 10, 10], options: { players: 4 } },
    );
    match.say('disclose').say('attack a01 r01 disclose');
    // The battery of the second corps covers no unit of its own commander.
    expect(asked(match)).toBe('p2 tokens');
    match.say('shell a02 r01');
    expect(asked(match)).toBe('p1 closing');
  });

  test('L12a where one player has both corps, each answers for all of his units', () => {
    const match = matchWith(
      [
        'russia: rifles 0000, rifles 1110',
        'austria: honved 0100, ah-battery 0300',
        'russia: rifles 1100',
        'austria: ah-battery 0200, honved 0010',
      ],
      { tokens: [0, 1, 0, 1], dice: [10, 10, 10, 10], options: { players: 2 } },
    );
    match.say('disclose').say('attack a01 r01 disclose').say('shell a02 r01');
    expect(asked(match)).toBe('p2 tokens');
    match.say('shell a03 r01');
    expect(asked(match)).toBe('p1 closing');
  });

  test('L10r L9d a pursuit is answered before it is rolled, and never counter-attacked', () => {
    const match = matchWith(['russia: rifles 0000', 'austria: honved 0100 1rp, ah-battery 0300, honved 0200'], {
      tokens: [0, 2],
      hands: [['pursuit'], []],
      dice: [4, 10, 6, 4],
    });
    match.say('disclose').say('attack a01 r01 disclose').say('pass');
    match.say('pursuit occupy r01 0100 strike r01 a03 disclose');
    expect(asked(match)).toBe('p2 tokens');
    expect(denied(match.judge('support a02'))).toContain('L9c noCounterAttack');
    match.say('shell a02 r01');
    expect(fieldLines(match)).toEqual([
      'a02 shell r01 for a token',
      'a02 artillery r01 tv 6: 6 hit',
      'r01 loses 1, 2 left (L8.2b)',
      'r01 attack a03 tv 4: 4 hit',
      'a03 loses 1, 2 left (L8.2b)',
    ]);
  });
});

test('L9d L10h an attack that has lost its target by an exchange is answered by nobody', () => {
  const match = matchWith(['russia: rifles 0000', 'austria: honved 0100, ah-battery 0200, honved 0300'], {
    hands: [[], ['reorganisation']],
    tokens: [0, 1],
  });
  match.say('disclose').say('attack a01 r01 disclose').say('reorganisation a01 a03');
  expect(asked(match)).toBe('p1 closing');
});
