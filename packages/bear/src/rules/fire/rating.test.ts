import { expect, test } from 'vitest';
import { battleWith, odds, terms } from '../../testing/fire-field.ts';

test('B7.3 the front DR against an attacker in the target’s arc, the flank DR against all others', () => {
  const battle = battleWith('s01 0,0 SE; g03 2,0 NW; g04 2,0 SE; g05 2,-2 S');
  expect(odds(battle, 's01 g03')).toMatchObject({ aspect: 'front', needed: 9 });
  expect(odds(battle, 's01 g04')).toMatchObject({ aspect: 'flank', needed: 8, kill: 12 });
});

test('B7.3 the border rows of the arc belong to the front', () => {
  const battle = battleWith('s01 0,0 SE; g03 2,0 N; g04 2,0 SW; g05 2,0 S; g06 2,0 NE');
  expect(['g03', 'g04'].map((target) => odds(battle, `s01 ${target}`).aspect)).toEqual(['front', 'front']);
  expect(['g05', 'g06'].map((target) => odds(battle, `s01 ${target}`).aspect)).toEqual(['flank', 'flank']);
});

test('B7.3 always the flank DR in close combat, against mortars, and for those who are carried', () => {
  const battle = battleWith('s01 0,0 SE; g03 0,0 NW');
  expect(terms(battle, 's01 g03', 'defense')).toEqual(['flankInCloseCombat 11']);
  expect(terms(battleWith('s25 0,0 SE; g03 4,0 NW'), 's25 g03', 'defense')).toEqual(['flankAgainstHE 11']);
  const riding = battleWith('s01 0,0 SE; g37 3,0 NW; g03 3,0 NW on:g37');
  expect(terms(riding, 's01 g03', 'defense')).toEqual(['flankCarried 11']);
  expect(odds(riding, 's01 g37').aspect).toBe('front');
});

test('a hit marker changes the DR of the side it names', () => {
  const needed = (facing: string, marker: string) =>
    odds(battleWith(`s01 0,0 SE; g03 3,0 ${facing} ${marker}`), 's01 g03').needed;
  expect([needed('NW', 'panicked'), needed('SE', 'panicked')]).toEqual([7, 9]);
  expect([needed('NW', 'berserk'), needed('SE', 'berserk')]).toEqual([11, 9]);
});

test('B15.5 an open top is soft against shells and in close combat with men on foot', () => {
  const odd = (units: string, words: string) => odds(battleWith(units), words);
  expect(odd('s25 0,0 SE; g44 4,0 NW', 's25 g44')).toMatchObject({ colour: 'red', firepower: 3, needed: 10 });
  expect(odd('s01 0,0 SE; g44 0,0 NW', 's01 g44')).toMatchObject({ colour: 'red', firepower: 7, needed: 6 });
  // Tanks, and fire from other hexes, meet armour.
  expect(odd('s48 0,0 SE; g44 0,0 NW', 's48 g44')).toMatchObject({ colour: 'blue', firepower: 11 });
  expect(odd('s01 0,0 SE; g44 1,0 SE', 's01 g44')).toMatchObject({ colour: 'blue', firepower: 3, defense: 13 });
  expect(odd('s39 0,0 SE; g44 1,0 NW', 'flame s39 g44')).toMatchObject({ colour: 'red', firepower: 5, needed: 8 });
  // A gun crew is poor at red and good at blue, and may use the better.
  expect(odd('s28 0,0 SE; g44 0,0 NW', 's28 g44')).toMatchObject({ colour: 'blue', firepower: 10 });
});
