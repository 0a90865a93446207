import { readFileSync } from 'node:fs';
import { printProblems } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { fromJSONSchema } from 'zod';
import { defaultPack } from '../content/pack.ts';
import { packParts } from '../pack-parts.ts';
import { bearPackSchema, checkOwnPack, type OwnPack } from './check-own-pack.ts';

type Source = Readonly<Record<string, unknown>>;

const ours = packParts();
const example: Source = JSON.parse(
  readFileSync(new URL('../../../../docs/examples/zalesie.pack.json', import.meta.url), 'utf8'),
) as Source;

const BARE = { id: 'mine', name: 'Mine', extends: 'east-front-1941' };

function checked(raw: unknown): OwnPack {
  const made = checkOwnPack(raw, () => ours);
  if (!made.ok) throw new Error(printProblems(made.problems).join('\n'));
  return made.value;
}

function refused(raw: unknown): string[] {
  const made = checkOwnPack(raw, () => ours);
  return made.ok ? [] : printProblems(made.problems);
}

test('a pack that builds on ours has our lists with its own entries behind, and its own missions only', () => {
  const { head, pack } = checked(example);
  expect(head).toMatchObject({ id: 'sluice-at-zalesie', licence: 'CC0 1.0', extends: 'east-front-1941' });
  expect(pack.unitTypes.slice(0, ours.unitTypes.length)).toEqual(ours.unitTypes);
  expect(pack.unitTypes.slice(ours.unitTypes.length).map(({ id }) => id)).toEqual(['g-cyclist', 's-militia']);
  expect(pack.boards.at(-1)?.id).toBe('b15');
  expect(pack.missionIds).toEqual(['the-sluice']);
});

test('without missions of its own it plays ours, with what it changes in its place', () => {
  const [rifle] = defaultPack.unitTypes;
  const { pack } = checked({ ...BARE, unitTypes: [{ ...rifle, moveCost: 2 }] });
  expect(pack.missionIds).toEqual(ours.missionIds);
  expect(pack.unitTypes.map(({ id }) => id)).toEqual(ours.unitTypes.map(({ id }) => id));
  expect(pack.unitTypes[0]?.moveCost).toBe(2);
});

test('what is new and what takes the place of ours is told', () => {
  const [rifle] = defaultPack.unitTypes;
  const { changes } = checked({ ...BARE, unitTypes: [rifle, { ...rifle, id: 'g-new', numbers: [90] }] });
  expect(changes).toEqual({ added: { unitTypes: ['g-new'] }, replaced: { unitTypes: [rifle?.id] } });
  expect(checked(example).changes.added).toMatchObject({ boards: ['b15'], missions: ['the-sluice'] });
});

test('a board may be drawn line by line: it is the same pack, and a fault is named by the line', () => {
  const [board] = example['boards'] as { drawing: string }[];
  const drawn = (lines: (all: string[]) => unknown) => ({
    ...example,
    boards: [{ ...board, drawing: lines(board?.drawing.split('\n') ?? []) }],
  });
  expect(checked(drawn((all) => all)).head.hash).toBe(checked(example).head.hash);
  expect(checked(drawn((all) => all)).pack).toEqual(checked(example).pack);
  expect(refused(drawn((all) => all.with(1, `A  ?${all[1]?.slice(4)}`)))).toEqual([
    expect.stringMatching(/^boards\.0\.drawing line 2, column 4: expected one of /),
  ]);
  expect(refused(drawn((all) => all.filter((_line, place) => place !== 4)))).toEqual([
    expect.stringMatching(/^boards\.0\.drawing line 5, column 1: expected row C .* one of 23 rows \(there are 22\)/),
  ]);
  expect(refused(drawn(() => [1]))[0]).toMatch(/^boards\.0\.drawing: /);
});

test('an editor may be told of the schema, which is no part of the pack', () => {
  expect(checked({ ...example, $schema: './bear.schema.json' }).head.hash).toBe(checked(example).head.hash);
});

test('the JSON Schema takes the example and our own pack, and refuses what is broken', () => {
  const schema = fromJSONSchema(bearPackSchema() as Parameters<typeof fromJSONSchema>[0]);
  const takes = (raw: unknown) => schema.safeParse(raw).success;
  expect(takes(example)).toBe(true);
  expect(takes({ ...example, $schema: 'x', '//': 'a note' })).toBe(true);
  expect(takes(JSON.parse(JSON.stringify(defaultPack)))).toBe(true);
  const [board] = example['boards'] as { drawing: string }[];
  expect(takes({ ...example, boards: [{ ...board, drawing: board?.drawing.split('\n') }] })).toBe(true);
  expect(takes({ ...example, boards: [{ ...board, drawing: 5 }] })).toBe(false);
  expect(takes({ ...example, colour: 'grey' })).toBe(false);
  expect(takes({ ...example, extends: undefined })).toBe(false);
  const [rifle] = defaultPack.unitTypes;
  expect(takes({ ...BARE, unitTypes: [{ ...rifle, id: 'g-new' }] })).toBe(true);
  expect(takes({ ...BARE, unitTypes: [{ ...rifle, moveCost: -1 }] })).toBe(false);
});

test('words and notes do not count toward the hash, figures do', () => {
  const [rifle] = defaultPack.unitTypes;
  const hashOf = (raw: unknown): string => checked(raw).head.hash;
  const plain = hashOf({ ...BARE, unitTypes: [rifle] });
  expect(hashOf({ ...BARE, '//': 'a note', name: 'Other', author: 'I', unitTypes: [{ ...rifle, name: 'X' }] })).toBe(
    plain,
  );
  expect(hashOf({ ...BARE, unitTypes: [{ ...rifle, moveCost: 2 }] })).not.toBe(plain);
});

test('a fault is named by its place in the file, and one it brings upon ours by ours', () => {
  const [rifle, ...others] = defaultPack.unitTypes;
  expect(refused({ ...BARE, unitTypes: [{ ...rifle, range: 3 }] })[0]).toMatch(/^unitTypes\.0\.range: /);
  expect(refused({ ...example, boards: [] })[0]).toMatch(/^missions\.0\.map/);
  const gone = refused({ ...BARE, unitTypes: [{ ...rifle, numbers: [80] }] });
  expect(gone[0]).toMatch(
    /^unitTypes\.0\.id: expected an id of its own, or our counters in its numbers: it takes the place of ours, which has g01, g02/,
  );
  expect(gone.filter((line) => line.includes('"g01"'))).toEqual([]);
  // A new type with a number of ours: at its own place.
  expect(refused({ ...BARE, unitTypes: [{ ...others[0], id: 'g-new' }] })[0]).toMatch(/^unitTypes\.0\.numbers: /);
});

test('only ours can be built on', () => {
  expect(refused({ ...BARE, extends: 'mine' })).toEqual(['extends: expected east-front-1941, or nothing, got "mine"']);
  expect(refused({ ...BARE, game: 'limanowa' })).toEqual(['game: expected bear, got "limanowa"']);
});

test('a new card must be an event: what the others do is in the rules', () => {
  const card = { id: 'c99', number: 99, kind: 'action', side: null, copies: 1, cost: null, group: 'single' };
  expect(refused({ ...BARE, actionCards: [card] })[0]).toMatch(/^actionCards\.0\.id: expected a card of ours/);
});

test('text is plain: no tags, nothing invisible', () => {
  expect(refused({ ...BARE, name: '<img src=x onerror=alert(1)>' })[0]).toMatch(/^name: expected plain text, no tags/);
  expect(refused({ ...BARE, name: 'a\u202Eb' })[0]).toMatch(/^name: expected no invisible characters/);
});
