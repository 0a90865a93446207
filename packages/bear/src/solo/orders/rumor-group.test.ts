import { expect, test } from 'vitest';
import { MINE, NO_ENEMY } from '../../model/solo/solo.ts';
import { aiTurnOf } from '../../testing/ai-turn.ts';
import { decide } from '../../testing/decide.ts';
import { unit } from '../../testing/fire-field.ts';
import { soloMatch, type SoloOpening } from '../../testing/solo-match.ts';
import { told } from '../../testing/told.ts';
import { explainAiTurn } from '../../words/ai/trace.ts';

const GROUP = { orders: [{ who: ['unhit'] as const, action: 'groupFire' as const }] };
/** A Rumored Enemy in the woods next to s03, three hexes from g03. */
const FIELD = 's03 3,0 NW; g03 0,0 SE';
const BESIDE = {
  ground: { '3,-1': 'lightWoods' },
  solo: { rumors: [{ at: '3,-1' }], cup: { units: ['s04', 's13'], noEnemy: 1, mines: 1 } },
};

const KEYS = ['rumorRevealed', 'attacked', 'aiPassed', 'rolled', 'missed', 'hit', 'paid'];

/** The turn of the AI: who was revealed, attacked, rolled for and paid. */
function turn(cup: readonly number[], opening: SoloOpening = {}, field = FIELD): string[] {
  const match = soloMatch(field, { ...BESIDE, cards: [GROUP, {}], cup, ...opening });
  match.say('proceed');
  expect(match.system.audit(match.state)).toEqual([]);
  return told(match, ...KEYS);
}

test('R-213 S4.1.2b a Rumored Enemy next to the leader joins its group attack, and is counted on for nothing', () => {
  const { deed, trace } = decide(FIELD, GROUP.orders[0] ?? { action: 'groupFire' }, BESIDE);
  expect(deed).toBe('s03 groupFire at g03 +sr1');
  expect(trace.joining).toEqual([unit('sr1')]);
  expect(trace.odds?.granted === true && trace.odds.value.firepower).toBe(3);
  // FP 3 alone against 14: with the rumor it would be a 10.
  const hard = { ...BESIDE, ground: { ...BESIDE.ground, '0,0': 'stoneBuilding' } };
  expect(decide(FIELD, { action: 'groupFire', target: ['inCover'], who: ['unhit'] }, hard).deed).not.toMatch(/^s03/);
});

test('R-213 S6.1 it must see the target, within 5 hexes, next to the leader, and be fresh but on a Command card', () => {
  const order = { action: 'groupFire', longRange: true, who: ['unhit'] } as const;
  const leads = (rumor: object, more: object = {}, units = FIELD): string =>
    decide(units, order, { ...BESIDE, solo: { ...BESIDE.solo, rumors: [rumor] }, ...more }).deed;
  expect(leads({ at: '3,-1', spent: true })).toBe('s03 groupFire at g03');
  expect(leads({ at: '3,-1', spent: true }, { command: true })).toMatch(/\+sr1$/);
  expect(leads({ at: '3,-2' }, { ground: { '3,-2': 'lightWoods' } })).toBe('s03 groupFire at g03');
  const blind = {
    '3,-1': 'lightWoods',
    '2,-1': 'stoneBuilding',
    '1,0': 'open',
    '2,0': 'open',
    '1,-1': 'stoneBuilding',
  };
  expect(leads({ at: '3,-1' }, { ground: blind })).toBe('s03 groupFire at g03');
  expect(leads({ at: '6,0' }, { ground: { '6,0': 'lightWoods' } }, 's17 5,0 NW; g03 0,0 SE')).toBe(
    's17 groupFire at g03',
  );
});

test('R-213 an AI that is found supports if it may, facing the target, and all who took part share the check', () => {
  // FP 3 and a supporter against DR 12.
  expect(turn([unit('s04')], { dice: [5, 3], hits: ['pinned'] })).toEqual([
    'rumorRevealed sr1 3,-1 NW',
    'attacked s03 0,0',
    'rolled attack g03 5+3',
    'hit g03 8 12',
    'paid s03+s04 ap 4 0',
  ]);
});

test('R-213 one that is found and may not support stands by: the attack goes on, and it makes no check', () => {
  // Submachine guns reach 3 hexes.
  const farther = { ground: { '4,-1': 'lightWoods' }, solo: { ...BESIDE.solo, rumors: [{ at: '4,-1' }] } };
  expect(turn([unit('s13')], { ...farther, dice: [5, 3] }, 's03 4,0 NW; g03 0,0 SE')).toEqual([
    'rumorRevealed sr1 4,-1 NW',
    'attacked s03 0,0',
    'rolled attack g03 5+3',
    'missed g03 9 13',
    'paid s03 ap 4 0',
  ]);
});

test('R-213 No Enemy: it goes, and the attack goes on without it', () => {
  expect(turn([NO_ENEMY], { dice: [5, 3] })).toEqual([
    'rumorRevealed sr1 3,-1 N',
    'attacked s03 0,0',
    'rolled attack g03 5+3',
    'missed g03 9 13',
    'paid s03 ap 4 0',
  ]);
});

test('R-213 R-184 a Mine lies open there, and the attack goes on without it', () => {
  const match = soloMatch(FIELD, { ...BESIDE, cards: [GROUP, {}], cup: [MINE], dice: [5, 3] });
  match.say('proceed');
  expect(match.state.markers).toMatchObject([{ kind: 'mine', side: 'soviet', hidden: false }]);
  expect(told(match, 'attacked', 'paid')).toEqual(['attacked s03 0,0', 'paid s03 ap 4 0']);
});

test('R-213 S6.2.1 a rumor that leads is revealed first, then those next to the AI that was found', () => {
  const two = {
    ground: { '3,-1': 'lightWoods', '3,0': 'lightWoods' },
    solo: { ...BESIDE.solo, rumors: [{ at: '3,-1' }, { at: '3,0' }] },
    cards: [{ orders: [{ action: 'groupFire' as const }] }, {}],
    ties: [1],
  };
  expect(turn([unit('s04'), NO_ENEMY], { ...two, dice: [1, 1] }, 'g03 0,0 SE; s05 9,0 SE')).toEqual([
    'rumorRevealed sr1 3,-1 NW',
    'rumorRevealed sr2 3,0 N',
    'attacked s04 0,0',
    'rolled attack g03 1+1',
    'missed g03 9 13',
    'paid s04 ap 4 0',
  ]);
});

test('R-213 S-trace the account says who is revealed before the attack', () => {
  const opening = { ...BESIDE, cards: [GROUP, {}], cup: [NO_ENEMY], dice: [1, 1] };
  const { before, turn: taken } = aiTurnOf(FIELD, opening);
  expect(explainAiTurn(before, taken).join('\n')).toContain(
    'sr1 is revealed before the attack and supports it if it can (R-213)',
  );
});
