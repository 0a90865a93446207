import { describe, expect, test } from 'vitest';
import { denied } from '@sandtable/kernel/testing';
import { defaultPack } from '../content/pack.ts';
import { checkPack } from '../setup/check-pack.ts';
import { limanowa } from '../system.ts';
import { matchWith } from '../testing/match.ts';
import { told, unitNamed, waiting, where } from '../testing/told.ts';

const FAR = 'russia: rifles 1100';

test('L6.1a L6.4 one support card of the phase out of the hand, or none', () => {
  const match = matchWith(['austria: honved 0000', FAR], { hands: [['forcedMarch', 'spareBattery', 'dressing']] });
  expect(match.offers()).toEqual(['disclose', 'forcedMarch', 'spareBattery']);
  expect(match.offers('forcedMarch a01')).toEqual(['disclose']);
  expect(denied(match.judge('deceit'))).toEqual(['L10d notHeld']);
});

test('L6.1b L6b the plan is told at once, and its card leaves the hand for the discards', () => {
  const match = matchWith(['austria: honved 0000', FAR], { hands: [['spareBattery']] }).say('spareBattery disclose');
  expect(told(match)).toEqual(['L6b disclosed', 'L10g played', 'L10g tokenGained']);
  expect(match.state.corps[0]?.hand).toEqual([]);
  expect(match.state.deck.discards).toHaveLength(1);
});

test('L6.1c L6.1d the enemy may block the card; what was blocked has no effect', () => {
  const match = matchWith(['austria: honved 0000', FAR], { hands: [['spareBattery'], ['blockingPreparations']] });
  match.say('spareBattery disclose');
  expect(waiting(match)).toBe('p2 openingReaction');
  match.say('blockingPreparations');
  expect(told(match)).toEqual(['L10a played', 'L10a blocked']);
  expect(match.state.corps[0]?.tokens).toBe(0);
  expect(waiting(match)).toBe('p1 central');
});

describe('Deceit', () => {
  const scene = { hands: [['deceit' as const]], strategic: ['0604'], tactical: ['0200'] };

  test('L10d GT-88 moves an enemy one hex, and he has no choice', () => {
    const match = matchWith(['austria: honved 0000', 'russia: rifles 0300'], scene).say('deceit r01 0400 disclose');
    expect(told(match)).toEqual(['L6b disclosed', 'L10d played', 'L10d moved']);
    expect(where(match, 'r01')).toBe('0400');
  });

  test('L10d GT-88 LS1g moves an AI unit, too, where it is not blocked', () => {
    const match = matchWith(['austria: honved 0000', 'russia ai: rifles 0300'], { ...scene, ai: [3] });
    match.say('deceit r01 0400 disclose').say('proceed');
    expect(told(match)).toEqual(['LS3.2.1a aiCardRolled', 'L10d moved']);
    expect(where(match, 'r01')).toBe('0400');
  });

  test('L10d goes neither into an objective nor into a hex that is taken or farther off', () => {
    const match = matchWith(['austria: honved 0000', 'russia: rifles 0300, rifles 0400'], scene);
    expect(match.offers('deceit r01')).toEqual(['0301', '0201']);
    expect(denied(match.judge('deceit r01 0200'))).toEqual(['L10d intoObjective']);
    expect(denied(match.judge('deceit r01 0400'))).toEqual(['L10d notFree']);
    expect(denied(match.judge('deceit r01 0500'))).toEqual(['L10d notNext']);
  });

  test('L10d leaves officers, batteries and those on a Strategic Objective alone', () => {
    const match = matchWith(
      ['austria: honved 0000', 'russia: orlov 0300, battery 0800, guard 0604, rifles 1000'],
      scene,
    );
    expect(denied(match.judge('deceit r01'))).toEqual(['L10d tooHighRank']);
    expect(denied(match.judge('deceit r02'))).toEqual(['L10d notFighter']);
    expect(denied(match.judge('deceit r03'))).toEqual(['L10d onStrategic']);
    expect(denied(match.judge('deceit a01'))).toEqual(['L10d notEnemy']);
    const none = matchWith(['austria: honved 0000', 'russia: orlov 0300'], scene);
    expect(denied(none.judge('deceit'))).toEqual(['L10d nobodyToMove']);
  });
});

describe('Transporting reinforcement', () => {
  const scene = { hands: [['reinforcement' as const]] };

  test('L10f a lost core unit comes back with 1 RP', () => {
    const match = matchWith(['austria: honved 0000, hussars lost', FAR], scene).say('reinforcement a02 0410 disclose');
    expect(told(match)).toEqual(['L6b disclosed', 'L10f played', 'L10f returned']);
    expect(where(match, 'a02')).toBe('0410');
    expect(unitNamed(match, 'a02').rp).toBe(1);
  });

  test('L10f L12c on its side’s edges, on a free hex not next to an enemy', () => {
    const match = matchWith(['austria: honved 0000, hussars lost', 'russia: rifles 0310'], scene);
    expect(denied(match.judge('reinforcement a02 0505'))).toEqual(['L10f notOnEdge']);
    expect(denied(match.judge('reinforcement a02 1100'))).toEqual(['L10f notOnEdge']);
    expect(denied(match.judge('reinforcement a02 0000'))).toEqual(['L10f notFree']);
    expect(denied(match.judge('reinforcement a02 0410'))).toEqual(['L12c nextToEnemy']);
    expect(match.offers('reinforcement a02')).toEqual(expect.arrayContaining(['0004', '0510', '1110']));
  });

  test('L10f L2.1b a battery does not appear in a forest without a road', () => {
    const match = matchWith(['austria: honved 0000, battery lost', FAR], scene);
    expect(denied(match.judge('reinforcement a02 0002'))).toEqual(['L2.1b gunsInForest']);
  });

  test('L10f elites and officers stay lost, and so do those of others', () => {
    const match = matchWith(
      ['austria: honved 0000, jager lost, hussars lost', 'russia: rifles 1100, rifles lost'],
      scene,
    );
    expect(denied(match.judge('reinforcement a02'))).toEqual(['L10f notCore']);
    expect(denied(match.judge('reinforcement a01'))).toEqual(['L10f notLost']);
    expect(denied(match.judge('reinforcement r02'))).toEqual(['L6a notYours']);
    const none = matchWith(['austria: honved 0000, jager lost', FAR], scene);
    expect(denied(none.judge('reinforcement'))).toEqual(['L10f nobodyToMove']);
  });
});

test('L10f L3s a pack may let it come back with more RP, but never with more than are printed', () => {
  const checked = checkPack({
    ...defaultPack,
    cards: defaultPack.cards.map((card) => (card.effect === 'reinforcement' ? { ...card, amount: 20 } : card)),
  });
  if (!checked.ok) throw new Error('the pack is refused');
  const match = matchWith(['austria: honved 0000, hussars lost', FAR], {
    hands: [['reinforcement']],
    system: limanowa(checked.value),
  });
  match.say('reinforcement a02 0010 disclose');
  expect(match.events()).toContainEqual({ rule: 'L10f', key: 'returned', unit: 1, at: 120, left: 2 });
  expect(match.system.audit(match.state)).toEqual([]);
});

test('L10g Deployment of spare battery brings a token', () => {
  const match = matchWith(['austria: honved 0000', FAR], { hands: [['spareBattery']], tokens: [1, 0] });
  match.say('spareBattery disclose');
  expect(match.state.corps[0]?.tokens).toBe(2);
});

describe('Forced march', () => {
  const match = matchWith(['austria: honved 0000, honved 0400, honved 0600, honved 0800', FAR], {
    hands: [['forcedMarch']],
  });
  match.say('forcedMarch a01 disclose');

  test('L10n one more unit may move', () => {
    const said = 'move a01 0101 move a02 0500 move a03 0700 move a04 0900';
    expect(match.judge(said).granted).toBe(true);
    expect(match.offers(said)).toEqual(['disclose']);
  });

  test('L10n the unit that was named goes one hex farther, the others do not', () => {
    expect(match.judge('move a01 0200').granted).toBe(true);
    expect(denied(match.judge('move a02 0600'))).toEqual(['L2.2e taken']);
    expect(denied(match.judge('move a04 1000'))).toEqual(['L7a tooFar']);
  });
});

describe('Preliminary bombardment', () => {
  const scene = { hands: [['bombardment' as const]], tokens: [1, 0] };
  const corps = ['austria: honved 0000, battery 0300', 'russia: rifles 0600'];

  test('L10p one artillery attack without a token', () => {
    const match = matchWith(corps, { ...scene, dice: [6] });
    expect(match.judge('bombardment a02 r01')).toMatchObject({
      value: { figures: { targets: [{ tv: 6, ways: 6, of: 10, rolls: 1 }] } },
    });
    match.say('bombardment a02 r01 disclose');
    expect(told(match)).toEqual(['L6b disclosed', 'L10p played', 'L8.2b rolled', 'L8.2b lostRp']);
    expect(unitNamed(match, 'r01').rp).toBe(2);
    expect(match.state.corps[0]?.tokens).toBe(1);
  });

  test('L10p the battery does not move in this round, but may still use a token', () => {
    const match = matchWith(corps, { ...scene, dice: [10] }).say('bombardment a02 r01 disclose');
    expect(denied(match.judge('move a02'))).toEqual(['L10p firesForCard']);
    expect(match.judge('shell a02 r01').granted).toBe(true);
  });

  test('L10p the target is in range and can be hit', () => {
    const match = matchWith(
      ['austria: honved 0000, battery 0300', 'russia: rifles 0700, orlov 0401, rifles 0600'],
      scene,
    );
    expect(denied(match.judge('bombardment a02 r01'))).toEqual(['L9b outOfRange']);
    expect(denied(match.judge('bombardment a02 r02'))).toEqual(['L8.3e noHit']);
    expect(denied(match.judge('bombardment a01'))).toEqual(['L10p noBattery']);
  });

  test('L10p LS3.2.2e opponents may answer it before it is rolled', () => {
    const match = matchWith(['austria: honved 0000, battery 0300', 'russia: rifles 0600, battery 0500'], {
      ...scene,
      tokens: [0, 1],
      dice: [6, 6],
    });
    match.say('bombardment a02 r01 disclose');
    expect(waiting(match)).toBe('p2 tokens');
    match.say('shell r02 a02');
    expect(unitNamed(match, 'r01').rp).toBe(2);
    expect(unitNamed(match, 'a02').rp).toBe(1);
  });
});
