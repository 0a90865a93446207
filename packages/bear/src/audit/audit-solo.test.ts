import { expect, test } from 'vitest';
import { unit } from '../testing/fire-field.ts';
import type { BearMatch } from '../testing/match.ts';
import { generatedMatch } from '../testing/generated-match.ts';
import { soloMatch } from '../testing/solo-match.ts';

function sound(): BearMatch {
  return soloMatch('g03 0,0 SE; s05 9,0 NW', {
    turn: 'german',
    ground: { '4,0': 'lightWoods' },
    solo: { rumors: [{ at: '4,0' }], cup: { units: ['s04'] } },
  });
}

test('a sound match against the AI has nothing amiss', () => {
  const match = sound();
  expect(match.system.audit(match.state)).toEqual([]);
});

test('S6.2 a rumor before the eyes of the player whose turn it is would be found', () => {
  const match = sound();
  Object.assign(match.state.units[unit('g03')] ?? {}, { at: match.state.units[unit('s05')]?.at });
  Object.assign(match.state.units[unit('sr1')] ?? {}, { at: match.state.units[unit('s05')]?.at });
  expect(match.system.audit(match.state)).toHaveLength(2);
});

test('S6.0 so would a Rumored Enemy that is hidden or has a hit', () => {
  const match = sound();
  Object.assign(match.state.units[unit('sr1')] ?? {}, { hidden: true });
  expect(match.system.audit(match.state)).toHaveLength(1);
  Object.assign(match.state.units[unit('sr1')] ?? {}, { hit: 0 });
  expect(match.system.audit(match.state).length).toBeGreaterThan(1);
});

test('S1.0, S3.1.3a so would an AI that is in the cup and on the map, and an Order Card that is twice', () => {
  const match = sound();
  Object.assign(match.state.units[unit('s04')] ?? {}, { at: 0, fate: 'inPlay' });
  match.state.orderDeck.discards.push(match.state.orderDeck.inside[0] ?? 0);
  expect(match.system.audit(match.state)).toHaveLength(2);
});

test('G5.5b G5.6 so would a tile off its path or behind the marker, and an AI in both cups', () => {
  const generated = (marker = 1): BearMatch =>
    generatedMatch('g03 0,0 SE; s05 9,0 NW', {
      turn: 'german',
      tiles: [{ path: [2, 5], events: [{ kind: 'endRound' }] }],
      waiting: [{ unit: 's06', hexes: ['11,0'] }],
      solo: { marker, cup: { units: ['s04'] } },
    });
  const broken = (match: BearMatch): number => match.system.audit(match.state).length;
  expect(broken(generated())).toBe(0);
  expect(broken(generated(3))).toBe(1);
  const astray = generated();
  if (astray.state.solo !== null) astray.state.solo.tiles = [4];
  expect(broken(astray)).toBe(1);
  const both = generated();
  both.state.solo?.cup.inside.push(unit('s06'));
  expect(broken(both)).toBe(1);
});
