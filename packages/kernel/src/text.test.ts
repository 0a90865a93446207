import { expect, test } from 'vitest';
import { counted, listed, signed } from './text.ts';

test('amounts are counted in the singular and the plural', () => {
  expect([0, 1, 2].map((amount) => counted(amount, 'CAP'))).toEqual(['0 CAPs', '1 CAP', '2 CAPs']);
  expect(counted(3, 'hex', 'hexes')).toBe('3 hexes');
});

test('changes carry their sign', () => {
  expect([-3, 0, 1].map(signed)).toEqual(['-3', '+0', '+1']);
});

test('names are listed with "and"; names with commas of their own are set apart by semicolons', () => {
  expect(listed([])).toBe('');
  expect(listed(['Rifle 05'])).toBe('Rifle 05');
  expect(listed(['Rifle 05', 'Rifle 06', 'MMG 18'])).toBe('Rifle 05, Rifle 06 and MMG 18');
  expect(listed(['PaK 36, 3.7 cm 28', 'Truck 37'])).toBe('PaK 36, 3.7 cm 28; Truck 37');
});
