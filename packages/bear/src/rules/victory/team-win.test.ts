import { randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import { nonEmpty, Rehearsal, Script } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { hexNamed } from '../../board/map.ts';
import { botsFor } from '../../bots/bots.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import type { BearEvent } from '../../model/battle/event.ts';
import type { State } from '../../model/battle/state.ts';
import type { Terms } from '../../model/battle/terms.ts';
import { auditMatch } from '../../audit/audit.ts';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, game, pack } from '../../testing/match.ts';

const bots = botsFor(game, pack);
const on = fieldsOf(pack);

/** German player 1, Soviet player 1, German player 2, Soviet player 2. */
const [GERMAN_1, SOVIET_1, GERMAN_2, SOVIET_2] = [0, 1, 2, 3] as const;

function hex(match: BearMatch, name: string): number {
  const found = hexNamed(on(match.state).map, name);
  if (!found.ok) throw new Error(name);
  return found.value;
}

interface Roads {
  readonly dice?: readonly number[];
  readonly options?: object;
  readonly terms?: Partial<Terms>;
  /** Units moved elsewhere: `g04 F06 SE pinned`. */
  readonly units?: Readonly<Record<string, { readonly at: string; readonly facing?: number }>>;
}

/** The four-player mission with this player in the first turn and some units moved. */
function roads(
  first: 'german1' | 'german2',
  { dice = [], options = {}, terms = {}, units = {} }: Roads = {},
): BearMatch {
  // The Soviets declare and roll first, then the Germans.
  const initiative = first === 'german1' ? [1, 1, 1, 2, 6, 6, 1, 3] : [1, 1, 1, 2, 1, 3, 6, 6];
  const script = new Script({ combat: [...initiative, ...dice] });
  const match = new Rehearsal(game, { mission: 'all-four-roads', teamWin: 'individual', ...options }, { script });
  while (game.pending(match.state)?.key === 'initiative') match.say('caps:0');
  expect(game.pending(match.state)?.seat).toBe(first);
  for (const [word, { at, facing = 0 }] of Object.entries(units))
    Object.assign(match.state.units[unit(word)] ?? {}, { at: hex(match, at), facing, hit: -1 });
  Object.assign(match.state, { terms: { ...match.state.terms, ...terms } });
  return match;
}

const vpOf = (match: BearMatch): number[] => match.state.players.map(({ vp }) => vp);
const scored = (events: readonly BearEvent[]): unknown[] => events.filter(({ key }) => key === 'scored');

/** Everybody passes until the game is over. */
function toTheEnd(match: BearMatch): BearMatch {
  Object.assign(match.state, { round: match.state.terms.rounds });
  while (game.pending(match.state) !== undefined) match.say('pass');
  return match;
}

describe('B20.3 whom a VP counts for', () => {
  test('B20.3 a destroyed unit counts for the player whose attack it was, not for his partner', () => {
    // Next to each other on open ground, the unit of Soviet player 2 already hit.
    const match = roads('german2', { dice: [6, 6], units: { g04: { at: 'C05', facing: 3 }, s04: { at: 'D05' } } });
    Object.assign(match.state.units[unit('s04')] ?? {}, { hit: -2 });
    match.say('g04 fire D05 command').say('caps:0');
    expect(vpOf(match)).toEqual([0, 0, 1, 0]);
    expect(scored(match.events())).toEqual([
      { rule: 'B19.2', key: 'scored', side: 'german', player: GERMAN_2, vp: 1, why: 'destroyed' },
    ]);
  });

  test('B20.3 a unit lost to its own side’s fire counts for the first player of the enemy', () => {
    const match = roads('german1', {
      options: { friendlyFire: 'all' },
      dice: [6, 6, 1, 1],
      units: { g01: { at: 'C05', facing: 3 }, g04: { at: 'D05' }, s04: { at: 'D05' } },
    });
    Object.assign(match.state.units[unit('g04')] ?? {}, { hit: -2 });
    match.say('g01 fire D05 command');
    while (game.pending(match.state)?.key === 'capsOnDice') match.say('caps:0');
    expect(match.state.units[unit('g04')]?.fate).toBe('lost');
    expect(vpOf(match)).toEqual([0, 1, 0, 0]);
  });

  test('B20.3 a unit that was dead without anybody knowing counts for the player who had hit it', () => {
    const match = roads('german2', { options: { killedMarker: 'delayed' } });
    const killing = pack.hitMarkers.findIndex(({ destroys, pile }) => destroys && pile === 'infantry');
    Object.assign(match.state.units[unit('s04')] ?? {}, { hit: killing, hitBy: GERMAN_2 });
    match.state.infantryHits.inside.splice(match.state.infantryHits.inside.indexOf(killing), 1);
    match.say('pass').say('pass').say('pass');
    expect(match.state.units[unit('s04')]?.fate).toBe('lost');
    expect(vpOf(match)).toEqual([0, 0, 1, 0]);
  });

  test('B20.3 a Control Marker counts for the player whose unit took it last', () => {
    const match = roads('german2', { units: { g04: { at: 'H08' } } });
    match.say('g04 move H07 N command');
    expect(match.events()).toContainEqual(
      expect.objectContaining({ key: 'controlTaken', side: 'german', player: GERMAN_2 }),
    );
    Object.assign(match.state.units[unit('g04')] ?? {}, { at: hex(match, 'L12') });
    expect(vpOf(toTheEnd(match))).toEqual([0, 0, 3, 0]);
  });

  test('B20.3 one the mission gave to a side counts for the side’s first player', () => {
    const neutral = begin({ mission: 'all-four-roads' });
    expect(neutral.controls.map(({ player }) => player)).toEqual([-1, -1, -1]);
    const given = pack.missions.filter(({ controls }) => controls.some(({ side }) => side !== null));
    for (const { id } of nonEmpty(given)) {
      const { controls, players } = begin({ mission: id });
      const first = (side: string | null): number => players.findIndex((player) => player.side === side);
      expect(controls.map(({ player }) => player)).toEqual(controls.map(({ side }) => first(side)));
    }
  });

  test('B20.3 a unit that has left, and one still in play, count for their owner', () => {
    const units = [unit('g01'), unit('g04'), unit('g05')];
    const match = roads('german1', {
      terms: { victory: [{ kind: 'alive', side: 'german', vp: 2, units }] },
    });
    expect(vpOf(toTheEnd(match))).toEqual([2, 0, 4, 0]);
    expect(match.state.vp).toEqual({ german: 6, soviet: 0 });
    const leaving = roads('german2', {
      units: { g04: { at: 'L10' } },
      terms: { victory: [{ kind: 'left', side: 'german', edge: 'bottom', vp: 3, units: null }] },
    });
    Object.assign(leaving.state.terms, {
      exits: [{ side: 'german', edge: 'bottom', hexes: [hex(leaving, 'L10')], units: null }],
    });
    leaving.say('g04 leave command');
    expect(vpOf(leaving)).toEqual([0, 0, 3, 0]);
  });

  test('B20.3 an enemy wiped out counts for the player who destroyed most of him, the first of equals', () => {
    const wiped = (by: readonly number[]): number[] => {
      const match = roads('german1', { terms: { victory: [{ kind: 'wipedOut', side: 'german', vp: 5 }] } });
      const soviets = match.state.roster.filter((place) => pack.counters[place]?.side === 'soviet');
      for (const [place, counter] of soviets.entries())
        Object.assign(match.state.units[counter] ?? {}, { fate: 'lost', at: -1, hitBy: by[place] ?? SOVIET_1 });
      match.state.roster = match.state.roster.filter((place) => pack.counters[place]?.side !== 'soviet');
      return vpOf(toTheEnd(match));
    };
    expect(wiped([GERMAN_1, GERMAN_2, GERMAN_2])).toEqual([0, 0, 5, 0]);
    expect(wiped([GERMAN_2, GERMAN_1])).toEqual([5, 0, 0, 0]);
    expect(wiped([SOVIET_2])).toEqual([5, 0, 0, 0]);
  });
});

function begin(options: object, seed = 'sfc32:teams'): State {
  const read = game.options(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return game.setup(read.value, new Recorder(streamsOf(seed, game.streams)));
}

describe('B20.3 who wins', () => {
  const outcomeWith = (vp: readonly number[], options: object) => {
    const match = roads('german1', { options });
    for (const [place, player] of match.state.players.entries()) player.vp = vp[place] ?? 0;
    Object.assign(match.state.vp, {
      german: (vp[GERMAN_1] ?? 0) + (vp[GERMAN_2] ?? 0),
      soviet: (vp[SOVIET_1] ?? 0) + (vp[SOVIET_2] ?? 0),
    });
    return game.outcome(toTheEnd(match).state);
  };
  const VP = [2, 5, 4, 0];

  test('B20.3 with `teamWin` individual the player with most VP, though the other side has more', () => {
    expect(outcomeWith(VP, {})).toMatchObject({
      winners: ['soviet1'],
      scores: { german1: 2, soviet1: 5, german2: 4, soviet2: 0 },
    });
    expect(outcomeWith(VP, { teamWin: 'side' })).toMatchObject({
      winners: ['german1', 'german2'],
      scores: { german1: 6, soviet1: 5, german2: 6, soviet2: 5 },
    });
  });

  test('B20.3 equal at the top, nobody wins, or with `tie` draw those who are', () => {
    const tied = [5, 5, 0, 1];
    expect(outcomeWith(tied, {})?.winners).toEqual([]);
    expect(outcomeWith(tied, { tie: 'draw' })?.winners).toEqual(['german1', 'soviet1']);
  });
});

/** A whole match between bots, with everything scored in it. */
function play(options: object, seed: string): { readonly state: State; readonly events: readonly BearEvent[] } {
  const state = begin(options, seed);
  const random = randomOf(seed, 'bot');
  const events: BearEvent[] = [];
  for (let asked = game.pending(state); asked !== undefined; asked = game.pending(state)) {
    const io = new Recorder<BearEvent>(state.random);
    game.apply(state, bots.captain(game.view(state, asked.seat), random), io);
    events.push(...io.told.map(({ event }) => event));
  }
  return { state, events };
}

test.each(['spentCheck', 'sevenAP'])(
  'B20.3 whole matches by %s: every VP is someone’s, those of partners add up, and the best alone wins',
  { timeout: 60_000 },
  (economy) => {
    const mission = { mission: 'all-four-roads', economy };
    for (const seed of ['sfc32:roads1', 'sfc32:roads2']) {
      const { state, events } = play({ ...mission, teamWin: 'individual' }, seed);
      expect(auditMatch(on(state))).toEqual([]);
      // B3.2.5: a printed handicap is scored at set-up.
      const credited = begin({ ...mission, teamWin: 'individual' }, seed).players.map(({ vp }) => vp);
      for (const event of events) {
        if (event.key !== 'scored') continue;
        expect(state.players[event.player]?.side).toBe(event.side);
        credited[event.player] = (credited[event.player] ?? 0) + event.vp;
      }
      expect(state.players.map(({ vp }) => vp)).toEqual(credited);
      const outcome = game.outcome(state);
      expect(outcome?.scores).toEqual(Object.fromEntries(state.players.map(({ seat, vp }) => [seat, vp])));
      const best = Math.max(...credited);
      const leaders = state.players.filter(({ vp }) => vp === best).map(({ seat }) => seat);
      expect(outcome?.winners).toEqual(leaders.length === 1 ? leaders : []);
      // The same match by side must differ in nothing else.
      const bySide = play(mission, seed);
      expect(bySide.state.vp).toEqual(state.vp);
      expect(bySide.events).toEqual(events);
      const { german, soviet } = state.vp;
      const winner = german === soviet ? '-' : german > soviet ? 'german' : 'soviet';
      expect(game.outcome(bySide.state)?.winners).toEqual(
        state.players.filter(({ side }) => side === winner).map(({ seat }) => seat),
      );
    }
  },
);

test('B20.3 where each side has one player, both ways to win are the same', () => {
  for (const seed of ['sfc32:duel1', 'sfc32:duel2']) {
    const [individual, side] = ['individual', 'side'].map((teamWin) =>
      game.outcome(play({ mission: 'first-shots', teamWin }, seed).state),
    );
    expect(individual).toEqual(side);
  }
});
