import { denied } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { matchWith } from '../../testing/match.ts';
import { story, unitIn } from '../../testing/story.ts';

/** The figures against the first target, or why not. */
function odds(match: ReturnType<typeof matchWith>, said: string): object | string[] {
  const verdict = match.judge(said);
  if (!verdict.granted) return verdict.reasons.map(({ key }) => key);
  const { targets } = verdict.value.figures;
  return Array.isArray(targets) ? targets[0] : [];
}

const GRENADES = { weapons: [['grenades g03'], []] } as const;

test('B8.4 grenades in close combat on a Rifle: needs 6, kills on 10, for nothing', () => {
  const match = matchWith('g03 0,0; s01 0,0', GRENADES);
  expect(odds(match, 'g03 grenades s01')).toMatchObject({ firepower: 5, needed: 6, kill: 10, cost: 0 });
});

test('B8.4 the hit marker of their user counts, for FP and price: suppressed it needs 8 and pays 1, stunned it cannot', () => {
  expect(odds(matchWith('g03 0,0 suppressed; s01 0,0', GRENADES), 'g03 grenades s01')).toMatchObject({
    needed: 8,
    cost: 1,
  });
  expect(odds(matchWith('g03 0,0 stunned; s01 0,0', GRENADES), 'g03 grenades s01')).toContain('markerForbids');
  // B1.1d: nothing is cheaper than nothing.
  expect(odds(matchWith('g03 0,0 berserk; s01 0,0', GRENADES), 'g03 grenades s01')).toMatchObject({
    firepower: 6,
    cost: 0,
  });
});

test('B8.4 they are used once a game, by the unit that has them', () => {
  const match = matchWith('g03 0,0; g04 0,0; s01 0,0', { ...GRENADES, dice: [1, 1] });
  expect(odds(match, 'g04 grenades s01')).toContain('noWeaponCard');
  match.say('g03 grenades s01 command');
  expect(story(match, 'weaponUsed', 'missed')).toEqual(['weaponUsed g03', 'missed s01']);
  expect(unitIn(match, 'g03').spent).toBe(false);
  match.say('pass');
  expect(odds(match, 'g03 grenades s01')).toContain('noWeaponCard');
});

test('B8.4 thrown into the next hex they count as at long range, hit all there, and need the arc', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE; s01 1,0 NW; s02 1,0 NW', { ...GRENADES, dice: [1, 1, 1, 1] });
  expect(odds(match, 'g03 grenades 1,0')).toMatchObject({ aspect: 'flank', firepower: 3, needed: 8 });
  expect(denied(match.judge('g03 grenades 1,0 +g04'))).toEqual(['B8.4 usedAlone']);
  match.say('g03 grenades 1,0 command');
  expect(story(match, 'missed')).toEqual(['missed s01', 'missed s02']);
  expect(matchWith('g03 0,0 NW; s01 1,0', GRENADES).offers('g03')).not.toContain('grenades');
  expect(matchWith('g03 0,0 SE; s01 2,0', GRENADES).offers('g03')).not.toContain('grenades');
});

test('B8.4 DMs count against grenades; trees do not make them burst above', () => {
  const match = matchWith('g03 0,0 SE; s01 1,0 NW', { ...GRENADES, ground: { '1,0': 'heavyWoods' } });
  expect(odds(match, 'g03 grenades 1,0')).toMatchObject({ needed: 10 });
});

test('B8.4 a Molotov cocktail has FP 5 of both colours', () => {
  const match = matchWith('s01 0,0; g49 0,0', { turn: 'soviet', weapons: [[], ['molotov s01']] });
  expect(odds(match, 's01 molotov g49')).toMatchObject({ colour: 'blue', firepower: 5, needed: 8 });
  const foot = matchWith('s01 0,0; g03 0,0', { turn: 'soviet', weapons: [[], ['molotov s01']] });
  expect(odds(foot, 's01 molotov g03')).toMatchObject({ colour: 'red', firepower: 5, needed: 6 });
});

test('B8.4 a Tellermine has blue 9 on a vehicle in the own hex, for 2, and no DM helps', () => {
  const match = matchWith('g03 0,0; s48 0,0; s01 0,0', {
    ground: { '0,0': 'heavyWoods' },
    weapons: [['tellermine g03'], []],
    dice: [3, 3],
    checks: [7],
    hits: ['vehicle immobilized'],
  });
  expect(odds(match, 'g03 tellermine s48')).toMatchObject({ firepower: 9, defense: 15, needed: 6, cost: 2 });
  expect(odds(match, 'g03 tellermine s01')).toEqual(expect.arrayContaining(['notAVehicle']));
  match.say('g03 tellermine s48 caps:0');
  expect(story(match, 'hit')).toEqual(['hit s48']);
});

test('B8.2 any number of cards 09 may be added to an attack, +2 FP each', () => {
  const match = matchWith('g03 0,0 SE; s01 3,0 NW', {
    hands: [['c09', 'c09'], []],
    dice: [3, 3],
    checks: [7],
    hits: ['pinned'],
  });
  expect(odds(match, 'g03 fire 3,0')).toMatchObject({ needed: 10 });
  expect(odds(match, 'g03 fire 3,0 c09')).toMatchObject({ needed: 8 });
  expect(odds(match, 'g03 fire 3,0 c09 c09')).toMatchObject({ needed: 6 });
  expect(denied(match.judge('g03 fire 3,0 c09 c09 c09'))).toEqual(['B8.1 notInHand']);
  match.say('g03 fire 3,0 c09 c09 caps:0');
  expect(story(match, 'played', 'hit')).toEqual(['played', 'played', 'hit s01']);
  expect(match.state.players[0]?.hand).toEqual([]);
});

test('B17.4 a flamethrower is used by a word of its own, on a hex or in close combat', () => {
  const match = matchWith('g16 0,0 SE; g03 0,0 SE; s01 1,0 NW', {
    ground: { '1,0': 'stoneBuilding' },
    dice: [2, 3],
    checks: [7],
  });
  expect(odds(match, 'g16 flame 1,0')).toMatchObject({ firepower: 5, defense: 11, needed: 6 });
  expect(match.offers('g03')).not.toContain('flame');
  match.say('g16 flame 1,0 caps:0');
  expect(story(match, 'missed')).toEqual(['missed s01']);
  expect(odds(matchWith('g16 0,0; s01 0,0'), 'g16 flame s01')).toMatchObject({ firepower: 6 });
});
