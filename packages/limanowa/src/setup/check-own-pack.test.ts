import { readFileSync } from 'node:fs';
import { must, printProblems } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { fromJSONSchema } from 'zod';
import { ownPack } from '../index.ts';
import { checkOwnPack, limanowaPackSchema } from './check-own-pack.ts';

const example = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../docs/examples/${name}.pack.json`, import.meta.url), 'utf8')) as Readonly<
    Record<string, unknown>
  >;
const box = example('limanowa-box');
const dukla = example('dukla');
const BARE = { id: 'mine', name: 'Mine', extends: 'limanowa-1914' };
const checked = (raw: unknown) => must(checkOwnPack(raw, ownPack));

function refused(raw: unknown): string[] {
  const made = checkOwnPack(raw, ownPack);
  return made.ok ? [] : printProblems(made.problems);
}

const plain = () => JSON.parse(JSON.stringify(ownPack())) as ReturnType<typeof ownPack>;

test('what a corps of a mission leaves out is as in a position', () => {
  const [mission] = plain().missions;
  const corps = mission?.corps.map(({ side, units, isAi }) => ({ side, units, ...(isAi && { isAi }) }));
  const { pack } = checked({ ...BARE, missions: [{ ...mission, corps }] });
  expect(pack.missions[0]?.corps.map(({ name, tokens }) => [name, tokens])).toEqual([
    ['Corps 1', 0],
    ['Corps 2', 0],
  ]);
  expect(pack.missions[0]?.corps.map(({ isAi }) => isAi)).toEqual(mission?.corps.map(({ isAi }) => isAi));
});

test('edges that are no list are told in one line', () => {
  const [map] = plain().maps;
  expect(refused({ ...BARE, maps: [{ ...map, edges: { austria: 'south', russia: ['north'] } }] })).toEqual([
    'maps.0.edges.austria: expected an array, got "south"',
  ]);
});

test('what is new and what takes the place of ours is told', () => {
  const [map] = plain().maps;
  expect(checked({ ...BARE, ruleset: { forestDv: 1 }, maps: [{ ...map, id: 'mine' }] }).changes).toEqual({
    added: { maps: ['mine'] },
    replaced: { ruleset: ['forestDv'] },
  });
});

test('L2.2a the missing row of a map is told once, not for every name and road that ran there', () => {
  const [map] = dukla['maps'] as { rows: string[] }[];
  const maps = [{ ...map, rows: map?.rows.slice(0, -1) }];
  expect(refused({ ...dukla, maps })).toEqual([
    'maps.0.rows: expected 7 rows, from 0 to 6, for all that is named and drawn (L2.2a), got 6',
  ]);
  expect(refused({ ...dukla, maps: [{ ...map, rows: map?.rows.with(2, 'FH') }] })).toEqual([
    'maps.0.rows.2: expected 8 hexes as in the first row, got 2',
  ]);
});

test('the JSON Schema takes the examples and our own pack, and refuses what is broken', () => {
  const schema = fromJSONSchema(limanowaPackSchema() as Parameters<typeof fromJSONSchema>[0]);
  const takes = (raw: unknown) => schema.safeParse(raw).success;
  const { hash: _hash, ...own } = plain();
  expect([box, dukla].map(takes)).toEqual([true, true]);
  expect(takes(own)).toBe(true);
  expect(takes({ ...BARE, ruleset: { forestDv: 2 } })).toBe(true);
  expect(takes({ ...BARE, ruleset: { forestDv: 'two' } })).toBe(false);
  expect(takes({ ...BARE, maps: [{ ...own.maps[0], edges: { austria: 'south', russia: [] } }] })).toBe(false);
  expect(takes({ ...BARE, colour: 'grey' })).toBe(false);
});
