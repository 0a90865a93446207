import { denied } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../model/battlecard.ts';
import { asked, fieldLines } from '../testing/told.ts';
import { type LimanowaMatch, matchWith } from '../testing/match.ts';

// Around 0100 are 0000, 0200, 0001 and 0101, all open.

/** Two line units attack one whose owner holds this card. */
function attacked(effect: Effect, dice: readonly number[] = []): LimanowaMatch {
  const match = matchWith(['russia: rifles 0000, rifles 0200', 'austria: honved 0100, honved 0101, ah-battery 0001'], {
    hands: [[], [effect]],
    dice,
  });
  return match.say('disclose').say('attack a01 r01 r02 disclose');
}

describe('L6b reactions', () => {
  test('L6b L6.2c after the disclosure the other side may play a contra card of the phase, or pass', () => {
    const match = attacked('dugIn', [10, 10, 10]);
    expect(asked(match)).toBe('p2 centralReaction');
    expect(match.offers()).toEqual(['pass', 'dugIn']);
    expect(denied(match.judge('volley'))).toContain('L6b notInHand');
    match.say('pass').say('counter a01 r01');
    expect(asked(match)).toBe('p1 closing');
  });

  test('L6b cards of other phases and support cards are no reaction', () => {
    expect(attacked('counterAttack').offers()).toEqual(['pass']);
    expect(attacked('deceit').offers()).toEqual(['pass']);
  });

  test('L6b whoever has no card is not asked', () => {
    const match = matchWith(['russia: rifles 0000', 'austria: honved 0100'], { dice: [10, 10] });
    match.say('disclose').say('attack a01 r01 disclose');
    expect(asked(match)).toBe('p1 closing');
  });

  test('L12c opponents react in turn order, each with one card a phase; effects add up', () => {
    const match = matchWith(
      ['russia: rifles 0000, rifles 1110', 'austria: honved 0100', 'russia: rifles 1100', 'austria: honved 0010'],
      { hands: [[], ['dugIn', 'coveringFire'], ['dugIn'], ['coveringFire']], dice: [2, 10], options: { players: 4 } },
    );
    match.say('disclose').say('attack a01 r01 disclose');
    expect(asked(match)).toBe('p2 centralReaction');
    match.say('dugIn a01');
    expect(asked(match)).toBe('p4 centralReaction');
    match.say('coveringFire a01');
    expect(fieldLines(match).slice(0, 2)).toEqual(['played coveringFire', 'r01 attack a01 tv 1: 2 miss']);
    expect(match.state.corps.map(({ hand }) => hand.length)).toEqual([0, 1, 1, 0]);
  });
});

describe('L10a Blocking preparations', () => {
  const blocked = (dice: readonly number[] = []) =>
    matchWith(['russia: ru-battery 0000, rifles 1110', 'austria: honved 0300'], {
      hands: [['bombardment'], ['blockingPreparations']],
      dice,
    }).say('bombardment r01 a01 disclose');

  test('L10a L6.1c cancels the disclosed Opening card, which is discarded', () => {
    const match = blocked();
    expect(asked(match)).toBe('p2 openingReaction');
    match.say('blockingPreparations');
    expect(fieldLines(match)).toEqual(['played blockingPreparations', 'blocked bombardment']);
    expect(match.state.deck.discards).toHaveLength(2);
    expect(asked(match)).toBe('p1 central');
  });

  test('L10a passed, the card takes effect', () => {
    const match = blocked([6]).say('pass');
    expect(fieldLines(match)).toEqual(['r01 artillery a01 tv 6: 6 hit', 'a01 loses 1, 2 left (L8.2b)']);
  });

  test('L10a without a disclosed card nobody is asked', () => {
    const match = matchWith(['russia: rifles 0000', 'austria: honved 0300'], {
      hands: [[], ['blockingPreparations']],
    }).say('disclose');
    expect(asked(match)).toBe('p1 central');
  });

  test('L10a what one opponent has blocked the next cannot block again', () => {
    const match = matchWith(
      ['russia: ru-battery 0000, rifles 1110', 'austria: honved 0300', 'russia: rifles 1100', 'austria: honved 0010'],
      {
        hands: [['bombardment'], ['blockingPreparations'], [], ['blockingPreparations']],
        options: { players: 4 },
      },
    ).say('bombardment r01 a01 disclose');
    match.say('blockingPreparations');
    expect(asked(match)).toBe('p1 central');
  });
});

describe('L10i-L10m cards that protect an attacked unit', () => {
  test('L10i Dug-in defence: +2 DV', () => {
    const match = attacked('dugIn', [4, 3, 10]);
    expect(match.offers('dugIn')).toEqual(['a01']);
    expect(denied(match.judge('dugIn a02'))).toContain('L10i notAttacked');
    expect(denied(match.judge('dugIn r01'))).toContain('L6.2a notYours');
    match.say('dugIn a01').say('counter a01 r01');
    expect(fieldLines(match).slice(0, 2)).toEqual(['r01 attack a01 tv 3: 4 miss', 'r02 attack a01 tv 3: 3 hit']);
  });

  test('L10j Covering fire: -1 on all attacks', () => {
    const match = attacked('coveringFire', [5, 4, 10]).say('coveringFire a01').say('counter a01 r01');
    expect(fieldLines(match).slice(0, 2)).toEqual(['r01 attack a01 tv 4: 5 miss', 'r02 attack a01 tv 4: 4 hit']);
  });

  test('L10k Close-range volley: +2 on the counter-attack', () => {
    const match = attacked('volley', [10, 10, 6]).say('volley a01').say('counter a01 r02');
    expect(fieldLines(match)).toContain('a01 counterAttack r02 tv 6: 6 hit');
  });

  test('L10k not for a battery, nor for a unit that only artillery attacks', () => {
    const match = matchWith(
      ['russia: rifles 0000, ru-battery 0300, rifles 1110', 'austria: ah-battery 0100, honved 0200'],
      { hands: [[], ['volley']], tokens: [1, 0] },
    );
    match.say('disclose').say('shell r02 a02 attack a01 r01 disclose');
    expect(match.offers()).toEqual(['pass']);
    expect(denied(match.judge('volley'))).toContain('L10k noTarget');
  });

  test('L10m Second line: the first RP loss of the phase is ignored, whether by guns or by hand', () => {
    const match = attacked('secondLine', [5, 5, 10]).say('secondLine a01').say('counter a01 r01');
    expect(fieldLines(match)).toEqual([
      'r01 attack a01 tv 5: 5 hit',
      'r02 attack a01 tv 5: 5 hit',
      'a01 counterAttack r01 tv 4: 10 miss',
      'a01 spared',
      'a01 loses 1, 2 left (L8.2b)',
    ]);
    const shelled = matchWith(['russia: rifles 0000, ru-battery 0300', 'austria: honved 0100'], {
      hands: [[], ['secondLine']],
      tokens: [1, 0],
      dice: [6, 4, 10],
    });
    shelled.say('disclose').say('shell r02 a01 attack a01 r01 disclose').say('secondLine a01');
    expect(fieldLines(shelled).slice(1)).toEqual([
      'r02 artillery a01 tv 6: 6 hit',
      'a01 spared',
      'r01 attack a01 tv 4: 4 hit',
      'a01 counterAttack r01 tv 4: 10 miss',
      'a01 loses 1, 2 left (L8.2b)',
    ]);
  });

  test('L8.3e an attack that a reaction has lowered to 0 is still made, and cannot hit', () => {
    const match = matchWith(['russia: rifles 0400, rifles 1110', 'austria: honved 0401'], {
      hands: [[], ['coveringFire']],
      dice: [1, 10],
    });
    match.say('disclose').say('attack a01 r01 disclose').say('coveringFire a01');
    expect(fieldLines(match).slice(1, 2)).toEqual(['r01 attack a01 tv 0: 1 miss']);
  });
});

describe('L10h Reorganisation of Defence', () => {
  const corps = ['russia: rifles 0000, rifles 1110', 'austria: honved 0100, jager 0300, ah-battery 0200, honved 0500'];

  test('L10h L6.2d exchanges two own units that are no batteries, at most 2 hexes apart', () => {
    const match = matchWith(corps, { hands: [[], ['reorganisation']] });
    match.say('disclose').say('attack a01 r01 disclose');
    expect(match.offers('reorganisation')).toEqual(['a01', 'a02', 'a04']);
    expect(match.offers('reorganisation a01')).toEqual(['a02']);
    expect(denied(match.judge('reorganisation a03'))).toContain('L10h batteryNoExchange');
    expect(denied(match.judge('reorganisation a01 a04'))).toContain('L10h tooFarApart');
    match.say('reorganisation a01 a02');
    expect(fieldLines(match)).toEqual([
      'played reorganisation',
      'a01 exchange 0300',
      'a02 exchange 0100',
      'r01 lost its attack on a01 (L6.2d)',
    ]);
    expect(asked(match)).toBe('p1 closing');
  });

  test('L10h L9c a support against a unit that has got into a forest so is lost', () => {
    const match = matchWith(['russia: rifles 0500, ru-battery 0600', 'austria: honved 0400, honved 0401'], {
      hands: [[], ['reorganisation']],
      tokens: [1, 0],
      dice: [1, 10],
    });
    match.say('disclose').say('support r02 a01 attack a01 r01 disclose').say('reorganisation a01 a02');
    expect(fieldLines(match).slice(3)).toEqual([
      'r02 lost its support against a01',
      'r01 attack a01 tv 1: 1 hit',
      'a01 counterAttack r01 tv 4: 10 miss',
      'a01 loses 1, 2 left (L8.2b)',
    ]);
  });

  test('L10h it needs no attack', () => {
    const match = matchWith(corps, { hands: [[], ['reorganisation']] });
    match.say('disclose').say('disclose');
    expect(asked(match)).toBe('p2 centralReaction');
    match.say('reorganisation a01 a02');
    expect(asked(match)).toBe('p1 closing');
  });
});

describe('L10b Counter-attack', () => {
  test('L10b L6.3b a survivor makes one full attack on one of its attackers, and nobody hits back', () => {
    const match = matchWith(['russia: rifles 0000, rifles 0200, rifles 0001', 'austria: ah-machine-gunners 0100'], {
      hands: [[], ['counterAttack']],
      dice: [10, 10, 10, 10, 4, 2],
    });
    match.say('disclose').say('attack a01 r01 r02 disclose').say('pass').say('counter a01 r01');
    match.say('disclose');
    expect(asked(match)).toBe('p2 closingReaction');
    expect(match.offers('counterAttack')).toEqual(['a01']);
    expect(match.offers('counterAttack a01')).toEqual(['r01', 'r02']);
    expect(denied(match.judge('counterAttack a01 r03'))).toContain('L10b notItsAttacker');
    match.say('counterAttack a01 r02');
    expect(fieldLines(match)).toEqual([
      'played counterAttack',
      'a01 attack r02 tv 4: 4 hit',
      'a01 attack r02 tv 4: 2 hit',
      'r02 loses 2, 1 left (L8.2b)',
    ]);
  });

  test('L10b L4f it is the unit’s first attack of the round: with a second card Follow me! helps no more', () => {
    const match = matchWith(
      [
        'russia: rifles 0000, rifles 1110',
        'austria: hussars 0100, muhr 0200',
        'russia: rifles 1109',
        'austria: honved 0010',
      ],
      { hands: [[], ['counterAttack'], [], ['counterAttack']], dice: [10, 10, 6, 6] },
    );
    match.say('disclose').say('attack a01 r01 disclose').say('pass').say('pass').say('disclose');
    match.say('counterAttack a01 r01');
    expect(fieldLines(match)).toContain('a01 attack r01 tv 5: 6 miss');
    match.say('counterAttack a01 r01');
    expect(fieldLines(match)).toContain('a01 attack r01 tv 4: 6 miss');
  });

  test('L10b it comes before the occupations: a destroyed attacker occupies nothing', () => {
    const match = matchWith(
      ['russia: rifles 0000 1rp, rifles 1110', 'austria: honved 0100 1rp, honved 0001', 'russia: rifles 1100'],
      { hands: [[], ['counterAttack'], []], dice: [4, 10] },
    );
    match.say('disclose').say('attack a01 r01 disclose').say('pass').say('occupy r01 0100 disclose');
    // No defender survived an attack, so nothing is asked.
    expect(asked(match)).not.toBe('p2 closingReaction');
    expect(fieldLines(match)[0]).toBe('r01 occupation 0100');
  });

  test('L10b not by a battery, nor after artillery alone', () => {
    const match = matchWith(['russia: rifles 0000, ru-battery 0300', 'austria: ah-battery 0100, honved 0200'], {
      hands: [[], ['counterAttack']],
      tokens: [1, 0],
      dice: [10, 10],
    });
    match.say('disclose').say('shell r02 a02 attack a01 r01 disclose').say('pass').say('disclose');
    expect(asked(match)).toBe('p2 opening');
  });
});

describe('what a reaction would change is told before it is made', () => {
  test('L10i the target values with the card, and the counter-attacks', () => {
    const verdict = attacked('dugIn').judge('dugIn a01');
    expect(verdict).toMatchObject({
      granted: true,
      value: { figures: { targets: [{ tv: 3 }, { tv: 3 }], counters: [{ tv: 4 }, { tv: 4 }] } },
    });
  });

  test('L10k the counter-attacks with the card', () => {
    const verdict = attacked('volley').judge('volley a01');
    expect(verdict).toMatchObject({
      granted: true,
      value: { figures: { targets: [{ tv: 5 }, { tv: 5 }], counters: [{ tv: 6 }, { tv: 6 }] } },
    });
  });

  test('L9d an answer tells its target value, or that of the counter-attack it supports', () => {
    const match = matchWith(['russia: rifles 0000', 'austria: honved 0100, ah-battery 0300'], { tokens: [0, 2] });
    match.say('disclose').say('attack a01 r01 disclose');
    expect(match.judge('shell a02 r01')).toMatchObject({ value: { figures: { tokensLeft: 1, targets: [{ tv: 6 }] } } });
    expect(match.judge('support a02 r01')).toMatchObject({
      value: { figures: { tokensLeft: 1, counters: [{ attacker: 1, target: 0, tv: 6 }] } },
    });
  });

  test('L10b the attack of the card', () => {
    const match = matchWith(['russia: rifles 0000', 'austria: honved 0100'], {
      hands: [[], ['counterAttack']],
      dice: [10, 10],
    });
    match.say('disclose').say('attack a01 r01 disclose').say('pass').say('disclose');
    expect(match.judge('counterAttack a01')).toMatchObject({ value: { figures: { targets: [{ target: 0, tv: 4 }] } } });
  });
});
