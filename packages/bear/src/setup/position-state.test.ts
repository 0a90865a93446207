import { printProblem, Recorder, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import { counterNamed } from '../model/pack/counters.ts';
import type { State } from '../model/battle/state.ts';
import { bear } from '../system.ts';
import { checkPack } from './check-pack.ts';
import { readPosition } from './read-position.ts';

const checked = checkPack(defaultPack);
if (!checked.ok) throw new Error('our own pack is broken');
const pack = checked.value;
const game = bear(pack);
const unit = (word: string): number => counterNamed(pack.counters, word);

const FIELD = {
  game: 'bear',
  map: { bare: { radius: 4, hexes: { '0,3': 'lightWoods' } } },
  units: [
    { unit: 'g03', at: '0,0', facing: 'SE' },
    { unit: 's03', at: '4,0', facing: 'NW' },
  ],
};
const SEVEN = { ...FIELD, options: { economy: 'sevenAP' } };
const CAUTIOUS = { ...FIELD, options: { cautiousMovement: 'on' } };

function begun(position: object): State {
  const options = game.options({ position });
  if (!options.ok) throw new Error(options.problems.map(printProblem).join());
  return game.setup(options.value, new Recorder(streamsOf('sfc32:position', game.streams)));
}

function wrong(raw: unknown): string[] {
  const battle = readPosition(pack, raw);
  return battle.ok ? [] : battle.problems.map(printProblem);
}

test('B3.0 the AP that are left of an activation pay for what its units do', () => {
  const state = begun({ ...SEVEN, players: { german: { activation: { units: ['g03'], ap: 2 } } } });
  expect(state.players.map(({ activation }) => activation)).toEqual([{ units: [unit('g03')], ap: 2 }, null]);
  const view = game.view(state, 'german');
  expect(game.judge(view, ['g03', 'move', '1,0', 'SE', 'pool:0']).granted).toBe(true);
  const tooMuch = game.judge(view, ['g03', 'fire', '4,0', 'pool:0']);
  expect(tooMuch.granted ? [] : tooMuch.reasons).toContainEqual({ rule: 'B3.2', key: 'tooFewCaps', amount: 1 });
});

test.each([
  [
    'another economy',
    { ...FIELD, options: {} },
    ['g03'],
    'players.german.activation: expected none unless economy is sevenAP (B3.0), got one',
  ],
  [
    'an enemy',
    SEVEN,
    ['s03'],
    'players.german.activation.units.0: expected a fresh german unit on the map (B3.0), got s03',
  ],
  [
    'one who is not there',
    SEVEN,
    ['g03', 'g04'],
    'players.german.activation.units.1: expected a fresh german unit on the map (B3.0), got g04',
  ],
  [
    'one who is spent',
    { ...SEVEN, units: [{ unit: 'g03', at: '0,0', spent: true }] },
    ['g03'],
    'players.german.activation.units.0: expected a fresh german unit on the map (B3.0), got g03',
  ],
])('B3.0 an activation that cannot be is refused: %s', (_what, position, units, line) => {
  expect(wrong({ ...position, players: { german: { activation: { units, ap: 3 } } } })).toEqual([line]);
});

test('B7.4.1 B19.2 lost units lie on the CAP track and have scored; trucks score alone', () => {
  const state = begun({ ...FIELD, players: { german: { caps: 3, lost: ['g04', 'g05', 'g37'] } } });
  expect(state.players[0]).toMatchObject({ caps: 3, start: 5, losses: 2 });
  expect(state.vp).toEqual({ german: 0, soviet: 3 });
  expect(['g04', 'g05', 'g37'].map((word) => state.units[unit(word)]?.fate)).toEqual(['lost', 'lost', 'lost']);
  expect(state.roster).not.toContain(unit('g04'));
  expect(game.audit?.(state) ?? []).toEqual([]);
});

test('B7.4 a lost unit is of its own side and nowhere else, and no type takes its counter', () => {
  const lost = (words: string[]) => wrong({ ...FIELD, players: { german: { lost: words } } });
  expect(lost(['g03', 's04', 'g05', 'g05', 'g99'])).toEqual([
    'players.german.lost.4: expected a counter of the pack, such as g03, got "g99"',
    'players.german.lost.0: expected a german unit that is nowhere else (B7.4), got g03',
    'players.german.lost.1: expected a german unit that is nowhere else (B7.4), got s04',
    'players.german.lost.3: expected a german unit that is nowhere else (B7.4), got g05',
  ]);
  const units = [{ type: 's-rifle', at: '4,0' }];
  const state = begun({ ...FIELD, units, players: { soviet: { lost: ['s01'] } } });
  expect(state.roster).toEqual([unit('s02')]);
});

test('B5.0.3 an exposed unit is an easier target', () => {
  const exposed = { unit: 's03', at: '4,0', facing: 'NW', exposed: true };
  const view = game.view(begun({ ...CAUTIOUS, units: [FIELD.units[0], exposed] }), 'german');
  const shot = game.judge(view, ['g03', 'fire', '4,0']);
  expect(shot.reasons).toContainEqual({ rule: 'B5.0.3', key: 'exposed', amount: -1, unit: unit('s03') });
});

test.each([
  ['without the switch', FIELD, { unit: 's03' }, 'no such unit unless cautiousMovement is on'],
  ['a vehicle', CAUTIOUS, { unit: 's41' }, 'foot, the only units that can be exposed'],
  ['in the woods', CAUTIOUS, { unit: 's03', at: '0,3' }, 'a unit in the open'],
  ['hidden', CAUTIOUS, { unit: 's03', hidden: true }, 'a unit in the open'],
])('B5.0.3 who cannot be exposed is refused: %s', (_what, position, entry, expected) => {
  const units = [FIELD.units[0], { at: '4,0', exposed: true, ...entry }];
  expect(wrong({ ...position, units })).toEqual([`units.1.exposed: expected ${expected} (B5.0.3), got true`]);
});

test('B10.0 a hidden unit is known to its side alone, and B18.3.3 so is a hidden mine', () => {
  const state = begun({
    ...FIELD,
    units: [FIELD.units[0], { unit: 's03', at: '4,0', hidden: true }],
    markers: [{ kind: 'mine', at: '2,0', side: 'soviet', hidden: true }],
  });
  const [german, soviet] = [game.view(state, 'german'), game.view(state, 'soviet')];
  expect(german.units[unit('s03')]).toMatchObject({ at: -1, hidden: true });
  expect(soviet.units[unit('s03')]?.at).not.toBe(-1);
  expect([german.markers.length, soviet.markers.length]).toEqual([0, 1]);
});
