import { describe, expect, test } from 'vitest';
import { denied } from '@sandtable/kernel/testing';
import type { Effect } from '../model/battlecard.ts';
import { hexId, NONE } from '../model/ids.ts';
import { matchWith, type LimanowaMatch, type MatchScene } from '../testing/match.ts';
import { told, unitNamed, waiting, where } from '../testing/told.ts';

/** Two units attack one with 1 RP, and the first roll destroys it. */
function won(scene: MatchScene = {}, russia = 'rifles 0200 1rp, rifles 1100'): LimanowaMatch {
  const corps = ['austria: honved 0100, honved 0300, honved 0900', `russia: ${russia}`];
  const match = matchWith(corps, { hands: [[], []], dice: [1, 1, 10, ...(scene.dice ?? [])], ...without(scene) });
  return match.say('disclose').say('attack r01 a01 a02 disclose').say('counter r01 a01');
}

function without({ dice: _dice, ...scene }: MatchScene): MatchScene {
  return scene;
}

test('L6.3a L6.3c who attacked a defender that is gone may advance into the hex, one unit a hex', () => {
  const match = won();
  expect(waiting(match)).toBe('p1 closing');
  expect(match.offers('occupy')).toEqual(['a01', 'a02']);
  expect(match.offers('occupy a01')).toEqual(['0200']);
  expect(match.offers('occupy a01 0200')).toEqual(['disclose']);
  match.say('occupy a01 0200 disclose');
  expect(told(match).slice(0, 2)).toEqual(['L6b disclosed', 'L6.3a moved']);
  expect(where(match, 'a01')).toBe('0200');
});

test('L6.3a L12d others may not, however near they are', () => {
  const match = won();
  expect(denied(match.judge('occupy a03'))).toEqual(['L6.3a didNotAttack']);
  expect(denied(match.judge('occupy a01 0101'))).toEqual(['L6.3a notEmptied']);
  expect(denied(match.judge('occupy r02'))).toEqual(['L6a notYours']);
});

test('L6.3a nothing is occupied while the defender stands', () => {
  const match = matchWith(['austria: honved 0100', 'russia: rifles 0200'], { hands: [[], []], dice: [10, 10] });
  match.say('disclose').say('attack r01 a01 disclose');
  expect(match.offers()).toEqual(['disclose']);
  expect(denied(match.judge('occupy'))).toEqual(['L6.3a nothingToOccupy']);
});

test('L6.3b L6.3c the enemy reacts before anybody advances; who is destroyed by it occupies nothing', () => {
  const corps = ['austria: honved 0100 1rp, honved 0300', 'russia: rifles 0200 1rp, rifles 0101'];
  // a02 destroys r01; a01 and r02 miss each other; then r02 strikes back with its card.
  const match = matchWith(corps, { hands: [[], ['counterAttack']], dice: [1, 10, 10, 10, 1] });
  match.say('disclose').say('attack r01 a02 attack r02 a01 disclose').say('pass');
  expect(waiting(match)).toBe('p1 closing');
  match.say('occupy a02 0200 disclose');
  expect(waiting(match)).toBe('p2 closingReaction');
  expect(where(match, 'a02')).toBe('0300');
  match.say('counterAttack r02 a01');
  expect([where(match, 'a01'), where(match, 'a02')]).toEqual(['lost', '0200']);
});

test('L6.3d one card is drawn at the end, up to the hand limit', () => {
  const match = matchWith(['austria: honved 0100', 'russia: rifles 1100'], { draws: ['pursuit'] });
  match.say('disclose').say('disclose').say('disclose');
  expect(match.state.corps[0]?.hand).toHaveLength(1);
  expect(told(match)).toContain('L6.3d drew');
  const full = matchWith(['austria: honved 0100', 'russia: rifles 1100'], {
    hands: [['pursuit', 'pursuit', 'dressing', 'dressing', 'deceit']],
  });
  full.say('disclose').say('disclose').say('disclose');
  expect(full.state.corps[0]?.hand).toHaveLength(5);
  expect(told(full)).not.toContain('L6.3d drew');
});

test('L6.3e then victory is checked, and the next round begins', () => {
  const match = won().say('disclose');
  expect(told(match)).toEqual(['L6b disclosed', 'L6.3d drew', 'L6.3d drew', 'L11d held', 'L6a roundBegan']);
  expect(match.events('p2').filter(({ key }) => key === 'drew')).toEqual([
    { rule: 'L6.3d', key: 'drew', corps: 0, card: null },
  ]);
});

describe('Perturbation', () => {
  const scene: MatchScene = { hands: [['perturbation'], []], strategic: ['1004'], tactical: ['0201'] };

  /** The target survived the attack. */
  function attacked(target: string): LimanowaMatch {
    const match = matchWith(['austria: honved 0100, honved 0300', `russia: ${target}, rifles 1100`], {
      ...scene,
      dice: [10, 10, 10],
    });
    return match.say('disclose').say('attack r01 a01 a02 disclose').say('counter r01 a01');
  }

  test('L10e moves a unit that was attacked, before the occupations, and an attacker may take its hex', () => {
    const match = attacked('rifles 0200');
    expect(match.offers('perturbation r01')).toEqual(['0101']);
    expect(denied(match.judge('perturbation r01 0201'))).toEqual(['L10e intoObjective']);
    expect(match.offers('perturbation r01 0101')).toEqual(['occupy', 'disclose']);
    match.say('perturbation r01 0101 occupy a02 0200 disclose');
    expect(told(match).slice(0, 4)).toEqual(['L6b disclosed', 'L10e played', 'L10e moved', 'L6.3a moved']);
    expect([where(match, 'r01'), where(match, 'a02')]).toEqual(['0101', '0200']);
  });

  test('L10e officers too, but none that was not attacked', () => {
    expect(attacked('orlov 0200').judge('perturbation r01').granted).toBe(true);
    expect(denied(attacked('rifles 0200').judge('perturbation r02'))).toEqual(['L10e notAttackedByYou']);
  });

  test('L10e none that stands on a Strategic Objective', () => {
    const match = matchWith(['austria: honved 0704, honved 0904', 'russia: rifles 0604, rifles 0804'], {
      hands: [['perturbation'], []],
      strategic: ['0604'],
      tactical: ['0804'],
      dice: [10, 10, 10, 10],
    });
    match.say('disclose').say('attack r01 a01 attack r02 a02 disclose');
    expect(match.offers('perturbation')).toEqual(['r02']);
    expect(denied(match.judge('perturbation r01'))).toEqual(['L10e onStrategic']);
  });

  test('L10e shells alone are no attack that it could follow', () => {
    const match = matchWith(['austria: honved 1000, ah-battery 0400', 'russia: rifles 0200'], {
      hands: [['perturbation'], []],
      tokens: [1, 0],
      dice: [10],
    });
    match.say('disclose').say('shell a02 r01 disclose');
    expect(denied(match.judge('perturbation'))).toEqual(['L10e nobodyToMove']);
  });
});

describe('Pursuit', () => {
  const scene: MatchScene = { hands: [['pursuit'], []] };

  test('L10r a unit that has just occupied a hex attacks once more, and nobody hits back', () => {
    const match = won({ ...scene, dice: [4] }, 'rifles 0200 1rp, rifles 0101');
    expect(match.offers('pursuit occupy a02 0200')).toEqual(['strike']);
    expect(match.offers('pursuit occupy a02 0200 strike')).toEqual(['a02']);
    expect(match.judge('pursuit occupy a02 0200 strike a02 r02')).toMatchObject({
      value: { figures: { targets: [{ tv: 4 }] } },
    });
    match.say('pursuit occupy a02 0200 strike a02 r02 disclose');
    expect(told(match).slice(0, 5)).toEqual([
      'L6b disclosed',
      'L10r played',
      'L6.3a moved',
      'L8.2b rolled',
      'L8.2b lostRp',
    ]);
    expect(unitNamed(match, 'r02').rp).toBe(2);
  });

  test('L10r L9c support was for the Central Phase alone', () => {
    const match = matchWith(['austria: honved 0100, battery 0400', 'russia: rifles 0200 1rp, rifles 0101'], {
      ...scene,
      tokens: [1, 0],
      dice: [4, 10],
    });
    match.say('disclose').say('support a02 r02 attack r01 a01 disclose');
    expect(match.judge('pursuit occupy a01 0200 strike a01 r02')).toMatchObject({
      value: { figures: { targets: [{ tv: 4 }] } },
    });
  });

  test('L10r L4f it is the first attack of a unit whose target the guns had removed', () => {
    const match = matchWith(
      ['austria: muhr 0101, hussars 0100, battery 0400', 'russia: rifles 0200 1rp, rifles 0300'],
      { ...scene, tokens: [1, 0], dice: [6] },
    );
    match.say('disclose').say('shell a03 r01 attack r01 a02 disclose');
    expect(match.judge('pursuit occupy a02 0200 strike a02 r02')).toMatchObject({
      value: { figures: { targets: [{ tv: 5 }] } },
    });
  });

  test('L10r there must be someone to strike, and the striker one who occupies', () => {
    expect(denied(won(scene).judge('pursuit'))).toEqual(['L10r nothingToStrike']);
    const match = won(scene, 'rifles 0200 1rp, rifles 0101');
    expect(denied(match.judge('pursuit occupy a02 0200 strike a01'))).toEqual(['L10r notOccupier']);
    expect(denied(match.judge('pursuit strike'))).toEqual(['sentence unexpected']);
  });
});

describe('Field dressing', () => {
  const scene: MatchScene = { hands: [['dressing'], []] };
  const corps = ['austria: honved 0100 2rp, honved 0300 1rp, honved 0900', 'russia: rifles 0400'];

  test('L10s restores 1 RP to a unit with no enemy next to it', () => {
    const match = matchWith(corps, scene).say('disclose').say('disclose');
    expect(match.offers('dressing')).toEqual(['a01']);
    match.say('dressing a01 disclose');
    expect(told(match).slice(0, 3)).toEqual(['L6b disclosed', 'L10s played', 'L10s restored']);
    expect(unitNamed(match, 'a01').rp).toBe(3);
  });

  test('L10s L3s but not above what is printed', () => {
    const match = matchWith(corps, scene).say('disclose').say('disclose');
    expect(denied(match.judge('dressing a03'))).toEqual(['L3s unhurt']);
    expect(denied(match.judge('dressing a02'))).toEqual(['L10s nextToEnemy']);
    const whole = matchWith(['austria: honved 0100', 'russia: rifles 0400'], scene).say('disclose').say('disclose');
    expect(denied(whole.judge('dressing'))).toEqual(['L10s nobodyToDress']);
  });
});

describe('a card that can no longer be carried out is lost:', () => {
  // a02 destroys r01. r02 survives the attack of a01 and could counter-attack, so its owner is asked.
  const corps = ['austria: honved 0100 2rp, honved 0300, honved 0900 2rp', 'russia: rifles 0200 1rp, rifles 0101'];

  function disclosed(hand: Effect, plan: string): LimanowaMatch {
    const match = matchWith(corps, { hands: [[hand], ['counterAttack']], dice: [1, 10, 10, 10] });
    match.say('disclose').say('attack r01 a02 attack r02 a01 disclose').say('pass').say(plan);
    expect(waiting(match)).toBe('p2 closingReaction');
    return match;
  }

  function remove(match: LimanowaMatch, place: number): void {
    const unit = match.state.units[place];
    if (unit !== undefined) unit.at = NONE;
  }

  test('L6.3c L10r when the one who should strike is gone', () => {
    const match = disclosed('pursuit', 'pursuit occupy a02 0200 strike a02 r02 disclose');
    remove(match, 1);
    expect(told(match.say('pass')).slice(0, 2)).toEqual(['L6.3c moveLost', 'L10r cardLost']);
  });

  test('L6.3c L10s when the one who should recover is gone', () => {
    const match = disclosed('dressing', 'dressing a03 disclose');
    remove(match, 2);
    expect(told(match.say('pass'))[0]).toBe('L10s cardLost');
  });

  test('L6.3c L10e when the hex is no longer free', () => {
    const match = disclosed('perturbation', 'perturbation r02 0001 disclose');
    const other = match.state.units[2];
    if (other !== undefined) other.at = hexId(12);
    expect(told(match.say('pass'))[0]).toBe('L10e cardLost');
  });
});
