import { describe, expect, test } from 'vitest';
import { makeControl, makeMarker } from '../model/battle/marker.ts';
import { unit } from '../testing/fire-field.ts';
import { type BearMatch, matchWith } from '../testing/match.ts';
import { cardId, hexId, playerId } from '../model/ids.ts';

/** Two squads and a truck with their equipment. */
function sound(): BearMatch {
  return matchWith('g03 0,0 SE; g37 1,0 SE; g04 1,0 on:g37; s03 4,0 NW', {
    markers: 'trench 0,0; mine 3,0 soviet',
    hands: [['c20'], []],
    controls: [{ at: '2,0', side: 'german' }],
  });
}

function broken(spoil: (match: BearMatch) => void): string[] {
  const match = sound();
  spoil(match);
  return match.system.audit(match.state);
}

function change(match: BearMatch, word: string, changes: object): void {
  Object.assign(match.state.units[unit(word)] ?? {}, changes);
}

test('a sound match has nothing amiss', () => {
  expect(broken(() => undefined)).toEqual([]);
});

describe('what can never be is found', () => {
  test('B19.3 two Control Markers in a hex', () => {
    expect(
      broken(({ state }) => {
        const [first] = state.controls;
        state.controls = [...state.controls, makeControl({ at: first?.at ?? hexId(0), side: null })];
      }),
    ).toEqual(['there are two Control Markers in a hex']);
  });

  test('B18.0 two trenches in a hex, though smoke may lie on smoke', () => {
    const lay = (kind: 'trench' | 'smoke'): string[] =>
      broken(({ state }) => {
        const at = state.markers.find((marker) => marker.kind === 'trench')?.at ?? hexId(0);
        state.markers = [...state.markers, makeMarker({ kind, at }), makeMarker({ kind, at })];
      });
    expect(lay('smoke')).toEqual([]);
    expect(lay('trench')).toHaveLength(2);
  });

  test('B18.1.3 a hasty defense that waits for neither side', () => {
    const lay = (side: 'german' | null): string[] =>
      broken(({ state }) => {
        state.markers = [...state.markers, makeMarker({ kind: 'hasty', at: hexId(0), side })];
      });
    expect(lay('german')).toEqual([]);
    expect(lay(null)).toEqual(['the hasty defense in hex 0 waits for neither side']);
  });

  test('R-220 a mine that nobody of its side has laid', () => {
    expect(
      broken(({ state }) => {
        state.markers = state.markers.map((marker) => makeMarker({ ...marker, laidBy: playerId(0) }));
      }),
    ).toHaveLength(2);
  });

  test('B8.0 a card more often than there are copies', () => {
    expect(broken(({ state }) => state.players[0]?.hand.push(state.players[0].hand[0] ?? cardId(0)))).toEqual([
      'there are more than 1 of c20',
    ]);
  });

  test('B7.5 more markers of a kind than there are', () => {
    expect(broken((match) => change(match, 'g03', { hit: 0 }))).toHaveLength(1);
  });

  test('B17.0 aboard an enemy’s vehicle, or one that is full; B17.0a dug in there', () => {
    const carrier = unit('g37');
    const at = (match: BearMatch): number => match.state.units[carrier]?.at ?? 0;
    expect(broken((match) => change(match, 's03', { at: at(match), carrier }))).toHaveLength(1);
    expect(broken((match) => change(match, 'g03', { at: at(match), carrier }))).toHaveLength(1);
    expect(broken((match) => change(match, 'g04', { hasty: true }))).toHaveLength(1);
  });

  test('B18.2 enemies in one trench', () => {
    expect(
      broken((match) => {
        const at = match.state.units[unit('g03')]?.at ?? 0;
        change(match, 'g03', { inside: true });
        change(match, 's03', { at, inside: true });
      }),
    ).toEqual(['s03.inside: expected no enemy in the same trench or bunker (B18.2), but g03 is, got 0,0']);
  });
});
