import { describe, expect, test } from 'vitest';
import type { Terms } from '../../model/battle/terms.ts';
import { game, matchWith, pack, type BearMatch } from '../../testing/match.ts';
import { hexNamed } from '../../board/map.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

const DUEL = 'g01 0,0 SE; s03 1,0 NW suppressed';

function unit(word: string): UnitId {
  return pack.counterPlaces.get(word) ?? NONE;
}

function hex(match: BearMatch, name: string): number {
  const found = hexNamed(fieldsOf(pack)(match.state).map, name);
  if (!found.ok) throw new Error(name);
  return found.value;
}

/** The same match under other terms. */
function under(match: BearMatch, terms: Partial<Terms>): BearMatch {
  Object.assign(match.state, { terms: { ...match.state.terms, ...terms } });
  return match;
}

function control(match: BearMatch, at: string, side: 'german' | 'soviet' | null): BearMatch {
  const player = match.state.players.findIndex((each) => each.side === side);
  Object.assign(match.state, { controls: [...match.state.controls, { at: hex(match, at), side, player }] });
  return match;
}

const ANY = { units: null, added: false } as const;

describe('B19.2 destroyed units', () => {
  const kill = (victory: Terms['victory']): BearMatch =>
    under(matchWith(DUEL, { checks: [7], dice: [6, 6] }), { victory }).say('g01 fire 1,0 caps:0');

  test('B19.2 score at once for the enemy', () => {
    const match = kill([{ kind: 'destroyed', side: 'german', vp: 1, ...ANY }]);
    expect(match.state.vp).toEqual({ german: 1, soviet: 0 });
    expect(match.events()).toContainEqual({
      rule: 'B19.2',
      key: 'scored',
      side: 'german',
      player: 0,
      vp: 1,
      why: 'destroyed',
    });
  });

  test('B19.2 a special value replaces the base value, unless it is added', () => {
    const base = { kind: 'destroyed', side: 'german', vp: 1, ...ANY } as const;
    const special = { ...base, vp: 3, units: [unit('s03')] };
    expect(kill([base, special]).state.vp.german).toBe(3);
    expect(kill([base, { ...special, added: true }]).state.vp.german).toBe(4);
    expect(kill([base, { ...special, units: [unit('s04')] }]).state.vp.german).toBe(1);
  });
});

describe('B19.3 Control Markers', () => {
  test('B19.3 are taken by an enemy alone in the hex, be he only passing through', () => {
    const match = control(matchWith('g49 0,0 SE; s03 9,0 NW', { checks: [7] }), '1,0', 'soviet');
    match.say('g49 move 1,0 2,0 SE caps:0');
    expect(match.state.controls).toMatchObject([{ side: 'german' }]);
    expect(match.events()).toContainEqual(
      expect.objectContaining({ rule: 'B19.3', key: 'controlTaken', side: 'german' }),
    );
  });

  test('B19.3 stay as they are while both sides are in the hex', () => {
    const match = control(matchWith('g01 0,0 SE; s03 1,0 NW', { checks: [7] }), '1,0', 'soviet');
    match.say('g01 move 1,0 SE caps:0');
    expect(match.state.controls).toMatchObject([{ side: 'soviet' }]);
  });

  test('B19.3 are taken when the last enemy in the hex is destroyed', () => {
    const match = control(
      matchWith('g01 0,0 SE; s03 0,0 NW suppressed', { checks: [7], dice: [6, 6] }),
      '0,0',
      'soviet',
    );
    match.say('g01 fight s03 caps:0');
    expect(match.state.controls).toMatchObject([{ side: 'german' }]);
  });

  test('B19.3 are taken when the last enemy leaves the hex to others', () => {
    const match = control(matchWith('g01 0,0 SE; s03 0,0 NW', { turn: 'soviet', checks: [7] }), '0,0', 'soviet');
    match.say('s03 move -1,0 NW caps:0');
    expect(match.state.controls).toMatchObject([{ side: 'german' }]);
  });

  test('B19.3a GT-79 a neutral marker is nobody’s until a Rifle passes; a truck does not take it', () => {
    const truck = control(matchWith('g37 0,0 SE; s03 9,0 NW', { checks: [7] }), '1,0', null);
    truck.say('g37 move 1,0 SE caps:0');
    expect(truck.state.controls).toMatchObject([{ side: null }]);
    const rifle = control(matchWith('g01 0,0 SE; s03 9,0 NW', { checks: [7] }), '1,0', null);
    rifle.say('g01 move 1,0 SE caps:0');
    expect(rifle.state.controls).toMatchObject([{ side: 'german' }]);
  });
});

describe('B19.3 R-221 a carried unit', () => {
  test('B19.3 R-221 takes no marker on its way, but when it has got off', () => {
    const match = control(matchWith('g37 0,0 SE; g01 0,0 SE on:g37; s03 9,0 NW', { checks: [7, 7] }), '1,0', 'soviet');
    match.say('g37 move 1,0 SE caps:0');
    expect(match.state.controls).toMatchObject([{ side: 'soviet' }]);
    match.say('pass').say('g37 unload g01 SE caps:0');
    expect(match.state.controls).toMatchObject([{ side: 'german' }]);
  });

  test('B19.3 R-221 takes none when the enemy leaves the hex, or is destroyed there', () => {
    const units = 'g37 0,0 SE; g01 0,0 SE on:g37; s03 0,0 NW; g02 -1,0 SE';
    const leaves = control(matchWith(units, { turn: 'soviet', checks: [7] }), '0,0', 'soviet');
    leaves.say('s03 move 1,0 SE caps:0');
    expect(leaves.state.controls).toMatchObject([{ side: 'soviet' }]);
    const fired = control(matchWith(units, { checks: [7], dice: [6, 6] }), '0,0', 'soviet');
    fired.say('g02 fire 0,0 caps:0');
    expect(fired.events()).toContainEqual(expect.objectContaining({ key: 'destroyed', unit: unit('s03') }));
    expect(fired.state.controls).toMatchObject([{ side: 'soviet' }]);
  });

  test('B19.3 B17.1 R-221 that is left standing when its truck is destroyed takes it', () => {
    const units = 'g37 0,0 SE; g01 0,0 SE on:g37; s03 1,0 NW';
    const match = matchWith(units, { turn: 'soviet', checks: [7], dice: [1, 1, 6, 6] });
    control(match, '0,0', 'soviet').say('s03 fire 0,0 caps:0');
    expect(match.events()).toContainEqual(expect.objectContaining({ key: 'destroyed', unit: unit('g37') }));
    expect(match.state.controls).toMatchObject([{ side: 'german' }]);
  });
});

describe('B19.2a other scores', () => {
  const control2 = { kind: 'control', side: 'german', vp: 2, at: null } as const;

  test('B19.2a markers held when a round ends, and when the game ends', () => {
    const match = control(matchWith(DUEL, { rounds: 2, dice: [1, 1, 6, 6] }), '5,0', 'german');
    under(match, {
      victory: [
        { ...control2, when: 'roundEnd' },
        { ...control2, vp: 5, when: 'gameEnd' },
      ],
    });
    match.say('pass').say('pass');
    expect(match.state.vp.german).toBe(2);
    match.say('pass').say('pass');
    expect(match.state.vp.german).toBe(2 + 2 + 5);
  });

  test('B19.2a named units still alive at the end, and an enemy wiped out', () => {
    const match = matchWith(DUEL, { rounds: 1, checks: [7], dice: [6, 6] });
    under(match, {
      victory: [
        { kind: 'alive', side: 'german', vp: 2, units: [unit('g01'), unit('g02')] },
        { kind: 'wipedOut', side: 'german', vp: 7 },
      ],
    });
    match.say('g01 fire 1,0 caps:0').say('pass').say('pass');
    expect(match.state.vp.german).toBe(9);
  });
});

test('R-231 a named unit counts unless it is destroyed: also one that never came in, and one that left by an exit', () => {
  const match = matchWith(DUEL, { rounds: 1, checks: [7], dice: [6, 6] });
  const [waiting, left, unused] = ['g02', 'g03', 'g04'].map(unit);
  Object.assign(match.state.units[waiting ?? NONE] ?? {}, { fate: 'waiting', owner: 0 });
  Object.assign(match.state.units[left ?? NONE] ?? {}, { fate: 'left', owner: 0 });
  const units = ['g01', 'g02', 'g03', 'g04'].map(unit);
  under(match, {
    victory: [
      { kind: 'alive', side: 'german', vp: 2, units },
      { kind: 'alive', side: 'soviet', vp: 5, units: [unit('s03')] },
    ],
  });
  match.say('g01 fire 1,0 caps:0').say('pass').say('pass');
  expect(match.state.units[unused ?? NONE]?.fate).toBe('unused');
  expect(match.state.vp).toEqual({ german: 6, soviet: 0 });
});

describe('B19.1 the end', () => {
  test('B19.1 at once where the firefight says so', () => {
    const match = matchWith(DUEL, { checks: [7], dice: [6, 6] });
    under(match, { end: [{ kind: 'wipedOut', side: 'soviet', when: 'atOnce' }] }).say('g01 fire 1,0 caps:0');
    expect(game.outcome(match.state)).toMatchObject({
      winners: ['german'],
      scores: { german: 1, soviet: 0 },
      reason: { rule: 'B19.1', key: 'wipedOut' },
    });
  });

  test('B19.1 else when the round ends', () => {
    const match = control(matchWith(DUEL, {}), '5,0', 'german');
    under(match, { end: [{ kind: 'controlsAll', side: 'german', markers: 1, when: 'roundEnd' }] }).say('pass');
    expect(game.outcome(match.state)).toBeUndefined();
    match.say('pass');
    expect(game.outcome(match.state)?.reason.key).toBe('controlsAll');
  });

  test('B2.5 the highest VP win; with as many both lose, or with `tie` draw nobody does', () => {
    const won = matchWith(DUEL, { rounds: 1, checks: [7], dice: [6, 6] });
    won.say('g01 fire 1,0 caps:0').say('pass').say('pass');
    expect(game.outcome(won.state)?.winners).toEqual(['german']);
    const tied = (options: Record<string, string>): readonly string[] | undefined =>
      game.outcome(matchWith(DUEL, { rounds: 1, options }).say('pass').say('pass').state)?.winners;
    expect(tied({})).toEqual([]);
    expect(tied({ tie: 'draw' })).toEqual(['german', 'soviet']);
  });
});
