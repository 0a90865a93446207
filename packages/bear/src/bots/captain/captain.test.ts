import { randomOf, Recorder, type Sentence, streamsOf } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, inject, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import type { State, View } from '../../model/battle/state.ts';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, game, matchWith, pack } from '../../testing/match.ts';
import { soloMatch, type SoloOpening } from '../../testing/solo-match.ts';
import { botsFor } from '../bots.ts';
import { shareOfTarget } from './plans/partner-plan.ts';
import type { Piece } from './scene/piece.ts';
import type { CaptainScene } from './scene/scene.ts';

const bots = botsFor(game, pack);

function begin(options: object, seed: string): State {
  const read = game.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return game.setup(read.value, new Recorder(streamsOf(seed, game.streams)));
}

/** The captain's answer to the present question. */
function saying(view: View, seed = 'sfc32:captain'): string {
  return bots.captain(view, randomOf(seed, 'bot')).join(' ');
}

function sayingIn(match: BearMatch): string {
  return saying(match.view);
}

interface Seats {
  readonly german: keyof typeof bots;
  readonly soviet: keyof typeof bots;
}

/** Plays a match to its end, or this many entries; `watch` sees every captain's sentence before it is applied. */
function play(
  options: object,
  seed: string,
  seats: Seats,
  watch: (view: View, said: Sentence) => void = () => {},
  most = Infinity,
  players = bots,
): readonly string[] {
  const state = begin(options, seed);
  const random = randomOf(seed, 'bot');
  let entry = 0;
  for (let asked = game.pending(state); asked !== undefined && entry < most; asked = game.pending(state)) {
    entry += 1;
    const view = game.view(state, asked.seat);
    const name = asked.seat.startsWith('german') ? seats.german : seats.soviet;
    const said = players[name](view, random);
    if (name === 'captain') watch(view, said);
    game.apply(state, said, new Recorder(state.random));
  }
  return game.outcome(state)?.winners ?? [];
}

const BOTH = { german: 'captain', soviet: 'captain' } as const;

const IS_WHOLE = inject('samples') > 1;

/** Entries enough to meet most of a mission; a whole match takes too long. */
const ENOUGH = IS_WHOLE ? 50 : 30;
const ECONOMIES = ['spentCheck', 'sevenAP'];

test.each(nonEmpty(pack.missions).map(({ id, solo }, place) => ({ id, isSolo: solo !== null, place })))(
  'in $id whatever he says is granted, in one economy or the other',
  ({ id: mission, isSolo, place }) => {
    // S2.1: only one against the AI.
    const some = isSolo ? ['spentCheck'] : ECONOMIES.filter((_economy, number) => number === place % 2);
    for (const economy of IS_WHOLE && !isSolo ? ECONOMIES : some) {
      const refused: string[] = [];
      const watch = (view: View, said: Sentence): void => {
        const verdict = game.judge(view, said);
        if (!verdict.granted || !verdict.value.whole) refused.push(said.join(' '));
      };
      play({ mission, economy }, `sfc32:${mission}`, BOTH, watch, ENOUGH);
      expect(refused).toEqual([]);
    }
  },
);

test('whatever he says is granted with the other switches of the rules too', () => {
  const switches = {
    checkDevice: 'd10',
    enhancedLOS: 'within2',
    gunMoveClass: 'wheeled',
    rallyPlace: 'sameHex',
    roadPassing: 'noBonus',
    friendlyFire: 'all',
    turretSurcharge: '2',
    capsOnDice: 'attackAndInitiative',
  };
  for (const options of [
    { mission: 'the-gun-line', economy: 'spentCheck', ...switches },
    { mission: 'one-bridge', economy: 'sevenAP', variableAP: 'on', ...switches },
  ]) {
    play(options, 'sfc32:switches', BOTH, (view, said) => {
      expect(game.judge(view, said)).toMatchObject({ granted: true, value: { whole: true } });
    });
  }
});

test('he says the same to the same view with the same luck', () => {
  const state = begin({ mission: 'panzerkoloss-ahead' }, 'sfc32:same');
  for (let entry = 0; entry < 60; entry++) {
    const view = game.view(state, game.pending(state)?.seat ?? 'spectator');
    const once = saying(view, `sfc32:${entry}`);
    expect(saying(view, `sfc32:${entry}`)).toBe(once);
    game.apply(state, once.split(' '), new Recorder(state.random));
  }
});

test('he takes an obvious kill', () => {
  const match = matchWith('g09 0,0 SE; g01 0,1 SE; s01 3,0 NW pinned; s02 -4,6 N', { caps: [4, 4] });
  expect(sayingIn(match)).toMatch(/^g(09|01) fire 3,0/);
});

test('he fires together where one alone would hardly hit', () => {
  const match = matchWith('g01 0,0 SE; g02 0,1 SE; g03 1,0 SE; s20 5,0 NW', { caps: [6, 4] });
  expect(sayingIn(match)).toMatch(/^g0\d fire 5,0 .*\+g0\d/);
});

test('he rallies a unit in cover when there is nobody to shoot at', () => {
  const ground = { '0,0': 'heavyWoods', '4,0': 'heavyWoods' };
  const match = matchWith('g01 0,0 SE suppressed; s01 10,0 SE spent', { ground, caps: [5, 0] });
  expect(sayingIn(match)).toMatch(/^g01 rally/);
});

test('in the last round he walks to an objective that nobody defends', () => {
  const state = begin({ mission: 'first-shots' }, 'sfc32:last');
  const { map } = fieldsOf(pack)(state);
  const [goal = -1] = state.controls.map(({ at }) => at);
  const beside = map.ground.area.neighbours[6 * goal + 5] ?? -1;
  const corner = map.names.length - 1;
  state.round = state.terms.rounds;
  for (const word of ['s03', 's04', 's05']) Object.assign(state.units[unit(word)] ?? {}, { at: corner, spent: true });
  Object.assign(state.units[unit('g01')] ?? {}, { at: beside, facing: 2 });
  for (let asked = game.pending(state); asked?.key !== 'turn'; asked = game.pending(state))
    game.apply(state, ['caps:0'], new Recorder(state.random));
  while (game.pending(state)?.seat !== 'german') game.apply(state, ['pass'], new Recorder(state.random));
  expect(saying(game.view(state, 'german'))).toContain(`g01 move ${map.names[goal]}`);
});

test('he does not leave the woods for the open before machine guns, where nothing is to be had', () => {
  const ground = { '0,0': 'heavyWoods' };
  const match = matchWith('g01 0,0 SE; s17 7,0 NW; s18 7,-1 NW; s19 6,1 NW', { ground, caps: [5, 5] });
  // Behind the woods he is out of sight and may go.
  expect(sayingIn(match)).not.toMatch(/^g01 move (1|0),/);
});

test('he pays CAPs for a roll that decides something, and none for one that cannot', () => {
  const match = matchWith('g09 0,0 SE; s01 3,0 NW pinned', { caps: [3, 0], dice: [] });
  match.say('g09 fire 3,0 caps:0');
  expect(sayingIn(match)).toBe('caps:2');
});

test('he pays CAPs for a kill where the hit is sure', () => {
  const match = matchWith('g09 0,0 SE; g01 0,1 SE; g02 0,1 SE; s01 1,0 SE', { caps: [3, 0], dice: [] });
  match.say('g09 fire 1,0 +g01 +g02 caps:0');
  const attack = match.view.frames.at(-2);
  const [target] = attack?.kind === 'attack' ? attack.targets : [];
  // The least sum hits, so that a CAP buys nothing but the kill.
  expect(target).toMatchObject({ needed: 2 });
  expect(sayingIn(match)).toMatch(/^caps:[12]$/);
});

test('he beats random play in first-shots at least nine times of ten, on either side', () => {
  const pairs = IS_WHOLE ? 10 : 5;
  let wins = 0;
  for (let pair = 0; pair < pairs; pair++) {
    wins += Number(
      play({ mission: 'first-shots' }, `sfc32:g${pair}`, { german: 'captain', soviet: 'random' }).includes('german'),
    );
    wins += Number(
      play({ mission: 'first-shots' }, `sfc32:s${pair}`, { german: 'random', soviet: 'captain' }).includes('soviet'),
    );
  }
  expect(wins).toBeGreaterThanOrEqual(0.9 * 2 * pairs);
});

test('B3.2.3 he pays to lower a roll against a unit of his own, and not to raise it', () => {
  const match = matchWith('s48 0,0 SE; g03 3,0 NW; s01 3,0 SE suppressed', {
    turn: 'soviet',
    options: { friendlyFire: 'all' },
    caps: [0, 9],
    dice: [1, 1],
  });
  match.say('s48 fire 3,0 caps:0').say('caps:0');
  expect(match.offers()).toContain('caps:-2');
  expect(sayingIn(match)).toMatch(/^caps:-[12]$/);
});

test('B14.1 R-229 he stops short of a gun that has shown itself, and goes on where that takes him out of its sight', () => {
  const answer = (foe: string, way: string, ground: object = {}): string => {
    const match = matchWith(`g48 0,0 SE; ${foe} NW hidden; s05 9,0 NW`, { ground: { ...ground } });
    return sayingIn(match.say(`g48 move 1,0 ${way} SE caps:0`).say('NW'));
  };
  expect(answer('s28 3,0', '2,0')).toMatch(/^halt /);
  expect(answer('s28 3,-2', '1,1', { '2,0': 'heavyWoods' })).toBe('onward');
});

/** The player is alone on the map, and s05 is to come; each unit destroyed is worth 1 VP. */
function alone(opening: SoloOpening & { readonly vp?: readonly [number, number] }): string {
  const { vp = [0, 0], ...others } = opening;
  const match = soloMatch('g03 0,0 SE', {
    turn: 'german',
    track: [{ space: 5, events: [{ kind: 'reinforce', units: ['s05'], hexes: ['9,0'] }] }],
    ...others,
  });
  [match.state.vp.german, match.state.vp.soviet] = vp;
  return sayingIn(match);
}

test('S2.7b R-209 he concludes a mission that he wins as things stand, yellow spaces counted', () => {
  const last = { space: 20, yellow: true, events: [{ kind: 'vp', side: 'soviet', amount: 2 }] };
  const track = [{ space: 5, events: [{ kind: 'reinforce', units: ['s05'], hexes: ['9,0'] }] }, last];
  expect(alone({ vp: [2, 1] })).toBe('conclude');
  expect(alone({ vp: [3, 1], track })).not.toBe('conclude');
  expect(alone({ vp: [4, 1], track })).toBe('conclude');
});

test('S2.7b R-209 if he is behind he waits for whoever is still to come and is worth something', () => {
  expect(alone({ vp: [1, 2] })).not.toBe('conclude');
  // A position scores for units destroyed; without such rules there is nothing to wait for.
  const match = soloMatch('g03 0,0 SE', {
    turn: 'german',
    track: [{ space: 5, events: [{ kind: 'reinforce', units: ['s05'], hexes: ['9,0'] }] }],
  });
  match.state.terms = { ...match.state.terms, victory: [] };
  expect(sayingIn(match)).toBe('conclude');
});

test('S2.1d where a mission drags on and nothing is worth doing, he stalls, so that the AI draws on', () => {
  const standoff = (round: number): string => {
    const match = soloMatch('g03 -6,0 SE; s03 6,0 NW', { turn: 'german' });
    Object.assign(match.state, { round, vp: { german: 3, soviet: 0 } });
    return sayingIn(match);
  };
  expect(standoff(6)).toBe('pass');
  expect(standoff(7)).toBe('g03 stall');
});

test('R-63 he leads a unit that can only rally away from the enemy beside it', () => {
  const ground = { '0,0': 'heavyWoods', '-1,0': 'heavyWoods' };
  const said = (options: Readonly<Record<string, string>>): string =>
    sayingIn(matchWith('g01 0,0 SE panicked; s01 1,0 NW spent pinned', { ground, caps: [5, 0], options }));
  expect(said({})).toMatch(/^g01 move -1,/);
  expect(said({ rallyPlace: 'sameHex' })).toMatch(/^g01 rally/);
});

test('B1.1d he knows that a berserk unit pays less for its Tellermine, but something', () => {
  const match = matchWith('g25 0,0 SE berserk; s48 0,0 NW', {
    turn: 'german',
    caps: [1, 0],
    weapons: [['tellermine g25'], []],
  });
  const said = sayingIn(match);
  expect(said).toMatch(/^g25 tellermine s48 /);
  expect(match.judge(said).granted).toBe(true);
});

/** The stalls in a match of captains, each with whether a partner had somebody to act. */
function stallsIn(options: object, seed: string, most: number): boolean[] {
  const state = begin(options, seed);
  const random = randomOf(seed, 'bot');
  const stalls: boolean[] = [];
  for (let entry = 0; entry < most; entry++) {
    const asked = game.pending(state);
    if (asked === undefined) break;
    const said = bots.captain(game.view(state, asked.seat), random);
    if (said.includes('stall')) {
      const me = state.players.findIndex(({ seat }) => seat === asked.seat);
      const isPartner = (owner: number): boolean =>
        owner !== me && state.players[owner]?.side === state.players[me]?.side;
      stalls.push(state.roster.some((each) => isPartner(state.units[each]?.owner ?? -1) && !state.units[each]?.spent));
    }
    expect(game.allows(game.view(state, asked.seat), said)).toBe(true);
    game.apply(state, said, new Recorder(state.random));
  }
  return stalls;
}

test('B2.2d, B20.2 he stalls rather than let the round end while his partner has fresh units; without a partner he never does', () => {
  for (const teamTurns of ['alternate', 'wholeSide']) {
    const stalls: boolean[] = [];
    for (let match = 1; match <= (IS_WHOLE || stalls.length === 0 ? 3 : 0); match++)
      stalls.push(...stallsIn({ draft: { guideline: 7 }, teamTurns }, `sfc32:partners ${match}`, 400));
    expect(stalls).not.toEqual([]);
    expect(stalls).not.toContain(false);
  }
  expect(stallsIn({ mission: 'first-shots' }, 'sfc32:alone', 200)).toEqual([]);
}, 120_000);

test('a hit enemy is left to the partner who is surer to destroy it, others are not', () => {
  const scene = { spokenFor: new Map([[7, 0.5]]) } as unknown as CaptainScene;
  const foe = (isHit: boolean, at = 7): Piece => ({ at, isHit }) as Piece;
  expect(shareOfTarget(scene, foe(true), 0.4)).toBeLessThan(0.4);
  expect(shareOfTarget(scene, foe(true), 0.6)).toBe(0.6);
  expect(shareOfTarget(scene, foe(false), 0.4)).toBe(0.4);
  expect(shareOfTarget(scene, foe(true, 8), 0.4)).toBe(0.4);
});

test('he plays the next match as one would who has played none', () => {
  const mission = 'until-the-wagons-are-gone';
  const saidBy = (players: typeof bots): readonly string[] => {
    const all: string[] = [];
    play({ mission }, 'sfc32:next', BOTH, (_view, said) => all.push(said.join(' ')), ENOUGH, players);
    return all;
  };
  const old = botsFor(game, pack);
  // Units enter, so that he has seen them on the map when they wait again.
  play({ mission }, 'sfc32:last', BOTH, undefined, ENOUGH, old);
  expect(saidBy(old)).toEqual(saidBy(botsFor(game, pack)));
});
