import { denied } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { asked, fieldLines } from '../testing/told.ts';
import { matchWith } from '../testing/match.ts';

// Around 0100 are 0000, 0200, 0001 and 0101, all open.

describe('L4d Relegating attackers', () => {
  test('L4d L7e who attacks Szurmay in vain falls back one hex, farther from him, or loses 1 RP', () => {
    const match = matchWith(['russia: orlov 0200', 'austria: szurmay 0100'], { dice: [10, 10] });
    match.say('disclose').say('attack a01 r01 disclose');
    expect(fieldLines(match).at(-1)).toBe('a01 relegates r01');
    expect(asked(match)).toBe('p1 fallBack');
    expect(match.offers()).toEqual(['fallBack', 'stand']);
    expect(match.offers('fallBack').toSorted()).toEqual(['0201', '0300']);
    expect(denied(match.judge('fallBack 0101'))).toContain('L7e notFarther');
    expect(denied(match.judge('fallBack 0400'))).toContain('L7e notNext');
    match.say('fallBack 0300');
    expect(fieldLines(match)).toEqual(['r01 fallBack 0300']);
    expect(asked(match)).toBe('p1 closing');
  });

  test('L4d standing costs 1 RP', () => {
    const match = matchWith(['russia: orlov 0200', 'austria: szurmay 0100'], { dice: [10, 10] });
    match.say('disclose').say('attack a01 r01 disclose').say('stand');
    expect(fieldLines(match)).toEqual(['r01 stood (L7e)', 'r01 loses 1, 3 left (L4d)']);
  });

  test('L4d an attack that took an RP is not relegated', () => {
    const match = matchWith(['russia: orlov 0200', 'austria: szurmay 0100'], { dice: [2, 10] });
    match.say('disclose').say('attack a01 r01 disclose');
    expect(asked(match)).toBe('p1 closing');
  });

  test('L4d also for a friend next to him, not for one farther off', () => {
    const beside = matchWith(['russia: rifles 0000', 'austria: honved 0100, szurmay 0200'], { dice: [10, 10] });
    beside.say('disclose').say('attack a01 r01 disclose');
    expect(fieldLines(beside).at(-1)).toBe('a02 relegates r01');
    const apart = matchWith(['russia: rifles 0000', 'austria: honved 0100, szurmay 0300'], { dice: [10, 10] });
    apart.say('disclose').say('attack a01 r01 disclose');
    expect(asked(apart)).toBe('p1 closing');
  });

  test('L4d of several his owner picks one, once a player’s round', () => {
    const match = matchWith(['russia: rifles 0000, rifles 0001, rifles 1110', 'austria: honved 0100, szurmay 0101'], {
      dice: [10, 10, 10],
    });
    match.say('disclose').say('attack a01 r01 r02 disclose').say('counter a01 r01');
    expect(asked(match)).toBe('p2 relegate');
    expect(match.offers('relegate')).toEqual(['r01', 'r02']);
    expect(denied(match.judge('relegate r03'))).toContain('L4d notAmong');
    match.say('relegate r01').say('stand');
    expect(asked(match)).toBe('p1 closing');
    expect(match.state.turn.relegated).toBe(true);
  });

  test('L6.3a L12d whoever was relegated out of reach of the hex may not occupy it', () => {
    const match = matchWith(['russia: rifles 0200, rifles 0000', 'austria: honved 0100 1rp, szurmay 0101'], {
      dice: [10, 5, 10],
    });
    match.say('disclose').say('attack a01 r01 r02 disclose').say('counter a01 r02').say('fallBack 0300');
    expect(match.offers('occupy')).toEqual(['r02']);
    expect(denied(match.judge('occupy r01'))).toEqual(['L6.3a nothingToOccupy']);
  });

  test('L4d L10m a hit that a second line ignores took no RP', () => {
    const match = matchWith(['russia: rifles 0200', 'austria: honved 0100, szurmay 0101'], {
      hands: [[], ['secondLine']],
      dice: [4, 10],
    });
    match.say('disclose').say('attack a01 r01 disclose').say('secondLine a01');
    expect(fieldLines(match).slice(-2)).toEqual(['a01 spared', 'a02 relegates r01']);
  });

  test('L4d a counter-attack in vain is relegated in his own round', () => {
    const match = matchWith(['austria: honved 0100, szurmay 0101', 'russia: rifles 0000'], { dice: [10, 10] });
    match.say('disclose').say('attack r01 a01 disclose');
    expect(fieldLines(match).at(-1)).toBe('a02 relegates r01');
    expect(asked(match)).toBe('p2 fallBack');
  });

  test('L4d not after he is destroyed, nor for one who is', () => {
    const dead = matchWith(['russia: rifles 0000, orlov 0001', 'austria: honved 0100, szurmay 0101 1rp'], {
      dice: [10, 2, 10, 10],
    });
    dead.say('disclose').say('attack a01 r01 attack a02 r02 disclose');
    expect(fieldLines(dead)).toContain('a02 destroyed');
    expect(asked(dead)).toBe('p1 closing');
    const gone = matchWith(['russia: rifles 0000 1rp, rifles 1110', 'austria: honved 0100, szurmay 0101'], {
      dice: [10, 4],
    });
    gone.say('disclose').say('attack a01 r01 disclose');
    expect(fieldLines(gone).at(-1)).toBe('r01 destroyed');
  });

  test('L7e with nowhere to go there is only the loss', () => {
    const match = matchWith(['russia: rifles 0000, rifles 1110', 'austria: szurmay 0101, honved 0100, honved 0001'], {
      dice: [10, 10],
    });
    match.say('disclose').say('attack a02 r01 disclose');
    expect(asked(match)).toBe('p1 fallBack');
    expect(match.offers()).toEqual(['stand']);
    expect(denied(match.judge('fallBack'))).toContain('L7e nowhereBack');
    match.say('stand');
    expect(fieldLines(match)).toEqual(['r01 stood (L7e)', 'r01 loses 1, 2 left (L4d)']);
  });

  test('L4d LS7A an AI Szurmay picks by table A: the one with 1 RP first', () => {
    const match = matchWith(
      ['russia: rifles 0000, rifles 0001 1rp, rifles 1110', 'austria ai: honved 0100, szurmay 0101'],
      { dice: [10, 10, 10], ai: [10] },
    );
    match.say('disclose').say('attack a01 r01 r02 disclose').say('proceed');
    expect(fieldLines(match).at(-1)).toBe('a02 relegates r02');
    expect(asked(match)).toBe('p1 fallBack');
  });

  test('L4d LS1f R-159 an AI unit stays and takes the loss, always', () => {
    const match = matchWith(['austria: honved 0100, szurmay 0101', 'russia ai: rifles 0000'], {
      dice: [10, 10],
      ai: [10],
    });
    match.say('disclose').say('attack r01 a01 disclose').say('proceed');
    expect(fieldLines(match).slice(-3)).toEqual(['a02 relegates r01', 'r01 stood (LS1f)', 'r01 loses 1, 2 left (L4d)']);
  });
});

describe('L10c Disruptive fire', () => {
  test('GT-88 LS1f an AI unit that is hit stays and loses 2 RP', () => {
    const match = matchWith(['austria: ah-battery 0300, honved 1110', 'russia ai: rifles 0100'], {
      hands: [['disruptiveFire']],
      dice: [6],
      ai: [10],
    });
    match.say('disclose').say('disruptiveFire a01 r01 disclose').say('proceed');
    expect(fieldLines(match)).toEqual([
      'a01 artillery r01 tv 6: 6 hit',
      'r01 loses 1, 2 left (L8.2b)',
      'r01 stood (LS1f)',
      'r01 loses 1, 1 left (L10c)',
    ]);
  });

  test('GT-88 with 2 RP it is destroyed', () => {
    const match = matchWith(['austria: ah-battery 0300, honved 1110', 'russia ai: cossacks 0100'], {
      hands: [['disruptiveFire']],
      dice: [6],
      ai: [10],
    });
    match.say('disclose').say('disruptiveFire a01 r01 disclose').say('proceed');
    expect(fieldLines(match).at(-1)).toBe('r01 destroyed');
  });

  test('GT-88 L10c a player’s unit may choose', () => {
    const opened = () =>
      matchWith(['austria: ah-battery 0300, honved 1110', 'russia: rifles 0100'], {
        hands: [['disruptiveFire'], []],
        dice: [6],
      })
        .say('disclose')
        .say('disruptiveFire a01 r01 disclose');
    expect(asked(opened())).toBe('p2 fallBack');
    expect(opened().offers('fallBack').toSorted()).toEqual(['0000', '0001']);
    expect(fieldLines(opened().say('fallBack 0000'))).toEqual(['r01 fallBack 0000']);
    expect(fieldLines(opened().say('stand'))).toEqual(['r01 stood (L7e)', 'r01 loses 1, 1 left (L10c)']);
  });

  test('L10c on a miss nothing more happens', () => {
    const match = matchWith(['austria: ah-battery 0300, honved 1110', 'russia: rifles 0100'], {
      hands: [['disruptiveFire'], []],
      dice: [7],
    });
    match.say('disclose').say('disruptiveFire a01 r01 disclose');
    expect(asked(match)).toBe('p1 closing');
  });

  test('L10c L8.3e who falls back out of reach cannot be attacked; its attacker may occupy the hex it left', () => {
    const match = matchWith(['austria: ah-battery 0300, honved 0200', 'russia: rifles 0100'], {
      hands: [['disruptiveFire'], []],
      dice: [6],
    });
    match.say('disclose').say('disruptiveFire a01 r01 attack r01 a02 disclose').say('fallBack 0000');
    expect(fieldLines(match)).toEqual(['r01 fallBack 0000', 'a02 lost its attack on r01 (L6.2d)']);
    match.say('occupy a02 0100 disclose');
    expect(fieldLines(match)).toEqual(['a02 occupation 0100']);
  });

  test('L10c L6.2d when its target has been exchanged out of range, the battery’s token drives nobody back', () => {
    const match = matchWith(
      ['austria: ah-battery 0400, honved 1110', 'russia: rifles 0100, rifles 0000, rifles 0200'],
      { hands: [['disruptiveFire'], ['reorganisation']], tokens: [1, 0], dice: [6] },
    );
    match.say('disclose').say('disruptiveFire a01 r01 shell a01 r03 disclose').say('reorganisation r01 r02');
    expect(fieldLines(match).slice(-3)).toEqual([
      'a01 lost its attack on r01 (L6.2d)',
      'a01 artillery r03 tv 6: 6 hit',
      'r03 loses 1, 2 left (L8.2b)',
    ]);
    expect(asked(match)).toBe('p1 closing');
  });

  test('L6.3a L10c who destroys it where it fell back to may occupy that hex as well as the one it left', () => {
    const match = matchWith(
      ['austria: ah-battery 0300, honved 0200, honved 0001', 'russia: rifles 0100 2rp, rifles 1100'],
      { hands: [['disruptiveFire'], []], dice: [6, 4, 10] },
    );
    match.say('disclose').say('disruptiveFire a01 r01 attack r01 a02 a03 disclose').say('fallBack 0000');
    expect(fieldLines(match).at(-1)).toBe('r01 destroyed');
    expect(match.offers('occupy a02')).toEqual(['0100']);
    expect(match.offers('occupy a03').toSorted()).toEqual(['0000', '0100']);
    match.say('occupy a02 0100 occupy a03 0000 disclose');
    expect(fieldLines(match)).toEqual(['a02 occupation 0100', 'a03 occupation 0000']);
  });

  test('L10m a second line also ignores the RP that standing would cost', () => {
    const match = matchWith(['austria: honved 0100, szurmay 0101', 'russia: rifles 0000'], {
      hands: [[], ['secondLine']],
      dice: [10, 10],
    });
    match.say('disclose').say('attack r01 a01 disclose').say('secondLine r01').say('stand');
    expect(fieldLines(match)).toEqual(['r01 stood (L7e)', 'r01 spared']);
  });
});
