import { readFileSync } from 'node:fs';
import { printProblems } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { defaultPack } from '../content/pack.ts';
import { packParts } from '../pack-parts.ts';
import { checkOwnPack, type OwnPack } from './check-own-pack.ts';

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

test('words and notes do not count towards the hash, figures do', () => {
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
  expect(gone[0]).toMatch(/^east-front-1941: (missions|generatorCards)\./);
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
