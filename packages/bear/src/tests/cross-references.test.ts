import { expect, test } from 'vitest';
import { battleWith, odds, terms } from '../testing/fire-field.ts';
import { matchWith } from '../testing/match.ts';
import { moveFrom00 } from '../testing/move-field.ts';
import { story, unitIn } from '../testing/story.ts';
import { told, why } from '../testing/told.ts';

// Rules that restate others in different words, seen at work.

const HILL = { terrain: 'open', level: 1 };

test('B1.1d printed figures are changed by the marker, FP below 0 too, and no price sinks below 1', () => {
  expect(terms(battleWith('g01 0,0 SE suppressed; s01 3,0 NW'), 'g01 s01', 'firepower')).toEqual([
    'printed 2',
    'markerFirepower -2',
  ]);
  expect(odds(battleWith('g37 0,0 SE; s01 0,0 NW'), 'g37 s01').firepower).toBe(-4);
  expect(moveFrom00('g03', '1,0')).toBe('1 = printed 1');
});

test('B1.2 a spent unit has all its figures, and acts for CAPs or by a card alone', () => {
  const match = matchWith('g01 0,0 SE spent; s01 3,0 NW', { caps: [3, 0], hands: [['c02'], []] });
  expect(odds(battleWith('g01 0,0 SE spent; s01 3,0 NW'), 'g01 s01')).toEqual(
    odds(battleWith('g01 0,0 SE; s01 3,0 NW'), 'g01 s01'),
  );
  expect(why(match, 'g01 fire 3,0 caps:0')).toBe('spentUnit');
  expect(why(match, 'g01 fire 3,0 command')).toBe('yes');
  expect(why(match, 'c02 g01 fire 3,0')).toBe('yes');
});

test.each([
  ['g03 move 1,0', 1],
  ['g03 pivot', 1],
  ['g03 fire 4,0', 3],
  ['g23 shell 4,0 0,1', 4],
  ['g05 rally', 5],
  ['g03 dig', 7],
  ['g11 hide -5,0', 7],
  ['g12 sneak -5,5', 4],
  ['g12 sneak -4,4', 7],
  ['g37 load g03', 1],
  ['g23 smoke 4,0 caps:0', 3],
  ['g16 smoke 0,1', 2],
  ['g16 clear', 2],
  ['g10 shelter inside', 1],
  ['g03 stall', 1],
])('B2.2i the price of %s is %i', (said, price) => {
  const units = [
    'g03 0,0 SE; g23 0,0 SE; g37 0,0 SE; g05 -1,1 SE pinned; g16 0,1 SE; g10 1,-1 SE; s01 4,0 NW',
    'g11 -5,0 SE; g12 -5,4 hidden',
  ].join('; ');
  const screen = { '-4,0': 'heavyWoods', '-4,-1': 'heavyWoods', '-3,-1': 'heavyWoods', '-5,5': 'lightWoods' };
  const match = matchWith(units, { radius: 5, ground: screen, markers: 'mine 0,1; trench 1,-1', caps: [1, 0] });
  expect(match.judge(said)).toMatchObject({ granted: true, value: { figures: { price } } });
});

test('B4.5 woods on a hill are woods of that level, and a bare hill is open ground', () => {
  const target = (ground: object) => battleWith('g01 0,0 SE; s01 3,0 NW', { ground: { '3,0': ground } });
  expect(terms(target({ terrain: 'lightWoods', level: 1 }), 'g01 s01', 'defense')).toEqual([
    'front 12',
    'terrain 1',
    'targetHigher 1',
  ]);
  expect(terms(target(HILL), 'g01 s01', 'defense')).toEqual(['front 12', 'targetHigher 1']);
});

test('B4.6 tracks have their bonus in crops and never cross a small balka', () => {
  expect(moveFrom00('g49', '1,0 2,0', { hexes: { '1,0': 'crops', '2,0': 'crops' } })).toMatch(/^1 = /);
  expect(moveFrom00('g49', '1,0', { hexes: { '1,0': 'smallBalka' } })).toBe('no: neverEnters');
  expect(moveFrom00('g03', '1,0', { hexes: { '1,0': 'smallBalka' } })).toMatch(/^2 = /);
});

test('B11.2 who stands higher has 1 FP or 1 DM more', () => {
  const battle = battleWith('g01 0,0 SE; s01 3,0 NW', { ground: { '0,0': HILL } });
  expect(terms(battle, 'g01 s01', 'firepower')).toContain('attackerHigher 1');
  expect(terms(battle, 's01 g01', 'defense')).toContain('targetHigher 1');
});

test('B11.3 a hill hides what lies behind it, but not from the same slope', () => {
  const over = (ground: object) => why(matchWith('g01 0,0 SE; s01 3,0 NW', { ground: { ...ground } }), 'g01 fire 3,0');
  expect(over({ '1,0': HILL })).toContain('higherGround');
  expect(over({ '0,0': { terrain: 'open', level: 2 }, '1,0': HILL })).toBe('yes');
});

test('B11.4 right behind woods the low ground is not seen from above', () => {
  const ground = (woods: string) => ({ '0,0': { terrain: 'open', level: 2 }, [woods]: 'lightWoods' });
  const seen = (woods: string) => why(matchWith('g01 0,0 SE; s01 4,0 NW', { ground: ground(woods) }), 'g01 fire 4,0');
  expect(seen('3,0')).toContain('behindStanding');
  expect(seen('2,0')).toBe('yes');
});

test('B13.0b heavy smoke stands as high as its DM, and light smoke veils', () => {
  const through = (markers: string) => why(matchWith('g01 0,0 SE; s01 3,0 NW', { markers }), 'g01 fire 3,0');
  expect(through('smoke2 1,0')).toContain('heavySmoke');
  expect(through('smoke1 1,0')).toBe('yes');
  expect(through('smoke1 1,0; smoke1 2,0')).toContain('twoVeils');
});

test('B15.1 foot and armor in one hex are each rolled for in their own color', () => {
  const match = matchWith('g49 0,0 SE; s01 3,0 NW; s48 3,0 NW', { dice: [1, 1, 1, 1], checks: [7] });
  expect(match.judge('g49 fire 3,0')).toMatchObject({
    value: { figures: { targets: [{ colour: 'red' }, { colour: 'blue' }] } },
  });
  match.say('g49 fire 3,0 caps:0');
  expect(story(match, 'missed')).toEqual(['missed s01', 'missed s48']);
});

test('B15.2 a vehicle that is hit draws from the pile for vehicles', () => {
  const match = matchWith('g30 0,0 SE; s41 3,0 NW', { dice: [5, 4], checks: [7], hits: ['vehicle lightDamage'] });
  match.say('g30 fire 3,0 caps:0');
  expect(told(match, 'hit')).toHaveLength(1);
  expect(match.state.vehicleHits.inside).toHaveLength(19);
  expect(match.state.infantryHits.inside).toHaveLength(20);
});

test('B15.3 a tank fires beyond its range as all do: twice as far, with 2 FP less', () => {
  expect(terms(battleWith('g45 -11,0 SE; s01 0,0 NW'), 'g45 s01', 'firepower')).toContain('longRange -2');
});

test('B16.0 a truck takes no Control Marker, and its loss costs no CAP', () => {
  const match = matchWith('g37 0,0 SE; s01 0,0 NW', { turn: 'soviet', caps: [5, 0], dice: [6, 6], checks: [7] });
  match.say('s01 fight g37 caps:0');
  expect(told(match, 'killed', 'capLost')).toHaveLength(1);
  expect(unitIn(match, 'g37').fate).toBe('lost');
  expect(match.state.players[0]).toMatchObject({ caps: 5, losses: 0 });
});
