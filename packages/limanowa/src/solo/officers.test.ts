import { expect, test } from 'vitest';
import type { LimanowaEvent } from '../model/event.ts';
import { aiField, hexNamed } from '../testing/ai-field.ts';
import { type LimanowaMatch, matchWith } from '../testing/match.ts';
import { ableToEnter } from './objective-moves.ts';
import { woundLimit } from './ai-round.ts';
import { unitId } from '../model/ids.ts';

// 0702 is forest; 0701, 0602 and 0703 next to it are open, 0601 is a town, 0802 forest.

function eventsOf(match: LimanowaMatch, key: LimanowaEvent['key']): LimanowaEvent[] {
  return match.events().filter((event) => event.key === key);
}

test('LS3.2d R-200 Orlov helps an attacked unit beside him after C3: its counter-attack gets +2', () => {
  const corps = ['austria: honved 0701, honved 0010', 'russia ai: rifles 0702, orlov 0703'];
  const match = matchWith(corps, { ai: [10], dice: [10, 10], tracing: true });
  match.say('disclose').say('attack r01 a01 disclose').say('proceed');
  expect(eventsOf(match, 'tactics')).toEqual([{ rule: 'L4a', key: 'tactics', officer: 3, unit: 2 }]);
  expect(eventsOf(match, 'rolled')).toMatchObject([{ as: 'attack' }, { as: 'counterAttack', attacker: 2, tv: 6 }]);
  expect(match.notes).toContainEqual(expect.objectContaining({ what: 'tactics', by: 3, row: 'LS7C2' }));
});

test('LS3.2d L4c not for himself, not for a unit it does not help, not for one that is not beside him', () => {
  const himself = ['austria: szurmay 0704, honved 0010', 'russia ai: orlov 0703'];
  const alone = matchWith(himself, { ai: [10], dice: [10, 10] });
  alone.say('disclose').say('attack r01 a01 disclose').say('proceed');
  expect(eventsOf(alone, 'tactics')).toEqual([]);
  // Szurmay in forest: 7 + 2 - 7 - 3 is no chance.
  const hopeless = matchWith(['austria: szurmay 0802, honved 0010', 'russia ai: rifles 0702, orlov 0703'], {
    ai: [10],
    dice: [10],
  });
  hopeless.say('disclose').say('attack r01 a01 disclose').say('proceed');
  expect(eventsOf(hopeless, 'tactics')).toEqual([]);
  const far = matchWith(['austria: honved 0701, honved 0010', 'russia ai: rifles 0702, orlov 0704'], {
    ai: [10],
    dice: [10, 10],
  });
  far.say('disclose').say('attack r01 a01 disclose').say('proceed');
  expect(eventsOf(far, 'tactics')).toEqual([]);
});

test('LS3.2d of several attacked units beside him the one that table LS7C protects', () => {
  const corps = ['austria: honved 0701, honved 0602, honved 0010', 'russia ai: rifles 0702, guard 0603, orlov 0703'];
  const match = matchWith(corps, { tactical: ['0603'], ai: [10], dice: [10, 10, 10, 10, 10], tracing: true });
  match.say('disclose').say('attack r01 a01 attack r02 a02 disclose').say('proceed');
  expect(eventsOf(match, 'tactics')).toMatchObject([{ unit: 4 }]);
  expect(match.notes).toContainEqual(expect.objectContaining({ what: 'tactics', row: 'LS7C1' }));
});

test('LS4.1e R-200 in the AI’s round no ability works but Horseback riding in an objective move', () => {
  const field = aiField(['austria: szurmay 0704', 'russia ai: rifles 0703, orlov 0804'], {}, { tactical: ['0604'] });
  expect(woundLimit(field, unitId(0))).toBe(2);
  // Neither a human wave nor a march takes the rifles two hexes off the road, but Cossacks ride that far.
  const riders = aiField(['austria: honved 0010', 'russia ai: cossacks 0702, rifles 0602'], {}, { tactical: ['0604'] });
  expect(ableToEnter(riders, hexNamed(riders, '0603'), [], null)).toEqual([1, 2]);
  expect(ableToEnter(field, hexNamed(field, '0603'), [], null)).toEqual([1]);
});

test('LS1f R-159 GT-88 Disruptive fire hits an AI unit: it stays and loses 2 RP', () => {
  const fired = (units: string): LimanowaMatch =>
    matchWith(['austria: battery 0902, honved 0010', `russia ai: ${units}, rifles 1100`], {
      hands: [['disruptiveFire'], []],
      ai: [10],
      dice: [1],
    })
      .say('disclose')
      .say('disruptiveFire a01 r01 disclose')
      .say('proceed');
  const match = fired('rifles 0702');
  expect(eventsOf(match, 'stood')).toEqual([{ rule: 'LS1f', key: 'stood', unit: 2 }]);
  expect(match.state.units[2]?.rp).toBe(1);
  expect(eventsOf(fired('cossacks 0702'), 'destroyed')).toHaveLength(1);
});

test('LS1f an AI unit that Szurmay relegates stays and pays', () => {
  // The rifles counter-attack Szurmay’s neighbour in vain.
  const corps = ['austria: honved 0701, szurmay 0801, honved 0010', 'russia ai: rifles 0702'];
  const match = matchWith(corps, { ai: [10], dice: [10, 10] });
  match.say('disclose').say('attack r01 a01 disclose').say('proceed');
  expect(eventsOf(match, 'relegated')).toEqual([{ rule: 'L4d', key: 'relegated', officer: 1, unit: 3 }]);
  expect(eventsOf(match, 'stood')).toEqual([{ rule: 'LS1f', key: 'stood', unit: 3 }]);
  expect(match.state.units[3]?.rp).toBe(2);
});

test('LS1g R-159 GT-88 Deceit moves an AI unit, which has no say in it', () => {
  const match = matchWith(['austria: honved 0010', 'russia ai: rifles 0702, rifles 1100'], {
    hands: [['deceit'], []],
    ai: [10],
  });
  match.say('deceit r01 0703 disclose').say('proceed');
  expect(eventsOf(match, 'moved')).toMatchObject([{ unit: 1, as: 'displaced' }]);
  expect(match.state.units[1]?.rp).toBe(3);
});

test('LS1g Perturbation moves an AI unit that was attacked', () => {
  const match = matchWith(['austria: honved 0701, honved 0010', 'russia ai: rifles 0702'], {
    hands: [['perturbation'], []],
    ai: [10, 10],
    dice: [10, 10],
  });
  match.say('disclose').say('attack r01 a01 disclose').say('proceed');
  match.say('perturbation r01 0703 disclose').say('proceed');
  expect(eventsOf(match, 'moved')).toMatchObject([{ unit: 2, as: 'displaced' }]);
});

test('L4d LS7A Szurmay of the AI relegates by table LS7A; a person chooses whether to fall back', () => {
  const corps = ['russia: rifles 0701, guard 0602 1rp, rifles 0010', 'austria ai: honved 0702, szurmay 0703'];
  const match = matchWith(corps, { ai: [10], dice: [10, 10, 10, 10], tracing: true });
  match.say('disclose').say('attack a01 r01 r02 disclose').say('proceed');
  expect(eventsOf(match, 'relegated')).toEqual([{ rule: 'L4d', key: 'relegated', officer: 4, unit: 1 }]);
  expect(match.notes).toContainEqual(expect.objectContaining({ what: 'relegated', by: 4, row: 'LS7A1' }));
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'p1', key: 'fallBack' });
});
