import { after, brokenLaws, denied, fuzz } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { positionOf } from '../../testing/fire-field.ts';
import { type BearMatch, game, matchWith } from '../../testing/match.ts';
import { story, unitIn } from '../../testing/story.ts';
import { told, why } from '../../testing/told.ts';

/** The FP and the roll needed against the first target. */
function odds(match: BearMatch, said: string): object | undefined {
  const verdict = match.judge(said);
  const { targets } = (verdict.granted ? verdict.value.figures : {}) as { targets?: object[] };
  return targets?.[0];
}

const GRENADES = { weapons: [['grenades g04'], []] } as const;
const MOLOTOV = { weapons: [[], ['molotov s04']], turn: 'soviet' } as const;

describe('B8.4 a weapon card in support of another’s attack', () => {
  test('adds 1 to its FP, and the card is used up', () => {
    const match = matchWith('g03 0,0 SE; g04 0,0 SE; s01 1,0 NW', { ...GRENADES, dice: [1, 1], checks: [7] });
    expect(odds(match, 'g03 fire 1,0')).toMatchObject({ firepower: 5 });
    expect(odds(match, 'g03 fire 1,0 grenades:g04')).toMatchObject({ firepower: 6 });
    match.say('g03 fire 1,0 grenades:g04 caps:0');
    expect(story(match, 'weaponUsed', 'missed')).toEqual(['weaponUsed g04', 'missed s01']);
    expect(told(match, 'paid', 'checked')).toEqual(['paid g03+g04 ap 3 0', 'checked g03+g04 3']);
    expect(unitIn(match, 'g04').fired).toBe(true);
    match.say('pass');
    expect(why(match, 'g03 fire 1,0 grenades:g04')).toBe('noWeaponCard');
  });

  test('also from one who could not support with his own weapons', () => {
    const match = matchWith('s03 0,0 SE; s04 0,0 SE; g49 1,0 NW', MOLOTOV);
    expect(why(match, 's03 fire 1,0 +s04')).toBe('yes');
    const weak = matchWith('s28 0,0 SE; s23 0,0 SE; g49 1,0 NW', { weapons: [[], ['molotov s23']], turn: 'soviet' });
    expect(why(weak, 's28 fire 1,0 +s23')).toContain('tooNear');
    expect(why(weak, 's28 fire 1,0 molotov:s23')).toBe('yes');
  });

  test('only in the colours that it has', () => {
    const match = matchWith('g28 0,0 SE; g04 0,0 SE; s48 1,0 NW', GRENADES);
    expect(why(match, 'g28 fire 1,0 grenades:g04')).toBe('noFirepower');
    expect(why(matchWith('s28 0,0 SE; s04 0,0 SE; g49 1,0 NW', MOLOTOV), 's28 fire 1,0 molotov:s04')).toBe('yes');
  });

  test('against those in the hex alone whose color it has', () => {
    const match = matchWith('g49 0,0 SE; g04 0,0 SE; s48 1,0 NW; s01 1,0 NW', GRENADES);
    const verdict = match.judge('g49 fire 1,0 grenades:g04');
    expect(verdict.reasons.filter(({ key }) => key === 'supporter')).toHaveLength(1);
  });

  test.each([
    ['who throws no farther than an adjacent hex', 'g03 0,0 SE; g04 0,0 SE; s01 2,0 NW', '2,0', 'tooFar'],
    ['who has the hex before him', 'g03 0,0 SE; g04 0,0 NW; s01 1,0 NW', '1,0', 'outOfArc'],
    ['who is with the leader or next to him', 'g03 0,0 SE; g04 2,0 NW; s01 1,0 NW', '1,0', 'awayFromLeader'],
    ['whom no marker weakens', 'g03 0,0 SE; g04 0,0 SE suppressed; s01 1,0 NW', '1,0', 'noFirepower'],
    ['whom no marker keeps from attacking', 'g03 0,0 SE; g04 0,0 SE panicked; s01 1,0 NW', '1,0', 'markerForbids'],
    ['who has no enemy in his hex', 'g03 0,0 SE; g04 0,1 NE; s01 1,0 NW; s02 0,1 N', '1,0', 'enemyInHex'],
  ])('by one %s', (_what, units, at, key) => {
    expect(why(matchWith(units, GRENADES), `g03 fire ${at} grenades:g04`)).toContain(key);
  });

  test('once each, and not by the leader or one who supports already', () => {
    const match = matchWith('g03 0,0 SE; g04 0,0 SE; s01 1,0 NW', { weapons: [['grenades g04', 'grenades g03'], []] });
    expect(why(match, 'g03 fire 1,0 grenades:g03')).toBe('twice');
    expect(why(match, 'g03 fire 1,0 +g04 grenades:g04')).toBe('twice');
    expect(why(match, 'g03 fire 1,0 grenades:g04 grenades:g04')).toBe('twice');
  });

  test('in close combat all are in the hex', () => {
    const units = 'g03 0,0 SE; g04 0,0 SE; g05 0,1 NE; s01 0,0 NW';
    const match = matchWith(units, { weapons: [['grenades g04', 'grenades g05'], []] });
    expect(odds(match, 'g03 fight s01 grenades:g04')).toMatchObject({ firepower: 7, needed: 4 });
    expect(why(match, 'g03 fight s01 grenades:g05')).toBe('awayFromLeader');
  });

  test('but nobody supports an attack that is made with such a card', () => {
    const match = matchWith('g03 0,0 SE; g04 0,0 SE; s01 1,0 NW', { weapons: [['grenades g03', 'grenades g04'], []] });
    expect(denied(match.judge('g03 grenades 1,0 grenades:g04'))).toEqual(['sentence unexpected']);
  });

  test('a hidden thrower is revealed and has his target before him', () => {
    const match = matchWith('g03 0,0 SE; g04 0,1 hidden; s01 1,0 NW', {
      ...GRENADES,
      ground: { '0,1': 'lightWoods' },
      dice: [1, 1],
      checks: [7],
    });
    match.say('g03 fire 1,0 grenades:g04 caps:0');
    expect(match.offers()).toEqual(['N', 'NE', 'SE']);
    match.say('NE');
  });
});

test('B8.4 what may be said of cards in support is offered, and only that', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE; s01 1,0 NW; s48 1,0 NW', { ...GRENADES, radius: 2 });
  expect(brokenLaws(after(game, 'g03 fire 1,0'), match.view, { most: 60 })).toEqual([]);
});

test.each(['spentCheck', 'sevenAP'])('B8.4 random matches with cards in support by %s are sound', (economy) => {
  const units = 'g03 0,0 SE; g04 0,0 SE pinned; g05 0,0 SE pinned; s01 0,0 NW pinned; s02 0,0 N pinned; s48 1,0 NW';
  const position = {
    ...positionOf(units, { radius: 3, options: { economy } }),
    rounds: 2,
    players: {
      german: {
        weapons: [
          { card: 'grenades', unit: 'g03' },
          { card: 'grenades', unit: 'g05', uses: 9 },
        ],
      },
      soviet: {
        weapons: [
          { card: 'molotov', unit: 's01', uses: 9 },
          { card: 'molotov', unit: 's02', uses: 9 },
        ],
      },
    },
  };
  const spoken = new Map<string, number>();
  for (const seed of ['sfc32:1', 'sfc32:2', 'sfc32:3', 'sfc32:4', 'sfc32:5', 'sfc32:6'])
    fuzz(game, { options: { position }, seed, spoken });
  expect([...spoken.keys()].some((word) => /^(grenades|molotov):/.test(word))).toBe(true);
});
