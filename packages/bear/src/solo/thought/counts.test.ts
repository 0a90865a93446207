import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import type { State } from '../../model/battle/state.ts';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { soloMatch, soloMissionMatch, type Trial } from '../../testing/solo-match.ts';
import { told } from '../../testing/told.ts';
import { freshStrength, passTest, wholeStrength } from './counts.ts';

type Placed = Trial['players'][number]['units'][number];

const on = fieldsOf(pack);
const NO_CARDS = { first: 0, later: 0 };

/** Five German rifles, a truck, a reinforcement of round 1 and one of round 2, against five Soviet ones. */
const FIELD: Trial = {
  map: { bare: { radius: 6, hexes: { '0,-6': 'heavyWoods' } } },
  victory: [],
  initiative: { side: 'soviet', rounds: 'all' },
  players: [
    {
      side: 'german',
      caps: 9,
      cards: NO_CARDS,
      entries: [
        { round: 1, hexes: ['-5,0'] },
        { round: 2, hexes: ['-5,0'] },
      ],
      units: [
        ...['g03', 'g04', 'g05', 'g06', 'g07', 'g37'].map((each, row): Placed => ({ unit: each, at: `-5,${row}` })),
        { unit: 'g08', enters: 0 },
        { unit: 'g09', enters: 1 },
      ],
    },
    {
      side: 'soviet',
      caps: null,
      cards: NO_CARDS,
      units: ['s03', 's04', 's05', 's06', 's07'].map((each, row): Placed => ({ unit: each, at: `5,${-row}` })),
    },
  ],
};

/** With a Rumored Enemy more and these counters spent. */
function gt44(spent: readonly string[]): State {
  const { state } = soloMissionMatch(
    FIELD,
    { ai: 'soviet', track: [{ space: 2, name: 'Rumor', events: [{ kind: 'rumor', hexes: ['0,-6'] }] }] },
    { cards: [{ advance: { by: 1, when: 'always' } }] },
  ).say('proceed');
  for (const each of spent) Object.assign(state.units[unit(each)] ?? {}, { spent: true });
  return state;
}

test('S2.3.1b GT-44 fresh and spent, rumors and reinforcements of this round count; trucks and later ones do not', () => {
  expect(wholeStrength(on(gt44(['g03', 'g04', 's03', 's04'])))).toEqual({ units: 6, ai: 6 });
});

test('S4.1.2d GT-44 in the pass test fresh ones alone count, and the AI passes with fewer of them', () => {
  expect(passTest(on(gt44(['g03', 'g04', 's03', 's04'])))).toEqual({ units: 4, ai: 4, passes: false });
  expect(passTest(on(gt44(['g03', 'g04', 's03', 's04', 's05'])))).toEqual({ units: 4, ai: 3, passes: true });
  expect(freshStrength(on(gt44(['sr1'])))).toEqual({ units: 6, ai: 5 });
});

test('S2.3.1b a hidden unit counts, though the AI does not know where it is; AI that wait in the cup do not', () => {
  const { state } = soloMatch('g03 0,0 SE; g04 -3,0 SE hidden; s03 9,0 NW', { solo: { cup: { units: ['s05'] } } });
  const { view } = on(state);
  expect(wholeStrength(on(state))).toEqual({ units: 2, ai: 1 });
  expect(view.units[unit('s05')]?.fate).toBe('waiting');
});

test('S4.1.2d a card with the test makes the AI pass where fewer of it are fresh, whatever it could do otherwise', () => {
  const card = { third: 'passTest', orders: [{ action: 'fire' }] } as const;
  const outnumbered = soloMatch('g03 0,0 SE; g04 0,1 SE; s03 3,0 NW', { cards: [card] }).say('proceed');
  expect(outnumbered.events()).toContainEqual({ rule: 'S4.1.2d', key: 'aiPassed' });
  expect(attacks(outnumbered)).toEqual([]);
  const even = soloMatch('g03 0,0 SE; g04 0,1 SE spent; s03 3,0 NW', {
    cards: [card, {}],
    dice: [1, 1],
  }).say('proceed');
  expect(attacks(even)).toEqual(['attacked s03 0,0']);
});

function attacks(match: BearMatch): string[] {
  return told(match, 'attacked');
}

test.each([
  ['moreAi', 'g03 0,0 SE; s03 9,0 NW', false],
  ['moreAi', 'g03 0,0 SE; s03 9,0 NW; s04 9,1 NW', true],
  ['moreUnits', 'g03 0,0 SE; g04 0,1 SE; s03 9,0 NW', true],
  ['moreUnits', 'g03 0,0 SE; s03 9,0 NW', false],
  ['notMoreAi', 'g03 0,0 SE; s03 9,0 NW', true],
  ['notMoreAi', 'g03 0,0 SE; s03 9,0 NW; s04 9,1 NW', false],
  ['notMoreUnits', 'g03 0,0 SE; s03 9,0 NW', true],
  ['notMoreUnits', 'g03 0,0 SE; g04 0,1 SE; s03 9,0 NW', false],
  ['asMany', 'g03 0,0 SE; g37 0,1 SE; s03 9,0 NW spent', true],
  ['asMany', 'g03 0,0 SE; g04 0,1 SE; s03 9,0 NW', false],
] as const)('S2.3.1a the marker advances under a condition: %s with %s: %s', (when, units, advances) => {
  const match = soloMatch(units, { cards: [{ advance: { by: 2, when } }] }).say('proceed');
  expect(told(match, 'trackAdvanced')).toEqual(advances ? ['trackAdvanced 2', 'trackAdvanced 3'] : []);
});
