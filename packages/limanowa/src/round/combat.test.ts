import { denied } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { asked, fieldLines } from '../testing/told.ts';
import { matchWith } from '../testing/match.ts';

// Around 0100 are 0000, 0200, 0001 and 0101, all open. Attacks are rolled in the order they were named, then
// counter-attacks.

describe('L6.2g attacks and counter-attacks at the same moment', () => {
  test('L6.2g L3r a unit that is destroyed strikes back all the same: losses are taken together', () => {
    const match = matchWith(['russia: rifles 0000 1rp, rifles 1110', 'austria: honved 0100 1rp, honved 0010'], {
      dice: [4, 4],
    });
    match.say('disclose').say('attack a01 r01 disclose');
    expect(fieldLines(match)).toEqual([
      'r01 attack a01 tv 4: 4 hit',
      'a01 counterAttack r01 tv 4: 4 hit',
      'a01 loses 1, 0 left (L8.2b)',
      'a01 destroyed',
      'r01 loses 1, 0 left (L8.2b)',
      'r01 destroyed',
    ]);
  });

  test('L8.3a L8.3d every attacker rolls once, with the bonus of all who attack together', () => {
    const match = matchWith(['russia: rifles 0000, rifles 0200, rifles 0101', 'austria: honved 0100'], {
      dice: [6, 7, 1, 5],
    });
    match.say('disclose').say('attack a01 r01 r02 r03 disclose');
    expect(asked(match)).toBe('p2 counter');
    match.say('counter a01 r02');
    expect(fieldLines(match)).toEqual([
      'r01 attack a01 tv 6: 6 hit',
      'r02 attack a01 tv 6: 7 miss',
      'r03 attack a01 tv 6: 1 hit',
      'a01 counterAttack r02 tv 4: 5 miss',
      'a01 loses 2, 1 left (L8.2b)',
    ]);
  });

  test('L3m an extra attack is a second roll at the same target, 2 RP at most', () => {
    const match = matchWith(['russia: guard 0000', 'austria: ah-machine-gunners 0100'], { dice: [3, 2, 4, 3] });
    match.say('disclose').say('attack a01 r01 disclose');
    expect(fieldLines(match)).toEqual([
      'r01 attack a01 tv 3: 3 hit',
      'r01 attack a01 tv 3: 2 hit',
      'a01 counterAttack r01 tv 3: 4 miss',
      'a01 counterAttack r01 tv 3: 3 hit',
      'a01 loses 2, 1 left (L8.2b)',
      'r01 loses 1, 2 left (L8.2b)',
    ]);
  });

  test('L8.3c an attacked battery does not counter-attack', () => {
    const match = matchWith(['russia: rifles 0000', 'austria: ah-battery 0100, honved 0010'], { dice: [4] });
    match.say('disclose').say('attack a01 r01 disclose');
    expect(fieldLines(match)).toEqual(['r01 attack a01 tv 4: 4 hit', 'a01 loses 1, 1 left (L8.2b)']);
  });

  test('L8.3b no counter-attack without a target value above 0', () => {
    const match = matchWith(['russia: orlov 0000', 'austria: honved 0100'], { dice: [7] });
    match.say('disclose').say('attack a01 r01 disclose');
    expect(fieldLines(match)).toEqual(['r01 attack a01 tv 6: 7 miss']);
  });

  test('L8.3b the owner chooses among those it can hit, and nobody else', () => {
    const match = matchWith(['russia: orlov 0000, rifles 0200, rifles 0101', 'austria: honved 0100'], {
      dice: [10, 10, 10, 10],
    });
    match.say('disclose').say('attack a01 r01 r02 r03 disclose');
    expect(match.offers('counter')).toEqual(['a01']);
    expect(match.offers('counter a01')).toEqual(['r02', 'r03']);
    expect(denied(match.judge('counter a01 r01'))).toContain('L8.3b counterNoChance');
    match.say('counter a01 r03');
    expect(fieldLines(match).at(3)).toBe('a01 counterAttack r03 tv 4: 10 miss');
  });

  test('L8.3b several attacked units are asked one after another, each owner for his own', () => {
    const match = matchWith(
      [
        'russia: rifles 0000, rifles 0101, rifles 0400, rifles 0301, rifles 1110',
        'austria: honved 0100',
        'russia: rifles 1100',
        'austria: honved 0300',
      ],
      { dice: [10, 10, 10, 10, 10, 10], options: { players: 4 } },
    );
    match.say('disclose').say('attack a01 r01 r02 attack a02 r03 r04 disclose');
    expect(asked(match)).toBe('p2 counter');
    expect(match.offers('counter')).toEqual(['a01']);
    match.say('counter a01 r01');
    expect(asked(match)).toBe('p4 counter');
    match.say('counter a02 r04');
    expect(fieldLines(match).slice(4)).toEqual([
      'a01 counterAttack r01 tv 4: 10 miss',
      'a02 counterAttack r04 tv 3: 10 miss',
    ]);
  });
});

describe('L6.2f artillery first', () => {
  test('L6.2f L9b batteries of both sides fire at the same moment', () => {
    const match = matchWith(['russia: ru-battery 0000 1rp, rifles 1110', 'austria: ah-battery 0300 1rp, honved 0010'], {
      tokens: [1, 1],
      dice: [6, 6],
    });
    match.say('disclose').say('shell r01 a01 disclose');
    expect(asked(match)).toBe('p2 tokens');
    match.say('shell a01 r01');
    expect(fieldLines(match)).toEqual([
      'a01 shell r01 for a token',
      'r01 artillery a01 tv 6: 6 hit',
      'a01 artillery r01 tv 6: 6 hit',
      'a01 loses 1, 0 left (L8.2b)',
      'a01 destroyed',
      'r01 loses 1, 0 left (L8.2b)',
      'r01 destroyed',
    ]);
  });

  test('L8.3e units whose target is gone in C6 lose their attack but may occupy its hex', () => {
    const match = matchWith(['russia: ru-battery 0300, rifles 0000', 'austria: honved 0100 1rp, honved 0010'], {
      tokens: [1, 0],
      dice: [6],
    });
    match.say('disclose').say('shell r01 a01 attack a01 r02 disclose');
    expect(fieldLines(match).slice(-3)).toEqual([
      'a01 loses 1, 0 left (L8.2b)',
      'a01 destroyed',
      'r02 lost its attack on a01 (L8.3e)',
    ]);
    match.say('occupy r02 0100 disclose');
    expect(fieldLines(match)).toEqual(['r02 occupation 0100']);
  });

  test('L6.2f an attacker that is destroyed in C6 attacks nobody and helps nobody', () => {
    const match = matchWith(['russia: rifles 0000 1rp, rifles 0101', 'austria: honved 0100, ah-battery 0300'], {
      tokens: [0, 1],
      dice: [6, 5, 4],
    });
    match.say('disclose').say('attack a01 r01 r02 disclose').say('shell a02 r01');
    expect(fieldLines(match)).toEqual([
      'a02 shell r01 for a token',
      'a02 artillery r01 tv 6: 6 hit',
      'r01 loses 1, 0 left (L8.2b)',
      'r01 destroyed',
      'r02 attack a01 tv 4: 5 miss',
      'a01 counterAttack r02 tv 4: 4 hit',
      'r02 loses 1, 2 left (L8.2b)',
    ]);
  });

  test('L8.3e L9c a support stays if its battery is destroyed in C6', () => {
    const match = matchWith(['russia: ru-battery 0300, rifles 0000', 'austria: honved 0100, ah-battery 0200 1rp'], {
      tokens: [1, 1],
      dice: [6, 10, 6],
    });
    match.say('disclose').say('shell r01 a02 attack a01 r02 disclose').say('support a02 r02');
    expect(fieldLines(match)).toEqual([
      'a02 support r02 for a token',
      'r01 artillery a02 tv 6: 6 hit',
      'a02 loses 1, 0 left (L8.2b)',
      'a02 destroyed',
      'r02 attack a01 tv 4: 10 miss',
      'a01 counterAttack r02 tv 6: 6 hit',
      'r02 loses 1, 2 left (L8.2b)',
    ]);
  });

  test('L4a what an officer has named stays when the guns destroy him', () => {
    const match = matchWith(['russia: orlov 0200 1rp, rifles 0101', 'austria: honved 0100, ah-battery 0300'], {
      tokens: [0, 1],
      dice: [2, 6, 10],
    });
    match.say('disclose').say('tactics r02 attack a01 r01 r02 disclose').say('shell a02 r01');
    expect(fieldLines(match)).toContain('r01 destroyed');
    expect(fieldLines(match)).toContain('r02 attack a01 tv 6: 6 hit');
  });

  test('L4f what Muhr does by being there ends when the guns destroy him', () => {
    const match = matchWith(['austria: muhr 0200 1rp, hussars 0101', 'russia: rifles 0100, ru-battery 0300'], {
      tokens: [0, 1],
      dice: [2, 5, 10],
    });
    match.say('disclose').say('attack r01 a01 a02 disclose').say('shell r02 a01');
    expect(fieldLines(match)).toContain('a01 destroyed');
    expect(fieldLines(match)).toContain('a02 attack r01 tv 4: 5 miss');
  });
});
