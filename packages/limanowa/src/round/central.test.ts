import { describe, expect, test } from 'vitest';
import { Recorder } from '@sandtable/kernel';
import { denied } from '@sandtable/kernel/testing';
import type { LimanowaEvent } from '../model/event.ts';
import { fieldWith, matchWith } from '../testing/match.ts';
import { told, unitNamed, waiting, where } from '../testing/told.ts';
import { carryOutMoves } from './round.ts';
import { hexId, unitId } from '../model/ids.ts';

// The north of the map is open: 0000 to 1100, 0001, 0101, 0501.
const FAR = 'russia: rifles 1100';
const QUIET = { hands: [[], []] };

test('L6.2a L6.2b a plan of moves and attacks is disclosed at once and then carried out', () => {
  const match = matchWith(['austria: honved 0000, honved 0300', 'russia: rifles 0200'], { ...QUIET, dice: [4, 9, 10] });
  match.say('disclose').say('move a01 0100 attack r01 a01 a02 disclose');
  expect(match.events()[0]).toEqual({
    rule: 'L6b',
    key: 'disclosed',
    corps: 0,
    phase: 'central',
    moves: [{ unit: unitId(0), to: hexId(1), as: 'move' }],
    attacks: [{ target: 2, attackers: [0, 1] }],
    shells: [],
    supports: [],
    tactics: -1,
    occupations: [],
  });
  expect(told(match)[1]).toBe('L7a moved');
  expect(waiting(match)).toBe('p2 counter');
  match.say('counter r01 a01');
  expect(told(match)).toEqual(['L8.2b rolled', 'L8.2b rolled', 'L8.2b rolled', 'L8.2b lostRp']);
  expect(unitNamed(match, 'r01').rp).toBe(2);
});

test('L6.2a each unit attacks one target, in range after its move', () => {
  const match = matchWith(['austria: honved 0000, honved 0300', 'russia: rifles 0200, rifles 0001'], QUIET).say(
    'disclose',
  );
  expect(denied(match.judge('attack r01 a01'))).toEqual(['L6.2a outOfReach']);
  expect(match.judge('move a01 0100 attack r01 a01').granted).toBe(true);
  expect(denied(match.judge('move a01 0100 attack r01 a02 attack r02 a02'))).toEqual(['L6.2a attacksAlready']);
});

describe('no dead ends in attack groups:', () => {
  // Two line units have a target value of 1 against Orlov, one has none.
  const match = matchWith(['austria: honved 0100, honved 0300, honved 0301', 'russia: orlov 0200'], QUIET).say(
    'disclose',
  );

  test('L8.3e who is too weak alone may be named where another can join', () => {
    expect(match.offers('attack r01')).toEqual(['a01', 'a02']);
    expect(match.offers('attack r01 a01')).toEqual(['a02']);
    expect(denied(match.judge('attack r01 a01 disclose'))).toEqual(['L8.3e noChance']);
    expect(match.offers('attack r01 a01 a02')).toEqual(['disclose']);
  });

  test('L8.3e and is refused where nobody is left who could', () => {
    expect(denied(match.judge('move a02 0400 attack r01'))).toEqual(['L8.3e noChance']);
  });
});

test('L6.2d moves are carried out in order, each on the places left by those before', () => {
  const match = matchWith(['austria: honved 0000, honved 0100', FAR], QUIET).say('disclose');
  expect(denied(match.judge('move a01 0100'))).toEqual(['L2.2e taken']);
  match.say('move a02 0200 move a01 0100 disclose');
  expect([where(match, 'a01'), where(match, 'a02')]).toEqual(['0100', '0200']);
});

test('L6.2d a move that a reaction has made impossible is lost', () => {
  const held = fieldWith(['austria: honved 0000, honved 0300', 'russia: rifles 0100'], QUIET);
  const io = new Recorder<LimanowaEvent>(held.view.random);
  carryOutMoves(
    held,
    [
      { unit: unitId(0), to: hexId(1), as: 'move' },
      { unit: unitId(1), to: hexId(4), as: 'move' },
    ],
    io,
  );
  expect(io.told.map(({ event }) => event)).toEqual([
    { rule: 'L6.2d', key: 'moveLost', unit: 0 },
    { rule: 'L7a', key: 'moved', unit: 1, from: 3, to: 4, as: 'move' },
  ]);
});

test('L7a a unit moves once a round', () => {
  const match = matchWith(['austria: hussars 0000', FAR], QUIET).say('disclose');
  expect(denied(match.judge('move a01 0100 move a01'))).toEqual(['L7a movedAlready']);
});

test('L7c at most three units move', () => {
  const match = matchWith(['austria: honved 0000, honved 0200, honved 0400, honved 0600', FAR], QUIET).say('disclose');
  const said = 'move a01 0100 move a02 0300 move a03 0500';
  expect(match.offers(said)).toEqual(['disclose']);
  expect(denied(match.judge(`${said} move`))).toEqual(['L7c noMovesLeft']);
  expect(match.judge('move a01 0100')).toMatchObject({ value: { figures: { movesLeft: 2, tokensLeft: 0 } } });
});

test('L7d infantry may move and attack, a battery that has moved uses no token', () => {
  const match = matchWith(['austria: honved 0000, battery 0101', 'russia: rifles 0200'], { ...QUIET, tokens: [2, 0] });
  match.say('disclose');
  expect(match.judge('move a01 0100 attack r01 a01').granted).toBe(true);
  expect(match.judge('shell a02 r01').granted).toBe(true);
  expect(denied(match.judge('move a02 0001 shell a02'))).toEqual(['L7d batteryMoved']);
});

test('L6a whose units they are, and the lost, are told apart', () => {
  const match = matchWith(['austria: honved 0000, honved lost', FAR], QUIET).say('disclose');
  expect(denied(match.judge('move r01'))).toEqual(['L6a notYours']);
  expect(denied(match.judge('move a02'))).toEqual(['L3r lost']);
});

test('L9a L9f tokens are spent with the disclosure, one a battery', () => {
  const match = matchWith(['austria: honved 0100, battery 0000', 'russia: rifles 0200'], {
    ...QUIET,
    tokens: [2, 0],
    dice: [10, 10, 10],
  });
  match.say('disclose');
  expect(denied(match.judge('shell a02 r01 support a02'))).toEqual(['L9f batterySpent']);
  expect(match.judge('support a02 r01 attack r01 a01')).toMatchObject({
    value: { figures: { tokensLeft: 1, targets: [{ tv: 6 }], counters: [{ tv: 4 }] } },
  });
  match.say('shell a02 r01 attack r01 a01 disclose');
  expect(match.state.corps[0]?.tokens).toBe(1);
  expect(told(match)).toEqual(['L6b disclosed', 'L9a tokenSpent', 'L8.2b rolled', 'L8.2b rolled', 'L8.2b rolled']);
});

describe('Human wave', () => {
  const match = matchWith(
    ['russia: orlov 0200, rifles 0000, rifles 0400, rifles 0600, cossacks 0800', 'austria: honved 1100'],
    QUIET,
  ).say('disclose');
  const three = 'move r02 0100 move r03 0500 move r04 0700';

  test('L4b one unit more may move, if it ends next to the officer', () => {
    expect(match.offers(three)).toEqual(['tactics', 'disclose']);
    const fewer = 'move r03 0500 move r04 0700';
    expect(match.offers(`${fewer} wave r02`)).toEqual(['0100']);
    expect(denied(match.judge(`${fewer} wave r02 0001`))).toEqual(['L4b notBesideWaveOfficer']);
    match.say('move r03 0500 move r04 0700 move r05 0900 wave r02 0100 disclose');
    expect(told(match)).toContain('L4b moved');
    expect(where(match, 'r02')).toBe('0100');
  });

  test('L4b it may start next to him, but ends in another hex', () => {
    const near = matchWith(['russia: orlov 0200, rifles 0100', 'austria: honved 1100'], QUIET).say('disclose');
    expect(near.offers('wave r02')).toEqual(['0101']);
    expect(denied(near.judge('wave r02 0100'))).toEqual(['L7a standsThere']);
    expect(denied(near.judge('wave r01'))).toEqual(['L4b waveItself']);
  });

  test('L4b where he moves himself, it ends next to his new hex', () => {
    const moving = matchWith(['russia: orlov 0604, rifles 0704', 'austria: honved 1110']).say('disclose');
    expect(moving.offers('move r01 0603 wave r02').toSorted()).toEqual(['0604', '0703']);
  });

  test('L4b without the officer there is no wave', () => {
    const alone = matchWith(['russia: rifles 0100', 'austria: honved 1100'], QUIET).say('disclose');
    expect(denied(alone.judge('wave'))).toEqual(['L4b noWaveOfficer']);
  });
});

describe('Carpathian march', () => {
  const corps = ['austria: szurmay 0306, honved 0205, honved 0000, honved 0100, honved 0200', 'russia: rifles 1100'];
  const match = matchWith(corps, QUIET).say('disclose');

  test('L4e a unit that starts next to him goes one hex farther and does not stop in forest', () => {
    expect(denied(match.judge('move a02 0203'))).toEqual(['L7a tooFar']);
    expect(match.judge('march a02 0203')).toMatchObject({ reasons: [{ key: 'printedMove' }, { key: 'marching' }] });
    expect(denied(match.judge('march a03'))).toEqual(['L4e notBesideMarchOfficer']);
  });

  test('L4e it is one of the three moves, and there is one march', () => {
    expect(match.offers('march a02 0203 move a03 0001 move a04 0101')).toEqual(['disclose']);
    expect(denied(match.judge('march a02 0203 march'))).toEqual(['sentence unexpected']);
    const alone = matchWith(['austria: honved 0205', FAR], QUIET).say('disclose');
    expect(denied(alone.judge('march'))).toEqual(['L4e noMarchOfficer']);
  });
});

test('L4a L12d Aggressive tactics is named with the plan, for a neighbour after the moves', () => {
  const match = matchWith(['russia: orlov 0000, rifles 0200', 'austria: honved 0300'], { ...QUIET, dice: [6, 10] });
  match.say('disclose');
  expect(denied(match.judge('tactics r02'))).toEqual(['L4a notBesideOfficer']);
  expect(match.judge('move r01 0100 tactics r02 attack a01 r02')).toMatchObject({
    value: { figures: { targets: [{ tv: 6 }] } },
  });
  match.say('move r01 0100 tactics r02 attack a01 r02 disclose');
  expect(told(match)).toContain('L4a tactics');
  expect(unitNamed(match, 'a01').rp).toBe(2);
});

test('L4a in the round of the other corps of his side Orlov helps its units, too', () => {
  const match = matchWith([
    'russia: rifles 0101',
    'austria: honved 0100',
    'russia: orlov 0201',
    'austria: honved 1110',
  ]).say('disclose');
  expect(match.judge('tactics r01 attack a01 r01')).toMatchObject({ value: { figures: { targets: [{ tv: 6 }] } } });
});

describe('Massed assault', () => {
  test('L10q gives one unit +2 AV in this phase', () => {
    const match = matchWith(['austria: honved 0100', 'russia: rifles 0200'], {
      hands: [['massedAssault'], []],
      dice: [6, 10],
    }).say('disclose');
    expect(match.judge('massedAssault a01 attack r01 a01')).toMatchObject({
      value: { figures: { targets: [{ tv: 6 }] } },
    });
    match.say('massedAssault a01 attack r01 a01 disclose');
    expect(told(match)).toContain('L10q played');
    expect(unitNamed(match, 'r01').rp).toBe(2);
    expect(match.state.turn.aids).toEqual([]);
  });

  test('L10q a battery is a unit, too: its attack for a token gets the bonus', () => {
    const match = matchWith(['austria: honved 1000, battery 0200', 'russia: orlov 0401'], {
      hands: [['massedAssault'], []],
      tokens: [1, 0],
      dice: [1],
    }).say('disclose');
    expect(denied(match.judge('shell a02 r01'))).toEqual(['L9b noShot']);
    match.say('massedAssault a02 shell a02 r01 disclose');
    expect(match.events()).toContainEqual(expect.objectContaining({ key: 'rolled', tv: 1, hit: true }));
  });

  test('L10q L6.4 and with it no other card is played', () => {
    const match = matchWith(['austria: honved 0100, battery 0000', 'russia: rifles 0200'], {
      hands: [['massedAssault', 'disruptiveFire'], []],
    }).say('disclose');
    expect(denied(match.judge('massedAssault a01 disruptiveFire'))).toEqual(['L6.4 oneCard']);
  });
});

describe('Disruptive fire', () => {
  const scene = { hands: [['disruptiveFire' as const], []], dice: [6] };
  const corps = ['austria: honved 1000, battery 0000', 'russia: rifles 0200'];

  test('L10c a free shot by a battery that stays, on top of a token', () => {
    const match = matchWith(corps, { ...scene, tokens: [1, 0], dice: [6, 10] }).say('disclose');
    expect(denied(match.judge('disruptiveFire a02 r01 move a02'))).toEqual(['L10c firesForCard']);
    match.say('disruptiveFire a02 r01 shell a02 r01 disclose');
    expect(match.state.corps[0]?.tokens).toBe(0);
  });

  test('L10c GT-88 a person’s unit that was hit falls back or pays', () => {
    const match = matchWith(corps, scene).say('disclose').say('disruptiveFire a02 r01 disclose');
    expect(waiting(match)).toBe('p2 fallBack');
    match.say('fallBack 0300');
    expect([where(match, 'r01'), unitNamed(match, 'r01').rp]).toEqual(['0300', 2]);
    const other = matchWith(corps, scene).say('disclose').say('disruptiveFire a02 r01 disclose').say('stand');
    expect([where(other, 'r01'), unitNamed(other, 'r01').rp]).toEqual(['0200', 1]);
  });

  test('L10c GT-88 an AI unit stays and loses 2 RP; with 2 RP it is destroyed', () => {
    const against = (unit: string) =>
      matchWith(['austria: honved 1000, battery 0000', `russia ai: ${unit}`], { ...scene, ai: [10] })
        .say('disclose')
        .say('disruptiveFire a02 r01 disclose')
        .say('proceed');
    expect([where(against('rifles 0200'), 'r01'), unitNamed(against('rifles 0200'), 'r01').rp]).toEqual(['0200', 1]);
    expect(where(against('rifles 0200 2rp, rifles 1100'), 'r01')).toBe('lost');
  });
});
