import { expect, test } from 'vitest';
import { HIT_PILES, type HitMarker } from '../model/pack/counters.ts';
import { DEFENSE_COUNTERS, HIT_MARKERS } from './counters.ts';

const kindsOf = (holds: (marker: HitMarker) => boolean): string[] =>
  HIT_MARKERS.filter(holds).map(({ pile, kind }) => `${pile} ${kind}`);

test('16 kinds of hit markers in two piles of 20', () => {
  expect(new Set(kindsOf(() => true)).size).toBe(16);
  const sizes = HIT_PILES.map((pile) =>
    HIT_MARKERS.filter((marker) => marker.pile === pile).reduce((total, { copies }) => total + copies, 0),
  );
  expect(sizes).toEqual([20, 20]);
});

test('what each marker asks of a rally roll', () => {
  const needing = (rally: number | null): string[] => kindsOf((marker) => marker.rally === rally && !marker.destroys);
  expect(needing(7)).toEqual(['infantry stunned', 'infantry unnerved', 'infantry pinned', 'infantry suppressed']);
  expect(needing(8)).toEqual(['infantry panicked', 'infantry cowering', 'infantry berserk', 'vehicle suppressed']);
  expect([needing(9), needing(10)]).toEqual([['vehicle panicked'], ['vehicle stunned']]);
  expect(needing(null)).toEqual([
    'vehicle immobilized',
    'vehicle redGunDamaged',
    'vehicle blueGunDamaged',
    'vehicle lightDamage',
  ]);
});

test('one marker of each pile destroys; two take away all but the rally', () => {
  expect(kindsOf(({ destroys }) => destroys)).toEqual(['infantry killed', 'vehicle destroyed']);
  expect(kindsOf(({ destroys, mayAttack, mayMove }) => !destroys && !mayAttack && !mayMove)).toEqual([
    'infantry stunned',
    'vehicle stunned',
  ]);
});

test('B18.5 the cup has sixteen counters, four of each pair, and every defense is on some of them', () => {
  expect(DEFENSE_COUNTERS.map(({ faces, copies }) => `${copies} ${faces.join(' / ')}`)).toEqual([
    '4 hasty / wire',
    '4 trench / roadBlock',
    '4 bunker / mine',
    '4 hasty / mine',
  ]);
});
