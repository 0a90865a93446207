import { qrOf } from '@sandtable/protocol';
import { expect, test } from 'vitest';
import { printQr } from './qr.mjs';

test('it is printed with a margin of four modules, two rows to a line, in colours of its own where there are any', () => {
  const code = qrOf('http://10.0.0.2') ?? [];
  const lines = printQr(code, false).split('\n');
  expect(lines.map(({ length }) => length)).toEqual(Array.from({ length: 15 }, () => 29));
  const back = Array.from({ length: 29 }, (_, y) =>
    Array.from(
      { length: 29 },
      (_place, x) => !`█${y % 2 === 0 ? '▀' : '▄'}`.includes(lines[Math.floor(y / 2)]?.[x] ?? ''),
    ),
  );
  expect(back.slice(4, 25).map((row) => row.slice(4, 25))).toEqual(code);
  expect([...back.slice(0, 4), ...back.slice(25)].flat().some(Boolean)).toBe(false);
  expect(printQr(code, true).split('\n')[0]).toBe(`\u001B[97;40m${lines[0]}\u001B[0m`);
});
