import { expect, test } from 'vitest';
import { NONE, unitId } from '../model/ids.ts';
import type { Held } from '../model/state.ts';
import { clashNow } from '../rules/combat/clash.ts';
import { counterTargets } from '../rules/combat/threats.ts';
import { aiField, aiIo, type AiIo, namesOf, unitNamed } from '../testing/ai-field.ts';
import { chooseCounter, chooseProtected, chooseRelegated } from './choices.ts';

/** An AI line unit attacked by all of these. */
function counter(units: string, dice: readonly number[] = []): [string, AiIo] {
  const attackers = units.split(', ').map((_unit, place) => `a0${place + 1}`);
  const held = aiField([`austria: ${units}`, 'russia ai: rifles 0702'], { attacks: [`r01 ${attackers.join(' ')}`] });
  const io = aiIo(held, dice);
  const unit = unitNamed(held, 'r01');
  const all = attackers.map((name) => unitNamed(held, name));
  return [namesOf(held, [chooseCounter(held, io, unit, counterTargets(held, clashNow(held), unit, all))]), io];
}

// Next to 0702: 0602 open, 0802 forest, 0601 a town, 0701, 0603 and 0703 open.

test('LS7A1 GT-85 one with 1 RP that can be hit is chosen, not the officer with 1 RP that cannot', () => {
  const [chosen, io] = counter('honved 0602, machine-gunners 0701 1rp, szurmay 0703 1rp');
  expect(chosen).toBe('a02');
  expect(io.notes).toMatchObject([
    {
      note: 'choice',
      what: 'counterAttack',
      row: 'LS7A1',
      passedOver: [
        { rule: 'LS7A', key: 'noChance', unit: 2, amount: 0 },
        { rule: 'LS7A1', key: 'moreThanOneRp', unit: 0, amount: 3 },
      ],
    },
  ]);
});

test('LS7A1 GT-85 of several with 1 RP the higher target value, then the higher rank', () => {
  // The Honvéd in a town is as hard to hit as Machine-gunners in the open.
  expect(counter('honved 0601 1rp, machine-gunners 0701 1rp')[0]).toBe('a02');
  expect(counter('honved 0802 1rp, machine-gunners 0701 1rp')[0]).toBe('a02');
  expect(counter('honved 0703 1rp, machine-gunners 0701 1rp')[0]).toBe('a01');
});

test('LS7A2 GT-85 where all have more than 1 RP: target value, then fewer RP, then rank, then a die', () => {
  expect(counter('honved 0602, hussars 0701')[0]).toBe('a02');
  expect(counter('honved 0602, machine-gunners 0701 2rp')[0]).toBe('a01');
  expect(counter('honved 0601 2rp, machine-gunners 0701 2rp')[0]).toBe('a02');
  const [chosen, io] = counter('honved 0602, honved 0701, machine-gunners 0703', [2]);
  expect(chosen).toBe('a02');
  expect(io.notes).toMatchObject([{ row: 'LS7A2', ladder: { roll: { of: 2, rolled: 2 } } }]);
});

test('LS7A GT-85 an officer alone cannot be hit: no counter-attack', () => {
  const [chosen, io] = counter('szurmay 0701');
  expect(chosen).toBe('-');
  expect(io.notes).toMatchObject([{ row: null, ladder: null, passedOver: [{ key: 'noChance', amount: 0 }] }]);
});

test('L8.3c an attacked battery counter-attacks nobody, and that is noted', () => {
  const held = aiField(['austria: honved 0701', 'russia ai: battery 0702'], { attacks: ['r01 a01'] });
  const io = aiIo(held);
  expect(chooseCounter(held, io, unitId(1), [])).toBe(NONE);
  expect(io.notes).toMatchObject([{ row: null, passedOver: [{ rule: 'L8.3c', key: 'neverCounters', unit: 1 }] }]);
});

test('R-161 a target value of 0 is no chance, one of 1 is', () => {
  expect(counter('honved 0802')[0]).toBe('a01');
  expect(counter('machine-gunners 0802, honved 0703')[0]).toBe('a02');
});

test('LS3.2b a unit goes by its own target values: Scouts reach where a line unit does not', () => {
  const held = aiField(['austria: szurmay 0701', 'russia ai: scouts 0702'], { attacks: ['r01 a01'] });
  expect(counterTargets(held, clashNow(held), unitId(1), [unitId(0)])).toEqual([0]);
  expect(chooseCounter(held, aiIo(held), unitId(1), [unitId(0)])).toBe(0);
});

test('L4d LS7A an officer of the AI relegates by the same table, those he cannot hit too', () => {
  const relegated = (units: string): string => {
    const among = units.split(', ').map((_unit, place) => unitId(place));
    const held = aiField([`russia: ${units}`, 'austria ai: szurmay 0702']);
    return namesOf(held, [chooseRelegated(held, aiIo(held), unitNamed(held, 'a01'), among)]);
  };
  expect(relegated('rifles 0602, guard 0701 1rp')).toBe('r02');
  expect(relegated('rifles 0602, guard 0701')).toBe('r01');
  expect(relegated('orlov 0802')).toBe('r01');
});

/** The attacked unit that a defence card is for. */
function protectedUnit(units: string, objectives: readonly string[], dice: readonly number[] = []): [string, AiIo] {
  const held: Held = aiField(['austria: honved 0001', `russia ai: ${units}`], {}, { tactical: objectives });
  const io = aiIo(held, dice);
  const among = units.split(', ').map((_unit, place) => unitId(place + 1));
  return [namesOf(held, [chooseProtected(held, io, among, { what: 'protected', by: NONE, passedOver: [] })]), io];
}

test('LS7C LS7C1 GT-87 the one that holds an objective, whatever its RP', () => {
  const [unit, io] = protectedUnit('guard 0604, rifles 0705 1rp', ['0604']);
  expect(unit).toBe('r01');
  expect(io.notes).toMatchObject([{ row: 'LS7C1', passedOver: [{ rule: 'LS7C1', key: 'holdsNone', unit: 2 }] }]);
});

test('LS7C2 GT-87 both hold one: fewer RP', () => {
  const [unit, io] = protectedUnit('rifles 0505 2rp, guard 0604, rifles 0703 1rp', ['0604', '0505']);
  expect(unit).toBe('r01');
  expect(io.notes).toMatchObject([{ row: 'LS7C2', passedOver: [{ rule: 'LS7C2', key: 'holdsNone', unit: 3 }] }]);
});

test('LS7C2 GT-87 none holds one: fewer RP, then the higher printed AV, then rank, then a die', () => {
  expect(protectedUnit('rifles 0504, scouts 0505', [])[0]).toBe('r02');
  expect(protectedUnit('rifles 0504, guard 0604', [])[0]).toBe('r02');
  expect(protectedUnit('guard 0604, rifles 0504 2rp', [])[0]).toBe('r02');
  expect(protectedUnit('scouts 0604 2rp, battery 0603', [])[0]).toBe('r02');
  expect(protectedUnit('rifles 0604, rifles 0505', [], [2])[0]).toBe('r02');
});
