import { brokenLaws, brokenSecrecy, denied } from '@sandtable/kernel/testing';
import { randomOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, game, matchWith, pack } from '../../testing/match.ts';
import { cardId, hexId, NONE } from '../../model/ids.ts';
import { told } from '../../testing/told.ts';

const GERMAN_GUNS = cardId(pack.actionCards.findIndex(({ id }) => id === 'artillery-105'));
const SOVIET_GUNS = cardId(pack.actionCards.findIndex(({ id }) => id === 'artillery-122'));

type Opening = Parameters<typeof matchWith>[1];

/** In the middle of round 1, with artillery on one side or both and no CAPs, so that nobody is asked to pay. */
function withGuns(units: string, opening: Opening = {}, sides: readonly string[] = ['german']): BearMatch {
  const match = matchWith(units, opening);
  for (const player of match.state.players) {
    const card = player.side === 'german' ? GERMAN_GUNS : SOVIET_GUNS;
    if (sides.includes(player.side)) player.weapons = [{ card, unit: NONE, uses: 1 }];
  }
  return match;
}

const hexOf = (match: BearMatch, name: string): number => fieldsOf(pack)(match.state).map.places.get(name) ?? -1;

/** Initiative dice that the German wins. */
const FIRST = [6, 6, 1, 1];

test('B12.1 artillery is plotted before a round and falls before the next, on the hex and the six around it', () => {
  const match = withGuns('g03 0,0 SE; s01 5,0 NW; s02 6,0 NW; s03 8,0 NW', {
    dice: [...FIRST, 1, 1, 1, 2, ...FIRST],
    rounds: 5,
  });
  match.say('pass').say('pass');
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'german', key: 'plot' });
  match.say('plot 5,0 he');
  expect(match.state.round).toBe(2);
  expect(match.system.pending(match.state)?.key).toBe('turn');
  match.say('pass').say('pass');
  const targets = match.events().flatMap((event) => (event.key === 'missed' ? [event.unit] : []));
  expect(targets).toEqual([unit('s01'), unit('s02')]);
  // The gun's only use is gone, so nobody is asked again.
  expect(match.state.players[0]?.weapons).toEqual([{ card: GERMAN_GUNS, unit: -1, uses: 0 }]);
  expect(match.state.players[0]?.plots).toEqual([]);
});

test.each([
  ['on', 6],
  ['off', 5],
])(
  'B12.1 B12.2 high explosive is on the flank DR, of both sides; height does not help, walls do by wallVsHE %s',
  (wallVsHE, walled) => {
    const ground = { '0,0': { terrain: 'open', level: 1, walls: ['SW'] } };
    const match = withGuns(
      'g03 1,0 SE; s01 0,0 NW',
      { dice: [...FIRST, 1, 1, 1, 2, ...FIRST], ground, options: { wallVsHE } },
      ['soviet'],
    );
    match.say('pass').say('pass').say('plot 0,0 he').say('pass').say('pass');
    const needed = match.events().flatMap((event) => (event.key === 'missed' ? [[event.unit, event.needed]] : []));
    // Soviet and German Rifles both have a flank of 11.
    expect(needed).toEqual([
      [unit('s01'), walled],
      [unit('g03'), 5],
    ]);
  },
);

test('B12.1 smoke shells put heavy smoke into all seven hexes but water', () => {
  const match = withGuns('g03 0,0 SE; s01 9,0 NW', { dice: [...FIRST, ...FIRST], ground: { '4,0': 'water' } });
  match.say('pass').say('pass').say('plot 5,0 smoke').say('pass').say('pass');
  expect(match.state.markers.map(({ kind, dm }) => `${kind}${dm}`)).toEqual(Array.from({ length: 6 }, () => 'smoke2'));
});

test('B2.0 B13.0 R-228 a hidden unit that thinning smoke lays open is revealed, and turned, before shells fall on it', () => {
  const match = matchWith('g03 0,0 SE; s01 2,0 NW hidden', { markers: 'smoke2 2,0', dice: [3, 3, ...FIRST] });
  const [german] = match.state.players;
  if (german !== undefined)
    german.plots = [{ at: hexId(hexOf(match, '2,0')), shell: 'he', card: GERMAN_GUNS, round: 2 }];
  match.say('pass').say('pass');
  expect(told(match, 'smokeThinned', 'revealed', 'capsReset')).toEqual(['smokeThinned', 'revealed s01 2,0']);
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'soviet', key: 'facing' });
  match.say('NW');
  // Flank 11, FP 5, and 1 for what is left of the smoke.
  expect(told(match, 'capsReset', 'barrageFell', 'rolled', 'missed')).toEqual([
    'capsReset',
    'capsReset',
    'barrageFell',
    'rolled barrage s01 3+3',
    'missed s01 7 11',
  ]);
});

test('B12.1 nobody has to plot, and before the last round nobody is asked', () => {
  const match = withGuns('g03 0,0 SE; s01 9,0 NW', { dice: [...FIRST, ...FIRST], rounds: 3 });
  match.say('pass').say('pass').say('none').say('pass').say('pass');
  expect(match.state.round).toBe(3);
  expect(match.system.pending(match.state)?.key).toBe('turn');
});

test('B12.1 both plot in seat order, and neither learns where the other has', () => {
  const match = withGuns('g03 0,0 SE; s01 9,0 NW', {}, ['german', 'soviet']);
  match.say('pass').say('pass').say('plot 5,0 he');
  expect(match.events('soviet').some(({ key }) => key === 'plotted')).toBe(false);
  expect(match.events('german')).toContainEqual({
    rule: 'B12.1',
    key: 'plotted',
    player: 0,
    at: hexOf(match, '5,0'),
    shell: 'he',
  });
  expect(match.system.pending(match.state)?.seat).toBe('soviet');
  const random = randomOf('sfc32:1', 'test');
  const secrets = (state: BearMatch['state']): { plots: unknown } => ({ plots: state.players[0]?.plots });
  expect(brokenSecrecy(game, match.state, 'soviet', { random, secrets })).toEqual([]);
});

test('B12.1 a spotter whom the firefight names must see the hex when it is plotted', () => {
  const match = withGuns('g03 0,0 SE; s01 9,0 NW', { ground: { '2,0': 'heavyWoods' } });
  match.state.terms = {
    ...match.state.terms,
    players: match.state.terms.players.map((terms) => ({ ...terms, spotter: unit('g03') })),
  };
  match.say('pass').say('pass');
  expect(denied(match.judge('plot 3,0'))).toEqual(['B12.1 spotterBlind']);
  expect(brokenLaws(game, match.view, { most: 3 })).toEqual([]);
  expect(match.judge('plot 0,5').granted).toBe(true);
});

test('B12.1a with artilleryDrift on a low die sends the shells astray, as far as it says', () => {
  const opening = { options: { artilleryDrift: 'on' }, ground: {} };
  const stray = withGuns('g03 0,0 SE; s01 9,0 NW', { ...opening, dice: [...FIRST, 2, 4, ...FIRST] });
  stray.say('pass').say('pass').say('plot 0,5 smoke').say('pass').say('pass');
  expect(stray.events()).toContainEqual({ rule: 'B12.1a', key: 'drifted', player: 0, die: 2, away: 2, towards: 3 });
  expect(stray.state.markers[0]?.at).toBe(hexOf(stray, '0,7'));
  const straight = withGuns('g03 0,0 SE; s01 9,0 NW', { ...opening, dice: [...FIRST, 3, ...FIRST] });
  straight.say('pass').say('pass').say('plot 0,5 smoke').say('pass').say('pass');
  expect(straight.state.markers[0]?.at).toBe(hexOf(straight, '0,5'));
});

test('B12.1a Soviet shells stray on a 3 too', () => {
  const match = withGuns(
    'g03 0,0 SE; s01 9,0 NW',
    { options: { artilleryDrift: 'on' }, dice: [...FIRST, 3, 1, ...FIRST] },
    ['soviet'],
  );
  match.say('pass').say('pass').say('plot 0,5 smoke').say('pass').say('pass');
  expect(match.state.markers[0]?.at).toBe(hexOf(match, '0,2'));
});
