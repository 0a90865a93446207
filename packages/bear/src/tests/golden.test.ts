import { nonEmpty, replayGolden } from '@sandtable/kernel/testing';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { game, pack } from '../testing/match.ts';

// If a result was meant to change, `npm run golden` records the matches anew; read the change in the diff.

const folder = path.resolve(import.meta.dirname, '../../golden');

test.each(nonEmpty(pack.missions).map(({ id }) => id))(
  'B2.2 the golden match of %s goes as it went, entry for entry',
  (mission) => {
    const text = readFileSync(path.join(folder, `${mission}.txt`), 'utf8');
    expect(replayGolden(game, text)).toBe(text);
    expect(text).toContain('\noutcome {"winners":');
  },
);

test('there is no golden match of a firefight that is gone', () => {
  expect(readdirSync(folder).sort()).toEqual(pack.missions.map(({ id }) => `${id}.txt`).sort());
});
