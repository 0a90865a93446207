import { expect, test } from 'vitest';
import { isZone, nextAt } from './daily.ts';

test.each([
  ['2026-01-10T05:59:00Z', 8, 'Europe/Berlin', '2026-01-10T07:00:00Z'],
  // Not twice in one day.
  ['2026-01-10T07:00:00Z', 8, 'Europe/Berlin', '2026-01-11T07:00:00Z'],
  ['2026-07-10T05:59:00Z', 8, 'Europe/Berlin', '2026-07-10T06:00:00Z'],
  ['2026-01-10T12:00:00Z', 0, 'UTC', '2026-01-11T00:00:00Z'],
  ['2026-01-10T12:00:00Z', 18, 'Asia/Kathmandu', '2026-01-10T12:15:00Z'],
  // The clocks go from 2 to 3: whoever wants it at 2 gets it at 3; and back from 3 to 2: once.
  ['2026-03-29T00:30:00Z', 2, 'Europe/Berlin', '2026-03-29T01:00:00Z'],
  ['2026-10-24T23:30:00Z', 2, 'Europe/Berlin', '2026-10-25T00:00:00Z'],
])('after %s the hour %i in %s is next at %s', (now, hour, zone, expected) => {
  expect(new Date(nextAt(Date.parse(now), hour, zone)).toISOString()).toBe(expected.replace('Z', '.000Z'));
});

test('a time zone is one that the machine knows', () => {
  expect(['Europe/Warsaw', 'UTC', 'Mars/Base', '', 'x'.repeat(100)].map(isZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
